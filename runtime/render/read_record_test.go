package render_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestCounts holds lists within records, the first line of which is line 3, against
// the place of the first problem; 0 for none.
func TestCounts(t *testing.T) {
	const short, order = "want as many entries as the count says", "want the entries that the count says, in order"
	const uncounted, deep = "want the count of a list before its entries", "want no list of structs within another"
	tests := []struct {
		name, record string
		line, column int
		problem      string
	}{
		{"as the first field", "- l (2)\n  l.1.a: x\n  l.2.a: y\n", 0, 0, ""},
		{"several fields", "- k: v\n  l (1)\n  l.1.a: x\n  l.1.b.c: y\n  l.1.not_returned (2): d, e\n  m: w\n", 0, 0, ""},
		{"a dotted key", "- k.l (1)\n  k.l.1.a: x\n  k.m: y\n", 0, 0, ""},
		{"no fields in one", "- l (2)\n  l.1: (null)\n  l.2.a: x\n", 0, 0, ""},
		{"two lists", "- l (1)\n  l.1.a: x\n  m (1)\n  m.1.a: x\n", 0, 0, ""},
		{"none", "- l (0): (none)\n  m: x\n", 0, 0, ""},
		{"one too few at the end", "- l (2)\n  l.1.a: x\n", 5, 1, short},
		{"one too few before a field", "- l (2)\n  l.1.a: x\n  m: x\n", 5, 4, short},
		{"one too few before a list", "- l (2)\n  l.1.a: x\n  m (1)\n  m.1.a: x\n", 5, 4, short},
		{"none of them", "- l (1)\n", 4, 1, short},
		{"one too many", "- l (1)\n  l.1.a: x\n  l.2.a: y\n", 5, 8, order},
		{"one left out", "- l (3)\n  l.1.a: x\n  l.3.a: y\n", 5, 8, order},
		{"out of order", "- l (2)\n  l.2.a: x\n  l.1.a: y\n", 4, 8, order},
		{"back again", "- l (2)\n  l.1.a: x\n  l.2.a: y\n  l.1.b: z\n", 6, 8, order},
		{"entry nought", "- l (1)\n  l.0.a: x\n", 4, 8, order},
		{"a leading zero", "- l (1)\n  l.01.a: x\n", 4, 9, order},
		{"a huge entry", "- l (1)\n  l.9999999999999999.a: x\n", 4, 23, order},
		{"fields of what has none", "- l (1)\n  l.1: (null)\n  l.1.a: x\n", 5, 8, order},
		{"no fields after fields", "- l (1)\n  l.1.a: x\n  l.1: (null)\n", 5, 6, order},
		{"a value for an entry", "- l (1)\n  l.1: x\n", 4, 9, "want the fields of an entry, or that it has none"},
		{"values for an entry", "- l (1)\n  l.1 (1): x\n", 4, 13, "want the fields of an entry, or that it has none"},
		{"no count", "- l.1.a: x\n", 3, 8, uncounted},
		{"the count of another list", "- l (1)\n  m.1.a: x\n", 4, 8, short},
		{"no count any more", "- l (1)\n  l.1.a: x\n  m: y\n  l.2.a: z\n", 6, 8, uncounted},
		{"the count of another record", "- l (2)\n  l.1.a: x\n- l.2.a: y\n", 5, 1, short},
		{"a list in an entry", "- l (1)\n  l.1.m (1)\n  l.1.m.1.a: x\n", 4, 12, deep},
		{"entries in an entry", "- l (1)\n  l.1.m.1.a: x\n", 4, 12, deep},
		{"two counts", "- l (1)\n  l.1.a: x\n  l (1)\n  l.1.a: x\n", 5, 4, "want a key that is not used yet"},
		{"a count of none", "- l (0)\n", 3, 7, "want (none) for a list without entries"},
		{"a count with a zero before", "- l (01)\n  l.1.a: x\n", 3, 6, "want a whole number"},
		{"a huge count", "- l (9999999999999999)\n  l.1.a: x\n", 3, 6, "want a whole number"},
		{"a colon", "- l (1):\n  l.1.a: x\n", 3, 7, `want "): "`},
		{"a space behind", "- l (1) \n  l.1.a: x\n", 3, 7, `want "): "`},
		{"no number", "- l (x)\n  l.1.a: x\n", 3, 6, "want a whole number"},
		{"of no record", "  l (1)\n", 3, 1, `want "- "`},
	}
	for _, tt := range tests {
		_, err := render.Read("[result] x success\n[a] records 1-" + number1(tt.record) + " of 9\n" + tt.record)
		at, ok := errors.AsType[*render.SyntaxError](err)
		if !ok {
			at = &render.SyntaxError{}
		}
		if want := (render.SyntaxError{Line: tt.line, Column: tt.column, Problem: tt.problem}); *at != want {
			t.Errorf("%s: %+v, want %+v", tt.name, *at, want)
		}
	}
	for _, doc := range []string{"[result] x success\nl (1)\nl.1.a: x\n", "[result] x success\n[a]\nl (1)\nl.1.a: x\n"} {
		if _, err := render.Read(doc); err == nil {
			t.Errorf("a count outside of records is read: %q", doc)
		}
	}
}

// number1 is how many records there are, at least 1.
func number1(records string) string {
	return string(rune('0' + max(1, strings.Count("\n"+records, "\n- "))))
}

// longKey is a key the line of which alone is longer than that of a value worth
// cutting.
var longKey = "list" + strings.Repeat("_of_the_things", 12)

// TestCutCounted cuts records that hold lists to every budget: a count stays beside
// all of its entries, of which long values are cut.
func TestCutCounted(t *testing.T) {
	long := strings.Repeat("long ", 60)
	dst := render.RecordsSection(nil, "a", 3, 3, false)
	for range 3 {
		dst = render.StringField(dst, "- k", long)
		dst = render.CountLine(dst, "  "+longKey, 2)
		dst = render.StringField(dst, "  "+longKey+".1.text", long)
		dst = render.Null(dst, "  "+longKey+".2")
		dst = render.CountLine(dst, "  none", 0)
	}
	whole, ok := render.NewWhole(dst)
	if !ok {
		t.Fatal("no sections")
	}
	for chars := 1; chars < len(dst)+50; chars += 7 {
		var omitted []render.Omission
		l := render.Limit{Chars: chars, Omitted: &omitted}
		banner := string(render.Banner(nil, "x", tool.Success))
		doc, err := render.Read(string(render.Shorten([]byte(banner+string(dst)), len(banner), l)))
		if err != nil {
			t.Fatalf("%d characters: %v", chars, err)
		}
		for _, o := range omitted {
			if _, ok := doc.Value(o.Path); ok == (o.Unit == "records") {
				t.Errorf("%d characters: %s is told, of %s", chars, o.Path, o.Unit)
			}
			if _, ok := whole.AppendPart(nil, render.Query{Path: o.Path, Ranges: o.Left}, render.Limit{Chars: -1}); !ok {
				t.Errorf("%d characters: %s cannot be read", chars, o.Path)
			}
		}
	}
	for path, want := range map[string]bool{"a.2." + longKey + ".1.text": true, "a.2." + longKey: false, "a.2." + longKey + ".2": false} {
		if _, ok := whole.AppendPart(nil, render.Query{Path: path}, render.Limit{Chars: -1}); ok != want {
			t.Errorf("%s is read: %v", path, ok)
		}
	}
}
