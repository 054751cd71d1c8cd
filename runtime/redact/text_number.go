package redact

import (
	"bytes"
	"slices"
)

// findNumber looks for a number that starts at s[i], which is a digit, a plus
// sign or a parenthesis: the longest one of groups of digits.
func findNumber(s string, i int) found {
	past := i + 1
	for isDigit(s[i]) && past < len(s) && isDigit(s[past]) {
		past++
	}
	if c := before(s, i); isWord(c) && !isBeyondHex(c) || c == '.' && i >= 2 && isDigit(s[i-2]) {
		return found{end: past}
	}
	var g groups
	g.read(s, i)
	for n := g.n; n > 0 && g.sums[n-1] >= minNumber; n-- {
		if end := g.ends[n-1]; endsNumber(s, end) {
			if k := g.kind(s[i:end], n); k != nothing {
				return found{k, i, end}
			}
		}
	}
	return found{end: past}
}

// minNumber is how many digits a number has at least.
const minNumber = 8

// isBeyondHex reports whether c is a letter that is no hexadecimal digit, so
// that what follows is no part of a hash.
func isBeyondHex(c byte) bool { return isLetter(c) && c|0x20 > 'f' }

// endsNumber reports whether a number can end before s[end]. It ends at a comma,
// also where a fraction could follow: rows of numbers have nothing else between
// two of them.
func endsNumber(s string, end int) bool {
	if end == len(s) {
		return true
	}
	fraction := s[end] == '.' && end+1 < len(s) && isDigit(s[end+1])
	return !isWord(s[end]) && !fraction
}

// groups are groups of digits that could be one number.
type groups struct {
	digits [24]byte
	start  int            // where the text starts
	ends   [maxGroups]int // where the text of each group ends
	sums   [maxGroups]int // how many digits there are up to its end
	n      int
}

// maxGroups is how many groups are looked at: a number of a bank card has five.
const maxGroups = 6

// read reads the groups at s[i:]: between two of them is a space, a hyphen, a
// parenthesis, or one with a space. The last digit may be an X.
func (g *groups) read(s string, i int) {
	g.start = i
	if !isDigit(s[i]) {
		i++
	}
	digits := g.digits[:0]
	for g.n < maxGroups {
		start := i
		for i < len(s) && isDigit(s[i]) && len(digits) < len(g.digits) {
			digits = append(digits, s[i])
			i++
		}
		if i == start {
			return
		}
		if i < len(s) && s[i]|0x20 == 'x' && len(digits) == 17 {
			digits = append(digits, s[i])
			i++
		}
		g.ends[g.n], g.sums[g.n] = i, len(digits)
		g.n++
		i = afterSeparator(s, i)
	}
}

// afterSeparator is the place behind what stands between two groups at s[i:].
func afterSeparator(s string, i int) int {
	if i == len(s) {
		return i
	}
	next := byte(0)
	if i+1 < len(s) {
		next = s[i+1]
	}
	switch c := s[i]; {
	case c == ')' && (next == ' ' || next == '-'), c == ' ' && next == '(':
		return i + 2
	case c == ' ', c == '-', c == '(', c == ')':
		return i + 1
	default:
		return i
	}
}

// kind is what the first n groups are, whose text is s.
func (g *groups) kind(s string, n int) kind {
	d := g.digits[:g.sums[n-1]]
	plain := isDigit(s[0])
	switch {
	case plain && len(d) == 18 && g.areParted(n, 6, 14, 18) && isMainland(d):
		return idCard
	case g.isPhone(s, d, n):
		return phone
	case plain && g.isCardLike(d, n) && luhn(d):
		return bankCard
	default:
		return nothing
	}
}

// isPhone reports whether the first n groups, whose text is s and whose digits
// are d, are parted as those of a phone number.
func (g *groups) isPhone(s string, d []byte, n int) bool {
	plus := s[0] == '+'
	if from, to := hiddenOfPhone(d, plus); from == to {
		return false
	}
	code := countryCode(d, plus)
	switch {
	case plus:
		return true
	case isMobile(d[code:]):
		return s[0] != '(' && g.areParted(n, code, code+3, code+7, code+11)
	default: // a landline has its area code apart, and more than a space behind one of four digits
		first := g.sums[0]
		return n > 1 && first == area(d, false) && (first == 3 || s[0] == '(' || s[g.ends[0]-g.start] == '-')
	}
}

// areParted reports whether each of the first n groups ends after one of these
// numbers of digits.
func (g *groups) areParted(n int, after ...int) bool {
	for _, sum := range g.sums[:n] {
		if !slices.Contains(after, sum) {
			return false
		}
	}
	return true
}

// isCardLike reports whether the first n groups, whose digits are d, have the
// length, the start and the parts of the number of a bank card.
func (g *groups) isCardLike(d []byte, n int) bool {
	parted := n == 1 || g.areParted(n, 4, 8, 12, 16, len(d)) || g.areParted(n, 4, 10, 14, 15)
	if !parted {
		return false
	}
	for _, c := range cards {
		if c.shortest <= len(d) && len(d) <= c.longest && bytes.HasPrefix(d, []byte(c.prefix)) {
			return true
		}
	}
	return false
}

// cards are how the numbers of the great card systems start, and how many
// digits they have.
var cards = [...]struct {
	prefix            string
	shortest, longest int
}{
	{"62", 16, 19}, {"81", 16, 19}, {"9558", 16, 19}, // UnionPay
	{"4", 16, 16},                                                                  // Visa
	{"51", 16, 16}, {"52", 16, 16}, {"53", 16, 16}, {"54", 16, 16}, {"55", 16, 16}, // Mastercard
	{"22", 16, 16}, {"23", 16, 16}, {"24", 16, 16}, {"25", 16, 16}, {"26", 16, 16}, {"27", 16, 16},
	{"34", 15, 15}, {"37", 15, 15}, // American Express
	{"30", 14, 14}, {"36", 14, 14}, {"38", 14, 14}, // Diners Club
	{"35", 16, 16}, {"6011", 16, 16}, {"65", 16, 16}, // JCB, Discover
}
