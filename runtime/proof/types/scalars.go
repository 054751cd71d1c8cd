package types

import (
	"encoding/json"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Scalars takes values of one JSON kind.
//
//tool:name scalars
//tool:risk R0
type Scalars struct {
	Bool    bool         `json:"bool,omitzero"`
	Named   Flag         `json:"named_bool,omitzero"`
	String  string       `json:"string,omitzero"`
	Word    Word         `json:"word,omitzero" jsonschema:"minLength=2"`
	Color   Color        `json:"color,omitzero"`
	Level   Level        `json:"level,omitzero"`
	Int     int          `json:"int,omitzero"`
	Int8    int8         `json:"int8,omitzero"`
	Int16   int16        `json:"int16,omitzero"`
	Int32   int32        `json:"int32,omitzero"`
	Int64   int64        `json:"int64,omitzero"`
	Uint    uint         `json:"uint,omitzero"`
	Uint8   uint8        `json:"uint8,omitzero"`
	Uint16  uint16       `json:"uint16,omitzero"`
	Uint32  uint32       `json:"uint32,omitzero"`
	Uint64  uint64       `json:"uint64,omitzero"`
	Rune    rune         `json:"rune,omitzero"`
	Float32 float32      `json:"float32,omitzero"`
	Float64 float64      `json:"float64,omitzero"`
	Money   tool.Decimal `json:"money,omitzero"`
	Time    time.Time    `json:"time,omitzero"`

	QuotedInt    int64   `json:"quoted_int,string,omitzero"`
	QuotedBool   bool    `json:"quoted_bool,string,omitzero"`
	QuotedFloat  float64 `json:"quoted_float,string,omitzero"`
	QuotedString string  `json:"quoted_string,string,omitzero"`
	QuotedColor  *Color  `json:"quoted_color,string,omitempty"`
	Pointer      *int    `json:"pointer,omitempty"`
}

// Flag is a named boolean.
type Flag bool

// Word is a named string.
type Word string

// Color is an enum of strings.
type Color string

// The colors.
const (
	Red  Color = "red"
	Blue Color = "blue"
)

// Level is an enum of integers.
type Level uint8

// The levels.
const (
	Low  Level = 1
	High Level = 9
)

// Open takes values of any JSON kind.
//
//tool:name open
//tool:risk R0
type Open struct {
	Any     any                        `json:"any,omitempty"`
	Value   Value                      `json:"value,omitempty"`
	Anys    []any                      `json:"anys,omitempty"`
	AnyMap  map[string]any             `json:"any_map,omitempty"`
	Raw     json.RawMessage            `json:"raw,omitempty"`
	Raws    []json.RawMessage          `json:"raws,omitempty"`
	RawMap  map[string]json.RawMessage `json:"raw_map,omitempty"`
	Deepest map[string][]any           `json:"deepest,omitempty"`
}

// Value is a named type of all values.
type Value any

// Nulls takes values for which null is one, although they are required.
//
//tool:name nulls
//tool:risk R0
type Nulls struct {
	Any     any             `json:"any"`
	Raw     json.RawMessage `json:"raw"`
	Pointer *int            `json:"pointer" jsonschema:"required"`
}
