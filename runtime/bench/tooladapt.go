package bench

import (
	"errors"

	"github.com/tooladapt/tooladapt/runtime/bench/args"
	"github.com/tooladapt/tooladapt/runtime/decode"
)

// tooladaptPeer is the generated decoder.
func tooladaptPeer() Peer {
	return Peer{Name: ours, Read: [Sizes]Reader{
		reading(args.GetWeatherTool.Decode),
		reading(args.SearchOrdersTool.Decode),
		reading(args.CreateInvoiceTool.Decode),
	}}
}

// scanFloor goes over the text with the decoder's scanner, and keeps nothing.
func scanFloor() Peer {
	open := decode.Rule{Kind: decode.Object, Open: true}
	read := func(data []byte) error {
		d := decode.New(data)
		o := d.Object(&open)
		for o.Next(&d) {
			return errors.New("a rule without fields has one")
		}
		return d.End(&open)
	}
	return Peer{Name: "scan-floor", Floor: true, Read: [Sizes]Reader{read, read, read}}
}
