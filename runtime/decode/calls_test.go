package decode

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestRealCalls reads what models really sent, leniently: no valid call is
// changed. Then it sends the same calls as careless models would: numbers,
// booleans, objects and lists as strings, and lists of one as that one. Each is
// put right, or refused; none becomes another call.
func TestRealCalls(t *testing.T) {
	rules, calls := realTools(t), 0
	var mended, refused int
	lines(t, data(t, "calls", "calls.jsonl"), func(line []byte) {
		var call struct {
			Tool               int
			Arguments, Verdict string
		}
		if err := json.Unmarshal(line, &call); err != nil {
			t.Fatal(err)
		}
		r := rules[call.Tool]
		if r == nil || call.Verdict != "valid" {
			return
		}
		calls++
		d := New([]byte(call.Arguments))
		strict := read(&d, r)
		if err := d.End(r); err != nil {
			t.Fatalf("%s is refused: %+v", call.Arguments, reportOf(err).Violations)
		}
		v, how, err := leniently(r, []byte(call.Arguments))
		if err != nil || len(how.Coercions) > 0 || !reflect.DeepEqual(v, strict) {
			t.Errorf("%s is changed to %v: %+v, %v", call.Arguments, v, how.Coercions, err)
		}
		for _, text := range careless(t, r, []byte(call.Arguments)) {
			v, how, err := leniently(r, text)
			switch {
			case err != nil:
				refused++
			case !reflect.DeepEqual(v, strict):
				t.Errorf("%s is read as %v, %+v, and was %s", text, v, how.Coercions, call.Arguments)
			default:
				mended++
			}
		}
	})
	t.Logf("of %d valid calls none is changed; written carelessly %d are put right, %d refused", calls, mended, refused)
	if calls < 3400 || mended < 10*refused {
		t.Error("too few of them were looked at, or put right")
	}
}

// leniently decodes arguments that r describes.
func leniently(r *Rule, text []byte) (any, tool.Reading, error) {
	var how tool.Reading
	d := Lenient(text, &how)
	v := read(&d, r)
	return v, how, d.End(r)
}

// careless is arguments with one of them written as another type, that one as
// the schema does not accept it.
func careless(t *testing.T, r *Rule, text []byte) (all [][]byte) {
	var members map[string]json.RawMessage
	if err := json.Unmarshal(text, &members); err != nil {
		t.Fatal(err)
	}
	for name, value := range members {
		i := slices.IndexFunc(r.Fields, func(f Field) bool { return f.Name == name })
		if i < 0 || string(value) == "null" {
			continue
		}
		var compact bytes.Buffer
		if err := json.Compact(&compact, value); err != nil {
			t.Fatal(err)
		}
		var forms []string
		var list []json.RawMessage
		switch kind := r.Fields[i].Rule.Kind; {
		case kind == List && json.Unmarshal(value, &list) == nil && len(list) == 1:
			forms = append(forms, string(list[0]))
			fallthrough
		case kind != String && kind != Any:
			quoted, err := json.Marshal(compact.String())
			if err != nil {
				t.Fatal(err)
			}
			forms = append(forms, string(quoted))
		}
		for _, form := range forms {
			members[name] = json.RawMessage(form)
			changed, err := json.Marshal(members)
			if err != nil {
				t.Fatal(err)
			}
			d := New(changed)
			if read(&d, r); d.End(r) != nil {
				all = append(all, changed)
			}
		}
		members[name] = value
	}
	return all
}

// lines calls do with each line of a file.
func lines(t *testing.T, name string, do func([]byte)) {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	s := bufio.NewScanner(f)
	s.Buffer(nil, 1<<24)
	for s.Scan() {
		do(s.Bytes())
	}
	if err := s.Err(); err != nil {
		t.Fatal(err)
	}
}

// schema is as much of JSON Schema as the tools of the real calls mostly have.
type schema struct {
	Type                               any
	Properties                         map[string]*schema
	Required                           []string
	Enum                               []any
	Items                              *schema
	AdditionalProperties               any
	Minimum, Maximum                   *float64
	MinLength, MaxLength, MinItems     int
	Pattern                            string
	AnyOf, OneOf, AllOf, PropertyNames any
}

// realTools are the rules of the tools whose schemas have nothing else, by
// index.
func realTools(t *testing.T) map[int]*Rule {
	t.Helper()
	rules := map[int]*Rule{}
	lines(t, data(t, "calls", "tools.jsonl"), func(line []byte) {
		var is struct {
			Index       int
			InputSchema schema
		}
		if err := json.Unmarshal(line, &is); err != nil {
			return // of a form that schema has not
		}
		if r := is.InputSchema.rule(); r != nil && r.Kind == Object {
			rules[is.Index] = r
		}
	})
	return rules
}

// rule is the rule of s, nil where it has none.
func (s *schema) rule() *Rule {
	if s.AnyOf != nil || s.OneOf != nil || s.AllOf != nil || s.PropertyNames != nil {
		return nil
	}
	r := &Rule{MinLength: s.MinLength, MaxLength: s.MaxLength, MinItems: s.MinItems}
	if s.Pattern != "" {
		r.Pattern = &Pattern{Source: s.Pattern}
	}
	for _, e := range s.Enum {
		text, ok := e.(string)
		if !ok {
			return nil
		}
		r.Enum = append(r.Enum, text)
	}
	switch s.Type {
	case "string":
	case "integer":
		r.Kind, r.Min, r.Max = Integer, limit(s.Minimum), limit(s.Maximum)
	case "number":
		r.Kind, r.Min, r.Max = Number, limit(s.Minimum), limit(s.Maximum)
	case "boolean":
		r.Kind = Boolean
	case "array":
		r.Kind = List
		if s.Items == nil {
			s.Items = &schema{}
		}
		if r.Items = s.Items.rule(); r.Items == nil {
			return nil
		}
	case "object":
		return s.object(r)
	case nil:
		r.Kind = Any
	default:
		return nil
	}
	return r
}

// object makes r the rule of an object.
func (s *schema) object(r *Rule) *Rule {
	switch more := s.AdditionalProperties.(type) {
	case nil:
		r.Open = true
	case bool:
		r.Open = more
	default:
		return nil
	}
	r.Kind = Object
	for name, p := range s.Properties {
		f := Field{Name: name, Rule: p.rule(), Required: slices.Contains(s.Required, name)}
		if f.Rule == nil || strconv.Quote(name) != `"`+name+`"` {
			return nil
		}
		r.Fields = append(r.Fields, f)
	}
	return r
}

// limit is one end of a range, none for nil.
func limit(f *float64) Bound {
	if f == nil {
		return Bound{}
	}
	return Bound{Is: Inclusive, Int: int64(*f), Float: *f}
}
