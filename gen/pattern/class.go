package pattern

import (
	"regexp"
	"unicode/utf8"
)

// several is what an escape that stands for a set of characters counts as:
// those are no ends of a range.
const several = -1

// class reads a class, such as [^a-z].
func (w *walker) class() {
	start := w.pos
	w.pos++
	w.take("^")
	if at := w.pos; w.isGo && w.take("]") {
		w.refuse(at, `\]`, "at the beginning of a class is its end elsewhere")
	}
	for !w.take("]") {
		if w.pos == len(w.source) {
			w.refuse(start, "", "is a class without an end")
			return
		}
		w.span()
	}
}

// span reads a character of a class, or a range of them.
func (w *walker) span() {
	at := w.pos
	if w.isGo && w.posix() {
		return
	}
	low := w.member()
	dash := w.pos
	if w.rest() == "-" || !w.take("-") {
		return
	}
	if w.rest()[0] == ']' {
		return
	}
	if w.isGo && low == several { // Go takes the - as itself
		w.refuse(dash, `\-`, "behind a class is a range elsewhere")
		return
	}
	high := w.member()
	if low == several || high == several || low > high {
		w.refuse(at, "", "is no range")
	}
}

// member reads one character of a class.
func (w *walker) member() rune {
	if w.rest() == "" {
		return several
	}
	if w.rest()[0] == '\\' {
		r, _ := w.escaped(true)
		return r
	}
	r, n := utf8.DecodeRuneInString(w.rest())
	w.pos += n
	return r
}

var posixClass = regexp.MustCompile(`^\[:(\^?)(\w+):\]`)

// posix reads a class such as [:alpha:], which stands within a class.
func (w *walker) posix() bool {
	at := w.pos
	m := w.match(posixClass)
	if m == nil {
		return false
	}
	instead := posixMembers(m[2])
	if m[1] != "" {
		instead = map[string]string{"digit": `\D`, "word": `\W`}[m[2]]
	}
	w.refuse(at, instead, "is how POSIX names a class")
	return true
}

// posixMembers is what a class of POSIX has in it, as members of a class; "" for
// a class that is not known.
func posixMembers(name string) string {
	switch name {
	case "alnum":
		return `0-9A-Za-z`
	case "alpha":
		return `A-Za-z`
	case "ascii":
		return `\x00-\x7f`
	case "blank":
		return `\t `
	case "cntrl":
		return `\x00-\x1f\x7f`
	case "digit":
		return `0-9`
	case "graph":
		return `!-~`
	case "lower":
		return `a-z`
	case "print":
		return ` -~`
	case "punct":
		return "!-\\/:-@\\[-`\\{-~"
	case "space":
		return `\t\n\v\f\r `
	case "upper":
		return `A-Z`
	case "word":
		return `\w`
	case "xdigit":
		return `0-9A-Fa-f`
	default:
		return ""
	}
}
