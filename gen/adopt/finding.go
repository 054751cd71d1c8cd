package adopt

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// The codes of what an import finds.
const (
	inexpressible diag.Code = "TA100"
	noTools       diag.Code = "TA101"
	changed       diag.Code = "TA102"
	sameName      diag.Code = "TA091"
)

// finder collects what is found about one tool.
type finder struct {
	input
	tool string
	// out are the reasons why the tool is left out, notes what is written
	// otherwise than it was said.
	out, notes diag.List
}

// leave says why the tool is left out: what stands at v is.
func (f *finder) leave(v *value, format string, args ...any) {
	f.out.Add(f.position(v.at), inexpressible, "say it otherwise in the input, or write the struct by hand",
		"%s is left out: %s (%s)", f.tool, fmt.Sprintf(format, args...), place(v))
}

// note says what is written otherwise than it was said at v.
func (f *finder) note(v *value, format string, args ...any) {
	f.notes.Add(f.position(v.at), changed, "", "%s: %s (%s)", f.tool, fmt.Sprintf(format, args...), place(v))
}

// found is what to tell of the tool: where it is left out, only why.
func (f *finder) found() []diag.Diagnostic {
	if f.out.Len() > 0 {
		return f.out.All()
	}
	return f.notes.All()
}

// place is the JSON Pointer of v as one line of text.
func place(v *value) string {
	if v.path == "" {
		return "the whole input"
	}
	return clip(v.path, 400)
}

// clip is text as a message writes it: what no one can print as a mark, and no
// more than that many bytes.
func clip(text string, most int) string {
	text = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return '·'
		}
		return r
	}, text)
	if len(text) <= most {
		return text
	}
	for !utf8.RuneStart(text[most]) {
		most--
	}
	return text[:most] + "…"
}
