package pattern

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// walker reads an expression from one end to the other. What it does not know
// it records and steps over.
type walker struct {
	source string
	pos    int
	// isGo says that Go's regexp package took the source: what is wrong has a
	// meaning there.
	isGo bool
	// open are the groups that are not closed yet, groups those that capture,
	// refers the greatest number of one that is referred to.
	open, groups, refers int
	// names are those of groups, wanted those that are referred to.
	names, wanted []string
	faults        []Fault
}

func (w *walker) rest() string { return w.source[w.pos:] }

// take steps over text, and reports whether it comes next.
func (w *walker) take(text string) bool {
	if !strings.HasPrefix(w.rest(), text) {
		return false
	}
	w.pos += len(text)
	return true
}

// match steps over what re, which is anchored, matches.
func (w *walker) match(re *regexp.Regexp) []string {
	m := re.FindStringSubmatch(w.rest())
	if m != nil {
		w.pos += len(m[0])
	}
	return m
}

// refuse records what stands between at and the current place.
func (w *walker) refuse(at int, instead, why string) {
	w.faults = append(w.faults, Fault{At: at, Text: w.source[at:w.pos], Why: w.source[at:w.pos] + " " + why, Instead: instead})
}

func (w *walker) run() {
	for repeats := false; w.pos < len(w.source); {
		repeats = w.term(repeats)
	}
}

// counts is {2,3}; goCounts what of it Go takes for a count, which a 0 before
// other digits is not.
var (
	counts   = regexp.MustCompile(`^\{([0-9]+)(,([0-9]*))?\}`)
	goCounts = regexp.MustCompile(`^\{(0|[1-9][0-9]*)(,(0|[1-9][0-9]*|))?\}`)
)

// term reads one term. Repeats says whether what stands before may be repeated;
// the answer says the same of this term.
func (w *walker) term(repeats bool) bool {
	at := w.pos
	switch w.rest()[0] {
	case '*', '+', '?':
		w.pos++
		w.quantified(at, repeats)
		return false
	case '{':
		return w.braces(repeats)
	case '(':
		w.group()
		return false
	case '[':
		w.class()
		return true
	case '\\':
		return w.escape(false)
	case ']', '}':
		w.pos++
		w.refuse(at, `\`+w.source[at:w.pos], "stands alone")
		return true
	case ')':
		w.pos++
		if w.open--; w.open < 0 {
			w.refuse(at, "", "closes no group")
		}
		return true
	default:
		r, n := utf8.DecodeRuneInString(w.rest())
		w.pos += n
		return r != '^' && r != '$' && r != '|'
	}
}

// braces reads {2,3}, or a brace that is none.
func (w *walker) braces(repeats bool) bool {
	at := w.pos
	grammar := counts
	if w.isGo {
		grammar = goCounts
	}
	m := w.match(grammar)
	if m == nil {
		w.pos++
		w.refuse(at, `\{`, "is no count")
		return true
	}
	if m[3] != "" && compareDigits(m[1], m[3]) > 0 {
		w.refuse(at, "", "counts downwards")
		return false
	}
	w.quantified(at, repeats)
	return false
}

// quantified ends a quantifier that began at a place.
func (w *walker) quantified(at int, repeats bool) {
	if !repeats {
		w.refuse(at, "", "repeats nothing")
	}
	w.take("?")
}

func compareDigits(a, b string) int {
	a, b = strings.TrimLeft(a, "0"), strings.TrimLeft(b, "0")
	if len(a) != len(b) {
		return len(a) - len(b)
	}
	return strings.Compare(a, b)
}

var (
	flags     = regexp.MustCompile(`^\?[a-zA-Z-]*[:)]`)
	goName    = regexp.MustCompile(`^\?P?<(\w+)>`)
	groupName = regexp.MustCompile(`^<([\pL_$][\pL\pN_$]*)>`)
)

// group reads the beginning of a group.
func (w *walker) group() {
	at := w.pos
	w.pos++
	w.open++
	if !strings.HasPrefix(w.rest(), "?") {
		w.groups++
		return
	}
	for _, kind := range [...]string{"?:", "?=", "?!", "?<=", "?<!"} {
		if w.take(kind) {
			return
		}
	}
	if w.match(flags) != nil {
		if strings.HasSuffix(w.source[:w.pos], ")") {
			w.open--
		}
		w.refuse(at, "", "sets flags, which only Go reads there")
		return
	}
	w.groups++
	w.named(at)
}

// named reads the name of the group that began at a place.
func (w *walker) named(at int) {
	start := w.pos
	w.pos++ // ?
	m := w.match(groupName)
	known := m != nil
	if !known {
		w.pos = start
		if m = w.match(goName); m == nil {
			w.pos++
			w.refuse(at, "", "begins no group")
			return
		}
	}
	name := m[1]
	if '0' <= name[0] && name[0] <= '9' {
		name = "_" + name
	}
	switch {
	case slices.Contains(w.names, name):
		w.refuse(at, "", "is the name of another group")
	case name != m[1]:
		w.refuse(at, "(?<"+name+">", "is a name that begins with a digit")
	case !known:
		w.refuse(at, "(?<"+name+">", "is how Python names a group")
	}
	w.names = append(w.names, name)
}

// character is how both grammars write r where it must not mean anything.
func character(r rune) string {
	if r < ' ' || r == 0x7f {
		return hexEscape(r)
	}
	if strings.ContainsRune(syntaxCharacters, r) {
		return `\` + string(r)
	}
	return string(r)
}

func hexEscape(r rune) string { return `\x` + strconv.FormatInt(0x100|int64(r), 16)[1:] }

// syntaxCharacters are those that may be escaped everywhere.
const syntaxCharacters = `^$\.*+?()[]{}|/`
