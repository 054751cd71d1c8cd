package compact

import (
	"os"
	"strconv"
	"testing"

	"pgregory.net/rapid"
)

// TestProperties holds scenes that rapid draws against the properties.
func TestProperties(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		if err := check(drawn(rt).scene()); err != nil {
			rt.Fatal(err)
		}
	})
}

// TestMany holds many scenes against the properties: as many as DOCUMENTS says,
// else few.
func TestMany(t *testing.T) {
	n := 2000
	if text := os.Getenv("DOCUMENTS"); text != "" {
		var err error
		if n, err = strconv.Atoi(text); err != nil {
			t.Fatal(err)
		}
	}
	for seed := range n {
		if err := check(thrown(uint64(seed)).scene()); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
	t.Logf("%d scenes, two documents each", n)
}

// FuzzProperties holds scenes that a fuzzer spells against the properties.
func FuzzProperties(f *testing.F) {
	f.Add([]byte{})
	for seed := range uint64(20) {
		c, data := thrown(seed), make([]byte, 600)
		for i := range data {
			data[i] = byte(c(256))
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := check(spelt(data).scene()); err != nil {
			t.Fatal(err)
		}
	})
}
