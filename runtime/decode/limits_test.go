package decode

import (
	"bytes"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestDepth counts open objects and lists, read or skipped.
func TestDepth(t *testing.T) {
	deep := func(n int) string { return strings.Repeat("[", n) + strings.Repeat("]", n) }
	for _, c := range []struct {
		text string
		ok   bool
	}{{deep(MaxDepth), true}, {deep(MaxDepth + 1), false}} {
		if _, report := decodeAny([]byte(c.text)); (report == nil) != c.ok {
			t.Errorf("a list nested %d deep has violations %v", len(c.text)/2, keywordsOf(report))
		}
	}
	r := &Rule{Kind: Object, Open: true}
	if _, report := decodeRule(r, `{"x":`+deep(MaxDepth-1)+`}`); report != nil {
		t.Errorf("skipping has violations %v", report.Violations)
	}
	_, report := decodeRule(r, `{"x":`+deep(MaxDepth)+`}`)
	sameViolations(t, report, []tool.Violation{{Keyword: "limit", Got: "byte 68", Want: "nested at most 64 deep"}})
}

// TestInput refuses what is too large unread.
func TestInput(t *testing.T) {
	data := bytes.Repeat([]byte(" "), MaxInput+1)
	copy(data, `{"location":"a"}`)
	if _, err := decodeForecast(data[:MaxInput]); err != nil {
		t.Errorf("%d bytes are refused: %v", MaxInput, err)
	}
	_, err := decodeForecast(data)
	sameViolations(t, reportOf(err), []tool.Violation{{Keyword: "limit", Got: "byte 0", Want: "at most 16 MiB"}})
}

// TestElements skips what is beyond the largest number of elements.
func TestElements(t *testing.T) {
	r := one(&Rule{Kind: List, Items: &Rule{Kind: Integer}})
	text := `{"v":[` + strings.Repeat("1,", MaxElements) + `"x"]}`
	v, report := decodeRule(r, text)
	if n := len(v.(map[string]any)["v"].([]any)); n != MaxElements {
		t.Errorf("%d elements were read", n)
	}
	sameViolations(t, report, []tool.Violation{
		{Path: "/v", Keyword: "maxItems", Got: "100001 elements", Want: "list of at most 100000"},
	})
}

// TestCap tells twenty violations, and counts all, also in what is bad.
func TestCap(t *testing.T) {
	r := &Rule{Kind: Object, Fields: []Field{
		{Name: "list", Rule: &Rule{Kind: List, Items: &Rule{Kind: Integer}}},
		{Name: "last", Rule: &Rule{Kind: Integer}},
	}}
	_, report := decodeRule(r, `{"list":[`+strings.Repeat(`"x",`, 99)+`1],"last":"x","odd":1}`)
	var want []tool.Violation
	for i := range 20 {
		want = append(want, tool.Violation{Path: fmt.Sprintf("/list/%d", i), Keyword: "type", Type: "string", Got: "x", Want: "integer"})
	}
	sameViolations(t, report, want)
	if report.Total != 101 || report.Sent != 3 || len(report.Valid) != 0 || string(report.Call) != "{}" {
		t.Errorf("report is %+v", report)
	}
}

// TestCapAndSyntax tells why reading ended early, whatever else there is.
func TestCapAndSyntax(t *testing.T) {
	r := &Rule{Kind: Object, Fields: []Field{{Name: "list", Rule: &Rule{Kind: List, Items: &Rule{Kind: Integer}}}}}
	_, report := decodeRule(r, `{"list":[`+strings.Repeat(`"x",`, 99)+`1`)
	want := tool.Violation{Path: "/list", Keyword: "syntax", Got: "byte 406", Want: "JSON, a comma or ] here"}
	if got := report.Violations[len(report.Violations)-1]; len(report.Violations) != 20 || report.Total != 100 || got != want {
		t.Errorf("the last of %d violations, of %d in all, is %+v, want %+v", len(report.Violations), report.Total, got, want)
	}
}

// TestClip repeats long values and names only in part, and otherwise as they
// are: what shows them quotes them.
func TestClip(t *testing.T) {
	long := strings.Repeat("語", 1000)
	_, report := decodeRule(one(&Rule{MaxLength: 1}), `{"v":"`+long+`","`+long+`":1}`)
	sameViolations(t, report, []tool.Violation{
		{Path: "/v", Keyword: "maxLength", Got: strings.Repeat("語", 40) + "…", Want: "string, at most 1 character"},
		{Path: "/" + strings.Repeat("語", 64) + "…", Keyword: "additionalProperties", Got: "1", Want: "known is v"},
	})
	cases := map[string]string{
		"a\nb\r\x1b": "a\nb\r\x1b", "\xff\u202e": "\xff\u202e", "": "",
		strings.Repeat("a", 40): strings.Repeat("a", 40), strings.Repeat("a", 41): strings.Repeat("a", 40) + "…",
		strings.Repeat("\xff", 41): strings.Repeat("\xff", 40) + "…", strings.Repeat("語", 40): strings.Repeat("語", 40),
	}
	for text, want := range cases {
		if got := clipped(text, maxShown); got != want {
			t.Errorf("%q is shown as %q, want %q", text, got, want)
		}
	}
}

// TestSharedBlocks keeps strings whole when the input is reused, whichever
// block they are in.
func TestSharedBlocks(t *testing.T) {
	r := one(&Rule{Kind: List, Items: &Rule{}})
	var texts []any
	var b strings.Builder
	for i := range 400 {
		s := strings.Repeat(string(rune('a'+i%26)), i)
		texts = append(texts, s)
		fmt.Fprintf(&b, `,%q`, s)
	}
	data := []byte(`{"v":[` + b.String()[1:] + `]}`)
	d := New(data)
	v := read(&d, r)
	if err := d.End(r); err != nil {
		t.Fatal(err)
	}
	clear(data)
	if !reflect.DeepEqual(v.(map[string]any)["v"], texts) {
		t.Error("strings changed with the input")
	}
}
