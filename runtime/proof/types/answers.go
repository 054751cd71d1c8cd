package types

import (
	"context"
	"encoding/json"
	"math/big"
	"net/netip"
	"time"

	"github.com/tooladapt/tooladapt/runtime/proof/types/other"
)

// Ask answers with values of types that decide their own text.
//
//tool:name ask
//tool:risk R0
type Ask struct {
	Addr netip.Addr `json:"addr"`
}

// Answer has values that are shown as numbers and texts.
type Answer struct {
	Host    netip.Addr         `json:"host" tool:"key"`
	Size    *big.Int           `json:"size" tool:"key,unit=B"`
	Number  json.Number        `json:"number" tool:"key"`
	Odd     json.Number        `json:"odd" tool:"unit=m"`
	Took    time.Duration      `json:"took"`
	Broken  *Secretive         `json:"broken"`
	Nothing *big.Int           `json:"nothing"`
	Hidden  netip.Addr         `json:"hidden" tool:"secret"`
	Hosts   []netip.Addr       `json:"hosts"`
	Sizes   []*big.Int         `json:"sizes"`
	Numbers []json.Number      `json:"numbers"`
	Names   map[int]netip.Addr `json:"names"`
	Rows    other.Page[Row]    `json:"rows"`
	Sum     [4]byte            `json:"sum"`
}

// Row is a row of a page.
type Row struct {
	Peer  *netip.Addr `json:"peer"`
	Bytes *big.Int    `json:"bytes"`
	Share json.Number `json:"share"`
}

// Call answers.
func (in Ask) Call(ctx context.Context) (Answer, error) { return Answer{Host: in.Addr}, nil }
