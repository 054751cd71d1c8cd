package proof

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"testing"
)

// without is what stands in a generated rule where a keyword is taken out of it.
var without = map[string]string{
	"Required": "false", "Open": "false", "Bits": "64", "Enum": "nil", "Pattern": "nil", "Format": "decode.AnyFormat", "MinLength": "0", "MaxLength": "0",
	"Min": "decode.Bound{}", "Max": "decode.Bound{}", "MultipleOf": "0", "MinItems": "0", "MaxItems": "0", "UniqueItems": "false",
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
	ast.Inspect(parsed, func(n ast.Node) bool {
		kv, ok := n.(*ast.KeyValueExpr)
		if !ok {
			return true
		}
		key, ok := kv.Key.(*ast.Ident)
		if !ok || without[key.Name] == "" {
			return true
		}
		seen[key.Name] = true
		all = append(all, mutant{key.Name, file, set.Position(kv.Value.Pos()).Offset, set.Position(kv.Value.End()).Offset, without[key.Name]})
		return true
	})
	for key := range without {
		if !seen[key] {
			t.Errorf("no tool of package keywords has a rule with %s", key)
		}
	}
	for _, m := range numbered(all) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			if m.survives(t, ".", "-run", "^TestGenerated$", ".") {
				t.Errorf("without %s at byte %d of %s TestGenerated passes", m.name, m.start, file)
			}
		})
	}
}
