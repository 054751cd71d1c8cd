package compact

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// budgets are those in characters that a document is cut to, ascending.
func budgets(doc string) [5]int {
	n := utf8.RuneCountInString(doc)
	return [...]int{1, 200, 200 + n/4, 200 + n/2, 200 + n}
}

// cut is the document of s within a budget, read, and the size of its sections.
func (s scene) cut(budget int) (d *render.Document, size int, err error) {
	banner := render.Banner(nil, "show", s.status)
	dst := ShowTool.AppendCompactLimit(banner, tool.Value(s.result), tool.Limit{Chars: budget})
	if d, err = render.Read(string(dst)); err != nil {
		return nil, 0, fmt.Errorf("within %d characters: %w\n%q", budget, err, dst)
	}
	return d, utf8.RuneCount(dst[len(banner):]), nil
}

// isBounded: a result is within its budget, or as small as it can be; and what is
// shown of it, under whatever number, is what the whole has there.
func isBounded(s view) error {
	_, least, err := s.cut(1)
	if err != nil {
		return err
	}
	for _, budget := range budgets(s.doc) {
		d, size, err := s.cut(budget)
		if err != nil {
			return err
		}
		if size > max(budget, least) {
			return fmt.Errorf("%d characters for a budget of %d, where %d are possible", size, budget, least)
		}
		for _, l := range s.lines() {
			for _, f := range l.facts {
				got, ok := d.Value(f.path)
				if !ok || f.number || strings.HasPrefix(f.path, "result.") {
					continue
				}
				whole := got.Note == "" && got.Text == f.text
				if part := got.Note != "" && strings.HasPrefix(f.text, got.Text); got.Absent != f.absent || !whole && !part && !isCutLine(d, f, got) {
					return fmt.Errorf("within %d characters %s is %+v, want %+v", budget, f.path, got, f)
				}
			}
		}
	}
	return nil
}

// isCutLine reports whether got is the start of a line that a remark says is cut.
func isCutLine(d *render.Document, f fact, got render.Value) bool {
	id, _, _ := strings.Cut(f.path, ".")
	p, _ := d.Part(id)
	if !strings.HasPrefix(f.text, got.Text) {
		return false
	}
	switch body := p.Body.(type) {
	case render.Text:
		for _, l := range body.Lines {
			if fmt.Sprintf("%s.%d", id, l.Number) == f.path {
				return l.Chars == utf8.RuneCountInString(f.text)
			}
		}
	case render.Located: // what is shown starts with the first one
		for i, h := range body.Hits {
			if fmt.Sprintf("%s.%d.text", id, i+1) == f.path {
				return h.Chars == utf8.RuneCountInString(f.text)
			}
		}
	}
	return false
}

// neverHides: what a budget shows, a larger one shows too, and no less of it.
func neverHides(s view) error {
	all := budgets(s.doc)
	less, _, err := s.cut(all[0])
	if err != nil {
		return err
	}
	for i, budget := range all[1:] {
		more, _, err := s.cut(budget)
		if err != nil {
			return err
		}
		for _, l := range s.lines() {
			for _, f := range l.facts {
				a, shown := less.Value(f.path)
				b, still := more.Value(f.path)
				if shown && (!still || len(b.Text) < len(a.Text) || a.Absent != b.Absent) {
					return fmt.Errorf("%s is %+v within %d characters, and %+v, %v within %d", f.path, a, all[i], b, still, budget)
				}
			}
		}
		less = more
	}
	return nil
}
