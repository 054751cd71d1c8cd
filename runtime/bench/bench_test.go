package bench

import (
	"os"
	"testing"
)

// BenchmarkDecode reads valid arguments.
func BenchmarkDecode(b *testing.B) {
	each(b, func(b *testing.B, p Peer, in Input) { Accept(b, p.Read[in.Size], in.Valid) })
}

// BenchmarkDecodeInvalid reads arguments that break several rules, and tells
// what is wrong with them.
func BenchmarkDecodeInvalid(b *testing.B) {
	each(b, func(b *testing.B, p Peer, in Input) {
		if p.Floor {
			b.Skip("checks no rules")
		}
		Refuse(b, p.Read[in.Size], in.Invalid)
	})
}

func each(b *testing.B, run func(*testing.B, Peer, Input)) {
	inputs, err := Inputs(os.Getenv("TOOLADAPT_DATA"))
	if err != nil {
		b.Fatal(err)
	}
	peers := Peers()
	for _, in := range inputs {
		b.Run(in.Size.String(), func(b *testing.B) {
			for _, p := range peers {
				b.Run(p.Name, func(b *testing.B) { run(b, p, in) })
			}
		})
	}
}
