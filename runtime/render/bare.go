package render

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// place is where an atom stands; it decides which separators need quotes.
type place uint8

const (
	inField place = iota
	inCell        // between bars
	inItem        // between commas
)

// Classes of bytes, for one look at each byte of a value. Those in upper case
// stand for themselves wherever they are, the first two also at its ends.
const (
	letterByte  = 'A' // or a digit
	wordByte    = 'N' // the first letter of a word such as null
	plainByte   = 'P'
	barByte     = 'b' // separates cells, may be in a chat marker
	controlByte = 'c' // never bare
	hanByte     = 'h' // starts a code point from U+4000 to U+9FFF
	colonByte   = 'k' // may end a key-like piece
	markerByte  = 'm' // may start a chat marker
	commaByte   = 's' // separates items
	wideByte    = 'w' // starts or continues another code point beyond ASCII
)

// someClass is the bit that classes in lower case have.
const someClass = 'a' - 'A'

// byteClasses is the class of each byte, 32 in a line. It is never changed; a
// constant string would be slower to look into.
var byteClasses = [256]byte([]byte("" +
	"cccccccccccccccccccccccccccccccc" +
	"PPPPPPPPPPPPsPPPAAAAAAAAAAkPmPPP" +
	"PAAAAAAAAAAAAANAAAAAANAAAAAmPPPA" +
	"PAAAAAAAAAAAAANAAAAAANAAAAAPbPPc" +
	"wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww" +
	"wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww" +
	"wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww" +
	"wwwwhhhhhhwwwwwwwwwwwwwwwwwwwwww"))

// isBare reports whether v can stand without quotes: it is not empty, it looks
// like nothing but a value, and it is shown exactly as it is.
func isBare(v string, at place) bool {
	if v == "" || !startsBare(v, at) || !endsBare(v, at) {
		return false
	}
	i := 0
	for ; len(v)-i >= 4; i += 4 {
		if (byteClasses[v[i]]|byteClasses[v[i+1]]|byteClasses[v[i+2]]|byteClasses[v[i+3]])&someClass != 0 {
			return goesOnBare(v, i, at)
		}
	}
	for ; i < len(v); i++ {
		if byteClasses[v[i]]&someClass != 0 {
			return goesOnBare(v, i, at)
		}
	}
	return true
}

// goesOnBare is isBare for what follows the first i bytes of v.
func goesOnBare(v string, i int, at place) bool {
	for i < len(v) {
		n := 1
		switch class := byteClasses[v[i]]; {
		case class <= plainByte, class == commaByte && at != inItem:
		case class == hanByte && i+3 <= len(v) && v[i+1]&0xc0 == 0x80 && v[i+2]&0xc0 == 0x80:
			n = 3
		default:
			if n = bareWidth(v, i, at); n == 0 {
				return false
			}
		}
		i += n
	}
	return true
}

// bareWidth is the length of the character at v[i:], or 0 where v cannot be
// bare because of it.
func bareWidth(v string, i int, at place) int {
	bare := true
	switch byteClasses[v[i]] {
	case controlByte:
		bare = false
	case colonByte:
		bare = !endsKeyLike(v, i, 1)
	case commaByte:
		bare = at != inItem
	case barByte:
		bare = at != inCell && !atMarker(v[i:])
	case markerByte:
		bare = !atMarker(v[i:])
	case wideByte, hanByte:
		r, n, ok := decode(v[i:])
		if ok && r != '【' && r != '】' && (r != '，' || at != inItem) && (r != '：' || !endsKeyLike(v, i, n)) && !isUnsafe(r) {
			return n
		}
		return 0
	}
	if bare {
		return 1
	}
	return 0
}

// startsBare reports whether the first character of v leaves it bare.
func startsBare(v string, at place) bool {
	class := byteClasses[v[0]]
	return class == letterByte || class == hanByte || opensBare(v, at)
}

// opensBare is startsBare for the rarer characters. A cell must not make a chat
// marker with the bar before it.
func opensBare(v string, at place) bool {
	switch r, _ := utf8.DecodeRuneInString(v); r {
	case 'n', 'N', 'u', 'U':
		return !isNoValueWord(v)
	case '"', '(', '（', '[', '【', '|', '#', '…':
		return false
	case '-':
		return len(v) > 1 && isDigit(v[1])
	case '>':
		return at != inCell
	default:
		return !unicode.IsSpace(r)
	}
}

// endsBare reports whether the last character of v leaves it bare, if v is
// UTF-8.
func endsBare(v string, at place) bool {
	return byteClasses[v[len(v)-1]] <= wordByte || closesBare(v, at)
}

// closesBare is endsBare for the rarer characters. A cell must not make a chat
// marker with the bar behind it.
func closesBare(v string, at place) bool {
	if end := len(v) - 1; end >= 2 && byteClasses[v[end-2]] == hanByte {
		return true
	}
	r, _ := utf8.DecodeLastRuneInString(v)
	return !unicode.IsSpace(r) && (r != '<' || at != inCell)
}

// maxNoValueWord is the most bytes of such a word: undefined, or unknown with
// the sign of the unit kelvin for its k.
const maxNoValueWord = 9

// isNoValueWord reports whether v is a word that programs print where they
// have no value, in any case.
func isNoValueWord(v string) bool {
	if len(v) > maxNoValueWord {
		return false
	}
	for _, word := range [...]string{"null", "none", "nil", "n/a", "undefined", "unknown", "nan"} {
		if strings.EqualFold(v, word) {
			return true
		}
	}
	return false
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
