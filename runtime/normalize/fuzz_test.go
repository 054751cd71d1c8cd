package normalize_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// holds is what every answer keeps: it is one bare JSON value in UTF-8, or an
// error that is ours; twice the same; and what was sent is as it was.
func holds(t *testing.T, sent []byte, source func([]byte) tool.Raw) (a normalize.Answer, ok bool) {
	t.Helper()
	before := string(sent)
	raw := source(sent)
	a, err := normalize.Read(raw)
	again, _ := normalize.Read(raw)
	switch e, ours := errors.AsType[*tool.Error](err); {
	case string(sent) != before:
		t.Fatalf("%q was changed to %q", before, sent)
	case string(a.JSON) != string(again.JSON):
		t.Fatalf("%q is read as %q, and again as %q", sent, a.JSON, again.JSON)
	case err != nil && (!ours || e.Category == tool.Internal):
		t.Fatalf("%q: %v", sent, err)
	case err == nil && (!json.Valid(a.JSON) || !utf8.Valid(a.JSON) || strings.TrimSpace(string(a.JSON)) != string(a.JSON)):
		t.Fatalf("%q is read as %q", sent, a.JSON)
	}
	return a, err == nil
}

// FuzzBytes holds that whatever is sent, without a label or with any, is read as
// JSON or not at all.
func FuzzBytes(f *testing.F) {
	for _, seed := range []string{
		`{"data":{"a":1},"errors":[{"path":["a",0]}]}`, `"{\"a\":1}"`, "{}\n[1]\n", "<html><title>502 x</title>", "<a b='c'>d<e/></a>",
		"a,b\n1,2\n", "\x1b[31mx\x1b]0;y\a", "\ufeff[1]", "Error: user not found", `{"x_response":{"code":"40004","msg":"a"}}`,
	} {
		for _, media := range []string{"", "application/json", "text/csv", "application/xml", "text/html", "application/x-ndjson"} {
			f.Add(media, []byte(seed))
		}
	}
	f.Fuzz(func(t *testing.T, media string, sent []byte) {
		holds(t, sent, func(b []byte) tool.Raw { return normalize.Bytes(media, b) })
	})
}

// FuzzNDJSON holds that the values of lines are those of the list, and that no
// line gets lost: each is a value, part of one, blank, or unreadable.
func FuzzNDJSON(f *testing.F) {
	f.Add([]byte("{\"a\":1}\n\n[2\n,3]\nfoo\n"))
	f.Add([]byte("1 2\n3"))
	f.Fuzz(func(t *testing.T, sent []byte) {
		a, ok := holds(t, sent, normalize.NDJSON)
		if !ok {
			return
		}
		var rows []json.RawMessage
		if json.Unmarshal(a.JSON, &rows) != nil {
			t.Fatalf("%q is read as %q", sent, a.JSON)
		}
		text := strings.ToValidUTF8(string(sent), "\ufffd")
		for _, row := range rows {
			_, rest, found := strings.Cut(text, string(row))
			if !found {
				t.Fatalf("%q is read as %q, where %s is not in order", sent, a.JSON, row)
			}
			text = rest
		}
	})
}

// FuzzCSV holds that each row has every column once.
func FuzzCSV(f *testing.F) {
	f.Add([]byte("a,b\n1,\"2\n3\"\n4\n"))
	f.Add([]byte("a;;a\n1;2;3\n"))
	f.Fuzz(func(t *testing.T, sent []byte) {
		a, ok := holds(t, sent, normalize.CSV)
		if !ok {
			return
		}
		var rows []map[string]string
		if json.Unmarshal(a.JSON, &rows) != nil {
			t.Fatalf("%q is read as %q", sent, a.JSON)
		}
		for _, row := range rows {
			if len(row) != len(rows[0]) {
				t.Fatalf("%q is read as %q, whose rows have other columns", sent, a.JSON)
			}
		}
	})
}

// FuzzXML holds that XML is an object of one member.
func FuzzXML(f *testing.F) {
	f.Add([]byte(`<?xml version="1.0"?><a x="1"><b>1</b><b/>t<![CDATA[u]]></a>`))
	f.Add([]byte(`<a:b xmlns:a="u" a:nil="true"/>`))
	f.Fuzz(func(t *testing.T, sent []byte) {
		a, ok := holds(t, sent, normalize.XML)
		var root map[string]any
		if ok && (json.Unmarshal(a.JSON, &root) != nil || len(root) != 1) {
			t.Fatalf("%q is read as %q", sent, a.JSON)
		}
	})
}

// FuzzText holds that text has no control characters left, that plain text is
// left alone, and that cleaning twice changes nothing.
func FuzzText(f *testing.F) {
	f.Add("\x1b[1mbold\x1b[m\r\n\x1b]0;title\aab\b\u009b2J")
	f.Fuzz(func(t *testing.T, sent string) {
		a, _ := holds(t, []byte(sent), func(b []byte) tool.Raw { return normalize.Text(string(b)) })
		var text string
		if err := json.Unmarshal(a.JSON, &text); err != nil {
			t.Fatal(err)
		}
		for i, r := range text {
			if unicode.IsControl(r) && r != '\t' && r != '\n' && !strings.HasPrefix(text[i:], "\r\n") {
				t.Fatalf("%q is read as %q", sent, text)
			}
		}
		if utf8.ValidString(sent) && !strings.ContainsFunc(sent, unicode.IsControl) && text != strings.TrimPrefix(sent, "\ufeff") {
			t.Fatalf("%q is read as %q", sent, text)
		}
		again, _ := normalize.Read(normalize.Text(text))
		if string(again.JSON) != string(a.JSON) && !strings.HasPrefix(text, "\ufeff") {
			t.Fatalf("%q is read as %q, and that as %s", sent, text, again.JSON)
		}
	})
}

// FuzzMCP holds that what a server says is an error is never an answer.
func FuzzMCP(f *testing.F) {
	f.Add([]byte(`{"content":[{"type":"text","text":"{\"a\":1}"},{"type":"image"}],"structuredContent":{},"isError":false}`))
	f.Add([]byte(`{"jsonrpc":"2.0","id":1,"result":{"content":[],"isError":true}}`))
	f.Add([]byte(`{"jsonrpc":"2.0","id":1,"error":{"code":-32602}}`))
	f.Fuzz(func(t *testing.T, sent []byte) {
		_, ok := holds(t, sent, func(b []byte) tool.Raw { return normalize.MCP(b) })
		var says struct{ IsError bool }
		if ok && json.Unmarshal(sent, &says) == nil && says.IsError {
			var wrapped struct{ Result json.RawMessage }
			if json.Unmarshal(sent, &wrapped) == nil && (wrapped.Result == nil || string(wrapped.Result) == "null") {
				t.Fatalf("%q is an error, and was read", sent)
			}
		}
	})
}
