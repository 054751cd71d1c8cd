package types

import (
	"encoding/json"
	"math"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// row is one type: the sample has a value of it in the field of that name, and
// the wrong ones are JSON that is near to such a value and none; the malformed
// ones are strings that only a format refuses.
type row[T any] struct {
	field     string
	sample    T
	wrong     []string
	malformed []string
}

// noon is a time with an offset and a fraction.
var noon = time.Date(2026, 7, 18, 12, 0, 0, 5000, time.FixedZone("", 8*3600))

var scalars = []row[Scalars]{
	{"bool", Scalars{Bool: true}, []string{`1`, `"true"`}, nil},
	{"named_bool", Scalars{Named: true}, []string{`0`}, nil},
	{"string", Scalars{String: "a\"\\\n\t\u2028<&>😀\x00"}, []string{`1`, `["a"]`}, nil},
	{"word", Scalars{Word: "you"}, []string{`"y"`, `true`}, nil},
	{"color", Scalars{Color: Blue}, []string{`"green"`, `"Blue"`}, nil},
	{"level", Scalars{Level: High}, []string{`2`, `"9"`}, nil},
	{"int", Scalars{Int: math.MinInt64}, []string{`1.5`, `"1"`, `1e19`}, nil},
	{"int8", Scalars{Int8: -128}, []string{`-129`, `128`}, nil},
	{"int16", Scalars{Int16: 32767}, []string{`-32769`, `32768`}, nil},
	{"int32", Scalars{Int32: math.MinInt32}, []string{`2147483648`}, nil},
	{"int64", Scalars{Int64: math.MaxInt64}, []string{`1e19`, `-1e19`, `0.5`}, nil},
	{"uint", Scalars{Uint: 1}, []string{`-1`}, nil},
	{"uint8", Scalars{Uint8: 255}, []string{`256`, `-1`}, nil},
	{"uint16", Scalars{Uint16: 65535}, []string{`65536`}, nil},
	{"uint32", Scalars{Uint32: math.MaxUint32}, []string{`4294967296`}, nil},
	{"uint64", Scalars{Uint64: math.MaxUint64}, []string{`-1`, `2e19`}, nil},
	{"rune", Scalars{Rune: '界'}, []string{`"x"`, `2147483648`}, nil},
	{"float32", Scalars{Float32: math.MaxFloat32}, []string{`3.5e38`, `"1"`}, nil},
	{"float64", Scalars{Float64: math.SmallestNonzeroFloat64}, []string{`"1"`, `true`}, nil},
	{"money", Scalars{Money: tool.NewDecimal(129_000_000_000_000_001, 2)}, []string{`"129.00"`}, nil},
	{"time", Scalars{Time: noon}, []string{`1`}, []string{`"2026-07-18"`, `"2026-02-30T00:00:00Z"`}},
	{"quoted_int", Scalars{QuotedInt: math.MinInt64}, []string{`1`, `"1.0"`, `"x"`}, nil},
	{"quoted_bool", Scalars{QuotedBool: true}, []string{`true`, `"yes"`}, nil},
	{"quoted_float", Scalars{QuotedFloat: 1e-7}, []string{`1`, `"1."`}, nil},
	{"pointer", Scalars{Pointer: new(0)}, []string{`"1"`}, nil},
}

// far is a value that no float64 holds.
const far = json.Number("12345678901234567890.5")

var open = []row[Open]{
	{"any", Open{Any: map[string]any{"a": []any{1.5, far, "x", true, nil, map[string]any{}}}}, nil, nil},
	{"value", Open{Value: []any{}}, nil, nil},
	{"anys", Open{Anys: []any{nil, "", json.Number("9007199254740993"), 1e21, false}}, []string{`{}`, `1`}, nil},
	{"any_map", Open{AnyMap: map[string]any{"": nil, "b": 0.1}}, []string{`[]`, `"{}"`}, nil},
	{"raw", Open{Raw: json.RawMessage(`{"b":[1.50,-0,1e300,null],"a":"\u00e9"}`)}, nil, nil},
	{"raws", Open{Raws: []json.RawMessage{json.RawMessage(`"x"`), json.RawMessage(`1E2`)}}, []string{`"[]"`}, nil},
	{"raw_map", Open{RawMap: map[string]json.RawMessage{"a": json.RawMessage(`[]`)}}, []string{`[]`}, nil},
	{"deepest", Open{Deepest: map[string][]any{"k": {nil, []any{nil}}}}, []string{`{"k":{}}`, `{"k":null}`}, nil},
}

var lists = []row[Lists]{
	{"strings", Lists{Strings: []string{"", "a"}}, []string{`"a"`, `[1]`, `[null]`}, nil},
	{"colors", Lists{Colors: []Color{Red}}, []string{`["green"]`}, nil},
	{"matrix", Lists{Matrix: [][]float64{{1, 2.5}, {}}}, []string{`[1]`, `[[1],null]`}, nil},
	{"pointers", Lists{Pointers: []*int{new(1), nil}}, []string{`["1"]`}, nil},
	{"names", Lists{Named: Names{"x"}}, []string{`{}`}, nil},
	{"array", Lists{Array: [3]int{1, 2, 3}}, []string{`[1,2]`, `[1,2,3,4]`}, nil},
	{"octets", Lists{Octets: [4]byte{0, 1, 254, 255}}, []string{`"AAH+/w=="`, `[1,2,3,256]`}, nil},
	{"inner", Lists{Inner: inner}, []string{`{}`, `{"id":1,"label":"x","Away":""}`, `{"id":1,"label":1}`}, nil},
	{"p_inner", Lists{PInner: &inner}, []string{`[]`}, nil},
	{"inners", Lists{Inners: []Inner{inner, {Label: "b"}}}, []string{`[{}]`, `[null]`}, nil},
	{"map", Lists{Map: map[string]int{"": 1, "a/b~c": 2}}, []string{`{"a":"1"}`, `[1]`}, nil},
	{"word_map", Lists{WordMap: map[Word][]Color{"w": {Red, Blue}}}, []string{`{"w":"red"}`}, nil},
	{"map_map", Lists{MapMap: map[string]Counts{"a": {"b": 1}}}, []string{`{"a":{"b":null}}`}, nil},
	{"nil_map", Lists{NilMap: map[string]*string{"a": nil, "b": new("")}}, []string{`{"a":1}`}, nil},
}

var inner = Inner{Base: Base{ID: math.MaxInt64}, Far: &Far{Away: "x"}, Nested: Nested{true}, Label: "l"}

var circles = []row[Circles]{
	{"tree", Circles{Tree: Tree{"a", []Tree{{Name: "b", Kids: []Tree{{Name: "c"}}}}, map[string]Tree{"d": {Name: "e"}}}},
		[]string{`{"name":"a","kids":[{"name":"b","kids":[{}]}]}`, `{"name":"a","named":{"b":{"name":1}}}`, `[]`}, nil},
	{"chain", Circles{Chain: &Chain{1, &Chain{2, nil}}}, []string{`{"value":1,"next":{"value":2,"next":{"value":"3"}}}`}, nil},
	{"must", Circles{Must: &Must{&Must{nil}}}, []string{`{}`, `{"next":{}}`, `{"next":1}`}, nil},
	{"person", Circles{Person: &Person{"1", &House{[]*Person{{"2", nil}, nil}}}},
		[]string{`{"house":{"persons":[{"house":{}}]}}`}, nil},
	{"groves", Circles{Groves: map[string]Tree{"a": {Name: "b"}}}, []string{`{"a":{}}`}, nil},
	{"steps", Circles{Steps: Steps{{Do: "a", Steps: Steps{{Do: "b"}}}}}, []string{`[{"do":"a","steps":[{"do":1}]}]`}, nil},
}

var branches = []row[Branch]{
	{"name", Branch{Name: "a"}, []string{`1`}, nil},
	{"branches", Branch{Branches: []Branch{{Name: "a", Branches: []Branch{{}}}}}, []string{`[{"branches":[1]}]`, `[{"leaf":1}]`}, nil},
}
