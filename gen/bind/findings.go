package bind

import (
	"fmt"
	"go/token"
	"slices"
	"strings"
	"unicode"

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
	// within says that it is in a type of another package, told at the place
	// that reaches it.
	within bool
}

func (f *findings) add(pos token.Position, code diag.Code, hint, message string) {
	f.all = append(f.all, finding{diag.Diagnostic{Pos: pos, Code: code, Message: oneLine(message), Hint: oneLine(hint)}, f.about, false})
}

// oneLine is text in which nothing from a source breaks the line or hides.
func oneLine(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' {
			return unicode.ReplacementChar
		}
		return r
	}, text)
}

func (f *findings) append(ds []diag.Diagnostic) {
	for _, d := range ds {
		f.all = append(f.all, finding{d, f.about, false})
	}
}

// settle is what remains after each tool's allowances, and what is wrong with
// those.
func (f *findings) settle(tools []*boundTool) []diag.Diagnostic {
	used := make(map[*boundTool][]string)
	var out []diag.Diagnostic
	for _, d := range few(f.all) {
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

// few is all without most of what is within types of other packages: of each
// place the first three, and how many there are more.
func few(all []finding) []finding {
	const most = 3
	count := make(map[token.Position]int)
	last := make(map[token.Position]diag.Code) // codes are sorted by, too
	for _, f := range all {
		if f.within {
			count[f.Pos]++
			last[f.Pos] = max(last[f.Pos], f.Code)
		}
	}
	var out []finding
	told := make(map[token.Position]int)
	for _, f := range all {
		if f.within {
			told[f.Pos]++
			switch n := told[f.Pos]; {
			case n == most+1:
				what, _, _ := strings.Cut(f.Message, ": ")
				f.Message = fmt.Sprintf("%s: and %d more in that type", what, count[f.Pos]-most)
				f.Code, f.Hint = last[f.Pos], "write a struct of your own with what the tool needs"
			case n > most:
				continue
			}
		}
		out = append(out, f)
	}
	return out
}

func isAllowed(t *boundTool, code diag.Code) bool {
	page, _ := diag.Lookup(code)
	return page.Allow && slices.ContainsFunc(t.said.Allowed, func(a directive.Allow) bool { return a.Code == string(code) })
}
