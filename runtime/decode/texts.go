package decode

import "strings"

// texts is memory that the short texts of one report share. The zero value is
// ready to use.
type texts struct{ block strings.Builder }

// room is a builder to which n bytes can be added in place.
func (t *texts) room(n int) *strings.Builder {
	const few = 128 // bytes, which some texts mostly share
	if t.block.Cap()-t.block.Len() < n {
		t.block.Reset()
		t.block.Grow(max(few, n))
	}
	return &t.block
}

// keep copies b into a string.
func (t *texts) keep(b []byte) string {
	block := t.room(len(b))
	start := block.Len()
	block.Write(b)
	return block.String()[start:]
}
