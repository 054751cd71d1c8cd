package decode

import (
	"encoding/json"
	"errors"
	"math"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// parcel is a struct with each kind of field, and the code that the generator
// writes for its Validate method.
type parcel struct {
	ID      string            `json:"id"`
	Weight  float64           `json:"weight"`
	Count   int               `json:"count"`
	Zone    uint8             `json:"zone"`
	Value   tool.Decimal      `json:"value"`
	Code    int64             `json:"code,string"`
	Pin     string            `json:"pin"`
	Tags    []string          `json:"tags"`
	Pieces  []piece           `json:"pieces"`
	Notes   map[string]string `json:"notes"`
	Offsets []*int            `json:"offsets"`
}

type piece struct {
	Size   []int `json:"size"`
	Rotate bool  `json:"rotate"`
}

var parcelRule = Rule{Kind: Object, Fields: []Field{
	{Name: "id", Required: true, Rule: &Rule{Pattern: &Pattern{Source: "^P[0-9]+$"}}},
	{Name: "weight", Rule: &Rule{Kind: Number, Min: Bound{Is: Exclusive}, MultipleOf: 0.5}},
	{Name: "count", Rule: &Rule{Kind: Integer, Bits: 64, Max: from(9), MultipleOf: 2}},
	{Name: "zone", Rule: &Rule{Kind: Unsigned, Bits: 8, Enum: []string{"1", "2"}}},
	{Name: "value", Rule: &Rule{Kind: Decimal, Max: from(1000), MultipleOf: 0.01}},
	{Name: "code", Quoted: true, Rule: &Rule{Kind: Integer, Bits: 64, Min: from(0)}},
	{Name: "pin", Secret: true, Rule: &Rule{MinLength: 4}},
	{Name: "tags", Rule: &Rule{Kind: List, MaxItems: 3, UniqueItems: true, Items: &Rule{MaxLength: 3}}},
	{Name: "pieces", Rule: &Rule{Kind: List, UniqueItems: true, Items: &Rule{Kind: Object, Fields: []Field{
		{Name: "size", Rule: &Rule{Kind: List, MinItems: 2, UniqueItems: true, Items: &Rule{Kind: Integer, Bits: 64, Min: from(1)}}},
		{Name: "rotate", Rule: &Rule{Kind: Boolean}},
	}}}},
	{Name: "notes", Rule: &Rule{Kind: Map, MaxItems: 1, Items: &Rule{MinLength: 1}}},
	{Name: "offsets", Rule: &Rule{Kind: List, UniqueItems: true, NullItems: true, Items: &Rule{Kind: Integer, Bits: 64}}},
}}

func checkParcel(in parcel) error {
	var c Checker
	o := c.Object(&parcelRule)
	c.String(o.Field(0), in.ID)
	c.Float(o.Field(1), in.Weight)
	c.Int(o.Field(2), int64(in.Count))
	c.Uint(o.Field(3), uint64(in.Zone))
	c.Decimal(o.Field(4), in.Value)
	c.Int(o.Field(5), in.Code)
	c.String(o.Field(6), in.Pin)
	tags := c.List(o.Field(7), len(in.Tags))
	for i, v := range in.Tags {
		c.String(tags.Item(i), v)
	}
	tags.Close()
	pieces := c.List(o.Field(8), len(in.Pieces))
	for i, v := range in.Pieces {
		checkPiece(&c, pieces.Item(i), v)
	}
	pieces.Close()
	notes := c.Map(o.Field(9), len(in.Notes))
	for _, k := range []string{"a", "b"} {
		if v, ok := in.Notes[k]; ok {
			c.String(notes.Key(k), v)
		}
	}
	notes.Close()
	offsets := c.List(o.Field(10), len(in.Offsets))
	for i, v := range in.Offsets {
		if r := offsets.Item(i); v != nil {
			c.Int(r, int64(*v))
		}
	}
	offsets.Close()
	o.Close()
	return c.End()
}

func checkPiece(c *Checker, r *Rule, in piece) {
	o := c.Object(r)
	size := c.List(o.Field(0), len(in.Size))
	for i, v := range in.Size {
		c.Int(size.Item(i), int64(v))
	}
	size.Close()
	c.Bool(o.Field(1), in.Rotate)
	o.Close()
}

// TestChecker holds values made in Go against their own JSON: both sides find
// the same.
func TestChecker(t *testing.T) {
	n := 3
	empty := make([]piece, 30)
	for i := range empty {
		empty[i].Size = []int{}
	}
	good := parcel{
		ID: "P1", Weight: 0.5, Count: 8, Zone: 2, Value: tool.NewDecimal(995, 2), Code: 7, Pin: "1234", Tags: []string{"a", "b"},
		Pieces: []piece{{Size: []int{1, 2}}, {Size: []int{2, 1}}, {Size: []int{1, 2}, Rotate: true}}, Offsets: []*int{&n, nil},
	}
	cases := map[string]func(p *parcel){
		"good":           func(*parcel) {},
		"string":         func(p *parcel) { p.ID = "719" },
		"float":          func(p *parcel) { p.Weight = -0.7 },
		"int":            func(p *parcel) { p.Count = 11 },
		"uint":           func(p *parcel) { p.Zone = 3 },
		"decimal":        func(p *parcel) { p.Value = tool.NewDecimal(1000001, 3) },
		"quoted":         func(p *parcel) { p.Code = -1 },
		"secret":         func(p *parcel) { p.Pin = "123" },
		"list":           func(p *parcel) { p.Tags = []string{"a", "abcd", "a", "abcde", "b"} },
		"nested":         func(p *parcel) { p.Pieces[1].Size = []int{0} },
		"nested unique":  func(p *parcel) { p.Pieces[1].Size = []int{2, 1, 2} },
		"same objects":   func(p *parcel) { p.Pieces[2].Rotate = false },
		"map":            func(p *parcel) { p.Notes = map[string]string{"a": ""} },
		"map too large":  func(p *parcel) { p.Notes = map[string]string{"a": "x", "b": "y"} },
		"same nulls":     func(p *parcel) { p.Offsets = []*int{nil, &n, nil} },
		"everything bad": func(p *parcel) { *p = parcel{Count: 11, Tags: make([]string, 30), Pieces: empty} },
	}
	for name, change := range cases {
		t.Run(name, func(t *testing.T) {
			in := good
			in.Pieces = slices.Clone(good.Pieces)
			change(&in)
			data, err := json.Marshal(in)
			if err != nil {
				t.Fatal(err)
			}
			_, want := decodeRule(&parcelRule, string(data))
			got := reportOf(checkParcel(in))
			if (got == nil) != (want == nil) || (want == nil) != (name == "good") {
				t.Fatalf("Validate finds %+v, decoding %+v", got, want)
			}
			if got != nil {
				sameViolations(t, got, want.Violations)
				if got.Total != want.Total || got.Sent != 11 {
					t.Errorf("counted %d violations, decoding %d; %d fields", got.Total, want.Total, got.Sent)
				}
			}
		})
	}
}

// TestCheckerOnly finds what JSON can't even say.
func TestCheckerOnly(t *testing.T) {
	var c Checker
	r := &Rule{Kind: Object, Fields: []Field{
		{Name: "s", Rule: &Rule{}}, {Name: "n", Rule: &Rule{Kind: Number}}, {Name: "i", Rule: &Rule{Kind: Number}},
		{Name: "t", Rule: &Rule{Kind: Time}}, {Name: "m", Rule: &Rule{Kind: Map, Items: &Rule{}}},
	}}
	o := c.Object(r)
	c.String(o.Field(0), "\xff")
	c.Float(o.Field(1), math.NaN())
	c.Float(o.Field(2), math.Inf(-1))
	c.Time(o.Field(3), time.Date(12026, 1, 1, 0, 0, 0, 0, time.UTC))
	m := c.Map(o.Field(4), 1)
	c.String(m.Key("\xfe"), "")
	m.Close()
	o.Close()
	if c.Valid() {
		t.Error("still valid")
	}
	var v tool.Violations
	v.Add("/s", "something else")
	c.Found(&v)
	e, _ := errors.AsType[*tool.Error](c.End())
	want := &tool.ArgumentReport{Total: 6, Sent: 5, Violations: []tool.Violation{
		{Path: "/s", Keyword: "encoding", Got: "\xff", Want: "string"},
		{Path: "/n", Keyword: "type", Type: "number", Got: "NaN", Want: "number"},
		{Path: "/i", Keyword: "type", Type: "number", Got: "-Inf", Want: "number"},
		{Path: "/t", Keyword: "format", Got: "12026-01-01T00:00:00Z", Want: "date-time such as 2026-01-31T10:00:00Z"},
		{Path: "/m/\xfe", Keyword: "encoding", Got: "\xfe", Want: "string"},
		{Path: "/s", Keyword: "check", Want: "something else"},
	}}
	if !reflect.DeepEqual(e.Arguments, want) {
		t.Errorf("report is\n\t%+v\nwant\n\t%+v", e.Arguments, want)
	}
	if e.Message != "5 of 5 arguments are not valid; the tool was not run" {
		t.Errorf("message is %q", e.Message)
	}
}
