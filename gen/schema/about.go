package schema

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// about is the description of a value of type t: what is said of it, or else
// of its type, and what the comments of an enum's constants say:
//
//	State of the order. paid: waits for the parcel; cancelled: by the customer
func (c converter) about(t model.Type, said string, limits model.Constraint) string {
	e := enumOf(t)
	if e == nil {
		if s, ok := behind(t).(model.Struct); ok && said == "" {
			return s.Object.Doc
		}
		return said
	}
	if said == "" {
		said = e.Doc
	}
	notes := notes(e, limits.Enum)
	switch {
	case notes == "":
		return said
	case said == "":
		return notes
	case strings.HasSuffix(said, ".") || strings.HasSuffix(said, "。"):
		return said + " " + notes
	default:
		return said + ". " + notes
	}
}

// enumOf is the enum that t is, or has as elements; nil for none.
func enumOf(t model.Type) *model.Enum {
	switch t := model.Innermost(t).(type) {
	case model.String:
		return t.Enum
	case model.Int:
		return t.Enum
	default:
		return nil
	}
}

// notes are the comments of e's constants, on one line; only those that allowed
// names, unless it is nil.
func notes(e *model.Enum, allowed []string) string {
	var parts []string
	for _, c := range e.Constants {
		note := strings.TrimSuffix(strings.Join(strings.Fields(c.Doc), " "), ".")
		if note == "" && !strings.HasPrefix(c.Value, `"`) {
			note = c.Go // a number says nothing by itself
		}
		if note == "" || allowed != nil && !slices.Contains(allowed, c.Value) {
			continue
		}
		parts = append(parts, plain(c.Value)+": "+note)
	}
	return strings.Join(parts, "; ")
}

// plain is a JSON text without the quotes of a string.
func plain(text string) string {
	var s string
	if json.Unmarshal([]byte(text), &s) != nil {
		return text
	}
	return s
}
