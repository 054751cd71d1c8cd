package history

import (
	"cmp"
	"encoding/json"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// maxSections bounds how many sections a stub names.
const maxSections = 10

// Stub is r with what it said left out: how the call ended stays, and where its
// result is kept the reference, and what there is to read:
//
//	[result] search_orders success
//	complete: false
//	raw: r_3mzhq2vtkd7xw5aj
//	sections (2): order_page, orders
//
// A result that says no more than that stays as it is, and so does a stub. A text
// that is neither compact/1 nor JSON, of a result that doesn't say how it ended,
// counts as partial.
func Stub(r Result) Result {
	h := headOf(r)
	if h.bare {
		return r
	}
	dst := render.Banner(nil, h.name, h.status)
	dst = render.BoolField(dst, "complete", false)
	if h.ref != "" {
		dst = render.StringField(dst, "raw", h.ref)
		if n := len(h.sections); n > 0 {
			dst = render.ListField(dst, "sections", n)
			for _, id := range h.sections {
				dst = render.StringItem(dst, id)
			}
			dst = render.EndList(dst, n)
		}
	}
	if len(dst) >= len(r.Content) {
		return r
	}
	r.Content, r.Status, r.RawRef, r.Own = string(dst), h.status, h.ref, nil
	return r
}

// head is what a stub keeps of a result.
type head struct {
	name     string
	status   tool.Status
	ref      string
	sections []string
	// bare says that the result has nothing that a stub leaves out.
	bare bool
}

// headOf is the head of r: what it says of itself, or else what its text says.
func headOf(r Result) head {
	var h head
	var envelope tool.Result
	if d, err := render.Read(r.Content); err == nil {
		h = headIn(d)
	} else if json.Unmarshal([]byte(r.Content), &envelope) == nil {
		h = head{name: envelope.ToolName, status: envelope.Status, ref: envelope.RawRef}
	}
	h.name = brief(cmp.Or(r.Name, h.name))
	h.status = cmp.Or(r.Status, h.status, tool.Partial)
	h.ref = cmp.Or(r.RawRef, h.ref)
	return h
}

// headIn is the head that a document has.
func headIn(d *render.Document) head {
	h := head{name: d.Tool, status: d.Status, bare: len(d.Sections) == 0}
	for _, e := range d.Banner {
		switch e.Key {
		case "raw":
			h.ref = e.Value.Text
		case "complete", "sections":
		default:
			h.bare = false
		}
	}
	for _, s := range d.Sections[:min(len(d.Sections), maxSections)] {
		h.sections = append(h.sections, s.ID)
	}
	return h
}
