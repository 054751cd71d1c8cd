package types

import (
	"context"
	"encoding/json"
	"math/big"
	"net/netip"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Each answers with every kind of value in every place of a result.
//
//tool:name each
//tool:risk R0
//tool:allow TA096 the places have the same names for every kind
type Each struct{}

// Every has a value of one kind in every place.
type Every[T any] struct {
	Plain T             `json:"plain"`
	At    *T            `json:"at"`
	Some  *T            `json:"some,omitempty"`
	Empty T             `json:"empty,omitempty"`
	Zero  T             `json:"zero,omitzero"`
	Maybe tool.Maybe[T] `json:"maybe,omitzero"`
	List  []T           `json:"list"`
	Few   []T           `json:"few,omitempty"`
	Ats   []*T          `json:"ats,omitzero"`
	Pair  [2]T          `json:"pair,omitzero"`
	Map   map[string]T  `json:"map"`
	ByInt map[int16]*T  `json:"by_int,omitempty"`
	ByUin map[uint8]T   `json:"by_uint,omitzero"`
}

// Quotable has values that the json option string puts into strings.
type Quotable struct {
	Bool   bool        `json:"bool,string"`
	Int    int64       `json:"int,string"`
	Uint   uint8       `json:"uint,omitempty,string"`
	Float  float64     `json:"float,string"`
	Text   string      `json:"text,string"`
	Number json.Number `json:"number,string"`
	At     *int        `json:"at,string"`
}

// Embedded gives its fields to the struct that has it.
type Embedded struct {
	Inner string `json:"inner"`
	Other *int   `json:"other,omitempty"`
}

// Everything has every kind.
type Everything struct {
	*Embedded
	Bools    Every[bool]          `json:"bools"`
	Ints     Every[int8]          `json:"ints"`
	Uints    Every[uint64]        `json:"uints"`
	Floats   Every[float64]       `json:"floats"`
	Singles  Every[float32]       `json:"singles"`
	Texts    Every[string]        `json:"texts"`
	Times    Every[time.Time]     `json:"times"`
	Spans    Every[time.Duration] `json:"spans"`
	Decimals Every[tool.Decimal]  `json:"decimals"`
	Numbers  Every[json.Number]   `json:"numbers"`
	Hosts    Every[netip.Addr]    `json:"hosts"`
	Big      *big.Int             `json:"big"`
	Quoted   Quotable             `json:"quoted"`
	Rows     []Quotable           `json:"rows"`
	Part     tool.Text            `json:"part"`
}

// Call answers.
func (Each) Call(context.Context) (Everything, error) { return Everything{}, nil }
