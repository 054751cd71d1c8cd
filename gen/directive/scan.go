package directive

import (
	"strconv"
	"strings"
	"unicode"
)

// arg is one argument: key=value, a word or a quoted text.
type arg struct {
	key    string // "" where there is none
	value  Text   // unquoted
	whole  Text   // as written, key included
	quoted bool
}

// scan splits text into its arguments. Where it is no sequence of arguments,
// problem says why, and the offset where.
func scan(text Text) (args []arg, offset int, problem string) {
	for i := skipSpace(text.String, 0); i < len(text.String); {
		a, next, problem := scanOne(text, i)
		if problem != "" {
			return nil, next, problem
		}
		args = append(args, a)
		i = skipSpace(text.String, next)
	}
	return args, 0, ""
}

// scanOne reads the argument that starts at i, and answers where it ends, or
// where the problem is.
func scanOne(text Text, i int) (a arg, next int, problem string) {
	s := text.String
	start := i
	if n := keyLength(s[i:]); n > 0 {
		a.key = s[i : i+n]
		i += n + 1
	}
	next = endOfWord(s, i)
	if i < len(s) && s[i] == '"' {
		quoted, err := strconv.QuotedPrefix(s[i:])
		if err != nil {
			return arg{}, i, "the text in quotes has no end or a wrong escape"
		}
		next = i + len(quoted)
		if next != endOfWord(s, next) {
			return arg{}, next, "a space is missing behind the quote"
		}
		a.quoted = true
		a.value, _ = text.slice(i, next).unquote()
	} else if q := strings.IndexByte(s[i:next], '"'); q >= 0 {
		return arg{}, i + q, "a quote stands within a word"
	} else {
		a.value = text.slice(i, next)
	}
	a.whole = text.slice(start, next)
	return a, next, ""
}

// keyLength is the length of the key that s starts with, 0 where no key with
// an equals sign stands there.
func keyLength(s string) int {
	n := strings.IndexFunc(s, func(r rune) bool { return !(r == '_' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z') })
	if n > 0 && s[n] == '=' {
		return n
	}
	return 0
}

func skipSpace(s string, i int) int {
	return len(s) - len(strings.TrimLeftFunc(s[i:], unicode.IsSpace))
}

func endOfWord(s string, i int) int {
	if n := strings.IndexFunc(s[i:], unicode.IsSpace); n >= 0 {
		return i + n
	}
	return len(s)
}
