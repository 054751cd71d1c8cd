package bind

import (
	"go/token"
	"reflect"
	"testing"
)

func TestTagRest(t *testing.T) {
	for tag, want := range map[string]string{
		``:                    "",
		`json:"a"`:            "",
		`json:"a" x:"b\"c"`:   "",
		`json:"a"  x:""  `:    "",
		`json:a`:              "json:a",
		`json:"a" note`:       "note",
		`json:"a"x:"b"`:       `x:"b"`,
		`json: "a"`:           `json: "a"`,
		`json:"a`:             `json:"a`,
		"json:`a`":            "json:`a`",
		`:"a"`:                `:"a"`,
		"json:\"a\"\tx:\"b\"": "\tx:\"b\"",
	} {
		if got := foreignTag(tag, token.Position{}).rest(); got != want {
			t.Errorf("of %s remains %q, want %q", tag, got, want)
		}
	}
}

// FuzzTag holds the reading of tags against the reflect package: the same
// values, and where nothing remains unread, reflect reads to the end too.
func FuzzTag(f *testing.F) {
	for _, seed := range []string{`json:"a" x:"b"`, `json:"\u4e2d"`, `json:a`, `x:"a"json:"b"`, `json:"a,omitempty" jsonschema:"a\\,b"`, `x:"\0"json:""`, "x:\"\n\"json:\"a\"", `x:"\"json:"a"`} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, tag string) {
		read := foreignTag(tag, token.Position{})
		text, ok := read.lookup("json")
		want, wantOK := reflect.StructTag(tag).Lookup("json")
		if ok != wantOK || text.String != want {
			t.Errorf("%q: json is %q, %v; reflect says %q, %v", tag, text.String, ok, want, wantOK)
		}
		if _, ends := reflect.StructTag(tag + ` end:"1"`).Lookup("end"); read.rest() == "" && !ends {
			t.Errorf("%q: nothing remains, but reflect does not read to its end", tag)
		}
	})
}
