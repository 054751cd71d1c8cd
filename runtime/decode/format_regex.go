package decode

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// expression reads a regular expression of ECMA-262 with the flag u, which is
// how JSON Schema has them read.
type expression struct {
	rest string
	// open are the groups that are not closed yet, groups those that capture.
	open, groups int
	// refers is the greatest number of a group that is referred to.
	refers int
	// names are those of groups, wanted those that are referred to. They are
	// compared at the end, sorted: there may be a million.
	names, wanted []string
}

// isRegex holds s against the grammar of regular expressions of ECMA-262.
func isRegex(s string) bool {
	x := expression{rest: s}
	for repeats := false; x.rest != ""; {
		var ok bool
		if repeats, ok = x.term(repeats); !ok {
			return false
		}
	}
	return x.open == 0 && x.refers <= x.groups && x.named()
}

// named reports whether no two groups have the same name, and those that are
// referred to are there.
func (x *expression) named() bool {
	slices.Sort(x.names)
	for i, name := range x.names {
		if i > 0 && name == x.names[i-1] {
			return false
		}
	}
	for _, name := range x.wanted {
		if _, found := slices.BinarySearch(x.names, name); !found {
			return false
		}
	}
	return true
}

// term reads one term. Repeats says whether what stands before may be repeated;
// it answers the same of this term.
func (x *expression) term(repeats bool) (again, ok bool) {
	c := x.rest[0]
	switch c {
	case '*', '+', '?', '{':
		return false, repeats && x.quantifier()
	case '(':
		return false, x.group()
	case '[':
		return true, x.class()
	case '\\':
		if strings.HasPrefix(x.rest, `\b`) || strings.HasPrefix(x.rest, `\B`) {
			x.rest = x.rest[2:]
			return false, true
		}
		_, ok := x.escape(false)
		return true, ok
	case ']', '}':
		return false, false
	}
	_, n := utf8.DecodeRuneInString(x.rest)
	x.rest = x.rest[n:]
	if c == ')' {
		x.open--
	}
	return c != '^' && c != '$' && c != '|', x.open >= 0
}

// quantifier reads *, +, ? or {2,3}, and the ? that makes it lazy.
func (x *expression) quantifier() bool {
	if x.rest[0] != '{' {
		x.rest = strings.TrimPrefix(x.rest[1:], "?")
		return true
	}
	inside, rest, ok := strings.Cut(x.rest[1:], "}")
	low, high, ranged := strings.Cut(inside, ",")
	if !ok || low == "" || !each(low, isDigit) || !each(high, isDigit) {
		return false
	}
	x.rest = strings.TrimPrefix(rest, "?")
	low, high = strings.TrimLeft(low, "0"), strings.TrimLeft(high, "0")
	return !ranged || inside[len(inside)-1] == ',' || len(low) < len(high) || len(low) == len(high) && low <= high
}

// group reads the beginning of a group.
func (x *expression) group() bool {
	x.open++
	x.rest = x.rest[1:]
	kind, special := strings.CutPrefix(x.rest, "?")
	if !special {
		x.groups++
		return true
	}
	for _, prefix := range [...]string{":", "=", "!", "<=", "<!"} {
		if rest, ok := strings.CutPrefix(kind, prefix); ok {
			x.rest = rest
			return true
		}
	}
	x.groups++
	x.rest = kind
	name, ok := x.name()
	x.names = append(x.names, name)
	return ok
}

// name reads the name of a group, such as <year>.
func (x *expression) name() (name string, ok bool) {
	name, rest, ok := strings.Cut(x.rest, ">")
	name, ok2 := strings.CutPrefix(name, "<")
	if !ok || !ok2 || name == "" || isDigit(name[0]) {
		return "", false
	}
	x.rest = rest
	return name, each(name, func(c byte) bool { return isAlpha(c) || isDigit(c) || c == '_' || c == '$' || c >= utf8.RuneSelf })
}

// several is what an escape that stands for a set of characters counts as:
// those are no ends of a range.
const several = -1

// class reads a class, such as [^a-z].
func (x *expression) class() bool {
	x.rest = strings.TrimPrefix(x.rest[1:], "^")
	for !strings.HasPrefix(x.rest, "]") {
		low, ok := x.member()
		if !ok {
			return false
		}
		rest, ranged := strings.CutPrefix(x.rest, "-")
		if !ranged || strings.HasPrefix(rest, "]") {
			continue
		}
		x.rest = rest
		if high, ok := x.member(); !ok || low == several || high == several || low > high {
			return false
		}
	}
	x.rest = x.rest[1:]
	return true
}

// member reads one character or escape of a class.
func (x *expression) member() (r rune, ok bool) {
	if strings.HasPrefix(x.rest, `\`) {
		return x.escape(true)
	}
	r, n := utf8.DecodeRuneInString(x.rest)
	x.rest = x.rest[n:]
	return r, n > 0
}

// escape reads an escape, and answers the character that it stands for.
func (x *expression) escape(inClass bool) (r rune, ok bool) {
	if len(x.rest) < 2 {
		return 0, false
	}
	c := x.rest[1]
	x.rest = x.rest[2:]
	switch {
	case strings.IndexByte(`^$\.*+?()[]{}|/`, c) >= 0, inClass && c == '-':
		return rune(c), true
	case strings.IndexByte("dDsSwW", c) >= 0:
		return several, true
	case c == 'p' || c == 'P':
		name, rest, ok := strings.Cut(x.rest, "}")
		name, ok2 := strings.CutPrefix(name, "{")
		x.rest = rest
		return several, ok && ok2 && name != "" && each(name, func(c byte) bool { return isAlpha(c) || isDigit(c) || c == '_' || c == '=' })
	case '1' <= c && c <= '9' && !inClass:
		digits := len(x.rest) - len(strings.TrimLeft(x.rest, "0123456789"))
		n, err := strconv.Atoi(string(c) + x.rest[:digits])
		x.refers, x.rest = max(x.refers, n), x.rest[digits:]
		return several, err == nil
	case c == 'k' && !inClass:
		name, ok := x.name()
		x.wanted = append(x.wanted, name)
		return several, ok
	default:
		return x.character(c, inClass)
	}
}

// character is what the escape of c, which has been read, stands for.
func (x *expression) character(c byte, inClass bool) (r rune, ok bool) {
	if i := strings.IndexByte("tnvfr", c); i >= 0 {
		return rune("\t\n\v\f\r"[i]), true
	}
	switch {
	case c == 'b' && inClass:
		return '\b', true
	case c == '0':
		return 0, x.rest == "" || !isDigit(x.rest[0])
	case c == 'c' && x.rest != "" && isAlpha(x.rest[0]):
		r = rune(x.rest[0] & 0x1f)
		x.rest = x.rest[1:]
		return r, true
	case c == 'x':
		return x.hex(2)
	case c == 'u' && strings.HasPrefix(x.rest, "{"):
		digits, _, _ := strings.Cut(x.rest[1:], "}")
		x.rest = x.rest[1:]
		r, ok = x.hex(len(digits))
		closed := strings.HasPrefix(x.rest, "}")
		x.rest = strings.TrimPrefix(x.rest, "}")
		return r, ok && closed && r <= utf8.MaxRune
	case c == 'u':
		return x.hex(4)
	default:
		return 0, false
	}
}

// hex reads n hexadecimal digits.
func (x *expression) hex(n int) (r rune, ok bool) {
	if len(x.rest) < n || !each(x.rest[:n], isHex) {
		return 0, false
	}
	v, err := strconv.ParseUint(x.rest[:n], 16, 31)
	x.rest = x.rest[n:]
	return rune(v), err == nil
}
