package decode

import (
	"math"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// ruleCase is a value for a rule: what it is decoded to, or what is found.
type ruleCase struct {
	name  string
	rule  *Rule
	value string
	want  any // nil where there are violations
	found []broken
}

type broken = tool.Violation

// TestRules holds each rule against values that satisfy it, which must come
// out, and values that break it, which must be told.
func TestRules(t *testing.T) {
	cases := slices.Concat(stringRules(), integerRules(), unsignedRules(), numberRules(), booleanRules(),
		timeRules(), decimalRules(), listRules(), mapRules(), objectRules())
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			for i := range c.found {
				c.found[i].Path = "/v" + c.found[i].Path
			}
			v, report := decodeRule(one(c.rule), `{"v":`+c.value+`}`)
			sameViolations(t, report, c.found)
			if got := v.(map[string]any)["v"]; c.found == nil && !same(got, c.want) {
				t.Errorf("decoded %#v, want %#v", got, c.want)
			}
		})
	}
}

// same is DeepEqual that tells -0 from 0.
func same(a, b any) bool {
	x, ok := a.(float64)
	y, ok2 := b.(float64)
	if ok && ok2 {
		return math.Float64bits(x) == math.Float64bits(y)
	}
	return reflect.DeepEqual(a, b)
}

func stringRules() []ruleCase {
	return []ruleCase{
		{"string", &Rule{}, `"a"`, "a", nil},
		{"string type", &Rule{}, `1.5`, nil, []broken{{Keyword: "type", Type: "number", Got: "1.5", Want: "string"}}},
		{"string null", &Rule{}, `null`, nil, []broken{{Keyword: "type", Type: "null", Got: "null", Want: "string"}}},
		{"surrogate pair", &Rule{}, `"\ud83d\ude00"`, "😀", nil},
		{"lone surrogate", &Rule{}, `"a\ud83d"`, nil, []broken{{Keyword: "encoding", Got: `a\ud83d`, Want: "string"}}},
		{"lone surrogate for an enum", &Rule{Enum: []string{"a", ""}}, `"\ud83d"`, nil, []broken{{Keyword: "encoding", Got: `\ud83d`, Want: `a or ""`}}},
		{"invalid UTF-8", &Rule{}, "\"a\xff\"", nil, []broken{{Keyword: "encoding", Got: "a\xff", Want: "string"}}},
		{"enum", &Rule{Enum: []string{"a", "b"}}, `"\u0062"`, "b", nil},
		{"enum broken", &Rule{Enum: []string{"a", "b"}}, `"A"`, nil, []broken{{Keyword: "enum", Got: "A", Want: "a or b"}}},
		{"minLength", &Rule{MinLength: 2}, `"é😀"`, "é😀", nil},
		{"minLength broken", &Rule{MinLength: 3}, `"é😀"`, nil, []broken{{Keyword: "minLength", Got: "é😀", Want: "string, at least 3 characters"}}},
		{"maxLength", &Rule{MaxLength: 2}, `"é😀"`, "é😀", nil},
		{"maxLength broken", &Rule{MaxLength: 1}, `"é😀"`, nil, []broken{{Keyword: "maxLength", Got: "é😀", Want: "string, at most 1 character"}}},
		{"pattern", &Rule{Pattern: &Pattern{Source: "b+"}}, `"abc"`, "abc", nil},
		{"pattern broken", &Rule{Pattern: &Pattern{Source: "^b+$"}}, `"abc"`, nil, []broken{{Keyword: "pattern", Got: "abc", Want: "string matching ^b+$"}}},
		{"no pattern", &Rule{Pattern: &Pattern{Source: "("}}, `"("`, nil, []broken{{Keyword: "pattern", Got: "(", Want: "string matching ("}}},
		{"two rules", &Rule{MinLength: 2, Pattern: &Pattern{Source: "^b$"}}, `"a"`, nil, []broken{
			{Keyword: "minLength", Got: "a", Want: "string, at least 2 characters, matching ^b$"},
			{Keyword: "pattern", Got: "a", Want: "string, at least 2 characters, matching ^b$"},
		}},
		{"format", &Rule{Format: IPv4}, `"192.0.2.1"`, "192.0.2.1", nil},
		{"format broken", &Rule{Format: IPv4}, `"192.0.2.01"`, nil, []broken{{Keyword: "format", Got: "192.0.2.01", Want: "ipv4 such as 192.0.2.1"}}},
	}
}

func integerRules() []ruleCase {
	return []ruleCase{
		{"integer", &Rule{Kind: Integer}, `-9223372036854775808`, int64(math.MinInt64), nil},
		{"integer with a point", &Rule{Kind: Integer}, `120.0`, int64(120), nil},
		{"integer with an exponent", &Rule{Kind: Integer}, `1.2e2`, int64(120), nil},
		{"integer beyond floats", &Rule{Kind: Integer}, `9007199254740993.0`, int64(9007199254740993), nil},
		{"integer minus zero", &Rule{Kind: Integer}, `-0`, int64(0), nil},
		{"integer type", &Rule{Kind: Integer}, `1.5`, nil, []broken{{Keyword: "type", Type: "number", Got: "1.5", Want: "integer"}}},
		{"integer as text", &Rule{Kind: Integer, Min: from(1)}, `"2"`, nil, []broken{{Keyword: "type", Type: "string", Got: "2", Want: "integer, at least 1"}}},
		{"integer too large", &Rule{Kind: Integer, Bits: 64}, `9223372036854775808`, nil, []broken{{Keyword: "maximum", Got: "9223372036854775808", Want: "integer"}}},
		{"integer far too small", &Rule{Kind: Integer}, `-1e400`, nil, []broken{{Keyword: "minimum", Got: "-1e400", Want: "integer"}}},
		{"8 bits", &Rule{Kind: Integer, Bits: 8}, `-128`, int64(-128), nil},
		{"8 bits broken", &Rule{Kind: Integer, Bits: 8}, `128`, nil, []broken{{Keyword: "maximum", Got: "128", Want: "integer, -128 to 127"}}},
		{"minimum", &Rule{Kind: Integer, Min: from(3)}, `3`, int64(3), nil},
		{"minimum broken", &Rule{Kind: Integer, Min: from(3)}, `2`, nil, []broken{{Keyword: "minimum", Got: "2", Want: "integer, at least 3"}}},
		{"exclusiveMinimum", &Rule{Kind: Integer, Min: Bound{Is: Exclusive, Int: 3}}, `4`, int64(4), nil},
		{"exclusiveMinimum broken", &Rule{Kind: Integer, Min: Bound{Is: Exclusive, Int: 3}}, `3`, nil, []broken{{Keyword: "exclusiveMinimum", Got: "3", Want: "integer, more than 3"}}},
		{"maximum", &Rule{Kind: Integer, Max: from(3)}, `3`, int64(3), nil},
		{"maximum broken", &Rule{Kind: Integer, Max: from(3)}, `4`, nil, []broken{{Keyword: "maximum", Got: "4", Want: "integer, at most 3"}}},
		{"exclusiveMaximum", &Rule{Kind: Integer, Max: Bound{Is: Exclusive, Int: 3}}, `2`, int64(2), nil},
		{"exclusiveMaximum broken", &Rule{Kind: Integer, Max: Bound{Is: Exclusive, Int: 3}}, `3`, nil, []broken{{Keyword: "exclusiveMaximum", Got: "3", Want: "integer, less than 3"}}},
		{"multipleOf", &Rule{Kind: Integer, MultipleOf: 5}, `9007199254740995`, int64(9007199254740995), nil},
		{"multipleOf broken", &Rule{Kind: Integer, MultipleOf: 5}, `9007199254740993`, nil, []broken{{Keyword: "multipleOf", Got: "9007199254740993", Want: "integer, multiple of 5"}}},
		{"integer enum", &Rule{Kind: Integer, Enum: []string{"1", "20"}}, `2e1`, int64(20), nil},
		{"integer enum broken", &Rule{Kind: Integer, Enum: []string{"1", "20"}}, `2`, nil, []broken{{Keyword: "enum", Got: "2", Want: "1 or 20"}}},
	}
}

func unsignedRules() []ruleCase {
	return []ruleCase{
		{"unsigned", &Rule{Kind: Unsigned}, `18446744073709551615`, uint64(math.MaxUint64), nil},
		{"unsigned minus zero", &Rule{Kind: Unsigned}, `-0.0`, uint64(0), nil},
		{"unsigned negative", &Rule{Kind: Unsigned}, `-1`, nil, []broken{{Keyword: "minimum", Got: "-1", Want: "integer, at least 0"}}},
		{"unsigned too large", &Rule{Kind: Unsigned}, `18446744073709551616`, nil, []broken{{Keyword: "maximum", Got: "18446744073709551616", Want: "integer, at least 0"}}},
		{"unsigned 16 bits", &Rule{Kind: Unsigned, Bits: 16}, `65536`, nil, []broken{{Keyword: "maximum", Got: "65536", Want: "integer, 0 to 65535"}}},
		{"unsigned range", &Rule{Kind: Unsigned, Min: Bound{Is: Inclusive, Uint: 2}, Max: Bound{Is: Exclusive, Uint: 4}}, `4`, nil, []broken{{Keyword: "exclusiveMaximum", Got: "4", Want: "integer, at least 2, less than 4"}}},
		{"unsigned multiple", &Rule{Kind: Unsigned, MultipleOf: 2}, `3`, nil, []broken{{Keyword: "multipleOf", Got: "3", Want: "integer, at least 0, multiple of 2"}}},
	}
}

func numberRules() []ruleCase {
	return []ruleCase{
		{"number", &Rule{Kind: Number}, `1e23`, 1e23, nil},
		{"number short", &Rule{Kind: Number}, `-0.1`, -0.1, nil},
		{"number minus zero", &Rule{Kind: Number}, `-0`, math.Copysign(0, -1), nil},
		{"number type", &Rule{Kind: Number}, `true`, nil, []broken{{Keyword: "type", Type: "boolean", Got: "true", Want: "number"}}},
		{"number overflow", &Rule{Kind: Number}, `-1e309`, nil, []broken{{Keyword: "minimum", Got: "-1e309", Want: "number"}}},
		{"number minimum", &Rule{Kind: Number, Min: Bound{Is: Inclusive, Float: 0.1}}, `0.1`, 0.1, nil},
		{"number minimum broken", &Rule{Kind: Number, Min: Bound{Is: Inclusive, Float: 0.1}}, `0.09`, nil, []broken{{Keyword: "minimum", Got: "0.09", Want: "number, at least 0.1"}}},
		{"number exclusiveMaximum broken", &Rule{Kind: Number, Max: Bound{Is: Exclusive, Float: 1}}, `1.0`, nil, []broken{{Keyword: "exclusiveMaximum", Got: "1.0", Want: "number, less than 1"}}},
		{"number multipleOf", &Rule{Kind: Number, MultipleOf: 0.01}, `1.13`, 1.13, nil},
		{"number multipleOf long", &Rule{Kind: Number, MultipleOf: 0.0001}, `0.0075`, 0.0075, nil},
		{"number multipleOf broken", &Rule{Kind: Number, MultipleOf: 0.01}, `1.135`, nil, []broken{{Keyword: "multipleOf", Got: "1.135", Want: "number, multiple of 0.01"}}},
		{"number enum", &Rule{Kind: Number, Enum: []string{"0.5"}}, `5e-1`, 0.5, nil},
		{"number enum broken", &Rule{Kind: Number, Enum: []string{"0.5"}}, `0.50001`, nil, []broken{{Keyword: "enum", Got: "0.50001", Want: "exactly 0.5"}}},
		{"32 bits", &Rule{Kind: Number, Bits: 32}, `0.1`, float64(float32(0.1)), nil},
		{"32 bits broken", &Rule{Kind: Number, Bits: 32}, `3.5e38`, nil, []broken{{Keyword: "maximum", Got: "3.5e38", Want: "number"}}},
	}
}

func booleanRules() []ruleCase {
	return []ruleCase{
		{"boolean", &Rule{Kind: Boolean}, `true`, true, nil},
		{"boolean enum", &Rule{Kind: Boolean, Enum: []string{"true"}}, `true`, true, nil},
		{"boolean enum broken", &Rule{Kind: Boolean, Enum: []string{"true"}}, `false`, nil, []broken{{Keyword: "enum", Got: "false", Want: "exactly true"}}},
		{"boolean type", &Rule{Kind: Boolean}, `"true"`, nil, []broken{{Keyword: "type", Type: "string", Got: "true", Want: "boolean"}}},
	}
}

func timeRules() []ruleCase {
	return []ruleCase{
		{"time", &Rule{Kind: Time}, `"2026-01-31T10:00:00.5+08:00"`, date("2026-01-31T10:00:00.5+08:00"), nil},
		{"time in lower case", &Rule{Kind: Time}, `"2026-01-31t10:00:00z"`, date("2026-01-31T10:00:00Z"), nil},
		{"time at a leap second", &Rule{Kind: Time}, `"2016-12-31T23:59:60Z"`, date("2016-12-31T23:59:59Z"), nil},
		{"time without offset", &Rule{Kind: Time}, `"2026-01-31T10:00:00"`, nil, []broken{{Keyword: "format", Got: "2026-01-31T10:00:00", Want: "date-time such as 2026-01-31T10:00:00Z"}}},
		{"time type", &Rule{Kind: Time}, `1769853600`, nil, []broken{{Keyword: "type", Type: "number", Got: "1769853600", Want: "date-time such as 2026-01-31T10:00:00Z"}}},
	}
}

func decimalRules() []ruleCase {
	return []ruleCase{
		{"decimal", &Rule{Kind: Decimal}, `129.00`, tool.NewDecimal(12900, 2), nil},
		{"decimal type", &Rule{Kind: Decimal}, `"129.00"`, nil, []broken{{Keyword: "type", Type: "string", Got: "129.00", Want: "number"}}},
		{"decimal too fine", &Rule{Kind: Decimal}, `0.1234567890123456789`, nil, []broken{{Keyword: "multipleOf", Got: "0.1234567890123456789", Want: "number"}}},
		{"decimal too large", &Rule{Kind: Decimal}, `1e30`, nil, []broken{{Keyword: "maximum", Got: "1e30", Want: "number"}}},
		{"decimal range", &Rule{Kind: Decimal, Min: Bound{Is: Exclusive, Float: 0.1}}, `0.1000`, nil, []broken{{Keyword: "exclusiveMinimum", Got: "0.1000", Want: "number, more than 0.1"}}},
		{"decimal multipleOf", &Rule{Kind: Decimal, MultipleOf: 0.01}, `0.015`, nil, []broken{{Keyword: "multipleOf", Got: "0.015", Want: "number, multiple of 0.01"}}},
	}
}

func listRules() []ruleCase {
	list := func(r *Rule) *Rule { r.Kind, r.Items = List, &Rule{Kind: Integer}; return r }
	return []ruleCase{
		{"list", list(&Rule{}), `[1, 2]`, []any{int64(1), int64(2)}, nil},
		{"list empty", list(&Rule{}), `[ ]`, []any{}, nil},
		{"list type", list(&Rule{}), `{"a": [1 , 2]}`, nil, []broken{{Keyword: "type", Type: "object", Got: `{"a":[1,2]}`, Want: "list"}}},
		{"list element", list(&Rule{}), `[1,"x",null]`, nil, []broken{
			{Path: "/1", Keyword: "type", Type: "string", Got: "x", Want: "integer"},
			{Path: "/2", Keyword: "type", Type: "null", Got: "null", Want: "integer"},
		}},
		{"null element", list(&Rule{NullItems: true}), `[1,null]`, []any{int64(1), nil}, nil},
		{"minItems", list(&Rule{MinItems: 2}), `[1,2]`, []any{int64(1), int64(2)}, nil},
		{"minItems broken", list(&Rule{MinItems: 2}), `[1]`, nil, []broken{{Keyword: "minItems", Got: "1 element", Want: "list of at least 2"}}},
		{"maxItems", list(&Rule{MaxItems: 2}), `[1,2]`, []any{int64(1), int64(2)}, nil},
		{"maxItems broken", list(&Rule{MaxItems: 2}), `[1,2,"x",[]]`, nil, []broken{{Keyword: "maxItems", Got: "4 elements", Want: "list of at most 2"}}},
		{"uniqueItems", list(&Rule{UniqueItems: true}), `[1,2]`, []any{int64(1), int64(2)}, nil},
		{"uniqueItems broken", list(&Rule{UniqueItems: true}), `[1,2,1.0]`, nil, []broken{{Keyword: "uniqueItems", Got: "1", Want: "list, all different"}}},
	}
}

func mapRules() []ruleCase {
	entries := func(r *Rule) *Rule { r.Kind, r.Items = Map, &Rule{Kind: Integer}; return r }
	return []ruleCase{
		{"map", entries(&Rule{}), `{"a":1,"A":2}`, map[string]any{"a": int64(1), "A": int64(2)}, nil},
		{"map type", entries(&Rule{}), `[1]`, nil, []broken{{Keyword: "type", Type: "array", Got: "[1]", Want: "object"}}},
		{"map value", entries(&Rule{}), `{"a/b":"x","c~d":null}`, nil, []broken{
			{Path: "/a~1b", Keyword: "type", Type: "string", Got: "x", Want: "integer"},
			{Path: "/c~0d", Keyword: "type", Type: "null", Got: "null", Want: "integer"},
		}},
		{"map duplicate", entries(&Rule{}), `{"a":1,"\u0061":2}`, nil, []broken{{Path: "/a", Keyword: "duplicate", Got: "2", Want: "only once"}}},
		{"map key", entries(&Rule{}), `{"\udc00":1}`, nil, []broken{{Path: `/\udc00`, Keyword: "encoding", Got: "1", Want: "valid Unicode text"}}},
		{"map null", entries(&Rule{NullItems: true}), `{"a":null}`, map[string]any{"a": nil}, nil},
		{"minProperties broken", entries(&Rule{MinItems: 1}), `{}`, nil, []broken{{Keyword: "minProperties", Got: "0 entries", Want: "object of at least 1 entry"}}},
		{"maxProperties broken", entries(&Rule{MaxItems: 1}), `{"a":1,"b":"x"}`, nil, []broken{{Keyword: "maxProperties", Got: "2 entries", Want: "object of at most 1 entry"}}},
	}
}

func objectRules() []ruleCase {
	return []ruleCase{
		{"object type", one(&Rule{}), `"x"`, nil, []broken{{Keyword: "type", Type: "string", Got: "x", Want: "object with v"}}},
		{"object in a list", &Rule{Kind: List, Items: one(&Rule{Kind: Integer})}, `[{"v":1},{"v":"x"},{}]`, nil, []broken{
			{Path: "/1/v", Keyword: "type", Type: "string", Got: "x", Want: "integer"},
			{Path: "/2/v", Keyword: "required", Want: "integer"},
		}},
	}
}

func date(s string) time.Time {
	v, err := time.Parse(time.RFC3339, s)
	if err != nil {
		panic(err)
	}
	return v
}
