package pseudonym_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base32"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/pseudonym"
)

func newKey(t testing.TB, secret string) *pseudonym.Key {
	t.Helper()
	k, err := pseudonym.NewKey([]byte(secret))
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// TestOf compares with the standard library's HMAC, for secrets and texts
// shorter and longer than a block.
func TestOf(t *testing.T) {
	for _, secret := range []string{"0123456789abcdef", strings.Repeat("k", 64), strings.Repeat("k", 65)} {
		k := newKey(t, secret)
		for _, text := range []string{"a", "张三", "\xff", strings.Repeat("x", 255), strings.Repeat("y", 256), strings.Repeat("z", 10_000)} {
			mac := hmac.New(sha256.New, []byte(secret))
			mac.Write([]byte(text))
			want := strings.ToLower(base32.HexEncoding.EncodeToString(mac.Sum(nil)[:10]))
			if got := k.Of(text); got != want {
				t.Errorf("the pseudonym of %.20q is %q, want %q", text, got, want)
			}
			if got := string(k.AppendOf([]byte("kept "), text)); got != "kept "+want {
				t.Errorf("the pseudonym of %.20q appended is %q", text, got)
			}
		}
		if got := k.Of(""); got != "" {
			t.Errorf("the pseudonym of nothing is %q", got)
		}
	}
	if one, other := newKey(t, "0123456789abcdef").Of("a"), newKey(t, "0123456789abcdeg").Of("a"); one == other {
		t.Errorf("two keys give one pseudonym, %s", one)
	}
}

// TestShortSecret: a secret that could be found by trying is none.
func TestShortSecret(t *testing.T) {
	if _, err := pseudonym.NewKey([]byte("0123456789abcde")); err == nil || !strings.Contains(err.Error(), "16 bytes") {
		t.Errorf("a secret of 15 bytes: %v", err)
	}
}

// TestNoAllocations: a pseudonym costs no memory, however long the text is.
func TestNoAllocations(t *testing.T) {
	k := newKey(t, "0123456789abcdef")
	buffer := make([]byte, 0, 64)
	for _, text := range []string{"a", "13800138000", strings.Repeat("字", 5000)} {
		if n := testing.AllocsPerRun(100, func() { buffer = k.AppendOf(buffer[:0], text) }); n != 0 {
			t.Errorf("%.20q: %v allocations", text, n)
		}
	}
}

func BenchmarkOf(b *testing.B) {
	k := newKey(b, "0123456789abcdef")
	buffer := make([]byte, 0, 64)
	b.ReportAllocs()
	for b.Loop() {
		buffer = k.AppendOf(buffer[:0], "13800138000")
	}
}
