package decode

import (
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestDefaulted tells which fields have their defaults, also inside lists, and
// nobody who does not ask.
func TestDefaulted(t *testing.T) {
	item := &Rule{Kind: Object, Fields: []Field{{Name: "qty", Rule: &Rule{Kind: Integer}}}}
	order := &Rule{Kind: Object, Fields: []Field{{Name: "items", Rule: &Rule{Kind: List, Items: item}}, {Name: "limit", Rule: &Rule{Kind: Integer}}}}
	read := func(text string, how *tool.Reading) error {
		d := Strict([]byte(text), how)
		o := d.Object(order)
		for o.Next(&d) {
			if o.Field == 1 {
				d.Int(o.Rule)
				continue
			}
			a := d.Array(o.Rule)
			for a.Next(&d) {
				i := d.Object(o.Rule.Items)
				for i.Next(&d) {
					d.Int(i.Rule)
				}
				if i.Default(&d, 0) != (text[len(text)-2] == ']') {
					t.Errorf("%s: the default of qty is wrong", text)
				}
			}
		}
		o.Default(&d, 1)
		return d.End(order)
	}
	for text, want := range map[string]tool.Reading{
		`{}`:                              {Defaulted: []string{"/limit"}},
		`{"limit":null}`:                  {Defaulted: []string{"/limit"}},
		`{"items":[{"qty":1}],"limit":2}`: {},
		`{"limit":1,"items":[{},{}]}`:     {Defaulted: []string{"/items/0/qty", "/items/1/qty"}},
		`{"limit":"x"}`:                   {},
		`{"limit":1,"items":[` + strings.Repeat("{},", 29) + `{}]}`: {Defaulted: paths("/items/", maxNotes, "/qty"), More: 10},
	} {
		var how tool.Reading
		if err := read(text, &how); (err != nil) != strings.Contains(text, "x") {
			t.Errorf("%s: %v", text, err)
		}
		if !reflect.DeepEqual(how, want) {
			t.Errorf("%s: told %+v, want %+v", text, how, want)
		}
		if err := read(text, nil); (err != nil) != strings.Contains(text, "x") {
			t.Errorf("%s, with nobody to tell: %v", text, err)
		}
	}
}

// paths are n paths with a number in each.
func paths(before string, n int, after string) (all []string) {
	for i := range n {
		all = append(all, before+strconv.Itoa(i)+after)
	}
	return all
}
