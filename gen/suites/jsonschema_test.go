package suites

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// group is a schema of the JSON-Schema-Test-Suite with its tests.
type group struct {
	Description string          `json:"description"`
	Schema      json.RawMessage `json:"schema"`
	Tests       []struct {
		Description string          `json:"description"`
		Data        json.RawMessage `json:"data"`
		Valid       bool            `json:"valid"`
	} `json:"tests"`
	file string
}

// core are the files about what tool schemas consist of, composition those about
// what most providers refuse.
var (
	core = []string{
		"type", "properties", "required", "enum", "const", "items", "additionalProperties", "minimum", "maximum", "exclusiveMinimum",
		"exclusiveMaximum", "multipleOf", "minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "default", "boolean_schema",
	}
	composition = []string{
		"anyOf", "oneOf", "allOf", "not", "defs", "ref", "infinite-loop-detection", "minProperties", "maxProperties", "patternProperties",
		"propertyNames", "dependentRequired", "prefixItems", "if-then-else", "contains", "minContains", "maxContains",
	}
	formats = []string{
		"optional/format/date-time", "optional/format/date", "optional/format/time", "optional/format/duration", "optional/format/email", "optional/format/hostname",
		"optional/format/ipv4", "optional/format/ipv6", "optional/format/uri", "optional/format/uuid", "optional/format/json-pointer", "optional/format/regex",
	}
)

// TestJSONSchemaSuite holds generated decoders against the suite. Each schema
// is that of the one argument v. What can't be said as a Go type is refused by
// name; all others agree on every test that counts.
//
// A schema without a type is taken for one of the kind that its keywords are
// about, where JSON Schema accepts every value of another kind. Tests with such a
// value, anywhere in it, are set aside: they count neither as agreeing nor as
// wrong.
func TestJSONSchemaSuite(t *testing.T) {
	for _, part := range []struct {
		name  string
		files []string
		// all is how many tests there are, agree how many agree at least, missed
		// how many are missed on purpose.
		all, agree, missed int
	}{
		{"core", core, 451, 250, 0},
		{"composition", composition, 389, 36, 0},
		{"formats", formats, 509, 410, 23},
	} {
		t.Run(part.name, func(t *testing.T) {
			got := judgeGroups(t, groups(t, part.files))
			t.Logf("%d tests: %d agree, %d have a value of another kind, %d are of schemas that are refused by name, %d are missed on purpose",
				got.all, got.agree, got.aside, got.refused, got.missed)
			if got.all != part.all || got.agree < part.agree || got.missed != part.missed {
				t.Errorf("of %d tests %d agree and %d are missed; want %d, %d or more, and %d", got.all, got.agree, got.missed, part.all, part.agree, part.missed)
			}
		})
	}
}

// groups are the schemas of some files.
func groups(t *testing.T, files []string) (all []group) {
	t.Helper()
	for _, file := range files {
		var list []group
		decode(t, read(t, data(t, "json-schema-test-suite", "tests", "draft2020-12", filepath.FromSlash(file)+".json")), &list)
		for _, g := range list {
			g.file = file
			all = append(all, g)
		}
	}
	return all
}

// verdicts counts tests.
type verdicts struct{ all, agree, aside, refused, missed int }

// isMissed reports whether a test is missed on purpose: nobody looks into names
// of hosts in the ASCII form of IDNA. Package schema lists them.
func isMissed(g group, value json.RawMessage) bool {
	return strings.HasSuffix(g.file, "/hostname") && strings.HasPrefix(strings.ToLower(string(value)), `"xn--`)
}

// judgeGroups generates a decoder for each schema, and asks it the tests.
func judgeGroups(t *testing.T, all []group) (n verdicts) {
	t.Helper()
	schemas := make(map[string]json.RawMessage)
	for i, g := range all {
		schemas[toolName(i)] = encode(t, map[string]any{
			"type": "object", "properties": map[string]any{"v": relocated(t, g.Schema)}, "required": []string{"v"}, "additionalProperties": false,
		})
	}
	p := build(t, schemas)
	tally(t, p.refused)
	var questions []question
	type test struct{ group, index int }
	var asked []test
	for i, g := range all {
		n.all += len(g.Tests)
		if p.refused[toolName(i)] != "" {
			n.refused += len(g.Tests)
			continue
		}
		for j, tt := range g.Tests {
			if ofAnotherKind(t, g.Schema, g.Schema, tt.Data) {
				n.aside++
				continue
			}
			asked = append(asked, test{i, j})
			questions = append(questions, question{Tool: toolName(i), Arguments: slices.Concat([]byte(`{"v":`), tt.Data, []byte("}"))})
		}
	}
	for k, a := range p.ask(t, questions) {
		g, tt := all[asked[k].group], all[asked[k].group].Tests[asked[k].index]
		switch accepted := len(a.Paths) == 0; {
		case accepted == tt.Valid:
			n.agree++
		case accepted && isMissed(g, tt.Data):
			n.missed++
		default:
			t.Errorf("%s: %s: %s: %s with %s is valid: %v; violations %q at %q", g.file, g.Description, tt.Description, g.Schema, tt.Data, tt.Valid, a.Keywords, a.Paths)
		}
	}
	return n
}

func toolName(i int) string { return fmt.Sprintf("t%03d", i) }

// relocated is a schema of the suite with its references leading to where it
// stands now.
func relocated(t *testing.T, schema json.RawMessage) any {
	t.Helper()
	var v any
	dec := json.NewDecoder(strings.NewReader(string(schema)))
	dec.UseNumber()
	if err := dec.Decode(&v); err != nil {
		t.Fatal(err)
	}
	relocate(v)
	return v
}

// relocate changes the references in v; values that it names are no schemas.
func relocate(v any) {
	switch v := v.(type) {
	case []any:
		for _, e := range v {
			relocate(e)
		}
	case map[string]any:
		for name, e := range v {
			ref, ok := e.(string)
			switch {
			case name == "$ref" && ok && (ref == "#" || strings.HasPrefix(ref, "#/")):
				v[name] = "#/properties/v" + ref[1:]
			case name != "enum" && name != "const" && name != "default":
				relocate(e)
			}
		}
	}
}
