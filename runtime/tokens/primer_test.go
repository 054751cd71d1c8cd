package tokens_test

import (
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tokens"
)

// TestPrimer holds the primer of each language to fewer than 120 tokens.
func TestPrimer(t *testing.T) {
	c, err := tokens.New(tokens.O200k)
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range []string{"en", "zh"} {
		n := c.Count([]byte(render.Primer(lang)))
		t.Logf("%s: %d tokens", lang, n)
		if n >= 120 || n == 0 {
			t.Errorf("the primer in %s has %d tokens, want 1 to 119", lang, n)
		}
	}
}
