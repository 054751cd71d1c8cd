package directive

import "github.com/tooladapt/tooladapt/gen/diag"

// readAllow reads a code and, to the end of the line, the reason.
func readAllow(a *args, s *Struct) {
	end := endOfWord(a.text.String, 0)
	code, reason := a.text.slice(0, end), a.text.slice(end, len(a.text.String)).trim()
	_, known := diag.Lookup(diag.Code(code.String))
	switch {
	case !a.has(len(code.String)):
		return
	case !known:
		a.found.Add(code.Position(0), "TA026", "a code is TA and three digits, as a diagnostic shows it", "%s is no diagnostic", clip(code.String))
		return
	case reason.String == "":
		a.report(code.Position(0), "TA025", "//tool:allow %s lacks its reason", code.String)
		return
	}
	for _, earlier := range s.Allowed {
		if earlier.Code == code.String {
			a.found.Add(code.Position(0), "TA024", "take one of them out", "%s is allowed twice, first in line %d", code.String, earlier.Pos.Line)
			return
		}
	}
	s.Allowed = append(s.Allowed, Allow{code.Position(0), code.String, reason.String})
}
