package bind

import (
	"go/token"
	"slices"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/directive"
)

// findings collects diagnostics with the tool that each is about, so that
// //tool:allow can silence it.
type findings struct {
	all []finding
	// about is the tool that is being bound; nil for none.
	about *boundTool
}

type finding struct {
	diag.Diagnostic
	about *boundTool
}

func (f *findings) add(pos token.Position, code diag.Code, hint, message string) {
	f.all = append(f.all, finding{diag.Diagnostic{Pos: pos, Code: code, Message: message, Hint: hint}, f.about})
}

func (f *findings) append(ds []diag.Diagnostic) {
	for _, d := range ds {
		f.all = append(f.all, finding{d, f.about})
	}
}

// settle is what remains after each tool's allowances, and what is wrong with
// those.
func (f *findings) settle(tools []*boundTool) []diag.Diagnostic {
	used := make(map[*boundTool][]string)
	var out []diag.Diagnostic
	for _, d := range f.all {
		if d.about != nil && isAllowed(d.about, d.Code) {
			used[d.about] = append(used[d.about], string(d.Code))
			continue
		}
		out = append(out, d.Diagnostic)
	}
	for _, t := range tools {
		for _, a := range t.said.Allowed {
			switch page, _ := diag.Lookup(diag.Code(a.Code)); {
			case !page.Allow:
				out = append(out, diag.Diagnostic{Pos: a.Pos, Code: "TA099",
					Message: a.Code + " cannot be allowed", Hint: "cure it instead: see tooladapt explain " + a.Code})
			case !slices.Contains(used[t], a.Code):
				out = append(out, diag.Diagnostic{Pos: a.Pos, Code: "TA099",
					Message: "the tool has no " + a.Code + " to allow", Hint: "remove the line"})
			}
		}
	}
	return out
}

func isAllowed(t *boundTool, code diag.Code) bool {
	page, _ := diag.Lookup(code)
	return page.Allow && slices.ContainsFunc(t.said.Allowed, func(a directive.Allow) bool { return a.Code == string(code) })
}
