package tooltest

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// meterSends is what the source of meters sends.
const meterSends = `{"id": "m\"1\\", "values": [20.5, 21], "at": {"room": "hall"}, "ok": true, "note": "it has been there since the house was built, and nobody knows why"}`

// meter is a tool whose source sends data.
func meter(data []byte) tool.Message {
	var m struct {
		ID     *string
		Values []*float64
	}
	if json.Unmarshal(data, &m) != nil || m.ID == nil || m.Values == nil || slices.Contains(m.Values, nil) {
		return tool.Message{Status: tool.Failed, Content: "[result] meter failed\n"}
	}
	quoted, _ := json.Marshal(*m.ID)
	values, _ := json.Marshal(m.Values)
	list := strings.ReplaceAll(strings.Trim(string(values), "[]"), ",", ", ")
	if list == "" {
		list = "(none)"
	}
	return tool.Message{Status: tool.Success, Content: "[result] meter success\n[meter]\nid: " + string(quoted) + "\nvalues (" + number(len(m.Values)) + "): " + list + "\n"}
}

// TestDamage has tools that take damaged output in ways that must be told.
func TestDamage(t *testing.T) {
	good := meter([]byte(meterSends))
	inner := &tool.Error{Code: "INTERNAL", Category: tool.Internal}
	after := func(what string, msg tool.Message) func([]byte) tool.Message {
		return func(data []byte) tool.Message {
			if string(data) != meterSends && strings.Contains(string(data), what) {
				return msg
			}
			return meter(data)
		}
	}
	content := func(s tool.Status, text string) tool.Message { return tool.Message{Status: s, Content: text} }
	tests := []struct {
		name, want string
		ask        func([]byte) tool.Message
	}{
		{"all is told", "", meter},
		{"nothing is told", "a page: a success, although none of this was asked for", func([]byte) tool.Message { return good }},
		{"a cut is not told", "cut at byte 64: a success, although the whole says something else", func(data []byte) tool.Message {
			if strings.HasPrefix(meterSends, string(data)) && len(data) > 0 && len(data) < len(meterSends) {
				return content(tool.Success, "[result] meter success\n[meter]\nvalues (1): 20.5\n")
			}
			return meter(data)
		}},
		{"a zero for a wrong type", "a success, although meter.values.1 was not \"0\"", after(`[{}, 21]`, content(tool.Success, "[result] meter success\n[meter]\nvalues (2): 0, 21\n"))},
		{"nothing is well", "the whole of what the source sends is no success", func([]byte) tool.Message { return content(tool.Failed, "[result] meter failed\n") }},
		{"a form of its own", "the answer is not read back", after("<html>", content(tool.Failed, "Error: nil map"))},
		{"a panic", "the answer is INTERNAL", after("<html>", tool.Message{Status: tool.Failed, Content: "[result] meter failed\n", Result: tool.Result{Error: inner.With(errors.New("nil map"))}})},
		{"a part without a word", "partial, and nothing says what is missing", after("<html>", content(tool.Partial, "[result] meter partial\n"))},
		{"a secret", "the answer tells hunter2", after(secretWord, content(tool.Failed, "[result] meter failed\n[error]\nmessage: token hunter2 expired\n"))},
		{"all of it", "the answer has 200", after("<html>", content(tool.Failed, "[result] meter failed\n[error]\nmessage: "+strings.Repeat("x", 200_000)+"\n"))},
	}
	for _, tt := range tests {
		r := &fatal{recorder{TB: t}}
		r.run(func() { Damage(r, []byte(meterSends), tt.ask) })
		if !strings.Contains(r.said, tt.want) || tt.want == "" && r.said != "" {
			t.Errorf("%s: Damage says %.600q, want %q", tt.name, r.said, tt.want)
		}
	}
}

// fatal is a recorder whose Fatalf ends what runs.
type fatal struct{ recorder }

func (f *fatal) Fatalf(format string, args ...any) {
	f.Errorf(format, args...)
	panic(f)
}

func (f *fatal) run(act func()) {
	defer func() {
		if p := recover(); p != nil && p != any(f) {
			panic(p)
		}
	}()
	act()
}

// TestPlaces holds the places in whose stead others are put.
func TestPlaces(t *testing.T) {
	for text, want := range map[string][]string{
		meterSends:                   {`"m\"1\\"`, `20.5`, `21`, `[20.5, 21]`, `"hall"`, `{"room": "hall"}`, `true`, `"it has been there since the house was built, and nobody knows why"`, meterSends},
		"{\"a\":1}\n{\"a\": null}\n": {`1`, `{"a":1}`, `null`, `{"a": null}`},
		`[ "\\\"" ,"",-1e5 ]`:        {`"\\\""`, `""`, `-1e5`, `[ "\\\"" ,"",-1e5 ]`},
		"a,b\n1,2\n":                 nil,
		`<a>1</a>`:                   nil,
	} {
		var got []string
		for _, at := range placesOf([]byte(text)) {
			got = append(got, text[at.start:at.end])
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s has %q, want %q", text, got, want)
		}
	}
}

// TestDamageOfLines cuts output that may end anywhere.
func TestDamageOfLines(t *testing.T) {
	sent := []byte("name,qty\n" + strings.Repeat("a screw,5\n", 20))
	rows := func(data []byte) tool.Message {
		lines := bytes.Split(bytes.TrimSpace(data), []byte("\n"))
		if string(lines[0]) != "name,qty" {
			return tool.Message{Status: tool.Failed, Content: "[result] rows failed\n"}
		}
		n := number(len(lines) - 1)
		text := "[result] rows success\n[row] rows 1-" + n + " of " + n + "\nname|qty\n"
		for _, line := range lines[1:] {
			name, qty, _ := strings.Cut(string(line), ",")
			text += name + "|" + qty + "\n"
			if name == "" || qty == "" {
				return tool.Message{Status: tool.Failed, Content: "[result] rows failed\n"}
			}
		}
		return tool.Message{Status: tool.Success, Content: text}
	}
	r := &fatal{recorder{TB: t}}
	r.run(func() { Damage(r, sent, rows) })
	if r.said != "" {
		t.Errorf("Damage says %q", r.said)
	}
	r.run(func() {
		Damage(r, sent, func(data []byte) tool.Message {
			if len(data) < len(sent) {
				data = append(bytes.Clone(data), '7')
			}
			return rows(data)
		})
	})
	if !strings.Contains(r.said, "a success, although row.") {
		t.Errorf("of rows that were made up Damage says %q", r.said)
	}
}
