package bench

import (
	"encoding/json"
	"errors"

	"github.com/tooladapt/tooladapt/runtime/bench/args"
)

// std is encoding/json, which knows no rules.
func std() Peer {
	return Peer{Name: "std", Floor: true, Read: [Sizes]Reader{
		reading(unmarshal[args.GetWeather]), reading(unmarshal[args.SearchOrders]), reading(unmarshal[args.CreateInvoice]),
	}}
}

func unmarshal[T any](data []byte) (v T, err error) { return v, json.Unmarshal(data, &v) }

// valid only looks whether the text is JSON.
func valid() Peer {
	read := func(data []byte) error {
		if !json.Valid(data) {
			return errors.New("not JSON")
		}
		return nil
	}
	return Peer{Name: jsonValid, Floor: true, Read: [Sizes]Reader{read, read, read}}
}
