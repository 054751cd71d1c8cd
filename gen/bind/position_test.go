package bind_test

import (
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

const misplaced = `package p

//tool:name t
//tool:risk R0
type T struct {
	A int    "json:\"a,omitemtpy\""
	B int    ` + "`json:\"b\" jsonschema:\"title=t,minimum=x\"`" + `
	C string ` + "`jsonschema:\"description=a\\\\\\\\, b,oneof_type=x\" json:\"c\"`" + `
	D string "jsonschema:\"enum=a\\\\\\\\,b,lost\""
	E []int  ` + "`tool:\"secret,echo\"`" + `
}
`

// TestPositions looks at the text that each finding points to: it is the wrong
// piece of the tag, whatever quotes and escapes stand before it.
func TestPositions(t *testing.T) {
	_, found := bound(t, &txtar.Archive{Files: []txtar.File{{Name: "p.go", Data: []byte(misplaced)}}})
	want := []string{"TA047 omitemtpy", "TA051 x\"`", "TA049 oneof_type=x", "TA048 lost", "TA044 echo", "TA055 echo"}
	for _, d := range found {
		line := strings.Split(misplaced, "\n")[d.Pos.Line-1]
		got := string(d.Code) + " " + line[d.Pos.Column-1:]
		if len(want) == 0 || !strings.HasPrefix(got, want[0]) {
			t.Fatalf("%v points to %q, want %q", d, got, want)
		}
		want = want[1:]
	}
	if len(want) > 0 {
		t.Errorf("not found: %q", want)
	}
}
