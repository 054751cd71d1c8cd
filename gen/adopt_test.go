package gen

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/gen/adopt"
)

// leftOut are the tools of real servers that no Go struct can say, each with
// what its schema does.
var leftOut = map[string]string{
	"github issue_write":            "a value may be of several types: string, number, boolean",
	"github projects_write":         "oneOf chooses between schemas",
	"github update_issue_assignees": "oneOf chooses between schemas",
	"github update_issue_labels":    "oneOf chooses between schemas",
	"grafana get_panel_image":       "oneOf chooses between schemas",
}

// TestRealTools imports the tools of real servers, generates from the structs,
// and holds the schema of each against the one that was imported. A tool that is
// left out is in the list above with its reason.
func TestRealTools(t *testing.T) {
	total, equal := 0, 0
	for server, tools := range realTools(t) {
		made, err := adopt.Make(adopt.Config{File: server, Package: "p"}, tools)
		if err != nil {
			t.Fatal(err)
		}
		found := make(map[string]string)
		for _, d := range made.Diagnostics {
			if name, why, ok := strings.Cut(d.Message, " is left out: "); ok {
				found[server+" "+name] += why
			}
		}
		schemas := generated(t, made.Source)
		for name, want := range inputSchemas(t, tools) {
			total++
			key := server + " " + name
			got, ok := schemas[name]
			switch reason, known := leftOut[key]; {
			case !ok && (!known || !strings.Contains(found[key], reason)):
				t.Errorf("%s is left out: %s", key, found[key])
			case ok && known:
				t.Errorf("%s is in the list of those that are left out, and is written", key)
			case !ok:
			default:
				if diff := cmp.Diff(normal(t, want), normal(t, got)); diff != "" {
					t.Errorf("%s: the schema differs (-imported +generated):\n%s", key, diff)
				} else {
					equal++
				}
			}
		}
	}
	t.Logf("%d of %d tools have a struct whose schema is equal", equal, total)
	if equal < 205 {
		t.Errorf("%d of %d tools have a struct whose schema is equal, want at least 205", equal, total)
	}
}

// realTools are the tools of GitHub's and Grafana's servers, as lists.
func realTools(t *testing.T) map[string][]byte {
	t.Helper()
	data := os.Getenv("TOOLADAPT_DATA")
	if data == "" {
		if os.Getenv("CI") == "true" {
			t.Fatal("TOOLADAPT_DATA is not set")
		}
		t.Skip("TOOLADAPT_DATA is not set")
	}
	snaps, err := filepath.Glob(filepath.Join(data, "mcp-toolsnaps", "github-mcp-server", "*.snap"))
	if err != nil || len(snaps) == 0 {
		t.Fatalf("there are no tools of GitHub: %v", err)
	}
	var all []string
	for _, name := range snaps {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, string(text))
	}
	grafana, err := os.ReadFile(filepath.Join(data, "mcp-toolsnaps", "grafana", "grafana.tools.json"))
	if err != nil {
		t.Fatal(err)
	}
	return map[string][]byte{"github": []byte("[" + strings.Join(all, ",") + "]"), "grafana": grafana}
}

// inputSchemas are the schemas of tools by name.
func inputSchemas(t *testing.T, tools []byte) map[string]json.RawMessage {
	t.Helper()
	type definition struct {
		Name        string          `json:"name"`
		InputSchema json.RawMessage `json:"inputSchema"`
	}
	var list []definition
	if json.Unmarshal(tools, &list) != nil {
		var result struct{ Tools []definition }
		if err := json.Unmarshal(tools, &result); err != nil {
			t.Fatal(err)
		}
		list = result.Tools
	}
	all := make(map[string]json.RawMessage)
	for _, d := range list {
		all[d.Name] = d.InputSchema
	}
	return all
}

// generated are the schemas that the generator makes of a source of structs, by
// the names of tools. The source, and what is generated for it, compile.
func generated(t *testing.T, source []byte) map[string]json.RawMessage {
	t.Helper()
	p, found := checked(t, string(source))
	if p == nil {
		t.Fatalf("the source does not compile:\n%s", source)
	}
	made, more, err := one(p.source, len(found) > 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range append(found, more...) {
		t.Errorf("%s\n\t%s\n\t%s", d.Error(), d.Hint, line1(source, d.Pos.Line))
	}
	if t.Failed() {
		t.FailNow()
	}
	compile(t, p, made)
	all := make(map[string]json.RawMessage)
	for _, tool := range made.Tools {
		all[tool.Name] = tool.Arguments
	}
	return all
}

func line1(source []byte, n int) string {
	lines := strings.Split(string(source), "\n")
	if n < 1 || n > len(lines) {
		return ""
	}
	return lines[n-1]
}

// normal is a schema as a tree in which what means the same is the same:
//
//   - keywords, and the names in required, have no order, numbers no form
//   - a keyword that says nothing is not there: additionalProperties and items
//     true, properties and required without any, counts of at least 0, an empty
//     text
//   - integers have the bounds of 64 bits where they have none
//   - const is an enum of one value
//   - a choice between a schema and null is that schema with null as a type
//   - $schema names the language, not the values
func normal(t *testing.T, text []byte) any {
	t.Helper()
	d := json.NewDecoder(strings.NewReader(string(text)))
	d.UseNumber()
	var v any
	if err := d.Decode(&v); err != nil {
		t.Fatal(err)
	}
	return normalSchema(v)
}

func normalSchema(v any) any {
	s, ok := v.(map[string]any)
	if !ok {
		if v == true {
			return map[string]any{}
		}
		return v
	}
	out := make(map[string]any)
	s = withNull(s)
	for key, m := range s {
		switch key {
		case "$schema":
			continue
		case "properties":
			m = normalEach(m)
		case "items", "additionalProperties":
			m = normalSchema(m)
		case "required":
			names := m.([]any)
			slices.SortFunc(names, func(a, b any) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
		case "const":
			key, m = "enum", []any{m}
		}
		if n, ok := m.(json.Number); ok {
			f, _ := n.Float64()
			m = f
		}
		if !saysNothing(key, m) {
			out[key] = m
		}
	}
	if out["type"] == "integer" || fmt.Sprint(out["type"]) == "[integer null]" {
		if _, enum := out["enum"]; !enum {
			dropBound(out, "minimum", -1<<63)
			dropBound(out, "maximum", 1<<63)
		}
	}
	return out
}

// withNull is s, with null as a type where that is all that it chooses between.
func withNull(s map[string]any) map[string]any {
	choices, _ := s["anyOf"].([]any)
	if len(choices) != 2 || !cmp.Equal(choices[1], map[string]any{"type": "null"}) {
		return s
	}
	out := maps.Clone(s)
	delete(out, "anyOf")
	for key, m := range choices[0].(map[string]any) {
		out[key] = m
	}
	out["type"] = []any{out["type"], "null"}
	return out
}

func dropBound(s map[string]any, key string, bound float64) {
	if s[key] == bound {
		delete(s, key)
	}
}

func normalEach(v any) any {
	all := maps.Clone(v.(map[string]any))
	for name, s := range all {
		all[name] = normalSchema(s)
	}
	return all
}

func saysNothing(key string, m any) bool {
	switch key {
	case "properties", "additionalProperties", "items":
		all, ok := m.(map[string]any)
		return ok && len(all) == 0
	case "required":
		return len(m.([]any)) == 0
	case "minLength", "minItems", "minProperties":
		return m == 0.0
	case "uniqueItems":
		return m == false
	case "description", "title", "pattern":
		return m == ""
	default:
		return false
	}
}
