package plan

import (
	"go/token"
	"go/types"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Names are the identifiers of one package that are taken. One set serves
// declarations, imports, parameters and local variables: then nothing shadows
// anything.
type Names struct{ taken map[string]bool }

// NewNames is the names that are free in a package which declares those.
func NewNames(declared ...string) *Names {
	n := &Names{taken: map[string]bool{"_": true, "init": true, "main": true}}
	for _, name := range types.Universe.Names() {
		n.taken[name] = true
	}
	for _, name := range declared {
		n.taken[name] = true
	}
	return n
}

// Free reports whether name could be taken.
func (n *Names) Free(name string) bool { return token.IsIdentifier(name) && !n.taken[name] }

// Take takes one name as it is, and reports whether it was free.
func (n *Names) Take(name string) bool {
	if !n.Free(name) {
		return false
	}
	n.taken[name] = true
	return true
}

// Pick takes the free identifier that is closest to want: less what no
// identifier has, and with a number where it is taken.
func (n *Names) Pick(want string) string {
	want = identifier(want)
	name := want
	for i := 2; !n.Take(name); i++ {
		name = want + strconv.Itoa(i)
	}
	return name
}

// identifier is text less what no identifier has; never "".
func identifier(text string) string {
	name := strings.Map(func(r rune) rune {
		if r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, text)
	if first, _ := utf8.DecodeRuneInString(name); name == "" || unicode.IsDigit(first) {
		return "x" + name
	}
	return name
}

// unexported is name with its leading capitals in lower case, but for the one
// that begins the next word: HTTPGet gives httpGet.
func unexported(name string) string {
	runes := []rune(name)
	for i, r := range runes {
		if !unicode.IsUpper(r) || i > 0 && i+1 < len(runes) && unicode.IsLower(runes[i+1]) {
			break
		}
		runes[i] = unicode.ToLower(r)
	}
	return string(runes)
}

// exported is name with a capital.
func exported(name string) string {
	first, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(first)) + name[size:]
}
