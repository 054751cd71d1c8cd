package summary

import (
	"iter"
	"slices"
	"strings"
	"unicode"
)

// reading is what a text names, and what it denies.
type reading struct {
	// numbers are in one form each, see number.
	numbers set
	// ids are what must be the same to the letter: ids, dates, paths, codes,
	// currencies. names are ids and what stands for them elsewhere, see parts.
	ids, names set
	// words are all of these and the other words, in small letters, and han what is
	// written in Chinese, a bar between runs: both without what a negation is about.
	words set
	han   strings.Builder
	// denied is what negations are about; "" for one that is about nothing.
	denied set
	// pending says that a negation waits for what it is about.
	pending bool
}

type set map[string]bool

// in reports whether all of s is in t.
func (s set) in(t set) bool {
	for v := range s {
		if !t[v] {
			return false
		}
	}
	return true
}

// read reads a text. Whatever cannot be seen in it is passed over, and wide forms
// of letters, digits and marks are what they stand for.
func read(text string) *reading {
	r := &reading{numbers: set{}, ids: set{}, names: set{}, words: set{}, denied: set{}}
	runes := []rune(strings.Map(plain, text))
	for i := 0; i < len(runes); {
		switch c := runes[i]; {
		case unicode.Is(unicode.Han, c):
			end := i + 1
			for end < len(runes) && unicode.Is(unicode.Han, runes[end]) {
				end++
			}
			r.chinese(runes[i:end])
			i = end
		case isAlphanumeric(c):
			end := tokenEnd(runes, i)
			token := string(runes[i:end])
			if i > 0 && isMinus(runes[i-1]) && isDigit(c) && (i == 1 || !isAlphanumeric(runes[i-2])) {
				token = "-" + token
			}
			if n, ok := number(token); ok && end < len(runes) && strings.ContainsRune(hanUnits, runes[end]) {
				token, end = n+string(runes[end]), end+1 // 1.2万 is another number than 1.2
			}
			r.token(token)
			i = end
		case unicode.Is(unicode.Sc, c), unicode.IsNumber(c): // $, ½
			r.id(string(c))
			i++
		default:
			if strings.ContainsRune(".!?;\n。！？；", c) {
				r.settle("")
			}
			i++
		}
	}
	r.settle("")
	return r
}

// settle says what the negation is about that waits for it, and reports whether
// one does.
func (r *reading) settle(about string) bool {
	if !r.pending {
		return false
	}
	r.denied[about], r.pending = true, false
	return true
}

// say takes a word in that is said, unless a negation is about it.
func (r *reading) say(word string) {
	if !r.settle(word) {
		r.words[word] = true
	}
}

// plain is the rune that c stands for; below 0 for one that cannot be seen.
func plain(c rune) rune {
	switch {
	case c >= '！' && c <= '～':
		return c - '！' + '!'
	case c == '￥':
		return '¥'
	case c == '’' || c == 'ʼ':
		return '\''
	case unicode.Is(unicode.Cf, c), unicode.Is(unicode.Variation_Selector, c):
		return -1
	}
	return c
}

func isDigit(c rune) bool { return c >= '0' && c <= '9' }

// isMinus reports whether c is a minus sign in front of a number.
func isMinus(c rune) bool { return c == '-' || c == '−' }

func isAlphanumeric(c rune) bool {
	return (unicode.IsLetter(c) || unicode.IsDigit(c) || unicode.IsMark(c)) && !unicode.Is(unicode.Han, c)
}

// joiners stand within ids, dates, numbers and words, between two letters or digits.
const joiners = "_-./:@#+',"

// tokenEnd is where the token ends that starts at i.
func tokenEnd(runes []rune, i int) int {
	for i < len(runes) {
		switch c := runes[i]; {
		case isAlphanumeric(c):
		case c == '%' && isDigit(runes[i-1]):
			return i + 1
		case i+1 == len(runes) || !strings.ContainsRune(joiners, c) || !isAlphanumeric(runes[i+1]):
			return i
		case c == ',' && !(isDigit(runes[i-1]) && isDigit(runes[i+1])):
			return i
		}
		i++
	}
	return i
}

// token takes one token in: a number, an id or a word.
func (r *reading) token(text string) {
	if n, ok := number(text); ok {
		r.say(n)
		r.numbers[n] = true
		return
	}
	if strings.Contains(text, ",") { // a list
		for part := range strings.SplitSeq(text, ",") {
			r.token(part)
		}
		return
	}
	if isID(text) {
		r.say(text)
		r.id(text)
		return
	}
	for word := range strings.SplitSeq(strings.ToLower(text), "-") {
		r.word(word)
	}
}

// isID reports whether a token must be repeated to the letter: it has a digit, a
// mark that words don't have, or nothing but three or more capitals.
func isID(text string) bool {
	if strings.ContainsFunc(text, unicode.IsDigit) {
		return true
	}
	if isNegation(strings.ToLower(text)) {
		return false
	}
	if parts := strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune("_./:@#+", c) }); len(parts) > 1 {
		return slices.ContainsFunc(parts, func(p string) bool { return len(p) > 1 }) // e.g. is none
	}
	return len(text) >= 3 && !strings.ContainsFunc(text, func(c rune) bool { return c < 'A' || c > 'Z' })
}

// id takes an id in.
func (r *reading) id(id string) {
	r.ids[id], r.names[id] = true, true
	if date, _, ok := strings.Cut(id, "T"); ok && isDate(date) {
		r.names[date] = true
	}
	for part := range parts(id) {
		if strings.ContainsFunc(part, unicode.IsLetter) {
			r.names[part] = true
		}
	}
}

// isDate reports whether text is a date: 2026-07-18.
func isDate(text string) bool {
	return len(text) == len("2026-07-18") && text[4] == '-' && text[7] == '-'
}

// maxParts bounds how many marks of a path are looked at.
const maxParts = 6

// parts are what people name of a path: scan.go, or decode/scan.go:41, of
// runtime/decode/scan.go:41.
func parts(path string) iter.Seq[string] {
	return func(yield func(string) bool) {
		starts, ends := []int{0}, []int{len(path)}
		for i, c := range path {
			if c == '/' && len(starts) <= maxParts {
				starts = append(starts, i+1)
			}
			if (c == '/' || c == ':') && len(ends) <= maxParts {
				ends = append(ends, i)
			}
		}
		for _, start := range starts {
			for _, end := range ends {
				if start < end && !yield(path[start:end]) {
					return
				}
			}
		}
	}
}
