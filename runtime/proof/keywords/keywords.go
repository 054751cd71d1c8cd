package keywords

import (
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Numbers takes numbers with limits.
//
//tool:name numbers
//tool:risk R0
//tool:example {"days": 7, "count": 3, "share": 0.5}
//tool:reject {"days": 7, "count": 3, "share": 1}
type Numbers struct {
	Days   int          `json:"days" jsonschema:"minimum=1,maximum=14"`
	Count  uint8        `json:"count" jsonschema:"exclusiveMinimum=0,exclusiveMaximum=10"`
	Share  float64      `json:"share" jsonschema:"minimum=0,exclusiveMaximum=1"`
	Dozen  int64        `json:"dozen,omitempty" jsonschema:"multipleOf=12"`
	Cents  float64      `json:"cents,omitempty" jsonschema:"multipleOf=0.25"`
	Level  int          `json:"level,omitempty" jsonschema:"enum=1,enum=20,enum=-3"`
	Rate   float64      `json:"rate,omitempty" jsonschema:"enum=0.5,enum=100"`
	Fixed  int          `json:"fixed,omitempty" jsonschema:"const=7"`
	Limit  int          `json:"limit" jsonschema:"minimum=1,maximum=50,default=10"`
	Price  tool.Decimal `json:"price,omitzero" jsonschema:"minimum=0,maximum=1000,multipleOf=0.05"`
	Parent *int         `json:"parent,omitempty" jsonschema:"minimum=1"`
}

// Texts takes texts with limits.
//
//tool:name texts
//tool:risk R0
//tool:example {"title": "Zwölf", "code": "P12", "unit": "C"}
//tool:reject {"title": "", "code": "P12", "unit": "C"}
type Texts struct {
	Title string  `json:"title" jsonschema:"minLength=2,maxLength=5"`
	Code  string  `json:"code" jsonschema:"pattern=^P[0-9]{2\\,}$"`
	Some  string  `json:"some,omitempty" jsonschema:"maxLength=3,pattern=[xé]"`
	Unit  Unit    `json:"unit"`
	Fixed string  `json:"fixed,omitempty" jsonschema:"const=yes"`
	Sort  string  `json:"sort" jsonschema:"enum=asc,enum=desc,default=asc"`
	Maybe *string `json:"maybe,omitempty" jsonschema:"minLength=1"`
}

// Unit is a unit of temperature.
type Unit string

// The units.
const (
	Celsius    Unit = "C"
	Fahrenheit Unit = "°F"
)

// Lists takes lists and maps with limits.
//
//tool:name lists
//tool:risk R0
//tool:example {"few": [1, 2], "tags": {"a": "x"}}
//tool:reject {"few": [], "tags": {"a": "x"}}
type Lists struct {
	Few   []int16           `json:"few" jsonschema:"minItems=1,maxItems=3,minimum=0"`
	Set   []float64         `json:"set,omitempty" jsonschema:"uniqueItems"`
	Units []Unit            `json:"units,omitempty" jsonschema:"minItems=2,uniqueItems"`
	Grid  [][]int8          `json:"grid,omitempty" jsonschema:"maxItems=2"`
	Pair  [2]bool           `json:"pair,omitempty"`
	Rows  []Row             `json:"rows,omitempty" jsonschema:"uniqueItems,maxItems=4"`
	Tags  map[string]string `json:"tags" jsonschema:"minProperties=1,maxProperties=2"`
	Open  map[string]*Row   `json:"open,omitempty"`
	Any   []any             `json:"any,omitempty" jsonschema:"maxItems=3"`
}

// Row is one row.
type Row struct {
	SKU string `json:"sku" jsonschema:"minLength=1"`
	Qty uint8  `json:"qty,omitempty" jsonschema:"maximum=99"`
}

// Formats takes texts in formats.
//
//tool:name formats
//tool:risk R0
//tool:example {"day": "2026-07-18", "id": "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"}
//tool:reject {"day": "2026-02-30"}
type Formats struct {
	At    time.Time `json:"at,omitzero"`
	Stamp string    `json:"stamp,omitempty" jsonschema:"format=date-time"`
	Day   string    `json:"day,omitempty" jsonschema:"format=date"`
	Clock string    `json:"clock,omitempty" jsonschema:"format=time"`
	ID    string    `json:"id,omitempty" jsonschema:"format=uuid"`
	V4    string    `json:"v4,omitempty" jsonschema:"format=ipv4"`
	V6    string    `json:"v6,omitempty" jsonschema:"format=ipv6"`
	Link  string    `json:"link,omitempty" jsonschema:"format=uri"`
	Mail  string    `json:"mail,omitempty" jsonschema:"format=email"`
	Span  string    `json:"span,omitempty" jsonschema:"format=duration"`
	Host  string    `json:"host,omitempty" jsonschema:"format=hostname"`
	Path  string    `json:"path,omitempty" jsonschema:"format=json-pointer"`
	Expr  string    `json:"expr,omitempty" jsonschema:"format=regex"`
}

// Loose takes further arguments.
//
//tool:name loose
//tool:risk R0
//tool:example {"text": "a", "more": [1]}
//tool:reject {"more": [1]}
type Loose struct {
	_    struct{} `jsonschema:"additionalProperties=true"`
	Text string   `json:"text"`
	In   Inside   `json:"in,omitzero"`
}

// Inside takes further values too.
type Inside struct {
	_    struct{} `jsonschema:"additionalProperties=true"`
	Flag bool     `json:"flag,omitempty"`
}
