package decode

import (
	"sync"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/words"
)

// TestSaid says the words for a rule many times at once: they are those of the
// first time, in each language.
func TestSaid(t *testing.T) {
	r := &Rule{Kind: Integer, Min: from(1), Max: from(9)}
	cases := []struct {
		lang, want string
		quoted     bool
	}{
		{"", "integer, 1 to 9", false},
		{"zh", "整数，1 到 9", false},
		{"", "integer, 1 to 9, in a string", true},
	}
	var all sync.WaitGroup
	for range 50 {
		for _, c := range cases {
			all.Go(func() {
				if got := (voice{words.In(c.lang)}).want(r, c.quoted); got != c.want {
					t.Errorf("the words are %q, want %q", got, c.want)
				}
			})
		}
	}
	all.Wait()
	if allocs := testing.AllocsPerRun(10, func() { english().want(r, false) }); allocs > 0 {
		t.Errorf("words that were said before take %v allocations", allocs)
	}
}
