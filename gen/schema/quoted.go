package schema

import (
	"encoding/json"
	"strconv"

	"github.com/invopop/jsonschema"

	"github.com/tooladapt/tooladapt/gen/model"
)

// quoted is the schema of a value that the json option string puts into a JSON
// string. An integer's pattern allows as many digits as its type
// has: the last few values beyond its bounds are left to the decoder.
func quoted(t model.Type, c model.Constraint) *jsonschema.Schema {
	s := &jsonschema.Schema{Type: "string"}
	switch t := t.(type) {
	case model.Bool:
		s.Enum = []any{"true", "false"}
	case model.Int:
		s.Pattern = integerPattern(t)
		s.Enum = quotedTexts(constants(t.Enum))
	case model.Numeral:
		s.Pattern = numberPattern
		if c.Type == "integer" {
			s.Pattern = `^(0|-?[1-9][0-9]*)$`
		}
	case model.String:
		s.Pattern = `^"([^"\\\x00-\x1f]|\\(["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"$`
		s.Enum = quotedTexts(constants(t.Enum))
	default:
		s.Pattern = numberPattern
	}
	if c.Enum != nil {
		s.Enum = quotedTexts(texts(c.Enum))
	}
	if s.Enum != nil {
		s.Pattern = ""
	}
	return s
}

func integerPattern(t model.Int) string {
	sign, digits := "-?", map[int]int{8: 3, 16: 5, 32: 10, 64: 19}[t.Bits]
	if t.Unsigned {
		sign = ""
		if t.Bits == 64 {
			digits = 20
		}
	}
	return "^" + sign + "(0|[1-9][0-9]{0," + strconv.Itoa(digits-1) + "})$"
}

// quotedTexts are JSON numbers as JSON strings; nil stays nil.
func quotedTexts(values []any) []any {
	for i, v := range values {
		if text, ok := v.(json.RawMessage); ok {
			values[i] = string(text)
		}
	}
	return values
}

// numberPattern is a JSON number.
const numberPattern = `^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$`
