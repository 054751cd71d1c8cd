package types

import (
	"time"

	"github.com/tooladapt/tooladapt/runtime/proof/types/other"
)

// Generics takes instances of generic types, and types of other packages.
//
//tool:name generics
//tool:risk R0
type Generics struct {
	Length        other.Length             `json:"length,omitzero"`
	Words         other.Page[Word]         `json:"words,omitzero"`
	Pages         *other.Page[other.Unit]  `json:"pages,omitempty"`
	Pair          Pair[int, string]        `json:"pair,omitzero"`
	Pairs         []Pair[Color, time.Time] `json:"pairs,omitempty"`
	Nest          Pair[Many[int], *Level]  `json:"nest,omitzero"`
	Many          Many[Inner]              `json:"many,omitempty"`
	Forest        Forest[uint8]            `json:"forest,omitzero"`
	Dict          Dict[Word, bool]         `json:"dict,omitempty"`
	PairIntString `json:"named,omitzero"`
}

// Pair is two values.
type Pair[A, B any] struct {
	Tagged[A]
	Second B `json:"second"`
}

// PairIntString has the name that an instance of the other would have.
type PairIntString struct {
	OK bool `json:"ok"`
}

// Tagged is embedded.
type Tagged[T any] struct {
	// First of the values.
	First T `json:"first"`
}

// Many is a list of anything.
type Many[T any] []T

// Dict is a map.
type Dict[K ~string, V any] map[K]V

// Forest contains itself.
type Forest[T any] struct {
	Top   T           `json:"top"`
	Below []Forest[T] `json:"below,omitempty"`
}
