package bench

import (
	"errors"
	"io"

	"github.com/go-faster/jx"

	"github.com/tooladapt/tooladapt/runtime/bench/ogen"
)

// ogenPeer is ogen's generated code, as its server calls it.
func ogenPeer() Peer {
	return Peer{Name: ogenName, Read: [Sizes]Reader{
		generated[ogen.GetWeather], generated[ogen.SearchOrders], generated[ogen.CreateInvoice],
	}}
}

// fromOgen is what ogen generates for T.
type fromOgen[T any] interface {
	*T
	Decode(d *jx.Decoder) error
	Validate() error
}

func generated[T any, P fromOgen[T]](data []byte) error {
	d := jx.DecodeBytes(data)
	var in T
	if err := P(&in).Decode(d); err != nil {
		return err
	}
	if err := d.Skip(); err != io.EOF {
		return errors.New("unexpected trailing data")
	}
	return P(&in).Validate()
}
