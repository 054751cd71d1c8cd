package render_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestPages follows what a cut text says it leaves out, from page to page, at
// many budgets, until nothing is left: all of it together is the whole, and
// nothing comes twice.
func TestPages(t *testing.T) {
	seeds := uint64(30)
	if testing.Short() {
		seeds = 5
	}
	for seed := range seeds {
		sections := page(rand.New(rand.NewPCG(seed, 2)))
		_, want := look(t, sections, nil)
		whole, ok := render.NewWhole(sections)
		if !ok {
			t.Fatal("no whole")
		}
		for _, chars := range []int{1, 200, 333, 1000, 4000} {
			got := follow(t, whole, sections, chars)
			for path, text := range want {
				if got[path] != text {
					t.Errorf("seed %d, %d chars: %s is %q, want %q", seed, chars, path, got[path], text)
				}
			}
			if len(got) != len(want) || t.Failed() {
				t.Fatalf("seed %d, %d chars: read %d values, want %d", seed, chars, len(got), len(want))
			}
		}
	}
}

// follow reads the whole as a model does: the cut text first, then what that
// says is left out.
func follow(t *testing.T, whole *render.Whole, sections []byte, chars int) map[string]string {
	t.Helper()
	shown := parts{}
	var left []render.Omission
	text := render.Shorten(slices.Clone(sections), 0, render.Limit{Chars: chars, Omitted: &left}, render.Keep{ID: "log", Ends: true})
	shown.gather(t, string(text))
	for n := 0; len(left) > 0; n++ {
		if n > 20000 {
			t.Fatalf("there is no end of pages: %+v", left)
		}
		o := left[0]
		left = left[1:]
		var more []render.Omission
		text, ok := whole.AppendPart(nil, render.Query{Path: o.Path, Ranges: o.Left}, render.Limit{Chars: chars, Omitted: &more})
		if !ok {
			t.Fatalf("%s %s is not there", o.Path, render.Ranges(o.Left))
		}
		shown.gather(t, string(text))
		left = append(left, more...)
	}
	return shown.joined(t)
}

// parts are the parts of each value that were shown, by where they start.
type parts map[string]map[int]string

// joined is the values.
func (p parts) joined(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	for path, pieces := range p {
		var b strings.Builder
		next := 1
		for _, from := range slices.Sorted(maps.Keys(pieces)) {
			if from != next {
				t.Errorf("%s: a part starts at %d, want %d", path, from, next)
			}
			b.WriteString(pieces[from])
			next += utf8.RuneCountInString(pieces[from])
		}
		all[path] = b.String()
	}
	return all
}

// add adds a part; note says which one it is.
func (p parts) add(t *testing.T, path, text, note string) {
	t.Helper()
	from := 1
	if first, _, ranged := strings.Cut(strings.TrimPrefix(note, "cut: "), "-"); ranged {
		from, _ = strconv.Atoi(first)
	}
	if p[path] == nil {
		p[path] = map[int]string{}
	}
	if _, twice := p[path][from]; twice {
		t.Errorf("%s is shown twice from %d on", path, from)
	}
	p[path][from] = text
}

func (p parts) entries(t *testing.T, path string, list []render.Entry) {
	t.Helper()
	for _, e := range list {
		if e.List == nil {
			p.add(t, path+e.Key, string(e.Value.Absent)+e.Value.Text, e.Value.Note)
		}
		for i, v := range e.List {
			p.add(t, path+e.Key+"."+strconv.Itoa(i+1), v.Text, v.Note)
		}
	}
}

// gather adds what sections show.
func (p parts) gather(t *testing.T, sections string) {
	t.Helper()
	doc, err := render.Read("[result] x success\n" + sections)
	if err != nil {
		t.Fatalf("%v\n%s", err, sections)
	}
	for _, s := range doc.Sections {
		switch b := s.Body.(type) {
		case render.Fields:
			p.entries(t, s.ID+".", b.Entries)
		case render.Rows:
			n := slices.Collect(numbers(b.Window))
			for i, row := range b.Rows {
				for j, v := range row {
					p.add(t, s.ID+"."+strconv.Itoa(n[i])+"."+b.Columns[j].Key, string(v.Absent)+v.Text, v.Note)
				}
			}
		case render.Records:
			n := slices.Collect(numbers(b.Window))
			for i, record := range b.Records {
				p.entries(t, s.ID+"."+strconv.Itoa(n[i])+".", record)
			}
		case render.Text:
			for _, line := range b.Lines {
				p.add(t, s.ID+"."+strconv.Itoa(line.Number), line.Text, "cut: "+strconv.Itoa(max(line.From, 1))+"-")
			}
		case render.Located:
			n := slices.Collect(numbers(b.Window))
			for i, hit := range b.Hits {
				at := s.ID + "." + strconv.Itoa(n[i])
				p.add(t, at+".file", hit.Path+":"+strconv.Itoa(hit.Number), "")
				p.add(t, at+".text", hit.Text, "")
			}
		}
	}
}

// TestFind shows the entries that hold a text, under their own numbers.
func TestFind(t *testing.T) {
	dst := render.RowsSection(nil, "items", 3, 3, false, "sku|qty")
	for _, sku := range []string{"Shoe", "hat", "old SHOE"} {
		dst = render.EndRow(render.IntCell(render.StringCell(dst, sku), 1))
	}
	whole, _ := render.NewWhole(dst)
	got, ok := whole.AppendPart(nil, render.Query{Path: "items", Find: "shoe"}, render.Limit{})
	if want := "[items] rows 1-1,3-3 of 3\nsku|qty\nShoe|1\n(omitted rows 2-2)\nold SHOE|1\n"; !ok || string(got) != want {
		t.Errorf("found\n%s", got)
	}
	got, ok = whole.AppendPart(nil, render.Query{Path: "items", Find: "boot"}, render.Limit{})
	if want := "[items] rows 0 of 3\nsku|qty\n"; !ok || string(got) != want {
		t.Errorf("found\n%s", got)
	}
	for _, q := range []render.Query{{Path: "item"}, {Path: "items", Ranges: []tool.Range{{First: 4, Last: 9}}}, {Path: "items.4.sku"}, {Path: "items.1.no"}, {}} {
		if got, ok := whole.AppendPart(nil, q, render.Limit{}); ok || len(got) > 0 {
			t.Errorf("%+v shows\n%s", q, got)
		}
	}
}

// BenchmarkReadBack reads 40 lines out of the middle of a text of 50 MB.
func BenchmarkReadBack(b *testing.B) {
	text := strings.Repeat("2026-07-18T14:23:00Z INFO one line of a long log of some program\n", 50<<20/65)
	whole, ok := render.NewWhole(render.TextSection(nil, "log", text, true))
	if !ok {
		b.Fatal("no whole")
	}
	var dst []byte
	for b.Loop() {
		dst, _ = whole.AppendPart(dst[:0], render.Query{Path: "log", Ranges: []tool.Range{{First: 400_000, Last: 400_040}}}, render.Limit{})
	}
}
