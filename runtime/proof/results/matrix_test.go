package results

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// members are the fields of a Sheet as JSON: a value, and its zero.
var members = []struct{ name, value, zero string }{
	{"flag", "true", "false"},
	{"small", "-7", "0"},
	{"count", "9007199254740993", "0"},
	{"size", "4294967295", "0"},
	{"share", "0.25", "0"},
	{"name", `"Zoë \"Z\" \u4f60\ud83d\ude00"`, `""`},
	{"state", `"open"`, `"closed"`},
	{"price", "129.00", "0.00"},
	{"at", `"2026-07-18T14:23:00+08:00"`, `"0001-01-01T00:00:00Z"`},
	{"number", "1.50", "0"},
	{"big", "123456789012345678901234567890", "0"},
	{"host", `"192.0.2.1"`, `"0.0.0.0"`},
	{"phone", `"13800138000"`, `""`},
	{"tags", `["a","b"]`, `[]`},
	{"numbers", `[1,0]`, `[]`},
	{"marks", `[3,4]`, `[0,0]`},
	{"prices", `{"a":1}`, `{}`},
	{"rows", `[{"id":1,"tag":"x","ok":true},{"id":2,"tag":"y","ok":false}]`, `[]`},
	{"orders", `[{"code":"c","items":[{"id":3,"tag":"z","ok":false}]}]`, `[]`},
	{"hits", `[{"path":"a.go","line":7,"text":"x"}]`, `[]`},
	{"inner", `{"title":"t","deep":{"level":5}}`, `{"title":"","deep":{"level":0}}`},
	{"lead", `"l"`, `""`},
	{"note", `"n"`, `""`},
	{"other", `{"title":"o","deep":{"level":6}}`, `{"title":"","deep":{"level":0}}`},
	{"zero", "8", "0"},
}

// sheet is a sheet in which the member of that name is value, or is left out.
func sheet(name, value string) string {
	var all []string
	for _, m := range members {
		switch {
		case m.name != name:
			all = append(all, fmt.Sprintf("%q:%s", m.name, m.value))
		case value != "":
			all = append(all, fmt.Sprintf("%q:%s", m.name, value))
		}
	}
	return "{" + strings.Join(all, ", ") + "}"
}

// show is the text of what is read of a source.
func show(t *testing.T, raw tool.Raw) (string, tool.Of[Sheet]) {
	t.Helper()
	of, err := GetSheetTool.Normalize(raw)
	if err != nil {
		t.Fatalf("normalize: %v", err)
	}
	return string(GetSheetTool.AppendCompact(nil, of)), of
}

// sources bring one document by each of several ways.
func sources(document string) map[string]tool.Raw {
	quoted, _ := json.Marshal(document)
	return map[string]tool.Raw{
		"JSON":             normalize.JSON([]byte(document)),
		"JSON in a string": normalize.JSON(quoted),
		"a Go value":       tool.FromValue(json.RawMessage(document)),
	}
}

func TestZeroNullAndAbsentAreThreeTexts(t *testing.T) {
	for _, m := range members {
		for source := range sources("") {
			read := func(value string) (string, tool.Of[Sheet]) {
				return show(t, sources(sheet(m.name, value))[source])
			}
			zero, _ := read(m.zero)
			null, ofNull := read("null")
			absent, ofAbsent := read("")
			full, _ := read(m.value)
			if zero == null || null == absent || zero == absent || full == zero {
				t.Errorf("%s of %s: two of zero, null, absent and full look the same:\n%s\n%s\n%s", m.name, source, zero, null, absent)
			}
			if !strings.Contains(null, "(null)") || !strings.Contains(absent, "(not returned)") {
				t.Errorf("%s of %s: null is shown as\n%s\nand absent as\n%s", m.name, source, null, absent)
			}
			want := tool.Success
			if m.name == "count" { // the key field
				want = tool.Partial
			}
			for _, of := range []tool.Of[Sheet]{ofNull, ofAbsent} {
				if got := GetSheetTool.Result(of).Status; got != want {
					t.Errorf("%s of %s: without it the status is %s, want %s", m.name, source, got, want)
				}
			}
		}
	}
}

func TestZeroNullAndAbsentWithinRows(t *testing.T) {
	tests := []struct{ member, format, zero string }{
		{"rows", `[{"tag":"x","ok":true%s}]`, `,"id":0`},
		{"rows", `[{"id":1,"ok":true%s}]`, `,"tag":""`},
		{"rows", `[{"id":1,"tag":"x"%s}]`, `,"ok":false`},
		{"hits", `[{"line":1,"text":"x"%s}]`, `,"path":""`},
		{"hits", `[{"path":"a.go","text":"x"%s}]`, `,"line":0`},
		{"hits", `[{"path":"a.go","line":1%s}]`, `,"text":""`},
		{"orders", `[{"items":[]%s}]`, `,"code":""`},
		{"orders", `[{"code":"c"%s}]`, `,"items":[]`},
		{"orders", `[{"code":"c","items":[{"id":1,"ok":true%s}]}]`, `,"tag":""`},
		{"inner", `{"deep":{"level":1}%s}`, `,"title":""`},
		{"inner", `{"title":"t"%s}`, `,"deep":{"level":0}`},
		{"inner", `{"title":"t","deep":{%s}}`, `"level":0`},
	}
	for _, tt := range tests {
		name, _, _ := strings.Cut(strings.TrimPrefix(tt.zero, ","), ":")
		lead := strings.TrimSuffix(tt.zero, strings.TrimPrefix(tt.zero, ","))
		var texts []string
		for _, part := range []string{tt.zero, lead + name + ":null", ""} {
			text, _ := show(t, normalize.JSON([]byte(sheet(tt.member, fmt.Sprintf(tt.format, part)))))
			texts = append(texts, text)
		}
		if texts[0] == texts[1] || texts[1] == texts[2] || texts[0] == texts[2] {
			t.Errorf("%s in %s: two of zero, null and absent look the same:\n%s", name, tt.format, strings.Join(texts, "\n"))
		}
	}
	for _, list := range []string{`["",null]`, `[null,""]`} {
		with, _ := show(t, normalize.JSON([]byte(sheet("tags", list))))
		without, _ := show(t, normalize.JSON([]byte(sheet("tags", strings.ReplaceAll(list, "null", `""`)))))
		if with == without || !strings.Contains(with, "(null)") {
			t.Errorf("tags %s are shown as\n%s", list, with)
		}
	}
}

// TestWrongShapes puts a value of each other shape in place of each member: it is
// never shown as a value without a word.
func TestWrongShapes(t *testing.T) {
	shapes := []string{`{}`, `{"a":[1]}`, `[]`, `[[1]]`, `"x"`, `""`, `true`, `-1`, `1e400`, `300`, `1.5`, `"1,299.00"`, `" 5 "`, `[null]`, `[{}]`}
	for _, m := range members {
		for _, shape := range shapes {
			of, err := GetSheetTool.Normalize(normalize.JSON([]byte(sheet(m.name, shape))))
			if err != nil {
				if m.name != "count" || !strings.Contains(err.Error(), "/count") {
					t.Errorf("%s is %s: error %v", m.name, shape, err)
				}
				continue
			}
			text := string(GetSheetTool.AppendCompact(nil, of))
			if of.Report != nil {
				if strings.Contains(text, "(unknown)") && GetSheetTool.Result(of).Status != tool.Partial {
					t.Errorf("%s is %s: status %s, shown as\n%s", m.name, shape, GetSheetTool.Result(of).Status, text)
				}
				continue
			}
			var want Sheet
			if err := json.Unmarshal([]byte(sheet(m.name, shape)), &want); err != nil {
				t.Errorf("%s is %s: read without a word, encoding/json: %v\n%s", m.name, shape, err, text)
			}
		}
	}
}

func TestDamagedDocuments(t *testing.T) {
	whole := sheet("", "")
	for cut := 0; cut < len(whole); cut += 7 {
		if of, err := GetSheetTool.Normalize(normalize.JSON([]byte(whole[:cut]))); err == nil {
			t.Errorf("cut at byte %d: %+v, want an error", cut, of)
		}
	}
	for _, document := range []string{
		"", " ", "null", "[]", `"x"`, "1", "true", "<html><body>502 Bad Gateway</body></html>", "[" + whole + "]",
		strings.Repeat("[", 10_000), strings.Repeat(`{"inner":`, 10_000), whole + whole, `{"name":"` + strings.Repeat("x", normalize.MaxBytes) + `"}`,
	} {
		if _, err := GetSheetTool.Normalize(normalize.JSON([]byte(document))); err == nil {
			t.Errorf("%.40q: no error", document)
		}
	}
}

func TestUnreadableRowsAreTold(t *testing.T) {
	text, of := show(t, normalize.JSON([]byte(sheet("rows", `[{"id":1,"tag":"a","ok":true},{"id":{},"tag":"b"},"x",{"id":4,"tag":[],"ok":false}]`))))
	for _, line := range []string{"[rows] rows 1-4 of 4\n", "1|a|true\n", "(unknown)|(unknown)|(unknown)\n(unknown)|(unknown)|(unknown)\n", "4|(unknown)|false\n"} {
		if !strings.Contains(text, line) {
			t.Errorf("rows are shown without %q:\n%s", line, text)
		}
	}
	if !slices.ContainsFunc(of.Report.Missing, func(m tool.Missing) bool { return m.Path == "/rows" && slices.Equal(m.Rows, []int{2, 3}) }) {
		t.Errorf("missing is %+v, want rows 2 and 3", of.Report.Missing)
	}
	if got := GetSheetTool.Result(of).Status; got != tool.Partial {
		t.Errorf("status is %s, want partial", got)
	}
}

func TestAReportTellsNothingHidden(t *testing.T) {
	_, of := show(t, normalize.JSON([]byte(sheet("phone", "13800138000"))))
	if len(of.Report.Coercions) != 1 || of.Report.Coercions[0] != (tool.Coercion{Path: "/phone", Rule: "text"}) {
		t.Errorf("coercions are %+v, want one without the number", of.Report.Coercions)
	}
}

func TestTooManyEntriesArePartial(t *testing.T) {
	const many = 300_000
	_, of := show(t, normalize.JSON([]byte(sheet("numbers", "[1"+strings.Repeat(",1", many)+"]"))))
	if n := len(of.Value.Numbers); n == 0 || n > many || GetSheetTool.Result(of).Status != tool.Partial {
		t.Errorf("%d numbers of %d, status %s; want fewer and partial", n, many, GetSheetTool.Result(of).Status)
	}
	if of.Value.Zero != 8 {
		t.Errorf("the field behind the list is %d, want 8", of.Value.Zero)
	}
}
