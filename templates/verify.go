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

// verify holds rendered source against its plan: it has the planned imports,
// under their names, and declares the planned names and no others. So no text
// of a user's can have become code.
func verify(f plan.File, source []byte) error {
	parsed, err := parser.ParseFile(token.NewFileSet(), "", source, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	var planned, found []string
	for _, i := range f.Imports {
		planned = append(planned, importLine(i.Path, i.Name, i.Alias))
	}
	for _, i := range parsed.Imports {
		path, err := strconv.Unquote(i.Path.Value)
		if err != nil {
			return err
		}
		name := ""
		if i.Name != nil {
			name = i.Name.Name
		}
		found = append(found, importLine(path, name, i.Name != nil))
	}
	if err := same("imports", planned, found); err != nil {
		return err
	}
	planned, found = nil, nil
	for _, d := range f.Decls {
		planned = append(planned, d.Declares()...)
	}
	for _, d := range parsed.Decls {
		found = append(found, declared(d)...)
	}
	return same("declarations", planned, found)
}

func importLine(path, name string, alias bool) string {
	if !alias {
		return path
	}
	return name + " " + path
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
