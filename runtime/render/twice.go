package render

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Cut is [Shorten] for sections that may come from anywhere. Its error tells that
// they are no sections of compact/1, or that they are cut already: what a second
// cut leaves out could not be told.
func Cut(sections []byte, l Limit, keep ...Keep) ([]byte, error) {
	doc, err := Read(string(Banner(nil, "cut", tool.Success)) + string(sections))
	if err != nil {
		return nil, fmt.Errorf("cut sections: %w", err)
	}
	if len(doc.Banner) > 0 {
		return nil, errors.New("cut sections: there are fields before the first section")
	}
	for _, p := range doc.Sections {
		if p.isCut() {
			return nil, fmt.Errorf("cut sections: %s is cut already", p.ID)
		}
	}
	return Shorten(slices.Clone(sections), 0, l, keep...), nil
}

// isCut reports whether the section shows several ranges, or values in part.
func (p Part) isCut() bool {
	switch b := p.Body.(type) {
	case Fields:
		return hasCut(b.Entries)
	case Rows:
		return len(b.Window.Ranges) > 1 || slices.ContainsFunc(b.Rows, func(row []Value) bool { return slices.ContainsFunc(row, Value.isCut) })
	case Records:
		return len(b.Window.Ranges) > 1 || slices.ContainsFunc(b.Records, hasCut)
	case Text:
		return len(b.Window.Ranges) > 1 || slices.ContainsFunc(b.Lines, func(line Line) bool { return line.Chars > 0 })
	case Located:
		return len(b.Window.Ranges) > 1 || slices.ContainsFunc(b.Hits, func(h Hit) bool { return h.Chars > 0 })
	default:
		return false
	}
}

func hasCut(entries []Entry) bool {
	return slices.ContainsFunc(entries, func(e Entry) bool { return e.Value.isCut() || slices.ContainsFunc(e.List, Value.isCut) })
}

func (v Value) isCut() bool { return strings.HasPrefix(v.Note, "cut: ") }
