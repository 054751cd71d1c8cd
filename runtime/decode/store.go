package decode

import "strings"

// store is memory that the short strings of one call share, and its short lists
// of strings. The zero value is ready to use.
type store struct {
	block strings.Builder
	lists []string
	// last is the list before: the next one often has some of its strings.
	last []string
}

// The largest block that strings share, the longest string in one, and how many
// strings share a block of lists.
const (
	blockSize   = 1024
	longestKept = 256
	listsSize   = 64
)

// keep copies b into a string. Short ones share blocks, where there is enough
// left to read that more of them are likely.
func (d *Decoder) keep(b []byte) string {
	s := d.store
	if s == nil || s.block.Cap()-s.block.Len() < len(b) {
		const few = 64
		rest := len(d.data) - d.pos
		if len(b) > longestKept || rest < few && s == nil {
			return string(b)
		}
		s = d.stored()
		s.block.Reset()
		s.block.Grow(max(len(b), min(blockSize, rest/3)))
	}
	start := s.block.Len()
	s.block.Write(b)
	return s.block.String()[start:]
}

// stored is the store, made where there is none yet.
func (d *Decoder) stored() *store {
	if d.store == nil {
		d.store = new(store)
	}
	return d.store
}

// Strings reads a list of strings. Its capacity is its length: appending to it
// copies it.
func (d *Decoder) Strings(r *Rule) []string {
	a := d.Array(r)
	if !a.Next(d) {
		return []string{}
	}
	s := d.stored()
	start := len(s.lists)
	for more := true; more; more = a.Next(d) {
		like := ""
		if a.Index < len(s.last) {
			like = s.last[a.Index]
		}
		x := d.stringLike(r.Items, like)
		if len(s.lists) == cap(s.lists) {
			start = s.move(start, (len(d.data)-d.pos)/48)
		}
		s.lists = append(s.lists, x)
	}
	s.last = s.lists[start:len(s.lists):len(s.lists)]
	return s.last
}

// move continues the list that begins at start in another block, for about n
// strings more, and answers where it begins there.
func (s *store) move(start, n int) int {
	list := s.lists[start:]
	s.lists = append(make([]string, 0, 2*len(list)+max(1, min(n, listsSize))), list...)
	return 0
}
