package summary

import (
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Append appends c as sections that a document can have behind those of its
// result; nothing where there is nothing to show. All that a summarizer wrote is
// quoted, and the sections are marked as outside data. Taken reports whether the
// document has a section of that id already.
func (c Checked) Append(dst []byte, taken func(id string) bool) []byte {
	if n := len(c.Findings); n > 0 {
		dst = render.RowsSection(dst, free("findings", taken), n, n, true, "finding|evidence")
		for _, f := range c.Findings {
			dst = render.UntrustedCell(dst, f.Text)
			dst = render.EndRow(render.StringCell(dst, places(f.Evidence)))
		}
	}
	if n := len(c.Gaps); n > 0 {
		dst = render.ListField(render.Section(dst, free("gaps", taken), true), "gaps", n)
		for _, gap := range c.Gaps {
			dst = render.UntrustedItem(dst, gap)
		}
		dst = render.EndList(dst, n)
	}
	return dst
}

// Shorter is c without its last gap, or where it has none without its last
// finding, and whether there was one.
func (c Checked) Shorter() (Checked, bool) {
	switch g, f := len(c.Gaps), len(c.Findings); {
	case g > 0:
		c.Gaps = c.Gaps[:g-1]
	case f > 0:
		c.Findings = c.Findings[:f-1]
	default:
		return c, false
	}
	c.Beyond++
	return c, true
}

// free is id, or where that is taken id with a number.
func free(id string, taken func(string) bool) string {
	name := id
	for n := 2; taken != nil && taken(name); n++ {
		name = id + "." + strconv.Itoa(n)
	}
	return name
}

// places is evidence in words: orders 3-5, log 12.
func places(evidence []tool.Range) string {
	all := make([]string, len(evidence))
	for i, r := range evidence {
		all[i] = r.Section + " " + strconv.Itoa(r.First)
		if r.Last > r.First {
			all[i] += "-" + strconv.Itoa(r.Last)
		}
	}
	return strings.Join(all, ", ")
}
