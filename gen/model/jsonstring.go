package model

import (
	"bytes"
	"encoding/json"
)

// JSONString is s as JSON text, <, > and & as they are. Constants, defaults and
// examples that are strings have this form.
func JSONString(s string) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(s); err != nil {
		panic("unreachable: " + err.Error()) // every string has a JSON text
	}
	return string(bytes.TrimSuffix(b.Bytes(), []byte("\n")))
}
