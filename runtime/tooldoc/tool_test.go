package tooldoc

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/rawstore/readresult"
	"github.com/tooladapt/tooladapt/runtime/render"
)

// TestOf shows a tool of the runtime itself: each text is a document, with the
// status that it is to show.
func TestOf(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		want       []string // statuses: success, empty, partial, failures
	}{
		{"nothing", `{}`, []string{"timeout"}},
		{"arguments", `{"arguments":"{\"ref\":\"r_1\",\"section\":\"a\"}","refused":"{}"}`, []string{"failed"}},
		{"samples", `{"samples":["{\"ref\":\"r_1\"}","{}"]}`, []string{"success", "success", "timeout"}},
		{"all", `{"samples":["{\"ref\":\"r_1\"}"],"empty":"{}","absent":[{"at":0}],"lacks":"/ref","refused":"{}"}`,
			[]string{"success", "success", "partial", "failed"}},
		{"a row", `{"samples":["{}"],"row":3,"refused":"[]"}`, []string{"success", "partial", "failed"}},
	} {
		got := Of(readresult.ReadResultTool, tt.text)
		if got.fault != nil || got.Name != "read_result" {
			t.Errorf("%s: %v, %+v", tt.name, got.fault, got)
		}
		var statuses []string
		texts := append([]string{}, got.Success...)
		for _, text := range []string{got.Empty, got.Partial} {
			if text != "" {
				texts = append(texts, text)
			}
		}
		for _, f := range got.Failures {
			texts = append(texts, f.Text)
		}
		for _, text := range texts {
			doc, err := render.Read(text)
			if err != nil {
				t.Fatalf("%s: %v in\n%s", tt.name, err, text)
			}
			statuses = append(statuses, string(doc.Status))
		}
		if strings.Join(statuses, " ") != strings.Join(tt.want, " ") {
			t.Errorf("%s: the statuses are %q, want %q", tt.name, statuses, tt.want)
		}
	}
}

// TestFaults holds that what is no case, and a sample that is no result, ends the
// program and writes nothing.
func TestFaults(t *testing.T) {
	name := filepath.Join(t.TempDir(), "texts.json")
	for text, want := range map[string]string{
		`{"other":1}`:        "read case: ",
		`{`:                  "read case: ",
		`{"samples":["[]"]}`: "read a sample of read_result: ",
	} {
		err := write([]string{name}, []Tool{Of(readresult.ReadResultTool, text)})
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s ends with %v, want %s", text, err, want)
		}
	}
	if _, err := os.Stat(name); !os.IsNotExist(err) {
		t.Errorf("there is a file: %v", err)
	}
	if err := write(nil, nil); err == nil {
		t.Error("it writes without a file")
	}
}

// TestWrite holds what is written to being what was said.
func TestWrite(t *testing.T) {
	name := filepath.Join(t.TempDir(), "texts.json")
	if err := write([]string{name}, []Tool{Of(readresult.ReadResultTool, `{}`)}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(name)
	var got struct {
		Protocol Protocol
		Tools    []Tool
	}
	if err != nil || json.Unmarshal(text, &got) != nil || len(got.Tools) != 1 || len(got.Protocol.Categories) != len(categories) {
		t.Errorf("%v, %s", err, text)
	}
}

// TestPresence holds that what a case says is absent is absent, and nothing else.
func TestPresence(t *testing.T) {
	p := presence([]Absent{{At: 1}, {At: 3, In: []Absent{{At: 0}}}, {At: 4, In: []Absent{{At: 1, Item: true, In: []Absent{{At: 2}}}}}})
	for what, has := range map[string]bool{
		"0": p.Has(0), "2": p.Has(2), "3": p.Has(3), "3.1": p.In(3).Has(1), "4": p.Has(4), "4.0.2": p.In(4).Item(0).Has(2), "4.1.1": p.In(4).Item(1).Has(1),
	} {
		if !has {
			t.Errorf("%s is absent", what)
		}
	}
	for what, has := range map[string]bool{"1": p.Has(1), "3.0": p.In(3).Has(0), "4.1.2": p.In(4).Item(1).Has(2)} {
		if has {
			t.Errorf("%s is not absent", what)
		}
	}
	if q := presence(nil); !q.IsWhole() {
		t.Error("something is absent of what lacks nothing")
	}
}
