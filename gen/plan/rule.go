package plan

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// RuleVar is the rule of one struct:
//
//	var getOrderRule = decode.Rule{Kind: decode.Object, Fields: []decode.Field{ … }}
type RuleVar struct {
	Name string
	// What says in the comment what the rule is about.
	What   string
	Fields []RuleField
	// Open says that other names are skipped.
	Open bool
}

// RuleField is one field in the rule of a struct.
type RuleField struct {
	Name                               string
	Required, Nullable, Secret, Quoted bool
	// Coerce is the name of a decode.Coerce, "" for the usual one.
	Coerce string
	Rule   Rule
}

// Rule is what one value must satisfy, in the words of decode.Rule.
type Rule struct {
	// Var is the variable that has the rule; then nothing else is said.
	Var string
	// Kind is the name of a decode.Kind, Type a type of JSON Schema.
	Kind, Type string
	// Bits is the size of a number; 0 for none.
	Bits int
	Enum []string
	// Pattern is RE2; Format the name of a decode.Format. "" is none.
	Pattern, Format      string
	MinLength, MaxLength int
	Min, Max             Bound
	MultipleOf           string // a number as source text
	MinItems, MaxItems   int
	UniqueItems          bool
	// Example and Says are words for what a type reads itself.
	Example, Says string
	// Keys is about the names of a map; nil for none.
	Keys      *Rule
	Items     *Rule
	NullItems bool
	// Hides says of a rule that stands for another that a secret may be inside.
	Hides bool
}

func (d RuleVar) Declares() []string { return []string{d.Name} }

func (d RuleVar) uses() []string { return []string{DecodePath} }

// rule is the declaration of the rule of o.
func (b *builder) rule(name, what string, o *model.Object) (Decl, error) {
	d := RuleVar{Name: name, What: what, Open: o.Open}
	for _, f := range o.Fields {
		t := bare(f.Type)
		r, err := b.ruleOf(o, t, f.Constraint)
		if err != nil {
			return nil, fmt.Errorf("%s: field %s: %w", o.Go, f.JSON, err)
		}
		if err := tell(&r, f); err != nil {
			return nil, fmt.Errorf("%s: field %s: %w", o.Go, f.JSON, err)
		}
		d.Fields = append(d.Fields, RuleField{
			Name: f.JSON, Required: f.Required, Nullable: f.Required && takesNull(f.Type, f.Constraint),
			Secret: f.Show.Secret, Quoted: f.Quoted, Coerce: coerces[f.Coerce], Rule: r,
		})
	}
	return d, nil
}

// coerces are the names of decode.Coerce.
var coerces = [...]string{model.CoerceUsual: "", model.CoerceNever: "Never", model.CoerceNumber: "FromNumber"}

// ruleOf is the rule of values of type t in the struct in, nil for none. On lists
// what a constraint says of values is about the elements.
func (b *builder) ruleOf(in *model.Object, t model.Type, c model.Constraint) (Rule, error) {
	switch t := t.(type) {
	case model.List:
		r, err := b.listRule(in, t.Elem, c)
		r.MinItems, r.MaxItems = c.MinItems, c.MaxItems
		return r, err
	case model.Array:
		r, err := b.listRule(in, t.Elem, c)
		r.MinItems, r.MaxItems = t.Len, t.Len
		return r, err
	case model.Map:
		r, err := b.listRule(in, t.Elem, c)
		r.Kind, r.MinItems, r.MaxItems = "Map", c.MinItems, c.MaxItems
		if _, any := t.Key.(model.String); !any && err == nil {
			keys, err := scalarRule(t.Key, model.Constraint{})
			if text, ok := t.Key.(model.Textual); ok {
				keys.Example = text.Example
			}
			r.Keys = &keys
			return r, err
		}
		return r, err
	case model.Struct:
		if in != nil && in.InCircle(t.Object) {
			return Rule{Kind: "Object", Hides: hasSecret(t.Object)}, nil
		}
		name, err := b.reader("rule "+string(b.typeOf(t)), unexported(t.Object.Go.Word())+"Rule", func(name string) (Decl, error) {
			return b.rule(name, called(t.Object), t.Object)
		})
		return Rule{Var: name}, err
	case model.Blob:
		return Rule{}, errors.New("a blob as an argument")
	case model.Text:
		return Rule{}, errors.New("a text as an argument")
	case model.Pointer, model.Maybe:
		return Rule{}, errNested
	default:
		return scalarRule(t, c)
	}
}

func (b *builder) listRule(in *model.Object, elem model.Type, c model.Constraint) (Rule, error) {
	unique := c.UniqueItems
	c.MinItems, c.MaxItems, c.UniqueItems = 0, 0, false
	items, err := b.ruleOf(in, bare(elem), c)
	return Rule{Kind: "List", UniqueItems: unique, Items: &items, NullItems: takesNull(elem, c)}, err
}

// tell adds to the rule of f, where a type of its own reads the values, what is
// known of them: an example, or else what is said.
func tell(r *Rule, f *model.Field) error {
	for r.Items != nil {
		r = r.Items
	}
	switch t := model.Innermost(f.Type).(type) {
	case model.Textual:
		r.Example = t.Example
	case model.Custom:
	default:
		return nil
	}
	if len(f.Examples) > 0 {
		r.Example = f.Examples[0]
		if strings.HasPrefix(r.Example, `"`) {
			if err := json.Unmarshal([]byte(r.Example), &r.Example); err != nil {
				return err
			}
		}
	}
	if r.Example == "" {
		r.Says, _, _ = strings.Cut(f.Description, "\n")
	}
	return nil
}

// hasSecret reports whether o has a field, at any depth, that is never repeated.
func hasSecret(o *model.Object) bool {
	return slices.ContainsFunc(append(o.Within(), o), func(o *model.Object) bool {
		return slices.ContainsFunc(o.Fields, func(f *model.Field) bool { return f.Show.Secret })
	})
}

func scalarRule(t model.Type, c model.Constraint) (Rule, error) {
	r := Rule{
		Pattern: c.Pattern, Format: formatName(c.Format), MinLength: c.MinLength, MaxLength: c.MaxLength,
		MultipleOf: c.MultipleOf,
	}
	switch t := t.(type) {
	case model.Bool:
		r.Kind = "Boolean"
	case model.Int:
		r.Kind, r.Bits = "Integer", t.Bits
		if t.Unsigned {
			r.Kind = "Unsigned"
		}
	case model.Float:
		r.Kind, r.Bits = "Number", t.Bits
	case model.String:
		r.Kind = "String"
	case model.Time:
		r.Kind, r.Format = "Time", ""
	case model.Decimal:
		r.Kind = "Decimal"
	case model.Any, model.Raw, model.Custom:
		r.Kind, r.Type = "Any", c.Type
	case model.Bytes:
		r.Kind = "Bytes"
	case model.Numeral:
		r.Kind, r.Type = "Numeral", c.Type
	case model.BigInt:
		r.Kind = "BigInteger"
	case model.Textual:
		r.Kind = "Textual"
	default:
		panic(fmt.Sprintf("unreachable: %T", t))
	}
	var err error
	if r.Enum, err = enumTexts(t, c); err != nil {
		return r, err
	}
	if r.MultipleOf != "" {
		if _, err := number(r.MultipleOf); err != nil {
			return r, err
		}
	}
	r.Min, r.Max, err = bounds(t, c)
	return r, err
}

// enumTexts are the allowed values: what the tags say, or else the constants of
// the type. Strings are unquoted.
func enumTexts(t model.Type, c model.Constraint) ([]string, error) {
	values := c.Enum
	if e := enumOf(t); values == nil && e != nil {
		for _, constant := range e.Constants {
			values = append(values, constant.Value)
		}
	}
	switch t.(type) {
	case model.String, model.Textual:
	default:
		return values, nil
	}
	var all []string
	for _, v := range values {
		var s string
		if err := json.Unmarshal([]byte(v), &s); err != nil {
			return nil, fmt.Errorf("enum: %w", err)
		}
		all = append(all, s)
	}
	return all, nil
}

func enumOf(t model.Type) *model.Enum {
	switch t := t.(type) {
	case model.String:
		return t.Enum
	case model.Int:
		return t.Enum
	default:
		return nil
	}
}

// formats are the names of decode.Format, by what JSON Schema calls them.
var formats = [...]struct{ schema, name string }{
	{"date-time", "DateTime"}, {"date", "Date"}, {"time", "TimeOfDay"}, {"uuid", "UUID"},
	{"ipv4", "IPv4"}, {"ipv6", "IPv6"}, {"uri", "URI"}, {"email", "Email"}, {"duration", "Duration"}, {"hostname", "Hostname"},
	{"json-pointer", "JSONPointer"}, {"regex", "Regex"},
}

// formatName is the name of a format that the runtime asserts; "" for others,
// which are notes.
func formatName(format string) string {
	for _, f := range formats {
		if f.schema == format {
			return f.name
		}
	}
	return ""
}
