package decode_test

import (
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/decode"
)

func TestCanonical(t *testing.T) {
	deep := strings.Repeat("[", 70) + strings.Repeat("]", 70)
	for text, want := range map[string]string{
		`{"b":1.0, "a":[ 1e2,"\u0041" ],"c":{"z":null,"y":true}}`: `{"a":[100,"A"],"b":1,"c":{"y":true,"z":null}}`,
		` {} `:              `{}`,
		`1.50`:              `1.5`,
		``:                  ``,
		`{`:                 `{`,
		` {"a":1} x`:        ` {"a":1} x`,
		"{\"a\": 1}\x00":    "{\"a\": 1}\x00",
		`{"a": 1,}`:         `{"a": 1,}`,
		deep:                deep,
		`{"a":1,"a": 2}`:    `{"a":1,"a":2}`,
		"\"\xff\"":          "\"\xff\"",
		`[1e99999999999 ]`:  `[1e99999999999]`,
		`[1e999999999999 ]`: `[1e999999999999]`,
	} {
		if got := string(decode.Canonical(nil, []byte(text))); got != want {
			t.Errorf("Canonical of %q is %q, want %q", text, got, want)
		}
		if again := string(decode.Canonical(nil, []byte(want))); again != want {
			t.Errorf("Canonical of %q is %q", want, again)
		}
	}
}
