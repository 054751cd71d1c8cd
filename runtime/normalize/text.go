package normalize

import (
	"encoding/json"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Text is upstream output that is text, whatever it looks like: its value is one
// string.
func Text(s string) tool.Raw { return tool.FromValue(textSource(s)) }

type textSource string

// Bytes is that of [Source].
func (s textSource) Bytes() ([]byte, string) { return []byte(s), "text/plain; charset=utf-8" }

// Read is that of [Source].
func (textSource) Read(data []byte) (Answer, error) {
	value, err := json.Marshal(string(data)) // with U+FFFD for what is no UTF-8
	if err != nil {
		return Answer{}, tool.InvalidResponse.New("").With(err)
	}
	return Answer{JSON: value, Form: FormText}, nil
}
