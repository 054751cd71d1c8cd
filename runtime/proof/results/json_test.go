package results

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/proof/oracle"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

var published []oracle.Oracle

// judges are the validators of the schema that the tool publishes of its result.
func judges(t *testing.T) []oracle.Oracle {
	t.Helper()
	if published == nil {
		published = oracle.Of(t, string(GetSheetTool.Spec().Result))
	}
	return published
}

// asJSON is the members of what is read of a source.
func asJSON(t *testing.T, raw tool.Raw) map[string]json.RawMessage {
	t.Helper()
	_, of := show(t, raw)
	text := GetSheetTool.AppendJSON(nil, of)
	for _, o := range judges(t) {
		if err := o.Refuses(string(text)); err != nil {
			t.Errorf("%s refuses what the tool answers, %s: %v", o.Name, text, err)
		}
	}
	var all map[string]json.RawMessage
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	return all
}

func TestZeroNullAndAbsentInJSON(t *testing.T) {
	for _, m := range members {
		for source := range sources("") {
			read := func(value string) (json.RawMessage, bool) {
				got, ok := asJSON(t, sources(sheet(m.name, value))[source])[m.name]
				return got, ok
			}
			if zero, ok := read(m.zero); !ok || string(zero) == "null" {
				t.Errorf("%s of %s: zero is %q, there %t; want a value", m.name, source, zero, ok)
			}
			if null, ok := read("null"); !ok || string(null) != "null" {
				t.Errorf("%s of %s: null is %q, there %t; want null", m.name, source, null, ok)
			}
			if absent, ok := read(""); ok {
				t.Errorf("%s of %s: what was left out is %s, want nothing", m.name, source, absent)
			}
		}
	}
}

func TestZeroNullAndAbsentWithinJSON(t *testing.T) {
	tests := []struct{ member, sent, want string }{
		{"tags", `["",null]`, `["",null]`},
		{"numbers", `[0,null,"x"]`, `[0,null,null]`},
		{"rows", `[{"id":0},{"id":null,"tag":""},null]`, `[{"id":0},{"id":null,"tag":""},{"id":null,"tag":null,"ok":null}]`},
		{"orders", `[{"items":[{"tag":null}]},{"code":null}]`, `[{"items":[{"tag":null}]},{"code":null}]`},
		{"inner", `{"deep":{}}`, `{"deep":{}}`},
		{"inner", `{"title":null,"deep":{"level":null}}`, `{"title":null,"deep":{"level":null}}`},
		{"other", `{"title":"","deep":null}`, `{"title":"","deep":null}`},
		{"hits", `[{"path":"a","text":null}]`, `[{"path":"a","text":null}]`},
		{"small", `{"a":1}`, "null"},
		{"state", "{}", "null"},
		{"inner", "[1]", "null"},
		{"lead", "[]", "null"},
		{"note", "{}", "null"},
		{"zero", "[]", "null"},
	}
	for _, tt := range tests {
		got := asJSON(t, normalize.JSON([]byte(sheet(tt.member, tt.sent))))[tt.member]
		if string(got) != tt.want {
			t.Errorf("%s %s is %s, want %s", tt.member, tt.sent, got, tt.want)
		}
	}
}

// TestTheJSONOfAWholeResult holds the JSON of a result of which all was sent, and
// of one made in Go, against encoding/json.
func TestTheJSONOfAWholeResult(t *testing.T) {
	_, of := show(t, normalize.JSON([]byte(sheet("", ""))))
	for _, r := range []tool.Of[Sheet]{of, tool.Value(of.Value), {}} {
		r.Value.Phone = "" // it is redacted
		want, err := json.Marshal(r.Value)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := r.Value.Note.Get(); !ok { // encoding/json has to write it
			want = []byte(strings.Replace(string(want), `"note":null,`, "", 1))
		}
		if diff := cmp.Diff(parsed(t, want), parsed(t, GetSheetTool.AppendJSON(nil, r))); diff != "" {
			t.Errorf("the JSON differs (-encoding/json +tooladapt):\n%s", diff)
		}
	}
}

func parsed(t *testing.T, text []byte) (v any) {
	t.Helper()
	if err := json.Unmarshal(text, &v); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	return v
}

// TestTheSummaryTellsNoZero holds that what was not sent is a non-value in the
// summary too.
func TestTheSummaryTellsNoZero(t *testing.T) {
	display := func(member, value string) string {
		_, of := show(t, normalize.JSON([]byte(sheet(member, value))))
		return GetSheetTool.Result(of).Display
	}
	for _, name := range []string{"flag", "small", "count", "size", "share", "name", "state", "price", "at", "number", "big", "host", "lead", "note", "zero"} {
		for value, want := range map[string]string{"null": "(null)", "": "(not returned)"} {
			if got := display(name, value); !strings.Contains(got, name+"="+want) {
				t.Errorf("%s %q: the summary is %s, want %s", name, value, got, want)
			}
		}
	}
	for _, tt := range []struct{ member, sent, want string }{
		{"inner", `{"title":null}`, "title=(null) level=(not returned) other=6"},
		{"inner", `{"title":"","deep":{"level":0}}`, `title="" level=0 other=6`},
		{"inner", `{"deep":{"level":null}}`, "title=(not returned) level=(null) other=6"},
		{"inner", "null", "title=(null) level=(null) other=6"},
		{"inner", "", "title=(not returned) level=(not returned) other=6"},
		{"other", "null", "other=(null)"},
		{"other", "", "other=(not returned)"},
		{"other", `{"deep":{"level":[]}}`, "other=(unknown)"},
	} {
		if got := display(tt.member, tt.sent); !strings.Contains(got, tt.want) {
			t.Errorf("%s %s: the summary is %s, want %s", tt.member, tt.sent, got, tt.want)
		}
	}
}

// TestLinesOfFilesWithoutAPart holds that each part that was not sent says so, in
// a form that no data has.
func TestLinesOfFilesWithoutAPart(t *testing.T) {
	const hits = `[{"path":"a.go","line":7,"text":"x"},{"path":"a.go","text":"(null)"},{"path":null,"line":7,"text":"y"},{"path":"(null)","line":"z","text":null},null]`
	want := []string{"a.go:7| x", "a.go:(not returned)| (null)", "(null):7| y", `"(null)":(unknown) (null)`, "(null):(null) (null)"}
	text, _ := show(t, normalize.JSON([]byte(sheet("hits", hits))))
	if block := fmt.Sprintf("[hits] located 1-5 of 5 external\n%s\n", strings.Join(want, "\n")); !strings.Contains(text, block) {
		t.Errorf("shown without\n%s\n%s", block, text)
	}
}

// TestNothingInJSON holds the JSON of a value that a handler left empty against
// the published schema.
func TestNothingInJSON(t *testing.T) {
	text := string(GetDealTool.AppendJSON(nil, tool.Value(Deal{State: DealPaid})))
	for _, o := range oracle.Of(t, string(GetDealTool.Spec().Result)) {
		if err := o.Refuses(text); err != nil {
			t.Errorf("%s refuses %s: %v", o.Name, text, err)
		}
	}
}
