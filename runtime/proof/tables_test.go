package proof

import "github.com/tooladapt/tooladapt/runtime/decode"

// table is rules, and the JSON Schema that says the same.
type table struct {
	name   string
	rule   *decode.Rule
	schema string
}

func object(fields ...decode.Field) *decode.Rule {
	return &decode.Rule{Kind: decode.Object, Fields: fields}
}

func inclusive(n int64) decode.Bound {
	return decode.Bound{Is: decode.Inclusive, Int: n, Uint: uint64(max(n, 0)), Float: float64(n)}
}

func exclusive(n int64) decode.Bound {
	b := inclusive(n)
	b.Is = decode.Exclusive
	return b
}

// tables have every rule in them.
var tables = []table{
	{"strings", object(
		decode.Field{Name: "any", Required: true, Rule: &decode.Rule{}},
		decode.Field{Name: "long", Rule: &decode.Rule{MinLength: 3}},
		decode.Field{Name: "short", Rule: &decode.Rule{MaxLength: 2}},
		decode.Field{Name: "both", Rule: &decode.Rule{MinLength: 2, MaxLength: 4}},
		decode.Field{Name: "unit", Rule: &decode.Rule{Enum: []string{"C", "°F", ""}}},
		decode.Field{Name: "anchored", Rule: &decode.Rule{Pattern: &decode.Pattern{Source: "^P[0-9]{2,}$"}}},
		decode.Field{Name: "somewhere", Rule: &decode.Rule{MaxLength: 3, Pattern: &decode.Pattern{Source: "[xé]"}}},
	), `{
		"type": "object", "additionalProperties": false, "required": ["any"],
		"properties": {
			"any": {"type": "string"},
			"long": {"type": "string", "minLength": 3},
			"short": {"type": "string", "maxLength": 2},
			"both": {"type": "string", "minLength": 2, "maxLength": 4},
			"unit": {"type": "string", "enum": ["C", "°F", ""]},
			"anchored": {"type": "string", "pattern": "^P[0-9]{2,}$"},
			"somewhere": {"type": "string", "maxLength": 3, "pattern": "[xé]"}
		}
	}`},
	{"integers", object(
		decode.Field{Name: "wide", Rule: &decode.Rule{Kind: decode.Integer, Bits: 64}},
		decode.Field{Name: "byte", Required: true, Rule: &decode.Rule{Kind: decode.Integer, Bits: 8}},
		decode.Field{Name: "days", Rule: &decode.Rule{Kind: decode.Integer, Bits: 64, Min: inclusive(1), Max: inclusive(14)}},
		decode.Field{Name: "inner", Rule: &decode.Rule{Kind: decode.Integer, Bits: 32, Min: exclusive(-5), Max: exclusive(5)}},
		decode.Field{Name: "dozen", Rule: &decode.Rule{Kind: decode.Integer, Bits: 64, MultipleOf: 12}},
		decode.Field{Name: "level", Rule: &decode.Rule{Kind: decode.Integer, Bits: 64, Enum: []string{"1", "20", "-3"}}},
		decode.Field{Name: "count", Rule: &decode.Rule{Kind: decode.Unsigned, Bits: 64}},
		decode.Field{Name: "port", Rule: &decode.Rule{Kind: decode.Unsigned, Bits: 16, Min: exclusive(0)}},
	), `{
		"type": "object", "additionalProperties": false, "required": ["byte"],
		"properties": {
			"wide": {"type": "integer", "minimum": -9223372036854775808, "maximum": 9223372036854775807},
			"byte": {"type": "integer", "minimum": -128, "maximum": 127},
			"days": {"type": "integer", "minimum": 1, "maximum": 14},
			"inner": {"type": "integer", "exclusiveMinimum": -5, "exclusiveMaximum": 5},
			"dozen": {"type": "integer", "minimum": -9223372036854775808, "maximum": 9223372036854775807, "multipleOf": 12},
			"level": {"type": "integer", "enum": [1, 20, -3]},
			"count": {"type": "integer", "minimum": 0, "maximum": 18446744073709551615},
			"port": {"type": "integer", "exclusiveMinimum": 0, "maximum": 65535}
		}
	}`},
	{"numbers", object(
		decode.Field{Name: "any", Required: true, Rule: &decode.Rule{Kind: decode.Number, Bits: 64}},
		decode.Field{Name: "single", Rule: &decode.Rule{Kind: decode.Number, Bits: 32}},
		decode.Field{Name: "share", Rule: &decode.Rule{Kind: decode.Number, Min: inclusive(0), Max: exclusive(1)}},
		decode.Field{Name: "cents", Rule: &decode.Rule{Kind: decode.Number, MultipleOf: 0.01}},
		decode.Field{Name: "rate", Rule: &decode.Rule{Kind: decode.Number, Enum: []string{"0.5", "1e2"}}},
		decode.Field{Name: "price", Rule: &decode.Rule{Kind: decode.Decimal, Min: inclusive(0), Max: inclusive(1000), MultipleOf: 0.05}},
		decode.Field{Name: "exact", Rule: &decode.Rule{Kind: decode.Decimal}},
		decode.Field{Name: "yes", Rule: &decode.Rule{Kind: decode.Boolean}},
	), `{
		"type": "object", "additionalProperties": false, "required": ["any"],
		"properties": {
			"any": {"type": "number"},
			"single": {"type": "number", "minimum": -3.4028235e+38, "maximum": 3.4028234663852886e+38},
			"share": {"type": "number", "minimum": 0, "exclusiveMaximum": 1},
			"cents": {"type": "number", "multipleOf": 0.01},
			"rate": {"type": "number", "enum": [0.5, 100]},
			"price": {"type": "number", "minimum": 0, "maximum": 1000, "multipleOf": 0.05},
			"exact": {"type": "number"},
			"yes": {"type": "boolean"}
		}
	}`},
	{"lists", object(
		decode.Field{Name: "any", Required: true, Rule: &decode.Rule{Kind: decode.List, Items: &decode.Rule{}}},
		decode.Field{Name: "few", Rule: &decode.Rule{Kind: decode.List, MinItems: 1, MaxItems: 3, Items: &decode.Rule{Kind: decode.Integer, Bits: 16}}},
		decode.Field{Name: "set", Rule: &decode.Rule{Kind: decode.List, UniqueItems: true, Items: &decode.Rule{Kind: decode.Number}}},
		decode.Field{Name: "gaps", Rule: &decode.Rule{Kind: decode.List, NullItems: true, UniqueItems: true, Items: &decode.Rule{Kind: decode.Boolean}}},
		decode.Field{Name: "grid", Rule: &decode.Rule{Kind: decode.List, MinItems: 2, UniqueItems: true, Items: &decode.Rule{Kind: decode.List, MaxItems: 2, Items: &decode.Rule{Kind: decode.Integer, Bits: 8}}}},
		decode.Field{Name: "map", Rule: &decode.Rule{Kind: decode.Map, MinItems: 1, MaxItems: 2, Items: &decode.Rule{MinLength: 1}}},
		decode.Field{Name: "open", Rule: &decode.Rule{Kind: decode.Map, NullItems: true, Items: &decode.Rule{Kind: decode.Integer, Bits: 8}}},
	), `{
		"type": "object", "additionalProperties": false, "required": ["any"],
		"properties": {
			"any": {"type": "array", "items": {"type": "string"}},
			"few": {"type": "array", "minItems": 1, "maxItems": 3, "items": {"type": "integer", "minimum": -32768, "maximum": 32767}},
			"set": {"type": "array", "uniqueItems": true, "items": {"type": "number"}},
			"gaps": {"type": "array", "uniqueItems": true, "items": {"type": ["boolean", "null"]}},
			"grid": {"type": "array", "minItems": 2, "uniqueItems": true, "items": {"type": "array", "maxItems": 2, "items": {"type": "integer", "minimum": -128, "maximum": 127}}},
			"map": {"type": "object", "minProperties": 1, "maxProperties": 2, "additionalProperties": {"type": "string", "minLength": 1}},
			"open": {"type": "object", "additionalProperties": {"type": ["integer", "null"], "minimum": -128, "maximum": 127}}
		}
	}`},
	{"objects", object(
		decode.Field{Name: "parent", Required: true, Nullable: true, Rule: &decode.Rule{Kind: decode.Integer, Bits: 64, Min: inclusive(1)}},
		decode.Field{Name: "filter", Required: true, Rule: object(
			decode.Field{Name: "Since", Required: true, Rule: &decode.Rule{MinLength: 1}},
			decode.Field{Name: "deep", Rule: object(decode.Field{Name: "a/b", Required: true, Rule: &decode.Rule{Kind: decode.Boolean}})},
		)},
		decode.Field{Name: "items", Rule: &decode.Rule{Kind: decode.List, UniqueItems: true, Items: object(
			decode.Field{Name: "sku", Required: true, Secret: true, Rule: &decode.Rule{}},
			decode.Field{Name: "qty", Rule: &decode.Rule{Kind: decode.Unsigned, Bits: 8}},
		)}},
		decode.Field{Name: "empty", Rule: object()},
	), `{
		"type": "object", "additionalProperties": false, "required": ["parent", "filter"],
		"properties": {
			"parent": {"type": ["integer", "null"], "minimum": 1, "maximum": 9223372036854775807},
			"filter": {
				"type": "object", "additionalProperties": false, "required": ["Since"],
				"properties": {
					"Since": {"type": "string", "minLength": 1},
					"deep": {"type": "object", "additionalProperties": false, "required": ["a/b"], "properties": {"a/b": {"type": "boolean"}}}
				}
			},
			"items": {"type": "array", "uniqueItems": true, "items": {
				"type": "object", "additionalProperties": false, "required": ["sku"],
				"properties": {"sku": {"type": "string"}, "qty": {"type": "integer", "minimum": 0, "maximum": 255}}
			}},
			"empty": {"type": "object", "additionalProperties": false}
		}
	}`},
	{"formats", object(
		decode.Field{Name: "at", Rule: &decode.Rule{Kind: decode.Time}},
		decode.Field{Name: "stamp", Rule: &decode.Rule{Format: decode.DateTime}},
		decode.Field{Name: "day", Rule: &decode.Rule{Format: decode.Date}},
		decode.Field{Name: "clock", Rule: &decode.Rule{Format: decode.TimeOfDay}},
		decode.Field{Name: "id", Rule: &decode.Rule{Format: decode.UUID}},
		decode.Field{Name: "v4", Rule: &decode.Rule{Format: decode.IPv4}},
		decode.Field{Name: "v6", Rule: &decode.Rule{Format: decode.IPv6}},
		decode.Field{Name: "link", Rule: &decode.Rule{Format: decode.URI}},
		decode.Field{Name: "mail", Rule: &decode.Rule{Format: decode.Email}},
	), `{
		"type": "object", "additionalProperties": false,
		"properties": {
			"at": {"type": "string", "format": "date-time"},
			"stamp": {"type": "string", "format": "date-time"},
			"day": {"type": "string", "format": "date"},
			"clock": {"type": "string", "format": "time"},
			"id": {"type": "string", "format": "uuid"},
			"v4": {"type": "string", "format": "ipv4"},
			"v6": {"type": "string", "format": "ipv6"},
			"link": {"type": "string", "format": "uri"},
			"mail": {"type": "string", "format": "email"}
		}
	}`},
	{"quoted", object(
		decode.Field{Name: "code", Quoted: true, Rule: &decode.Rule{Kind: decode.Integer, Bits: 8}},
		decode.Field{Name: "rate", Quoted: true, Rule: &decode.Rule{Kind: decode.Number}},
		decode.Field{Name: "yes", Required: true, Quoted: true, Rule: &decode.Rule{Kind: decode.Boolean}},
	), `{
		"type": "object", "additionalProperties": false, "required": ["yes"],
		"properties": {
			"code": {"type": "string", "pattern": "^-?(0|[1-9][0-9]{0,2})$"},
			"rate": {"type": "string", "pattern": "^-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?$"},
			"yes": {"type": "string", "enum": ["true", "false"]}
		}
	}`},
}
