package render_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
)

const chosenFrom = `[order]
order_id: 1
status: "a|b: c"
shipping.city: x
tags (2): a, "b, c"
note: "x" (cut: 1 of 9 chars)
not_returned (4): coupon, invoice, shipping.no, fee
[items] rows 1-2 of 9
sku|price (CNY)|name|note
"a|\"1"|1.00|x|(null)
b|2.00|"y" (cut: 1 of 5 chars)|z
(omitted rows 3-9)
[parts] records 1-2 of 2
- a: 1
  b.c: 2
  d (2): x, y
  e (1)
  e.1.f: x
- e (2)
  e.1.f: y
  e.2: (null)
  a: 2
  b.c: (not applicable)
[shipping] (not returned)
[order.error]
why: x
[log] lines 1-1 of 1 external
1| [items] no header
`

func choose(c render.Choice) string {
	const banner = "[result] t success\n"
	return string(render.Choose([]byte(banner+chosenFrom), len(banner), c))
}

func TestChoose(t *testing.T) {
	tests := []struct {
		name        string
		choice      render.Choice
		has, hasNot []string
	}{
		{"lines and sections", render.Choice{Keys: []string{"order_id", "shipping", "fee", "items"}},
			[]string{"order_id: 1\nshipping.city: x\nnot_returned (2): shipping.no, fee\n[items] rows 1-2 of 9\nsku|price (CNY)|name|note\n", "[shipping] (not returned)\n"},
			[]string{"status", "tags", "note:", "coupon", "[parts]", "[order.error]", "[log]", "no header"}},
		{"nothing absent", render.Choice{Keys: []string{"status", "tags", "note", "error", "log"}},
			[]string{"[order]\nstatus: \"a|b: c\"\ntags (2): a, \"b, c\"\nnote: \"x\" (cut: 1 of 9 chars)\n[order.error]\nwhy: x\n[log] lines 1-1 of 1 external\n1| [items] no header\n"},
			[]string{"not_returned"}},
		{"columns", render.Choice{Section: "items", Keys: []string{"sku", "note"}},
			[]string{"order_id: 1\n", "not_returned (4)", "[items] rows 1-2 of 9\nsku|note\n\"a|\\\"1\"|(null)\nb|z\n(omitted rows 3-9)\n[parts]", "[log]"}, []string{"price", `"y"`}},
		{"one column", render.Choice{Section: "items", Keys: []string{"name"}}, []string{"\nsku|name\n\"a|\\\"1\"|x\nb|\"y\" (cut: 1 of 5 chars)\n(omitted"}, nil},
		{"no column", render.Choice{Section: "items"}, []string{"\nsku|price (CNY)\n\"a|\\\"1\"|1.00\nb|2.00\n(omitted"}, nil},
		{"records", render.Choice{Section: "parts", Keys: []string{"b"}}, []string{"[parts] records 1-2 of 2\n- b.c: 2\n- b.c: (not applicable)\n[shipping]"}, nil},
		{"no line of a record", render.Choice{Section: "parts", Keys: []string{"d"}}, []string{"[parts] records 1-2 of 2\n- d (2): x, y\n- e (2)\n  e.1.f: y\n  e.2: (null)\n[shipping]"}, nil},
		{"a list of a record", render.Choice{Section: "parts", Keys: []string{"e"}}, []string{"[parts] records 1-2 of 2\n- e (1)\n  e.1.f: x\n- e (2)\n  e.1.f: y\n  e.2: (null)\n[shipping]"}, nil},
	}
	for _, tt := range tests {
		got := choose(tt.choice)
		if _, err := render.Read(got); err != nil {
			t.Errorf("%s: %v", tt.name, err)
		}
		for _, want := range tt.has {
			if !strings.Contains(got, want) {
				t.Errorf("%s: no %q in\n%s", tt.name, want, got)
			}
		}
		for _, not := range tt.hasNot {
			if strings.Contains(got, not) {
				t.Errorf("%s: %q in\n%s", tt.name, not, got)
			}
		}
	}
}

// FuzzChoose holds what is shown of a table of hostile texts against what the
// reader finds in the whole one.
func FuzzChoose(f *testing.F) {
	f.Add("a|b", "x\ny: z", "\"", "", byte(5))
	f.Add("[s]", "(null)", "（全角）|", "a, b", byte(10))
	f.Fuzz(func(t *testing.T, a, b, c, d string, choice byte) {
		columns := []string{"one", "two", "three", "four"}
		var keys []string
		for i, key := range columns {
			if choice&(1<<i) != 0 {
				keys = append(keys, key)
			}
		}
		dst := render.Banner(nil, "t", "success")
		mark := len(dst)
		dst = render.StringField(render.Section(dst, "all", false), "one", a)
		dst = render.RowsSection(dst, "rows", 2, 2, false, strings.Join(columns, "|"))
		for _, row := range [][]string{{a, b, c, d}, {d, c, b, a}} {
			for _, cell := range row {
				dst = render.StringCell(dst, cell)
			}
			dst = render.EndRow(dst)
		}
		whole, err := render.Read(string(dst))
		if err != nil {
			t.Fatal(err)
		}
		got, err := render.Read(string(render.Choose(slices.Clone(dst), mark, render.Choice{Section: "rows", Keys: keys})))
		if err != nil {
			t.Fatalf("%v of %q", err, keys)
		}
		rows, kept := whole.Sections[1].Body.(render.Rows), got.Sections[1].Body.(render.Rows)
		if !reflect.DeepEqual(whole.Sections[0], got.Sections[0]) || len(kept.Columns) < max(2, len(keys)) {
			t.Fatalf("%+v of %q", got, keys)
		}
		for i, column := range kept.Columns {
			at := slices.Index(columns, column.Key)
			for r := range kept.Rows {
				if kept.Rows[r][i] != rows.Rows[r][at] {
					t.Errorf("%q: %+v, want %+v", column.Key, kept.Rows[r][i], rows.Rows[r][at])
				}
			}
		}
	})
}
