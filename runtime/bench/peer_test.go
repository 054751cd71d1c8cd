package bench

import (
	"os"
	"slices"
	"testing"
)

// TestVerdicts holds each peer to the verdict of each case, but for the gaps
// that are listed, each of which must be one.
func TestVerdicts(t *testing.T) {
	gaps := Gaps()
	used := make([]bool, len(gaps))
	for _, p := range Peers() {
		if p.Floor {
			continue
		}
		for _, c := range Cases() {
			err := p.Read[c.Size](c.Text())
			gap := slices.IndexFunc(gaps, func(g Gap) bool { return g.Peer == p.Name && slices.Contains(g.Cases, c.Name) })
			if gap >= 0 {
				used[gap] = true
			}
			if right := (err == nil) == c.Valid; right == (gap >= 0) {
				t.Errorf("%s, %s: answers %v; listed as a gap: %v", p.Name, c.Name, err, gap >= 0)
			}
		}
	}
	for i, g := range gaps {
		if !used[i] {
			t.Errorf("the gap %v of %s is of no case or peer", g.Cases, g.Peer)
		}
	}
}

// TestInputs holds each peer, floors included, to the verdict of the inputs
// that are measured.
func TestInputs(t *testing.T) { eachInputs(t, holdInputs) }

// eachInputs runs a test for the samples, and for the inputs of TOOLADAPT_DATA.
func eachInputs(t *testing.T, test func(*testing.T, []Input)) {
	t.Run("samples", func(t *testing.T) { test(t, Samples()) })
	t.Run("data", func(t *testing.T) {
		root := os.Getenv("TOOLADAPT_DATA")
		if root == "" && os.Getenv("CI") == "true" {
			t.Fatal("TOOLADAPT_DATA is not set")
		}
		if root == "" {
			t.Skip("TOOLADAPT_DATA is not set")
		}
		inputs, err := Inputs(root)
		if err != nil {
			t.Fatal(err)
		}
		test(t, inputs)
	})
}

func holdInputs(t *testing.T, inputs []Input) {
	for _, p := range Peers() {
		for _, in := range inputs {
			if err := p.Read[in.Size](in.Valid); err != nil {
				t.Errorf("%s refuses %s arguments: %v", p.Name, in.Size, err)
			}
			if err := p.Read[in.Size](in.Invalid); err == nil && !p.Floor {
				t.Errorf("%s accepts invalid %s arguments", p.Name, in.Size)
			}
		}
	}
}
