package gen

import (
	"bytes"
	"encoding/json"
	"go/format"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/tooladapt/tooladapt/gen/adopt"
)

// leftOut are the tools of real servers that no Go struct can say, each with
// what its schema does.
var leftOut = map[string]string{
	"github issue_write":              "a value may be of several types: string, number, boolean",
	"github projects_write":           "oneOf chooses between schemas",
	"github update_issue_assignees":   "oneOf chooses between schemas",
	"github update_issue_labels":      "oneOf chooses between schemas",
	"grafana get_panel_image":         "oneOf chooses between schemas",
	"mcp-spec find_resource":          "oneOf chooses between schemas",
	"official-npm browser_drop":       "propertyNames has rules for names that are not known",
	"official-npm sequentialthinking": "a value may be of several types: boolean, string",
}

// TestRealTools imports the tools of real servers, generates from the structs,
// and holds the schema of each against the one that was imported. A tool that is
// left out is in the list above with its reason; of those that have a note, only
// that they generate is tested.
func TestRealTools(t *testing.T) {
	total, equal := make(map[string]int), make(map[string]int)
	unused := maps.Clone(leftOut)
	for server, inputs := range realTools(t) {
		for _, input := range inputs {
			i := imported(t, input)
			for name, want := range i.wanted {
				key := server + " " + name
				total[server]++
				reason, known := leftOut[key]
				delete(unused, key)
				switch got, written := i.got[name]; {
				case written == known:
					t.Errorf("%s: written is %t, listed as left out is %t: %s", key, written, known, i.reasons[name])
				case !written && !strings.Contains(i.reasons[name], reason):
					t.Errorf("%s is left out for another reason: %s", key, i.reasons[name])
				case !written || i.noted[name]:
				case !cmp.Equal(normal(t, want), normal(t, got)):
					t.Errorf("%s: the schema differs (-imported +generated):\n%s", key, cmp.Diff(normal(t, want), normal(t, got)))
				default:
					equal[server]++
				}
			}
		}
	}
	for key := range unused {
		t.Errorf("%s is listed as left out, and is no tool", key)
	}
	t.Logf("tools whose schema is equal: %v of %v", equal, total)
	if n := equal["github"] + equal["grafana"]; n < 205 {
		t.Errorf("%d of %d tools of GitHub and Grafana have a struct whose schema is equal, want at least 205", n, total["github"]+total["grafana"])
	}
}

// TestImports generates from what the inputs of package adopt become, and holds
// the schemas of tools without a note against those that were imported.
func TestImports(t *testing.T) {
	names, err := filepath.Glob("adopt/testdata/*.txtar")
	if err != nil || len(names) == 0 {
		t.Fatalf("there are no archives: %v", err)
	}
	equal := 0
	for _, name := range names {
		archive, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		i := imported(t, archive.Files[0].Data)
		for tool, want := range i.wanted {
			got, written := i.got[tool]
			if !written || i.noted[tool] {
				continue
			}
			equal++
			if diff := cmp.Diff(normal(t, want), normal(t, got)); diff != "" {
				t.Errorf("%s: %s: the schema differs (-imported +generated):\n%s", name, tool, diff)
			}
		}
	}
	if equal < 15 {
		t.Errorf("%d schemas were compared, want at least 15", equal)
	}
}

// realTools are the tools of real servers, inputs by where they come from.
func realTools(t *testing.T) map[string][][]byte {
	t.Helper()
	data := os.Getenv("TOOLADAPT_DATA")
	if data == "" {
		if os.Getenv("CI") == "true" {
			t.Fatal("TOOLADAPT_DATA is not set")
		}
		t.Skip("TOOLADAPT_DATA is not set")
	}
	files := func(pattern string) (all [][]byte) {
		names, err := filepath.Glob(filepath.Join(data, filepath.FromSlash(pattern)))
		if err != nil || len(names) == 0 {
			t.Fatalf("there are no files %s: %v", pattern, err)
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, text)
		}
		return all
	}
	snaps := []byte("[")
	for i, snap := range files("mcp-toolsnaps/github-mcp-server/*.snap") {
		if i > 0 {
			snaps = append(snaps, ',')
		}
		snaps = append(snaps, snap...)
	}
	return map[string][][]byte{
		"github":       {append(snaps, ']')},
		"grafana":      files("mcp-toolsnaps/grafana/*.json"),
		"official-npm": files("mcp-toolsnaps/official-npm/*.json"),
		"tau-bench":    files("tau-bench/*-tools.json"),
		"bench":        files("bench/*.schema.json"),
		"mcp-spec":     slices.Concat(files("mcp-spec/draft/examples/Tool/*.json"), files("mcp-spec/draft/examples/*/*tools*.json")),
	}
}

// importing is what became of one input: the schemas of its tools, by name,
// those that were generated, and what was found.
type importing struct {
	wanted, got map[string]json.RawMessage
	reasons     map[string]string
	noted       map[string]bool
}

func imported(t *testing.T, input []byte) importing {
	t.Helper()
	made, err := adopt.Make(adopt.Config{File: "in.json", Package: "p"}, input)
	if err != nil {
		t.Fatal(err)
	}
	return compared(t, made, input)
}

// compared generates from what was made of an input.
func compared(t *testing.T, made *adopt.Made, input []byte) importing {
	t.Helper()
	i := importing{defined(input), make(map[string]json.RawMessage), make(map[string]string), make(map[string]bool)}
	for _, d := range made.Diagnostics {
		if name, why, ok := strings.Cut(d.Message, " is left out: "); ok {
			i.reasons[name] += why
		} else if name, why, ok := strings.Cut(d.Message, ": "); ok && !strings.Contains(why, "the description has other spaces") && !strings.Contains(why, "is no name of a tool") {
			i.noted[name] = true
		}
	}
	schemas := generated(t, made.Source)
	if len(i.wanted) == 0 && len(made.Tools) == 1 && made.Tools[0].Given == "in" { // a bare schema
		i.wanted[made.Tools[0].Name] = input
	}
	for _, tool := range made.Tools {
		i.got[tool.Given] = schemas[tool.Name]
	}
	return i
}

// defined are the schemas of the tools that an input defines, by name.
func defined(input []byte) map[string]json.RawMessage {
	all := make(map[string]json.RawMessage)
	d := json.NewDecoder(bytes.NewReader(input))
	d.UseNumber()
	for v := any(nil); d.Decode(&v) == nil; v = nil {
		collect(v, all)
	}
	return all
}

// collect takes the schemas of all definitions within v by the tools' names; a
// second one of a name does not count, and a schema in OpenAPI's words is none.
func collect(v any, into map[string]json.RawMessage) {
	switch v := v.(type) {
	case []any:
		for _, e := range v {
			collect(e, into)
		}
	case map[string]any:
		name, _ := v["name"].(string)
		for _, key := range []string{"inputSchema", "input_schema", "parameters", "parametersJsonSchema"} {
			s, ok := v[key].(map[string]any)
			if text, err := json.Marshal(s); ok && err == nil && name != "" && into[name] == nil && s["type"] != "OBJECT" {
				into[name] = text
			}
		}
		for _, key := range slices.Sorted(maps.Keys(v)) {
			switch key {
			case "result", "tools", "function", "functionDeclarations":
				collect(v[key], into)
			}
		}
	}
}

// generated are the schemas that the generator makes of a source of structs, by
// the names of tools. The source, and what is generated for it, compile.
func generated(t *testing.T, source []byte) map[string]json.RawMessage {
	t.Helper()
	if source == nil {
		return nil
	}
	p, found := checked(t, string(source))
	if p == nil {
		t.Fatalf("the source does not compile:\n%s", source)
	}
	made, more, err := one(p.source, len(found) > 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range append(found, more...) {
		t.Errorf("%s\n\t%s\n\t%s", d.Error(), d.Hint, lineOf(source, d.Pos.Line))
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

func lineOf(source []byte, n int) string {
	lines := strings.Split(string(source), "\n")
	if n < 1 || n > len(lines) {
		return ""
	}
	return lines[n-1]
}

// FuzzImport imports whatever it is given. Nothing panics, and no fault is ours;
// what is found points into the input, on one line; what is written is formatted,
// generates and compiles; and where nothing is found, the schemas say what the
// input says, all texts included.
func FuzzImport(f *testing.F) {
	names, err := filepath.Glob("adopt/testdata/*.txtar")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range names {
		archive, err := txtar.ParseFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(archive.Files[0].Data)
	}
	for _, s := range []string{
		`{"properties": {"a": {"description": "x\u0000\n*/` + "`" + `"}}}`, `[{"name": "a", "description": "//tool:name b", "parameters": {"properties": {"b": {"enum": ["\"", ",", "\\"]}}}}]`,
		`{"$ref": "#", "properties": {"a": {}}}`, `{"properties": {"a": {"$ref": "#"}}}`, `{"required": ["a", "a"]}`, `{"properties": {"a": {"default": 1e400, "type": "number"}}}`,
		`{"properties": {"a": {"type": "integer", "enum": [1.0, 1, 1e0]}, "b": {"const": -0}}}`, `{"type": "object", "properties": {"A": {}, "a": {}, "_a": {}}}`,
		`[{"name": "a", "inputSchema": {"properties": {"a": {"minimum": 5, "maximum": 3}, "b": {"minLength": 2, "maxLength": 1}, "c": {"type": "integer", "exclusiveMinimum": 1, "exclusiveMaximum": 2}}}}]`,
		`{"properties": {"a": {"type": "integer", "minimum": 1, "exclusiveMinimum": 0}}}`, `{"properties": {"a": {"maximum": 0.12345678901234567890123}}}`, `{"properties": {"a": {"multipleOf": 0}}}`,
		`{"properties": {"a": {"items": {"type": "boolean"}, "uniqueItems": true, "minItems": 3}, "b": {"enum": [0.1, 1e-400]}, "c": {"const": 12345678901234567890.5}}}`,
		`{"properties": {"a": {"type": "integer", "format": "int32"}, "b": {"type": "number", "format": "float"}, "c": {"type": "integer", "minimum": 1e19}, "d": {"type": "integer", "format": "uint64", "maximum": 5}}}`,
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, input []byte) {
		if len(input) < 1<<14 {
			survives(t, input)
		}
	})
}

// FuzzImportText puts texts into every place of a definition that has one, and
// holds the import to what FuzzImport says.
func FuzzImportText(f *testing.F) {
	f.Add("a", "Says it.", "value", "1")
	for _, s := range []string{
		"", "*/ var X = 1 /*", "\nvar X = 1", "//go:embed x", "`+evil()+`", "\"; var X = 1 //", "\ufeff\u2028", "«example.com/evil».X",
		"%!s(MISSING)", "a,b", `a\,b`, `ends\`, "tool:name x", "Tool: name x", "TODO", "Deprecated: no", "- a\n- b", "1. a", "# a", "a\tb\r\n c", "  ",
		"Text is", "a<b>&c", "+build x", "名前", "ｓ", "required", "enum=1,default=1", "\x00",
	} {
		f.Add("b", s, s, "-0.5e2")
		f.Add(s, "x "+s+" y\n\n"+s, "x"+s, s)
	}
	f.Fuzz(func(t *testing.T, name, text, value, number string) {
		if !json.Valid([]byte(number)) || strings.ContainsAny(number, "[{\"tfn") {
			number = "7"
		}
		survives(t, []byte(strings.NewReplacer(
			"#name", jsonString(name), "#text", jsonString(text), "#value", jsonString(value), "#more", jsonString(value+"x"), "#number", number,
		).Replace(definition)))
	})
}

const definition = `[{"name": "t", "description": #text, "inputSchema": {"type": "object", "properties": {
  "text": {"type": "string", "title": #text, "description": #text, "default": #value, "examples": [#more]},
  "kind": {"enum": [#value, #more], "description": #text, "default": #more},
  "kinds": {"type": "array", "items": {"type": "string", "enum": [#more]}, "default": [#more, #more]},
  "only": {"const": #value}, "like": {"type": "string", "pattern": #value},
  "number": {"type": "number", "minimum": #number, "default": #number}, "count": {"type": "integer", "maximum": #number}, "some": {"enum": [#number, 1.5]},
  "deep": {"type": "object", "description": #text, "properties": {"x": {"type": "object", "additionalProperties": {"type": "string", "maxLength": 5}}}},
  "list": {"type": "array", "items": {"type": "object", "description": #text, "properties": {"y": {}}, "required": ["y"]}}
 }}},
 {"name": #name, "description": #value, "inputSchema": {"type": "object", "properties": {#name: {"description": #text}, "Text": {"type": ["string", "null"], "description": #text}}, "required": ["Text"]}}]`

// survives imports an input, and holds what comes of it to what FuzzImport says.
func survives(t *testing.T, input []byte) {
	t.Helper()
	made, err := adopt.Make(adopt.Config{File: "in.json", Package: "p"}, input)
	if err != nil {
		t.Fatalf("%v\n%s", err, input)
	}
	for _, d := range made.Diagnostics {
		inside(t, string(input), d)
	}
	if made.Source == nil {
		if len(made.Diagnostics) == 0 {
			t.Errorf("nothing is written, and nothing is said of %q", input)
		}
		return
	}
	if formatted, err := format.Source(made.Source); err != nil || string(formatted) != string(made.Source) {
		t.Errorf("the source is not formatted: %v\n%s", err, made.Source)
	}
	i := compared(t, made, input)
	for name, want := range i.wanted {
		got, written := i.got[name]
		if !written || i.noted[name] || strings.Contains(string(want), `"$ref"`) {
			continue
		}
		if diff := cmp.Diff(normal(t, want), normal(t, got)); diff != "" {
			t.Errorf("the schema of %s differs (-imported +generated):\n%s\n%s\n%s", name, diff, input, made.Source)
		}
	}
}
