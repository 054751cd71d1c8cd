package proof

import (
	"cmp"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"strings"
	"testing"
)

// without is what stands in a generated rule where a keyword is taken out of it.
var without = map[string]string{
	"Required": "false", "Open": "false", "Bits": "64", "Enum": "nil", "Pattern": "nil", "Format": "decode.AnyFormat", "MinLength": "0", "MaxLength": "0",
	"Min": "decode.Bound{}", "Max": "decode.Bound{}", "MultipleOf": "0", "MinItems": "0", "MaxItems": "0", "UniqueItems": "false",
}

// redundant are the rules without which a decoder is the same, and why.
var redundant = map[string]string{
	"count Bits": "the maximum is less", "qty Bits": "the same",
}

// TestRuleMutations takes one keyword after the other out of the rules of a
// generated decoder, and has TestGenerated fail each time.
func TestRuleMutations(t *testing.T) {
	onDemand(t)
	file := filepath.Join("keywords", "tooladapt_gen.go")
	set := token.NewFileSet()
	parsed, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	var all []mutant
	seen := make(map[string]bool)
	field := ""
	ast.Inspect(parsed, func(n ast.Node) bool {
		kv, ok := n.(*ast.KeyValueExpr)
		if !ok {
			return true
		}
		key, ok := kv.Key.(*ast.Ident)
		if name, isText := kv.Value.(*ast.BasicLit); ok && isText && key.Name == "Name" {
			field = strings.Trim(name.Value, `"`)
		}
		if !ok || without[key.Name] == "" {
			return true
		}
		seen[key.Name] = true
		if text, isText := kv.Value.(*ast.BasicLit); isText && text.Value == without[key.Name] {
			return true // such as 64 bits
		}
		all = append(all, mutant{field + " " + key.Name, file, set.Position(kv.Value.Pos()).Offset, set.Position(kv.Value.End()).Offset, without[key.Name]})
		return true
	})
	for key := range without {
		if !seen[key] {
			t.Errorf("no tool of package keywords has a rule with %s", key)
		}
	}
	left := maps.Clone(redundant)
	for _, m := range numbered(all) {
		delete(left, m.name)
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			why := redundant[m.name]
			if survives := m.survives(t, ".", "-run", "^TestGenerated$", "."); survives != (why != "") {
				t.Errorf("without %s in %s TestGenerated passes: %v (%s)", m.name, file, survives, cmp.Or(why, "not expected"))
			}
		})
	}
	for name := range left {
		t.Errorf("the rule %s is not there any more", name)
	}
}
