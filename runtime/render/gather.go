package render

import (
	"bytes"
	"strconv"
)

// gatherFrom is how many absent fields are gathered in one line.
const gatherFrom = 4

// GatherAbsent shortens the fields that dst has since mark: four or more that
// are (not returned) become one line at the end,
// "not_returned (4): coupon_id, invoice_no, …". Fewer keep their lines, and so
// does the first field of a record.
func GatherAbsent(dst []byte, mark int) []byte {
	n := 0
	for rest := dst[mark:]; len(rest) > 0; {
		line, after := cutLine(rest)
		if rest = after; absentKey(line) != nil {
			n++
		}
	}
	if n < gatherFrom {
		return dst
	}
	end := len(dst)
	dst = appendGathered(dst, mark, n)
	kept := mark
	for at := mark; at < end; {
		line, _ := cutLine(dst[at:end])
		at += len(line)
		if absentKey(line) == nil {
			kept += copy(dst[kept:], line)
		}
	}
	kept += copy(dst[kept:], dst[end:])
	return dst[:kept]
}

// appendGathered appends the line that names the n absent fields since mark.
func appendGathered(dst []byte, mark, n int) []byte {
	for at, end, first := mark, len(dst), true; at < end; {
		line, _ := cutLine(dst[at:end])
		at += len(line)
		key := absentKey(line)
		if key == nil {
			continue
		}
		if first {
			dst = append(dst, key[:len(key)-len(bytes.TrimLeft(key, " "))]...)
			dst = append(dst, "not_returned ("...)
			dst = append(strconv.AppendInt(dst, int64(n), 10), "): "...)
			first = false
		}
		dst = append(append(dst, bytes.TrimLeft(key, " ")...), ", "...)
	}
	return EndList(dst, n)
}

// absentKey is the key of a line "key: (not returned)", with the spaces before
// it; nil for any other line.
func absentKey(line []byte) []byte {
	key, value, ok := bytes.Cut(line, []byte(": "))
	if !ok || string(value) != string(NotReturned)+"\n" || key[0] == '-' {
		return nil
	}
	return key
}

// cutLine is the first line of text with its end, and what follows.
func cutLine(text []byte) (line, rest []byte) {
	if i := bytes.IndexByte(text, '\n'); i >= 0 {
		return text[:i+1], text[i+1:]
	}
	return text, nil
}
