package render

import (
	"strings"
	"unicode/utf16"
)

// StringJSON appends a JSON string. Beside what JSON asks for it escapes what no
// document may hold: invisible characters, and the first character of a chat
// marker. Invalid UTF-8 becomes U+FFFD.
func StringJSON(dst []byte, v string) []byte {
	dst = append(dst, '"')
	kept := 0 // v[kept:i] needs no escape and is not yet appended
	for i := 0; i < len(v); {
		if n := quotedWidth(v, i); n > 0 {
			i += n
			continue
		}
		dst = append(dst, v[kept:i]...)
		var n int
		dst, n = appendEscapeJSON(dst, v[i:])
		i += n
		kept = i
	}
	dst = append(dst, v[kept:]...)
	return append(dst, '"')
}

// appendEscapeJSON appends the escape of the first character of s, and answers
// how many bytes of s it stands for.
func appendEscapeJSON(dst []byte, s string) ([]byte, int) {
	r, n, ok := decode(s)
	switch {
	case !ok:
		return append(dst, `\ufffd`...), 1
	case r == '"', r == '\\':
		return append(dst, '\\', byte(r)), n
	case r < ' ':
		if i := strings.IndexByte("\n\r\t\b\f", byte(r)); i >= 0 {
			return append(dst, '\\', "nrtbf"[i]), n
		}
	case r > 0xffff:
		high, low := utf16.EncodeRune(r)
		dst = appendHex(append(dst, `\u`...), uint32(high), 4)
		return appendHex(append(dst, `\u`...), uint32(low), 4), n
	}
	return appendHex(append(dst, `\u`...), uint32(r), 4), n
}
