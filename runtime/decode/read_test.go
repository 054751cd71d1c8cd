package decode

import (
	"errors"
	"slices"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// read reads a value of any rule, as generated code would, into what
// encoding/json makes of JSON.
func read(d *Decoder, r *Rule) any {
	switch r.Kind {
	case String:
		return d.String(r)
	case Integer:
		return d.Int(r)
	case Unsigned:
		return d.Uint(r)
	case Number:
		return d.Float(r)
	case Boolean:
		return d.Bool(r)
	case Time:
		return d.Time(r)
	case Decimal:
		return d.Decimal(r)
	case List:
		return readList(d, r)
	case Map:
		entries := map[string]any{}
		for m := d.Map(r); m.Next(d); {
			entries[m.Key] = element(d, r, m.Null)
		}
		return entries
	case BigInteger:
		return d.BigInt(r)
	case Numeral:
		return d.Number(r)
	case Any:
		return readAny(d)
	default:
		fields := map[string]any{}
		for o := d.Object(r); o.Next(d); {
			for more := true; more; more = then(d, &o) {
				fields[r.Fields[o.Field].Name] = read(d, o.Rule)
			}
		}
		return fields
	}
}

// then moves to the next field of o as generated code does.
func then(d *Decoder, o *ObjectFrame) bool {
	next := o.Field + 1
	return next < len(o.rule.Fields) && o.Then(d, `,"`+o.rule.Fields[next].Name+`":`)
}

// readList reads a list as generated code does, which leaves strings to Strings.
func readList(d *Decoder, r *Rule) []any {
	list := []any{}
	if r.Items != nil && r.Items.Kind == String && !r.NullItems {
		for _, s := range d.Strings(r) {
			list = append(list, s)
		}
		return list
	}
	for a := d.Array(r); a.Next(d); {
		list = Append(d, &a, list, element(d, r, a.Null))
	}
	return list
}

func element(d *Decoder, r *Rule, null bool) any {
	switch {
	case null:
		return nil
	case r.Items == nil:
		return readAny(d)
	default:
		return read(d, r.Items)
	}
}

// readAny reads whatever comes next.
func readAny(d *Decoder) any {
	switch d.peek() {
	case '"':
		return read(d, &Rule{Kind: String})
	case '{':
		return read(d, &Rule{Kind: Map, NullItems: true})
	case '[':
		return read(d, &Rule{Kind: List, NullItems: true})
	case 't', 'f':
		return read(d, &Rule{Kind: Boolean})
	case 'n':
		d.literal("null")
		return nil
	default:
		return read(d, &Rule{Kind: Number})
	}
}

// decodeAny reads a whole text, whatever it is.
func decodeAny(data []byte) (any, *tool.ArgumentReport) {
	d := New(data)
	v := readAny(&d)
	return v, reportOf(d.End(&Rule{Kind: Object}))
}

// decodeRule reads arguments that r describes.
func decodeRule(r *Rule, data string) (any, *tool.ArgumentReport) {
	d := New([]byte(data))
	v := read(&d, r)
	return v, reportOf(d.End(r))
}

// reportOf is the report in err, nil for nil.
func reportOf(err error) *tool.ArgumentReport {
	if err == nil {
		return nil
	}
	e, ok := errors.AsType[*tool.Error](err)
	if !ok {
		panic(err)
	}
	return e.Arguments
}

// keywordsOf are the keywords of a report's violations, "" for nil.
func keywordsOf(report *tool.ArgumentReport) (keywords []string) {
	if report == nil {
		return nil
	}
	for _, v := range report.Violations {
		keywords = append(keywords, v.Keyword)
	}
	return keywords
}

// one is an object rule with the one field v.
func one(r *Rule) *Rule {
	return &Rule{Kind: Object, Fields: []Field{{Name: "v", Required: true, Rule: r}}}
}

// sameViolations compares whole violations.
func sameViolations(t *testing.T, report *tool.ArgumentReport, want []tool.Violation) {
	t.Helper()
	var got []tool.Violation
	if report != nil {
		got = report.Violations
	}
	if !slices.Equal(got, want) {
		t.Errorf("violations are\n\t%+v\nwant\n\t%+v", got, want)
	}
}
