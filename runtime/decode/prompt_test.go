package decode

import (
	"bytes"
	"fmt"
	"slices"
	"testing"
)

// TestPlainText holds the short cut for strings to what it is short for: a
// character of each kind at each place of strings of many lengths.
func TestPlainText(t *testing.T) {
	for _, c := range []string{"a", " ", "~", "\x7f", `\n`, `\"`, `\\`, "\n", "\x00", "\x1f", "é", "\x80", "\xff", `"`} {
		for n := range 20 {
			for at := range n + 1 {
				text := `"` + string(bytes.Repeat([]byte("x"), at)) + c + string(bytes.Repeat([]byte("y"), n-at)) + `","z":"12345678"`
				fast, slow := scanner{data: []byte(text)}, scanner{data: []byte(text)}
				raw, ok := fast.plainText()
				want, valid := slow.text()
				if plain := valid && want.plain(); ok != plain || ok && (string(raw) != string(want.raw) || fast.pos != slow.pos) || !ok && fast.pos != 0 {
					t.Fatalf("%q is read as %q, %v, up to %d; want %q, %v, up to %d", text, raw, ok, fast.pos, want.raw, plain, slow.pos)
				}
			}
		}
	}
}

// TestPredictedNames sends what is nearly the name that comes next in schema
// order, and nearly the null that is absence.
func TestPredictedNames(t *testing.T) {
	r := &Rule{Kind: Object, Fields: []Field{{Name: "first", Required: true, Rule: &Rule{}}, {Name: "next", Rule: &Rule{}}}}
	for text, want := range map[string][]string{
		`{"first":"a","next":"b"}`:           nil,
		`{ "first": "a", "next": "b"}`:       nil,
		`{"firsT":"a","next":"b"}`:           {"additionalProperties", "required"},
		`{"first":"a","nexT":"b"}`:           {"additionalProperties"},
		`{"first":"a","nex":"b"}`:            {"additionalProperties"},
		`{"first":"a","next'":"b"}`:          {"additionalProperties"},
		`{"first":"a","next':":"b"}`:         {"additionalProperties"},
		`{"first":"a","next";"b"}`:           {"syntax"},
		`{"first":"a";"next":"b"}`:           {"syntax"},
		`{"first":"a","next": }`:             {"syntax"},
		`{"first":"a","next":null}`:          nil,
		`{"first":null,"next":"b"}`:          {"type"},
		`{"first":"a","next":"b","next":""}`: {"duplicate"},
		`{"next":"b","first":"a","next":""}`: {"duplicate"},
		`{"first":"a","next": null}`:         nil,
		`{"first":7,"next":8}`:               {"type", "type"},
	} {
		if _, report := decodeRule(r, text); !slices.Equal(keywordsOf(report), want) {
			t.Errorf("%s has violations %q, want %q", text, keywordsOf(report), want)
		}
	}
}

// TestInsideTheRange holds numbers inside their range to all other rules.
func TestInsideTheRange(t *testing.T) {
	integer := func(change func(*Rule)) *Rule {
		r := &Rule{Kind: Integer, Min: Bound{Is: Inclusive, Int: -1000}, Max: Bound{Is: Inclusive, Int: 1000}}
		change(r)
		return r
	}
	float := func(change func(*Rule)) *Rule {
		r := &Rule{Kind: Number, Min: Bound{Is: Inclusive, Float: -1e39}, Max: Bound{Is: Inclusive, Float: 1e39}}
		change(r)
		return r
	}
	for _, c := range []struct {
		rule  *Rule
		value string
		want  []string
	}{
		{integer(func(*Rule) {}), "500", nil},
		{integer(func(r *Rule) { r.Bits = 8 }), "500", []string{"maximum"}},
		{integer(func(r *Rule) { r.Enum = []string{"5"} }), "500", []string{"enum"}},
		{integer(func(r *Rule) { r.MultipleOf = 7 }), "500", []string{"multipleOf"}},
		{float(func(*Rule) {}), "1e38", nil},
		{float(func(r *Rule) { r.Bits = 32 }), "5e38", []string{"maximum"}},
		{float(func(r *Rule) { r.Enum = []string{"5"} }), "0.5", []string{"enum"}},
		{float(func(r *Rule) { r.MultipleOf = 7 }), "0.5", []string{"multipleOf"}},
	} {
		if _, report := decodeRule(one(c.rule), `{"v":`+c.value+`}`); !slices.Equal(keywordsOf(report), c.want) {
			t.Errorf("%s has violations %q, want %q", c.value, keywordsOf(report), c.want)
		}
	}
}

// TestLikeTheListBefore sends the strings of one list in another one, which has
// rules of its own.
func TestLikeTheListBefore(t *testing.T) {
	long, short := &Rule{Kind: List, Items: &Rule{}}, &Rule{Kind: List, Items: &Rule{MaxLength: 2}}
	d := New([]byte(`["abc","de","fgh"] ["abc","de","fgh!"] ["abc","x"]`))
	first, second, third := d.Strings(long), d.Strings(long), d.Strings(short)
	if got, want := fmt.Sprint(first, second, third), "[abc de fgh] [abc de fgh!] [abc x]"; got != want {
		t.Errorf("the lists are %s, want %s", got, want)
	}
	if d.tally.violations != 1 {
		t.Errorf("%d violations, want one of maxLength", d.tally.violations)
	}
	second[0] = "changed"
	if first[0] != "abc" || third[0] != "abc" {
		t.Errorf("changing one list changed others: %q, %q", first, third)
	}
}
