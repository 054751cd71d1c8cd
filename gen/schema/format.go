package schema

import (
	"errors"
	"fmt"
	"maps"
	"net/mail"
	"net/netip"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	oracle "github.com/google/jsonschema-go/jsonschema"
)

// formats is what the formats of s, a part of root, have against value, which
// stands at path.
func formats(root, s *oracle.Schema, value any, path string) error {
	if s == nil {
		return nil
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
			errs = append(errs, formats(root, s.Items, element, path+"/"+strconv.Itoa(i)))
		}
		return errors.Join(errs...)
	case map[string]any:
		var errs []error
		for _, key := range slices.Sorted(maps.Keys(v)) {
			property, ok := s.Properties[key]
			if !ok {
				property = s.AdditionalProperties
			}
			errs = append(errs, formats(root, property, v[key], path+"/"+key))
		}
		return errors.Join(errs...)
	default:
		return nil
	}
}

// placed is err with the path of what it is about; "" is the value itself.
func placed(path string, err error) error {
	if path == "" {
		return err
	}
	return fmt.Errorf("%s: %w", path, err)
}

var (
	uuid = regexp.MustCompile(`^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$`)
	uri  = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9+.-]*:[A-Za-z0-9._~:/?#@!$&'()*+,;=%\[\]-]*$`)
	zone = regexp.MustCompile(`(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$`)
)

// hasFormat reports whether text has the JSON Schema format of that name; text
// has any format that is not known. It is stricter than the RFCs in this alone:
// no leap seconds, no quotes or address literals in an email.
func hasFormat(format, text string) bool {
	switch format {
	case "date-time":
		return isTime(time.RFC3339, text)
	case "date":
		_, err := time.Parse(time.DateOnly, text)
		return err == nil
	case "time":
		return isTime("15:04:05Z07:00", text)
	case "uuid":
		return uuid.MatchString(text)
	case "ipv4":
		addr, err := netip.ParseAddr(text)
		return err == nil && addr.Is4()
	case "ipv6":
		addr, err := netip.ParseAddr(text)
		return err == nil && addr.Is6() && addr.Zone() == ""
	case "uri":
		_, err := url.Parse(text)
		return err == nil && uri.MatchString(text)
	case "email":
		addr, err := mail.ParseAddress(text)
		return err == nil && addr.Name == "" && addr.Address == text
	default:
		return true
	}
}

// isTime holds text against a layout, T and Z also as small letters. The comma
// before the fraction and the wide offsets that package time reads are none of
// RFC 3339.
func isTime(layout, text string) bool {
	text = strings.ToUpper(text)
	_, err := time.Parse(layout, text)
	return err == nil && !strings.Contains(text, ",") && zone.MatchString(text)
}
