package normalize_test

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// unreadableRows is a report of rows by their numbers.
func unreadableRows(numbers ...int) *tool.Report {
	return &tool.Report{Missing: []tool.Missing{{Why: "unreadable", Rows: numbers}}}
}

// lossySteps is a report of steps of these rules.
func lossySteps(rules ...string) *tool.Report {
	r := &tool.Report{}
	for _, rule := range rules {
		r.Coercions = append(r.Coercions, tool.Coercion{Rule: rule})
	}
	return r
}

func TestForms(t *testing.T) {
	tests := []struct {
		name   string
		raw    tool.Raw
		json   string // "" for INVALID_RESPONSE
		form   normalize.Form
		report *tool.Report
	}{
		{"NDJSON", normalize.NDJSON([]byte("{\"a\":1}\r\n\n [2]\n\"x\"")), `[{"a":1},[2],"x"]`, normalize.FormNDJSON, nil},
		{"a value of several lines", normalize.NDJSON([]byte("{\n\"a\":\n1}\n2")), "[{\n\"a\":\n1},2]", normalize.FormNDJSON, nil},
		{"lines that are no JSON", normalize.NDJSON([]byte("{\"a\":1}\nfoo\n{\"b\":\n2} x\n{\"c\":3}\n{\"d")), `[{"a":1},{"c":3}]`, normalize.FormNDJSON, unreadableRows(2, 3, 4, 6)},
		{"no line of JSON", normalize.NDJSON([]byte("a\nb")), "", "", nil},
		{"NDJSON of nothing", normalize.NDJSON(nil), `[]`, normalize.FormNDJSON, nil},
		{"NDJSON labeled JSON", normalize.JSON([]byte("{\"a\":1}\n{\"b\":2}\n")), `[{"a":1},{"b":2}]`, normalize.FormNDJSON, nil},
		{"NDJSON without a label", normalize.Bytes("", []byte("{\"a\":1}\n{\"b\":2}\n")), `[{"a":1},{"b":2}]`, normalize.FormNDJSON, nil},

		{"CSV", normalize.CSV([]byte("\ufeffid,name\r\n1,\"a, \"\"b\"\"\"\r\n2,\n")), `[{"id":"1","name":"a, \"b\""},{"id":"2","name":""}]`, normalize.FormCSV, nil},
		{"semicolons", normalize.CSV([]byte("a;b\n1,5;2")), `[{"a":"1,5","b":"2"}]`, normalize.FormCSV, nil},
		{"ragged rows", normalize.CSV([]byte("a,b\n1,2\n3\n4,5,6\n7,8\n9,\"x")), `[{"a":"1","b":"2"},{"a":"7","b":"8"}]`, normalize.FormCSV, unreadableRows(2, 3, 5)},
		{"names of columns", normalize.CSV([]byte("a,,a,a_2\n1,2,3,4")), `[{"a":"1","column_2":"2","a_2":"3","a_2_2":"4"}]`, normalize.FormCSV, lossySteps("columns")},
		{"names only", normalize.CSV([]byte("a,b\n")), `[]`, normalize.FormCSV, nil},
		{"CSV of nothing", normalize.CSV(nil), "", "", nil},
		{"TSV", normalize.TSV([]byte("a\tb\n\t 2")), `[{"a":"","b":" 2"}]`, normalize.FormCSV, nil},
		{"TSV by its type", normalize.Bytes("text/tab-separated-values", []byte("a\tb,c\n1\t2")), `[{"a":"1","b,c":"2"}]`, normalize.FormCSV, nil},
		{"CSV without a label", normalize.Bytes("", []byte("id,name\n1,a\n2,b\n")), `[{"id":"1","name":"a"},{"id":"2","name":"b"}]`, normalize.FormCSV, nil},
		{"prose with commas", normalize.Bytes("", []byte("Dear all, hello\nwe met, and left\n")), `"Dear all, hello\nwe met, and left\n"`, normalize.FormText, nil},
		{"CSV that is a page", normalize.Bytes("text/csv", []byte("<html><body>a,b</body></html>")), `"<html><body>a,b</body></html>"`, normalize.FormHTML, nil},

		{
			"XML", normalize.XML([]byte(`<?xml version="1.0" encoding="GBK"?><!DOCTYPE a><ns:list xmlns:ns="u" n="2"><ns:item>a &amp; b</ns:item><x/><item><![CDATA[<c>]]></item> t </ns:list>`)),
			`{"list":{"@n":"2","item":["a & b","<c>"],"x":"","#text":"t"}}`, normalize.FormXML, nil,
		},
		{"null", normalize.XML([]byte(`<a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><b xsi:nil="true"/></a>`)), `{"a":{"b":null}}`, normalize.FormXML, nil},
		{"text only", normalize.XML([]byte("<a>\n x \n</a>")), `{"a":"x"}`, normalize.FormXML, nil},
		{"an attribute named as an element", normalize.XML([]byte(`<a id="1"><id>2</id></a>`)), `{"a":{"@id":"1","id":"2"}}`, normalize.FormXML, nil},
		{"XML that ends early", normalize.XML([]byte(`<a><b>1</b>`)), "", "", nil},
		{"two elements", normalize.XML([]byte(`<a/><b/>`)), "", "", nil},
		{"text behind it", normalize.XML([]byte(`<a/>x`)), "", "", nil},
		{"an entity of its own", normalize.XML([]byte(`<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>`)), "", "", nil},
		{"too deep", normalize.XML([]byte(strings.Repeat("<a>", 300) + strings.Repeat("</a>", 300))), "", "", nil},
		{"XML without a label", normalize.Bytes("", []byte("<a>1</a>")), `{"a":"1"}`, normalize.FormXML, nil},
		{"text that begins like XML", normalize.Bytes("", []byte("<b>so</b> and <i>so</i>")), `"<b>so</b> and <i>so</i>"`, normalize.FormText, nil},
		{"JSON labeled XML", normalize.Bytes("application/xml", []byte(`{"a":1}`)), `{"a":1}`, normalize.FormJSON, nil},

		{"text", normalize.Text("a\tb\r\nc\n"), `"a\tb\u000d\nc\n"`, normalize.FormText, nil},
		{"colors", normalize.Text("\x1b[1;31mred\x1b[0m \x1b]8;;http://x\x1b\\link\x1b]8;;\a \x1b(B\x1b=ok\x07"), `"red link ok"`, normalize.FormText, lossySteps("controls")},
		{"C1 controls", normalize.Text("a\u009b31mb\u009d0;x\u009cc\u0085"), `"abc"`, normalize.FormText, lossySteps("controls")},
		{"a string that does not end", normalize.Text("\x1b]0;a\nkept"), `"0;a\nkept"`, normalize.FormText, lossySteps("controls")},
		{"a sequence that does not end", normalize.Text("a\x1b["), `"a"`, normalize.FormText, lossySteps("controls")},
		{"an escape of nothing", normalize.Text("a\x1b\x1b好"), `"a好"`, normalize.FormText, lossySteps("controls")},
		{"progress", normalize.Text("10%\r20%\b\n"), `"10%\n20%\n"`, normalize.FormText, lossySteps("controls")},
		{"bytes that are no UTF-8", normalize.Bytes("", []byte("a long text of one\xffbyte")), `"a long text of one�byte"`, normalize.FormText, lossySteps("utf8")},
		{"nothing at all", normalize.Bytes("", nil), `""`, normalize.FormText, nil},
		{"a picture", normalize.Bytes("image/png", []byte("\x89PNG\r\n\x1a\n\x00\x00")), "", "", nil},
		{"the beginning of an object", normalize.Bytes("", []byte(`{"a": [1`)), "", "", nil},
		{"a template", normalize.Bytes("text/plain", []byte(`{{ .Name }} and [so`)), `"{{ .Name }} and [so"`, normalize.FormText, nil},
		{"a log", normalize.Bytes("", []byte("[12:30] started")), `"[12:30] started"`, normalize.FormText, nil},
		{"prose labeled JSON", normalize.Bytes("application/vnd.api+json", []byte("so")), "", "", nil},
	}
	for _, tt := range tests {
		a, err := normalize.Read(tt.raw)
		if tt.json == "" {
			if got := read(t, tt.raw); got.category != tool.InvalidResponse {
				t.Errorf("%s: Read = %+v, want INVALID_RESPONSE", tt.name, got)
			}
			continue
		}
		if err != nil || string(a.JSON) != tt.json || a.Form != tt.form || !reflect.DeepEqual(a.Report, tt.report) {
			t.Errorf("%s: Read = %s, %s, %+v, %v\nwant %s, %s, %+v", tt.name, a.JSON, a.Form, a.Report, err, tt.json, tt.form, tt.report)
		}
	}
}

// TestHostileInputIsReadInTime reads what makes a careless reader slow.
func TestHostileInputIsReadInTime(t *testing.T) {
	const size = 256 << 10
	fill := func(part string) []byte { return []byte(strings.Repeat(part, size/len(part))) }
	var names strings.Builder
	names.WriteString("<a>")
	for i := range size / 16 {
		names.WriteString("<b" + strings.Repeat("x", i%7) + string(rune('a'+i%26)) + "/>")
	}
	names.WriteString("</a>")
	tests := map[string]tool.Raw{
		"lists that never end":     normalize.NDJSON(fill("[1,\n")),
		"lists that end elsewhere": normalize.NDJSON(fill("[1,[\n1],\n")),
		"open strings":             normalize.NDJSON(fill("\"a\n")),
		"quotes":                   normalize.CSV(fill("a,\"\n")),
		"names":                    normalize.XML([]byte(names.String())),
		"nested":                   normalize.XML(fill("<a>")),
		"attributes":               normalize.XML(fill("<a b=''/>")),
		"sequences":                normalize.Text(string(fill("\x1b]"))),
		"comments":                 normalize.Bytes("", fill("<!-- -->")),
		"titles":                   normalize.Bytes("text/html", append([]byte("<html>"), fill("<title>")...)),
	}
	for name, raw := range tests {
		start := time.Now()
		_, _ = normalize.Read(raw)
		if took := time.Since(start); took > 10*time.Second {
			t.Errorf("%s took %v", name, took)
		}
	}
}
