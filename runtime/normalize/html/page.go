package html

import (
	"bytes"
	"encoding/json"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Page is upstream output that is a page, as a source such as upstream.Raw or
// normalize.Bytes has it. Its value is one string, the text that a person reads
// in it:
//
//   - the title is the first line, headings begin with #, entries of lists
//     with "- ", cells of tables are separated by " | "
//   - a link is its text and, in parentheses, its address
//   - an image is its alternative text in brackets
//   - scripts, styles, templates, drawings, comments and what is hidden is not
//     there; text in <pre> is as it is, other white space is one space
//
// What is no page is read as the source itself has it.
func Page(raw tool.Raw) tool.Raw {
	source, ok := raw.Value().(normalize.Source)
	if !ok {
		return raw
	}
	return tool.FromValue(page{source})
}

// page is a source that is read as a page.
type page struct{ normalize.Source }

// Unwrap is the source.
func (p page) Unwrap() normalize.Source { return p.Source }

// Read reads what was sent, which is UTF-8.
func (p page) Read(data []byte) (normalize.Answer, error) {
	a, err := normalize.Read(normalize.Bytes("text/html", data))
	if err != nil || a.Form != normalize.FormHTML {
		return p.Source.Read(data)
	}
	text, err := json.Marshal(readable(bytes.ToValidUTF8(data, []byte("\ufffd"))))
	if err != nil {
		return normalize.Answer{}, tool.InvalidResponse.New("").With(err)
	}
	if a.Report == nil {
		a.Report = new(tool.Report)
	}
	a.Report.Coercions = append(a.Report.Coercions, tool.Coercion{Rule: "page"})
	a.JSON, a.Form = text, normalize.FormHTML
	return a, nil
}
