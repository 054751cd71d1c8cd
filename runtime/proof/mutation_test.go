package proof

import (
	"cmp"
	"go/ast"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// alike are the checks of package decode without which nothing changes, and why.
var alike = map[string]string{}

// TestMutations takes one check after the other out of package decode, and has
// its tests fail each time, or those of generated decoders: every fault that is found, every
// condition on which reading ends early, and the other checks of moreChecks.
func TestMutations(t *testing.T) {
	onDemand(t)
	dir := filepath.Join("..", "decode")
	all := append(numbered(checks(t, dir)), replacements(t, dir, further)...)
	left := maps.Clone(alike)
	for _, m := range all {
		delete(left, m.name)
	}
	for _, m := range all {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			why := alike[m.name]
			survives := m.survives(t, dir, ".") && m.survives(t, ".", "./types", "./keywords")
			if survives != (why != "") {
				t.Errorf("without %s in %s all tests pass: %v (%s)", m.name, m.file, survives, cmp.Or(why, "not expected"))
			}
		})
	}
	for name := range left {
		t.Errorf("the check %s is not there any more", name)
	}
}

// checks are the mutants of package decode.
func checks(t *testing.T, dir string) (all []mutant) {
	t.Helper()
	sources(t, dir, func(file string, set *token.FileSet, f *ast.FuncDecl) {
		at := func(p token.Pos) int { return set.Position(p).Offset }
		name := func(what string) string { return strings.TrimPrefix(receiver(f)+"."+f.Name.Name, ".") + " " + what }
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.Ident:
				if strings.HasPrefix(n.Name, "fault") && n.Name != "fault" {
					all = append(all, mutant{name(n.Name), file, at(n.Pos()), at(n.End()), "fault(0)"})
				}
			case *ast.IfStmt:
				if why := failure(n.Body.List); why != "" {
					all = append(all, mutant{name(why), file, at(n.Cond.Pos()), at(n.Cond.End()), "false"})
				}
			case *ast.SwitchStmt:
				for _, s := range n.Body.List {
					c := s.(*ast.CaseClause)
					if why := failure(c.Body); why != "" && n.Tag == nil && len(c.List) > 0 {
						all = append(all, mutant{name(why), file, at(c.List[0].Pos()), at(c.List[len(c.List)-1].End()), "false"})
					}
				}
			}
			return true
		})
	})
	return all
}

// replacement is a check that is no condition of its own: in which file, what
// stands for the check there, and what without it.
type replacement struct{ name, file, old, without string }

// further are such checks of package decode.
var further = []replacement{
	{"invalid UTF-8", "text.go", "t.wide && !utf8.Valid(t.raw)", "false"},
	{"lone surrogates", "text.go", "return utf8.RuneError, 0", "return utf8.RuneError, 6"},
	{"hexadecimal digits", "text.go", "c|0x20 <= 'f'", "c|0x20 <= 'z'"},
	{"letters of escapes", "text.go", "case '\"', '\\\\', '/', 'b',", "case '\"', '\\\\', '/', 'b', 'x',"},
	{"white space", "scan.go", "case ' ', '\\n',", "case ' ', '\\f', '\\n',"},
	{"letters of true, false and null", "scan.go", "string(s.data[s.pos:end]) == word", "true"},
	{"leading zeros", "number.go", "if b[i] == '0' {", "if false {"},
	{"digits behind a point", "number.go", "return -(i + 1)", "n = 0"},
	{"digits of an exponent", "number.go", "if n == 0 {\n\t\t\treturn -i", "if false {\n\t\t\treturn -i"},
	{"duplicate names", "object.go", "if o.seen.has(i) {", "if false {"},
	{"duplicate names where a field is expected", "object.go", "if o.jumbled && o.seen.has(i) {", "if false {"},
	{"exact names where a field is expected", "object.go", " && string(rest[:n]) == f.Name", ""},
	{"the quote behind a name that is expected", "object.go", " && rest[n] == '\"'", ""},
	{"the colon behind a name that is expected", "object.go", " && rest[n+1] == ':'", ""},
	{"required names that are expected", "object.go", "if f.Required {\n\t\t\treturn 0, 0", "if false {\n\t\t\treturn 0, 0"},
	{"nulls where a field is expected", "object.go", "case c <= ' ' || c == 'n'", "case c <= ' '"},
	{"the name of the field that follows", "object.go", "string(data[d.pos:p]) != next || ", ""},
	{"what was found before the field that follows", "object.go", " || d.tally != o.mark", ""},
	{"duplicate names where a field follows", "object.go", " || o.seen.has(i) {", " {"},
	{"nulls where a field follows", "object.go", "c <= ' ' || c == 'n' || c == '\"'", "c <= ' ' || c == '\"'"},
	{"space where a field follows", "object.go", "c <= ' ' || c == 'n' || c == '\"'", "c == 'n' || c == '\"'"},
	{"the string null where a field follows", "object.go", " || c == '\"' && data[p+1] == 'n' {", " {"},
	{"what is not ASCII in plain strings", "text.go", "special(w) | w&high", "special(w)"},
	{"what is escaped in plain strings", "text.go", "if data[i] != '\"' {", "if data[i] < 0x20 {"},
	{"the size of an integer in its range", "check.go", " && r.Bits == 0 &&", " &&"},
	{"the enum of an integer in its range", "check.go", " && r.Enum == nil && r.MultipleOf == 0", " && r.MultipleOf == 0"},
	{"the step of an integer in its range", "check.go", " && r.Enum == nil && r.MultipleOf == 0", " && r.Enum == nil"},
	{"the size of a float in its range", "check.go", "x < r.Max.Float && r.Bits != 32", "x < r.Max.Float"},
	{"exact names", "object.go", "if string(name) == r.Fields[i].Name {", "if len(name) == len(r.Fields[i].Name) && string(name[1:]) == r.Fields[i].Name[1:] {"},
	{"null in lists", "list.go", "a.rule.NullItems && ", ""},
	{"null in maps", "map.go", "m.rule.NullItems && ", ""},
	{"the list of one value in the call to complete", "survey.go", "Kind == List && raw[0] != '[' &&", "Kind == List && raw[0] == '_' &&"},
	{"the end of a value that was read to its end", "object.go", "if d.stop == noStop {\n\t\t\td.report.end", "if true {\n\t\t\td.report.end"},
	{"the end of the value that comes next", "survey.go", "e.field == i && e.at > s.pos", "e.field == i"},
	{"null for what is required", "object.go", "|| f.Required && f.Nullable", ""},
	{"the most elements of all", "check.go", "\treturn MaxElements", "\treturn MaxElements << 20"},
}

// replacements are the mutants of checks of the package in dir.
func replacements(t *testing.T, dir string, checks []replacement) (all []mutant) {
	t.Helper()
	for _, c := range checks {
		file := filepath.Join(dir, c.file)
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(text), c.old); n != 1 {
			t.Errorf("the check of %s is %d times in %s: write down what stands for it now, want %q", c.name, n, c.file, c.old)
			continue
		}
		start := strings.Index(string(text), c.old)
		all = append(all, mutant{c.name, file, start, start + len(c.old), c.without})
	}
	return all
}

// receiver is the name of the type that f is a method of.
func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return ""
	}
	typ := f.Recv.List[0].Type
	if star, ok := typ.(*ast.StarExpr); ok {
		typ = star.X
	}
	if id, ok := typ.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

// failure is the reason for which the statements, the last one at the latest,
// end reading early; "" where they don't.
func failure(body []ast.Stmt) (why string) {
	for _, s := range body {
		ast.Inspect(s, func(n ast.Node) bool {
			if _, nested := n.(*ast.BlockStmt); nested {
				return false
			}
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			if sel, ok := call.Fun.(*ast.SelectorExpr); ok && sel.Sel.Name == "fail" && len(call.Args) == 1 {
				if id, ok := call.Args[0].(*ast.Ident); ok {
					why = id.Name
				}
			}
			return true
		})
	}
	return why
}
