package directive

import (
	"go/ast"
	"go/token"
	"regexp"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// almost is a comment that looks like a directive: the word tool, a colon and
// another word, with spaces or capitals that no directive has.
var almost = regexp.MustCompile(`^//([ \t]*)([Tt][Oo][Oo][Ll]):([ \t]*)([A-Za-z]+)(.*)$`)

// nearMisses reports the comments of a group that Go takes for prose although
// they were meant as directives on a thing of the kind given, and notes what
// each was meant to be. Prose that only starts like one, such as "Tool: name of
// the thing", is let pass.
func (r *reader) nearMisses(g *ast.CommentGroup, on place, meant map[string]token.Position) {
	for _, c := range g.List {
		m := almost.FindStringSubmatch(c.Text)
		if _, ok := ast.ParseDirective(c.Slash, c.Text); ok || m == nil {
			continue
		}
		before, tool, after, word, rest := m[1], m[2], m[3], m[4], m[5]
		verb := diag.Closest(word, verbNames(on))
		exact := strings.EqualFold(verb, word)
		if verb == "" || after != "" && (!exact || before != "" && tool != "tool") {
			continue
		}
		pos := r.fset.PositionFor(c.Slash, false)
		meant[verb] = pos
		r.found.Add(pos, "TA021", "write "+clip("//tool:"+verb+rest),
			"Go takes %s for prose, not for a directive", clip(strings.TrimSpace(c.Text)))
	}
}

// mention is how every directive, also a misspelt one, starts.
var mention = regexp.MustCompile(`//[ \t]*[Tt][Oo][Oo][Ll]:`)

// Mentioned reports whether Go source may have directives: only then is it
// worth parsing for them.
func Mentioned(src []byte) bool { return mention.Match(src) }
