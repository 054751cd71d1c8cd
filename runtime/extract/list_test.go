package extract

import (
	"strings"
	"testing"
)

// TestLen holds what is said of a list ahead against its elements: that of a short
// one is exact, and that of a long one is off by as much as its elements differ.
func TestLen(t *testing.T) {
	row := `{"a":[1,"],{\"",{"b":[]}],"c":"x\\"}`
	many := func(n int) string { return "[" + strings.TrimSuffix(strings.Repeat(row+" ,", n), ",") + "]" }
	for text, want := range map[string]int{
		`[]`: 0, ` [ ` + "\n" + `]`: 0, `null`: 0, `""`: 0, `7`: 1, `{"a":[1,2]}`: 1, `[1]`: 1, `["a,b",",",[1,2],{}]`: 4,
		many(3): 3, many(5000): 5000, `[` + many(40) + `,2]`: 2,
	} {
		d := Reader{data: []byte(text)}
		a := d.List()
		if got := a.Len(&d); got != want {
			t.Errorf("%.40s: %d, want %d", text, got, want)
		}
		n := 0
		for a.Next(&d) {
			d.skip()
			n++
		}
		if n != want {
			t.Errorf("%.40s: %d elements, want %d", text, n, want)
		}
	}
}

// TestLenOfAnInnerList: nothing is guessed of a list that does not go on to the
// end of the data, and no more than may be read of one that does.
func TestLenOfAnInnerList(t *testing.T) {
	d := Reader{data: []byte(`[` + strings.Repeat("[1],", 2000) + `[1,2]]`)}
	outer := d.List()
	outer.Next(&d)
	inner := d.List()
	if got := inner.Len(&d); got != 1 {
		t.Errorf("%d elements, want 1", got)
	}
	d = Reader{data: []byte(`[` + strings.Repeat("1,", 2*MaxEntries) + `1]`), entries: 10}
	a := d.List()
	if got := a.Len(&d); got != MaxEntries-10 {
		t.Errorf("%d elements, want %d", got, MaxEntries-10)
	}
}
