package schema

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	oracle "github.com/google/jsonschema-go/jsonschema"
)

// remaining is what the formats and multiples of s, a part of root, have against
// value, which stands at path.
func remaining(root, s *oracle.Schema, value any, path string) error {
	if s == nil {
		return nil
	}
	if value != nil && len(s.AnyOf) > 0 { // a reference, or null
		s = s.AnyOf[0]
	}
	if name, ok := strings.CutPrefix(s.Ref, "#/$defs/"); ok {
		s = root.Defs[name]
	}
	switch v := value.(type) {
	case string:
		if !hasFormat(s.Format, v) {
			return placed(path, fmt.Errorf("%q is no %s", v, s.Format))
		}
		return nil
	case []any:
		var errs []error
		for i, element := range v {
			errs = append(errs, remaining(root, s.Items, element, path+"/"+strconv.Itoa(i)))
		}
		return errors.Join(errs...)
	case map[string]any:
		var errs []error
		for _, key := range slices.Sorted(maps.Keys(v)) {
			property, ok := s.Properties[key]
			if !ok {
				property = s.AdditionalProperties
			}
			errs = append(errs, remaining(root, property, v[key], path+"/"+key))
		}
		return errors.Join(errs...)
	case int64, uint64, float64:
		return placed(path, isMultiple(v, s.Extra[multipleOf]))
	default:
		return nil
	}
}

// placed is err with the path of what it is about; "" is the value itself.
func placed(path string, err error) error {
	if path == "" || err == nil {
		return err
	}
	return fmt.Errorf("%s: %w", path, err)
}
