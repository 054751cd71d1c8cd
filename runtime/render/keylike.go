package render

import (
	"unicode"
	"unicode/utf8"
)

// endsKeyLike reports whether the colon at v[i:], n bytes long, ends a piece
// that reads like a key: a run of ASCII letters, digits, underscores and dots
// that is more than a number, then spaces, then the colon. The colons of a::b,
// of a://b and of C:\ and one between two digits don't.
func endsKeyLike(v string, i, n int) bool {
	rest := v[i+n:]
	if i > 0 && isDigit(v[i-1]) && rest != "" && isDigit(rest[0]) {
		return false
	}
	if n == 1 && (i > 0 && v[i-1] == ':' || startsWithAny(rest)) {
		return false
	}
	end := i
	for end > 0 {
		r, size := utf8.DecodeLastRuneInString(v[:end])
		if !unicode.IsSpace(r) {
			break
		}
		end -= size
	}
	for ; end > 0; end-- {
		c := v[end-1]
		switch {
		case isDigit(c), c == '.':
		case isLetter(c), c == '_':
			return true
		default:
			return false
		}
	}
	return false
}

// startsWithAny reports whether what follows a colon makes it part of a scope,
// an address or a drive: another colon, two slashes or a backslash.
func startsWithAny(rest string) bool {
	switch {
	case rest == "":
		return false
	case rest[0] == ':', rest[0] == '\\':
		return true
	default:
		return rest[0] == '/' && len(rest) > 1 && rest[1] == '/'
	}
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }
