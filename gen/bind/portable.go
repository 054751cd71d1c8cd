package bind

import (
	"go/token"
	"strings"

	"github.com/tooladapt/tooladapt/gen/pattern"
)

// portable reports what other readers of the schema make of a pattern that Go
// takes. Place is where byte i of it stands.
func (b *binder) portable(source string, place func(i int) token.Position) {
	for _, f := range pattern.Faults(source) {
		if f.Instead != "" {
			b.found.add(place(f.At), "TA058", "write "+inTag(f.Instead), "pattern: "+f.Why)
			continue
		}
		b.found.add(place(f.At), "TA059", "spell it out, such as [Aa] for letters of either case, or allow it: "+
			"who checks arguments by the schema may refuse the tool", "pattern: "+f.Why)
	}
}

// inTag is the value of a keyword as it stands in a tag.
func inTag(value string) string { return strings.ReplaceAll(value, ",", `\,`) }

// rawIndex is where byte i of a value stands in the part of a tag, from which
// the backslashes before commas were taken.
func rawIndex(raw string, i int) int {
	at := 0
	for ; i > 0 && at < len(raw); i-- {
		if strings.HasPrefix(raw[at:], `\,`) {
			at++
		}
		at++
	}
	return at
}
