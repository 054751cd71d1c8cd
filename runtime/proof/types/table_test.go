package types

import (
	"encoding/json"
	"math"
	"math/big"
	"net/netip"
	"time"

	"github.com/tooladapt/tooladapt/runtime/proof/types/other"
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
	{"quoted_string", Scalars{QuotedString: "a\"\\\n<é>"}, []string{`"a"`, `1`, `"\"a"`, `"\"a\" "`, `"\"a\nb\""`}, nil},
	{"quoted_color", Scalars{QuotedColor: new(Blue)}, []string{`"blue"`, `"\"green\""`}, nil},
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

var (
	home   = netip.MustParseAddr("2001:db8::1")
	googol = new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
	id     = ID{0: 1, 15: 255}
	twice  = new(new(0))
	thrice = new(new(&Packet{1}))
	rings  = []**string{new(new("a")), nil}
)

var marshalers = []row[Marshalers]{
	{"bytes", Marshalers{Bytes: []byte{0, 255, 62}}, []string{`"AP8"`, `"AP8-"`, `"A=P8"`, `"AP9="`, `"AP8+\n"`, `[0]`}, nil},
	{"packet", Marshalers{Packet: Packet("abcd")}, []string{`"YWJjZGVmZ2hp"`}, nil},
	{"bytess", Marshalers{Bytess: [][]byte{{}, {1}}}, []string{`["x"]`, `[null]`}, nil},
	{"number", Marshalers{Number: "12345678901234567890.50"}, []string{`"1"`, `-11`, `true`}, nil},
	{"whole", Marshalers{Whole: "123456789012345678901234567890"}, []string{`1.5`, `"x"`}, nil},
	{"quoted", Marshalers{Quoted: "-1.50"}, []string{`1`, `"1."`}, nil},
	{"big", Marshalers{Big: googol}, []string{`1.5`, `"1"`}, nil},
	{"bigs", Marshalers{Bigs: []*big.Int{big.NewInt(-1), nil, big.NewInt(0)}}, []string{`["1"]`, `{}`}, nil},
	{"big_float", Marshalers{Float: big.NewFloat(1.5)}, []string{`1.5`}, nil},
	{"addr", Marshalers{Addr: home}, []string{`1`}, nil},
	{"prefix", Marshalers{Prefix: new(netip.PrefixFrom(home, 64))}, []string{`{}`}, nil},
	{"addrs", Marshalers{Addrs: []netip.Addr{home, {}}}, []string{`"::1"`, `[1]`}, nil},
	{"id", Marshalers{ID: id}, []string{`"0102"`, `"0102030405060708090a0b0c0d0e0f0G"`}, nil},
	{"ids", Marshalers{IDs: []*ID{&id, nil}}, []string{`[7]`}, nil},
	{"grade", Marshalers{Grade: Good}, []string{`2`, `"fair"`}, nil},
	{"secretive", Marshalers{Secretive: &Secretive{"a"}}, []string{`1`}, nil},
	{"point", Marshalers{Point: Point{1, 2}}, []string{`{}`, `"1,2"`}, nil},
	{"points", Marshalers{Points: map[string]*Point{"a": {3, 4}, "b": nil}}, []string{`{"a":1}`, `[]`}, nil},
	{"stamp", Marshalers{Stamp: Stamp{noon}}, []string{`1`}, nil},
	{"duration", Marshalers{Duration: time.Hour}, []string{`-1`, `"1h"`, `1.5`}, nil},
	{"month", Marshalers{Month: time.May}, []string{`13`, `"May"`, `0`}, nil},
	{"weekday", Marshalers{Weekday: new(time.Sunday)}, []string{`7`}, nil},
	{"object", Marshalers{Object: map[string]any{"a": 1.0}}, []string{`[]`, `"{}"`, `1`}, nil},
	{"raw_list", Marshalers{RawList: json.RawMessage(`[1.0]`)}, []string{`{}`, `1`}, nil},
	{"twice", Marshalers{Twice: twice}, []string{`"0"`}, nil},
	{"thrice", Marshalers{Thrice: thrice}, []string{`1`}, nil},
	{"rings", Marshalers{Rings: rings}, []string{`[1]`}, nil},
	{"int_keys", Marshalers{IntKeys: map[int]string{math.MinInt64: "a", 0: "b", 10: "c"}}, []string{`{"a":"b"}`, `{"01":"b"}`, `{"-0":"b"}`, `{"1.0":"b"}`, `{"+1":""}`, `{"1":2}`}, nil},
	{"int8_keys", Marshalers{Int8Keys: map[int8]string{-128: "a", 127: "b"}}, []string{`{"1280":"a"}`}, nil},
	{"uint_keys", Marshalers{UintKeys: map[uint64]*int{math.MaxUint64: nil, 1: new(1)}}, []string{`{"-1":1}`}, nil},
	{"level_keys", Marshalers{LevelKeys: map[Level]bool{7: true}}, []string{`{"low":true}`}, nil},
	{"addr_keys", Marshalers{AddrKeys: map[netip.Addr]string{home: "a", netip.MustParseAddr("10.0.0.1"): "b"}}, []string{`{"::1":1}`}, nil},
	{"id_keys", Marshalers{IDKeys: map[ID]Inner{id: inner, {}: {}}}, []string{`{"x":1}`}, nil},
}

var generics = []row[Generics]{
	{"length", Generics{Length: other.Length{Value: 1, Unit: other.Meter}}, []string{`{"value":-1,"unit":"m"}`, `{"value":1,"unit":"km"}`}, nil},
	{"words", Generics{Words: other.Page[Word]{Items: []Word{"a"}}}, []string{`{"items":[1]}`, `{}`}, nil},
	{"pages", Generics{Pages: &other.Page[other.Unit]{Items: []other.Unit{other.Foot}, Next: "b"}}, []string{`{"items":["km"]}`}, nil},
	{"pair", Generics{Pair: Pair[int, string]{Tagged[int]{1}, "b"}}, []string{`{"first":"a","second":"b"}`, `{"first":1}`}, nil},
	{"pairs", Generics{Pairs: []Pair[Color, time.Time]{{Tagged[Color]{Red}, noon}}}, []string{`[{"first":"x","second":"2026-07-18T12:00:00Z"}]`}, nil},
	{"nest", Generics{Nest: Pair[Many[int], *Level]{Tagged[Many[int]]{Many[int]{1}}, new(High)}}, []string{`{"first":1}`, `{"first":[1],"second":3}`}, nil},
	{"many", Generics{Many: Many[Inner]{inner}}, []string{`[{}]`}, nil},
	{"forest", Generics{Forest: Forest[uint8]{1, []Forest[uint8]{{2, nil}}}}, []string{`{"top":1,"below":[{"top":256}]}`}, nil},
	{"dict", Generics{Dict: Dict[Word, bool]{"a": true}}, []string{`{"a":1}`}, nil},
	{"named", Generics{PairIntString: PairIntString{true}}, []string{`{}`}, nil},
}

var lucks = []row[Luck]{
	{"lucky", Luck{Lucky: 0}, []string{`7`}, nil},
}
