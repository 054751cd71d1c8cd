package templates

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"slices"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// verified holds rendered source against its plan: it has the planned imports,
// under their names, and declares the planned names and no others. So no text
// of a user's can have become code. It answers the source with its imports in
// two groups.
func verified(f plan.File, source []byte) ([]byte, error) {
	set := token.NewFileSet()
	parsed, err := parser.ParseFile(set, "", source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var planned, found []string
	for _, i := range f.Imports {
		planned = append(planned, importSpec(i))
	}
	for _, i := range parsed.Imports {
		found = append(found, string(source[set.Position(i.Pos()).Offset:set.Position(i.End()).Offset]))
	}
	if err := same("imports", planned, found); err != nil {
		return nil, err
	}
	planned, found = nil, nil
	for _, d := range f.Decls {
		planned = append(planned, d.Declares()...)
	}
	for _, d := range parsed.Decls {
		found = append(found, declared(d)...)
	}
	if err := same("declarations", planned, found); err != nil {
		return nil, err
	}
	return grouped(f, source, set, parsed), nil
}

// importSpec renders an import: geo "example.com/geo".
func importSpec(i plan.Import) string {
	if !i.Alias {
		return strconv.Quote(i.Path)
	}
	return i.Name + " " + strconv.Quote(i.Path)
}

// grouped is source with the standard library's imports before the others.
func grouped(f plan.File, source []byte, set *token.FileSet, parsed *ast.File) []byte {
	var groups [2]string
	for _, i := range f.Imports {
		first, _, _ := strings.Cut(i.Path, "/")
		group := &groups[min(strings.Count(first, "."), 1)]
		*group += "\t" + importSpec(i) + "\n"
	}
	block := strings.Trim(strings.Join(groups[:], "\n"), "\n")
	for _, d := range parsed.Decls {
		if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.IMPORT {
			start, end := set.Position(g.Pos()).Offset, set.Position(g.End()).Offset
			return slices.Concat(source[:start], []byte("import (\n"+block+"\n)"), source[end:])
		}
	}
	return source
}

func same(what string, planned, found []string) error {
	slices.Sort(planned)
	slices.Sort(found)
	if !slices.Equal(planned, found) {
		return fmt.Errorf("the source has the %s %v, not %v as planned", what, found, planned)
	}
	return nil
}

// declared are the names that d declares, as plan.Decl tells them.
func declared(d ast.Decl) []string {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil {
			return []string{d.Name.Name}
		}
		receiver := d.Recv.List[0].Type
		if star, ok := receiver.(*ast.StarExpr); ok {
			receiver = star.X
		}
		return []string{fmt.Sprint(receiver, ".", d.Name.Name)}
	case *ast.GenDecl:
		var names []string
		for _, s := range d.Specs {
			switch s := s.(type) {
			case *ast.TypeSpec:
				names = append(names, s.Name.Name)
			case *ast.ValueSpec:
				for _, n := range s.Names {
					names = append(names, n.Name)
				}
			}
		}
		return names
	default:
		return nil
	}
}

// around is the three lines before and behind the first place that err names,
// with their numbers; "" where it names none.
func around(source []byte, err error) string {
	list, ok := errors.AsType[scanner.ErrorList](err)
	if !ok || len(list) == 0 {
		return ""
	}
	var b strings.Builder
	lines := bytes.Split(source, []byte("\n"))
	for n := max(1, list[0].Pos.Line-3); n <= min(len(lines), list[0].Pos.Line+3); n++ {
		fmt.Fprintf(&b, "%d\t%s\n", n, lines[n-1])
	}
	return b.String()
}
