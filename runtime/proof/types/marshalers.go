package types

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"net/netip"
	"time"
)

// Marshalers takes values of types that decide their own JSON, or that
// encoding/json treats as such.
//
//tool:name marshalers
//tool:risk R0
type Marshalers struct {
	Bytes     []byte                `json:"bytes,omitempty"`
	Packet    Packet                `json:"packet,omitempty" jsonschema:"maxLength=8"`
	Bytess    [][]byte              `json:"bytess,omitempty"`
	Number    json.Number           `json:"number,omitempty" jsonschema:"minimum=-10"`
	Whole     json.Number           `json:"whole,omitempty" jsonschema:"type=integer"`
	Quoted    json.Number           `json:"quoted,string,omitempty"`
	Big       *big.Int              `json:"big,omitempty"`
	Bigs      []*big.Int            `json:"bigs,omitempty"`
	Float     *big.Float            `json:"big_float,omitempty"`
	Addr      netip.Addr            `json:"addr,omitzero"`
	Prefix    *netip.Prefix         `json:"prefix,omitempty"`
	Addrs     []netip.Addr          `json:"addrs,omitempty"`
	ID        ID                    `json:"id,omitzero" jsonschema:"minLength=32,pattern=^[0-9a-f]*$,example=000102030405060708090a0b0c0d0e0f"`
	IDs       []*ID                 `json:"ids,omitempty"`
	Grade     Grade                 `json:"grade,omitempty" jsonschema:"enum=good,enum=bad"`
	Secretive *Secretive            `json:"secretive,omitempty"`
	Point     Point                 `json:"point,omitzero" jsonschema:"type=array,description=Two numbers."`
	Points    map[string]*Point     `json:"points,omitempty" jsonschema:"type=array"`
	Stamp     Stamp                 `json:"stamp,omitzero" jsonschema:"type=string"`
	Duration  time.Duration         `json:"duration,omitempty" jsonschema:"minimum=0"`
	Month     time.Month            `json:"month,omitempty"`
	Weekday   *time.Weekday         `json:"weekday,omitempty"`
	Object    any                   `json:"object,omitempty" jsonschema:"type=object"`
	RawList   json.RawMessage       `json:"raw_list,omitempty" jsonschema:"type=array"`
	Twice     **int                 `json:"twice,omitempty"`
	Thrice    ***Packet             `json:"thrice,omitempty"`
	Rings     []**string            `json:"rings,omitempty"`
	IntKeys   map[int]string        `json:"int_keys,omitempty"`
	Int8Keys  map[int8]string       `json:"int8_keys,omitempty"`
	UintKeys  map[uint64]*int       `json:"uint_keys,omitempty"`
	LevelKeys map[Level]bool        `json:"level_keys,omitempty"`
	AddrKeys  map[netip.Addr]string `json:"addr_keys,omitempty"`
	IDKeys    map[ID]Inner          `json:"id_keys,omitempty"`
}

// Packet is a named slice of bytes.
type Packet []byte

// ID is like a UUID: an array of bytes that is written as text.
type ID [16]byte

// MarshalText writes it in hexadecimal digits.
func (id ID) MarshalText() ([]byte, error) { return []byte(hex.EncodeToString(id[:])), nil }

// UnmarshalText reads hexadecimal digits, big or small.
func (id *ID) UnmarshalText(text []byte) error {
	b, err := hex.DecodeString(string(text))
	if err != nil || len(b) != len(id) {
		return fmt.Errorf("types.ID: %w", err)
	}
	copy(id[:], b)
	return nil
}

// Grade is an integer that is written as a word; its constants are no enum.
type Grade int

// The grades.
const (
	Bad  Grade = 1
	Good Grade = 2
)

// MarshalText writes the word.
func (g Grade) MarshalText() ([]byte, error) {
	return []byte(map[Grade]string{Bad: "bad", Good: "good"}[g]), nil
}

// UnmarshalText reads the word.
func (g *Grade) UnmarshalText(text []byte) error {
	if *g = Bad; string(text) == "good" {
		*g = Good
	}
	return nil
}

// Secretive has methods of pointers only, and panics at an exclamation mark.
type Secretive struct{ word string }

// MarshalText writes the word.
func (s *Secretive) MarshalText() ([]byte, error) {
	if s.word == "!" {
		panic("types.Secretive")
	}
	return []byte(s.word), nil
}

// UnmarshalText reads the word.
func (s *Secretive) UnmarshalText(text []byte) error {
	if string(text) == "!" {
		panic("types.Secretive")
	}
	s.word = string(text)
	return nil
}

// Point is written as a list of two numbers.
type Point struct{ X, Y float64 }

// MarshalJSON writes the list.
func (p Point) MarshalJSON() ([]byte, error) { return json.Marshal([2]float64{p.X, p.Y}) }

// UnmarshalJSON reads the list.
func (p *Point) UnmarshalJSON(text []byte) error {
	var list []float64
	if err := json.Unmarshal(text, &list); err != nil {
		return err
	}
	if len(list) != 2 {
		return errors.New("types.Point has two numbers")
	}
	p.X, p.Y = list[0], list[1]
	return nil
}

// Stamp has the methods of the time in it.
type Stamp struct{ time.Time }
