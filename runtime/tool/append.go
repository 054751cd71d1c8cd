package tool

import (
	"strconv"
	"time"
	"unicode/utf8"
)

// appendText appends s as a JSON string, as encoding/json does without its
// escapes for HTML: what is not valid UTF-8 becomes U+FFFD.
func appendText(dst []byte, s string) []byte {
	dst = append(dst, '"')
	start := 0
	for i := 0; i < len(s); {
		if plain(s[i]) {
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		if size > 1 && r != '\u2028' && r != '\u2029' {
			i += size
			continue
		}
		dst = appendEscaped(append(dst, s[start:i]...), r)
		i += size
		start = i
	}
	return append(append(dst, s[start:]...), '"')
}

// plain reports whether c stands for itself in a JSON string.
func plain(c byte) bool { return ' ' <= c && c < utf8.RuneSelf && c != '"' && c != '\\' }

func appendEscaped(dst []byte, r rune) []byte {
	switch r {
	case '"', '\\':
		return append(dst, '\\', byte(r))
	case '\b':
		return append(dst, `\b`...)
	case '\f':
		return append(dst, `\f`...)
	case '\n':
		return append(dst, `\n`...)
	case '\r':
		return append(dst, `\r`...)
	case '\t':
		return append(dst, `\t`...)
	case utf8.RuneError: // but one that stands there is valid
		return utf8.AppendRune(dst, r)
	}
	const hex = "0123456789abcdef"
	return append(dst, '\\', 'u', hex[r>>12&15], hex[r>>8&15], hex[r>>4&15], hex[r&15])
}

// appendSome appends s as a JSON string, null where it is "".
func appendSome(dst []byte, s string) []byte {
	if s == "" {
		return append(dst, "null"...)
	}
	return appendText(dst, s)
}

// appendRaw appends JSON, null where there is none.
func appendRaw(dst, raw []byte) []byte {
	if len(raw) == 0 {
		return append(dst, "null"...)
	}
	return append(dst, raw...)
}

// appendCount appends n, null where it is below 0 and so not known.
func appendCount(dst []byte, n int) []byte {
	if n < 0 {
		return append(dst, "null"...)
	}
	return strconv.AppendInt(dst, int64(n), 10)
}

// appendTime appends a time as RFC 3339 has it, null for the zero time and for
// one that RFC 3339 cannot tell.
func appendTime(dst []byte, t time.Time) []byte {
	mark := len(dst)
	dst, err := t.AppendText(append(dst, '"'))
	if err != nil || t.IsZero() {
		return append(dst[:mark], "null"...)
	}
	return append(dst, '"')
}

// appendSeconds appends a duration as a number of seconds, exactly: 0.25.
func appendSeconds(dst []byte, d time.Duration) []byte {
	units, scale := int64(d), 9
	for scale > 0 && units%10 == 0 {
		units, scale = units/10, scale-1
	}
	return NewDecimal(units, scale).Append(dst)
}

// appendList appends a JSON array of what item appends of each element.
func appendList[T any](dst []byte, list []T, item func([]byte, *T) []byte) []byte {
	dst = append(dst, '[')
	for i := range list {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = item(dst, &list[i])
	}
	return append(dst, ']')
}

func appendTextOf(dst []byte, s *string) []byte { return appendText(dst, *s) }
