package normalize

import (
	"bytes"
	"encoding/json"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// JSON is upstream output that was promised to be JSON. A string that holds an
// object or a list is that object or list; one that holds the beginning of such
// is INVALID_RESPONSE.
func JSON(data []byte) tool.Raw { return tool.FromValue(jsonSource(data)) }

type jsonSource []byte

// Bytes is that of [Source].
func (s jsonSource) Bytes() ([]byte, string) { return s, "application/json" }

// Read is that of [Source].
func (jsonSource) Read(data []byte) (Answer, error) {
	data, lossy := inUTF8(data)
	if len(data) == 0 {
		return Answer{}, tool.InvalidResponse.Say(words.AnsweredNothing)
	}
	end, why := scan(data, 0)
	if why == noFault && end < len(data) {
		why = malformed
	}
	if why != noFault {
		return Answer{}, unreadable("JSON", why)
	}
	return unwrap(Answer{JSON: data, Form: FormJSON, Lossy: lossy})
}

// inUTF8 is data without a byte order mark and white space around it, with
// U+FFFD for what is no UTF-8.
func inUTF8(data []byte) ([]byte, []tool.Coercion) {
	data = trim(bytes.TrimPrefix(data, []byte("\ufeff")))
	if utf8.Valid(data) {
		return data, nil
	}
	return bytes.ToValidUTF8(data, []byte("\ufffd")), []tool.Coercion{{Rule: ruleUTF8}}
}

// trim is data without the white space of JSON around it.
func trim(data []byte) []byte { return bytes.Trim(data, " \t\r\n") }

// unwrap is a with the object or list that is in its string.
func unwrap(a Answer) (Answer, error) {
	if a.JSON[0] != '"' {
		return a, nil
	}
	var inner string
	if err := json.Unmarshal(a.JSON, &inner); err != nil {
		return Answer{}, unreadable("JSON in a string", malformed)
	}
	data := trim([]byte(inner))
	if len(data) == 0 || data[0] != '{' && data[0] != '[' {
		return a, nil
	}
	switch end, why := scan(data, 0); {
	case why == noFault && end == len(data):
		lossy := append(a.Lossy, tool.Coercion{Rule: ruleUnwrapped})
		return Answer{JSON: data, Form: FormWrapped, Lossy: lossy}, nil
	case why == truncated && isJSON(data):
		return Answer{}, unreadable("JSON in a string", truncated)
	default:
		return a, nil
	}
}

// isJSON reports whether text that begins like JSON goes on like it.
func isJSON(data []byte) bool {
	if data = trim(data[1:]); len(data) == 0 {
		return false
	}
	return bytes.IndexByte([]byte(`"{[`), data[0]) >= 0
}
