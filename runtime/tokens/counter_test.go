package tokens_test

import (
	"strings"
	"sync"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tokens"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

var _ tool.Counter = (*tokens.Counter)(nil)

// TestCount holds counts against those that OpenAI's own tiktoken answers.
func TestCount(t *testing.T) {
	tests := []struct {
		text          string
		o200k, cl100k int
	}{
		{"", 0, 0},
		{"hello world", 2, 2},
		{"antidisestablishmentarianism", 6, 6},
		{"2 + 2 = 4", 7, 7},
		{"お誕生日おめでとう", 8, 9},
		{"tiktoken is great!", 6, 6},
	}
	for e, want := range map[tokens.Encoding]func(i int) int{
		tokens.O200k:  func(i int) int { return tests[i].o200k },
		tokens.Cl100k: func(i int) int { return tests[i].cl100k },
	} {
		c, err := tokens.New(e)
		if err != nil {
			t.Fatal(err)
		}
		for i, tt := range tests {
			if got := c.Count([]byte(tt.text)); got != want(i) {
				t.Errorf("%s: %q has %d tokens, want %d", e, tt.text, got, want(i))
			}
		}
	}
}

// TestSpecialTokensAreText counts what looks like a special token as text.
func TestSpecialTokensAreText(t *testing.T) {
	c, err := tokens.ForModel("gpt-4o")
	if err != nil {
		t.Fatal(err)
	}
	if n := c.Count([]byte("<|endoftext|>")); n < 3 {
		t.Errorf("%d tokens", n)
	}
}

// TestUnknown refuses what it has no table for.
func TestUnknown(t *testing.T) {
	if _, err := tokens.New("o300k_base"); err == nil || !strings.Contains(err.Error(), "o300k_base") {
		t.Errorf("a counter for no encoding: %v", err)
	}
	if _, err := tokens.ForModel("llama"); err == nil || !strings.Contains(err.Error(), "llama") {
		t.Errorf("a counter for no model: %v", err)
	}
}

// TestAtOnce counts from several goroutines.
func TestAtOnce(t *testing.T) {
	c, err := tokens.New(tokens.O200k)
	if err != nil {
		t.Fatal(err)
	}
	text := []byte(strings.Repeat("status: 已取消\n", 50))
	want := c.Count(text)
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for range 20 {
				if n := c.Count(text); n != want {
					t.Errorf("%d tokens, want %d", n, want)
				}
			}
		})
	}
	all.Wait()
}

// FuzzCount: any text has a count, at most one token for each byte.
func FuzzCount(f *testing.F) {
	c, err := tokens.New(tokens.Cl100k)
	if err != nil {
		f.Fatal(err)
	}
	f.Add("hello\xff world \u0000")
	f.Add("a\x7fb\x7f\x7f")
	f.Fuzz(func(t *testing.T, text string) {
		if n := c.Count([]byte(text)); n > len(text) || n == 0 && text != "" {
			t.Errorf("%q has %d tokens", text, n)
		}
	})
}

func BenchmarkCount(b *testing.B) {
	c, err := tokens.New(tokens.O200k)
	if err != nil {
		b.Fatal(err)
	}
	text := []byte(strings.Repeat("TSHIRT-001|纯棉短袖|79.00|1\n", 40))
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		c.Count(text)
	}
}
