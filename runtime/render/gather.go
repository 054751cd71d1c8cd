package render

import "bytes"

// gatherFrom is how many absent fields are gathered in one line.
const gatherFrom = 4

// GatherAbsent shortens the fields that dst has since mark: four or more that
// are (not returned) become one line at the end,
// "not_returned (4): coupon_id, invoice_no, …". Fewer keep their lines, and so
// do the first field of a record and the fields of a list within one: each entry
// of it has its own, see [GatherUnder].
func GatherAbsent(dst []byte, mark int) []byte { return gather(dst, mark, "") }

// GatherUnder is [GatherAbsent] for an entry of a list within a record, whose
// fields have key before theirs: "items.1.not_returned (4): sku, name, …".
func GatherUnder(dst []byte, mark int, key string) []byte { return gather(dst, mark, key) }

func gather(dst []byte, mark int, under string) []byte {
	n := 0
	for rest := dst[mark:]; len(rest) > 0; {
		line, after := cutLine(rest)
		if rest = after; absentKey(line, under) != nil {
			n++
		}
	}
	if n < gatherFrom {
		return dst
	}
	end := len(dst)
	dst = appendGathered(dst, mark, n, under)
	kept := mark
	for at := mark; at < end; {
		line, _ := cutLine(dst[at:end])
		at += len(line)
		if absentKey(line, under) == nil {
			kept += copy(dst[kept:], line)
		}
	}
	kept += copy(dst[kept:], dst[end:])
	return dst[:kept]
}

// appendGathered appends the line that names the n absent fields since mark.
func appendGathered(dst []byte, mark, n int, under string) []byte {
	for at, end, first := mark, len(dst), true; at < end; {
		line, _ := cutLine(dst[at:end])
		at += len(line)
		key := absentKey(line, under)
		if key == nil {
			continue
		}
		name := bytes.TrimLeft(key, " ")
		if first {
			dst = append(dst, key[:len(key)-len(name)]...)
			if under != "" {
				dst = append(append(dst, under...), '.')
			}
			dst = ListField(dst, gathered, n)
			first = false
		}
		dst = append(append(dst, name...), separator...)
	}
	return EndList(dst, n)
}

// absentKey is the key of a line "key: (not returned)", with the spaces before
// it, or what of it follows that of the entry which it is under; nil for any
// other line.
func absentKey(line []byte, under string) []byte {
	key, value, ok := bytes.Cut(line, []byte(": "))
	if !ok || string(value) != string(NotReturned)+"\n" || key[0] == '-' {
		return nil
	}
	if under != "" {
		return key[len(under)+1:]
	}
	if hasNumber(string(key)) {
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
