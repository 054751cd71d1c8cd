package decode

import (
	"unicode"
	"unicode/utf8"
)

// maxCompared is how long the names are, in bytes, that are compared for
// likeness; it bounds the time.
const maxCompared = 64

// nearest is the field whose name is most like name, or nil where none is. Case
// and the marks between words do not count.
func (r *Rule) nearest(name string) *Field {
	var room, roomToo [maxCompared]byte
	sent := folded(room[:0], name)
	var best *Field
	limit := len(sent)/3 + 1
	for i := range r.Fields {
		known := folded(roomToo[:0], r.Fields[i].Name)
		if max(len(sent), len(known)) > maxCompared || max(len(sent)-len(known), len(known)-len(sent)) >= limit {
			continue
		}
		if d := distance(sent, known); d < limit {
			best, limit = &r.Fields[i], d
		}
	}
	return best
}

// folded appends name in lower case, without the marks between words.
func folded(dst []byte, name string) []byte {
	for _, r := range name {
		switch {
		case r == '_', r == '-', r == '.', r == ' ':
		case 'A' <= r && r <= 'Z':
			dst = append(dst, byte(r)+'a'-'A')
		case r < utf8.RuneSelf:
			dst = append(dst, byte(r))
		default:
			dst = utf8.AppendRune(dst, unicode.ToLower(r))
		}
	}
	return dst
}

// distance is the number of bytes to insert, delete or replace between a and b,
// two neighbours that are swapped counting as one.
func distance(a, b []byte) int {
	var rows [3][maxCompared + 1]uint8
	before, last, next := &rows[0], &rows[1], &rows[2]
	for j := range len(b) + 1 {
		last[j] = uint8(j)
	}
	for i := range len(a) {
		next[0] = uint8(i + 1)
		for j := range len(b) {
			d := last[j]
			if a[i] != b[j] {
				d++
			}
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				d = min(d, before[j-1]+1)
			}
			next[j+1] = min(d, last[j+1]+1, next[j]+1)
		}
		before, last, next = last, next, before
	}
	return int(last[len(b)])
}
