package pattern

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// escape reads an escape outside a class, and reports whether it may be
// repeated.
func (w *walker) escape(repeats bool) bool {
	at := w.pos
	switch {
	case w.take(`\b`), w.take(`\B`):
		return false
	case w.isGo && w.take(`\A`):
		w.refuse(at, "^", "is the beginning of the text in Go alone")
		return false
	case w.isGo && w.take(`\z`):
		w.refuse(at, "$", "is the end of the text in Go alone")
		return false
	case w.isGo && w.take(`\Q`):
		text, _, _ := strings.Cut(w.rest(), `\E`)
		w.pos += len(text)
		w.take(`\E`)
		w.refuse(at, literally(text), "quotes in Go alone")
		return text != "" || repeats
	default:
		_, again := w.escaped(false)
		return again
	}
}

// literally is text whose characters stand for themselves.
func literally(text string) string {
	var b strings.Builder
	for _, r := range text {
		b.WriteString(character(r))
	}
	return b.String()
}

var (
	property  = regexp.MustCompile(`^[pP]\{([\w=]+)\}`)
	goClass   = regexp.MustCompile(`^([pP])(?:(\pL)|\{(\^?)(\w+)\})`)
	octal     = regexp.MustCompile(`^[0-7]{1,3}`)
	reference = regexp.MustCompile(`^[1-9][0-9]*`)
	goHex     = regexp.MustCompile(`^x\{([0-9a-fA-F]+)\}`)
	hex       = regexp.MustCompile(`^x([0-9a-fA-F]{2})`)
	code      = regexp.MustCompile(`^u(?:([0-9a-fA-F]{4})|\{([0-9a-fA-F]+)\})`)
	control   = regexp.MustCompile(`^c([a-zA-Z])`)
	back      = regexp.MustCompile(`^k<([^>]+)>`)
)

// escaped reads an escape that stands for a character or a set of them, and
// answers which; it may be repeated unless it is nothing at all.
func (w *walker) escaped(inClass bool) (r rune, again bool) {
	at := w.pos
	w.pos++
	next, n := utf8.DecodeRuneInString(w.rest())
	switch {
	case n == 0:
		w.refuse(at, "", "escapes nothing")
		return several, false
	case strings.ContainsRune(syntaxCharacters, next), inClass && next == '-':
		w.pos++
		return next, true
	case strings.ContainsRune("dDsSwW", next):
		w.pos++
		return several, true
	case next == 'p' || next == 'P':
		w.property(at)
		return several, true
	case '0' <= next && next <= '9':
		return w.number(at, inClass), true
	case !w.isGo && !inClass && next == 'k':
		m := w.match(back)
		if m == nil {
			w.refuse(at, "", "refers to no group")
			return several, true
		}
		w.wanted = append(w.wanted, m[1])
		return several, true
	default:
		return w.character(at, next, inClass), true
	}
}

// character reads the escape of one character, which is next.
func (w *walker) character(at int, next rune, inClass bool) rune {
	if i := strings.IndexRune("tnvfr", next); i >= 0 {
		w.pos++
		return rune("\t\n\v\f\r"[i])
	}
	if m := w.match(hex); m != nil {
		return hexadecimal(m[1])
	}
	if m := w.match(goHex); m != nil {
		r := hexadecimal(m[1])
		w.refuse(at, character(r), "has braces in Go alone")
		return r
	}
	if m := w.match(code); m != nil && !w.isGo {
		r := hexadecimal(m[1] + m[2])
		if r > unicode.MaxRune {
			w.refuse(at, "", "is no character")
		}
		return r
	}
	if m := w.match(control); m != nil && !w.isGo {
		return rune(m[1][0] & 0x1f)
	}
	_, n := utf8.DecodeRuneInString(w.rest())
	w.pos += n
	switch {
	case inClass && next == 'b':
		return '\b'
	case w.isGo && next == 'a':
		w.refuse(at, `\x07`, "is the bell in Go alone")
		return '\a'
	case next < utf8.RuneSelf && !unicode.IsLetter(next):
		w.refuse(at, string(next), "needs no backslash, which others refuse")
	default:
		w.refuse(at, "", "is no escape")
	}
	return next
}

// hexadecimal is the character with that number; one beyond all for what is too
// large.
func hexadecimal(digits string) rune {
	n, err := strconv.ParseInt(digits, 16, 32)
	if err != nil {
		return unicode.MaxRune + 1
	}
	return rune(n)
}

// number reads \0, an octal escape of Go, or a reference to a group.
func (w *walker) number(at int, inClass bool) rune {
	digits := octal.FindString(w.rest())
	if w.isGo {
		w.pos += len(digits)
		n, _ := strconv.ParseInt(digits, 8, 32)
		if digits != "0" || w.rest() != "" && '0' <= w.rest()[0] && w.rest()[0] <= '9' {
			w.refuse(at, octalInstead(rune(n)), "is octal in Go alone")
		}
		return rune(n)
	}
	m := w.match(reference)
	if m == nil {
		w.pos++ // 0
		if w.rest() != "" && '0' <= w.rest()[0] && w.rest()[0] <= '9' {
			w.refuse(at, "", "is octal")
		}
		return 0
	}
	n, err := strconv.Atoi(m[0])
	if inClass || err != nil {
		w.refuse(at, "", "refers to no group")
	}
	w.refers = max(w.refers, n)
	return several
}

func octalInstead(r rune) string {
	if r < utf8.RuneSelf {
		return hexEscape(r)
	}
	return string(r)
}

// property reads a class by Unicode property, such as \p{L}.
func (w *walker) property(at int) {
	if !w.isGo {
		if w.match(property) == nil {
			w.pos++
			w.refuse(at, "", "names no property")
		}
		return
	}
	m := w.match(goClass)
	if m == nil {
		w.pos++ // Go took it, so that this is not reached
		w.refuse(at, "", "names no property")
		return
	}
	sign, name := m[1], m[2]+m[4]
	if m[3] != "" {
		sign = map[string]string{"p": "P", "P": "p"}[sign]
	}
	known := propertyName(name)
	switch instead := `\` + sign + "{" + known + "}"; {
	case known == "":
		w.refuse(at, "", "names a script, which others write with Script=")
	case instead != w.source[at:w.pos]:
		w.refuse(at, instead, "is written so in Go alone")
	}
}

// propertyName is the name of a general category as both grammars have it; ""
// for a script.
func propertyName(name string) string {
	plain := func(s string) string {
		return strings.ToLower(strings.NewReplacer("_", "", "-", "", " ", "").Replace(s))
	}
	for _, special := range [...]string{"Any", "Assigned", "ASCII"} {
		if plain(name) == plain(special) {
			return special
		}
	}
	found := ""
	for known := range unicode.Categories {
		if plain(known) == plain(name) {
			return known // names differ in more than case
		}
	}
	for known := range unicode.CategoryAliases {
		if plain(known) == plain(name) && (found == "" || known == name) {
			found = known
		}
	}
	return found
}
