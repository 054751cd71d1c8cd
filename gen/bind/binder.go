package bind

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/model"
)

// binder is the state of one run over one package.
type binder struct {
	src   Source
	pkg   *model.Package
	found findings

	// requiredTags says that only tags make fields required.
	requiredTags bool
	// syntax are the package's own struct fields.
	syntax map[*types.Var]*ast.Field
	// objects and enums are those that were reached, by their type;
	// an object that is being made is there already.
	objects map[model.GoType]*model.Object
	enums   map[model.GoType]*model.Enum
	// reached are the package's own types that fields, elements and keys have, by
	// name.
	reached []string
	// foreign are the types of the objects of other packages.
	foreign []*types.Named
	// embedded are the structs that others embed, in the order in which they
	// are first met.
	embedded []*types.Named
	// open are the named types that are being looked into, outermost first, as
	// far as there is no struct in between.
	open []*types.TypeName
	// shown are the tool tags of the fields.
	shown map[*model.Field]shownTag
	sides map[*model.Object]side
	// opened is where open structs say that they are.
	opened map[*model.Object]token.Position
	terms  vocabulary
}

// shownTag is the tool tag of a field, with the way to its places.
type shownTag struct {
	directive.Tag
	from structTag
}

// boundTool is a tool on its way into the model.
type boundTool struct {
	tool  *model.Tool
	said  *directive.Struct
	named *types.Named
	// result is the type of what the handler answers with, found from a place.
	result types.Type
	from   site
}

func newBinder(src Source) *binder {
	b := &binder{
		src:     src,
		pkg:     &model.Package{Path: src.Path, Name: src.Name, Dir: src.Dir, Imports: make(map[string]string)},
		syntax:  make(map[*types.Var]*ast.Field),
		objects: make(map[model.GoType]*model.Object),
		enums:   make(map[model.GoType]*model.Enum),
		shown:   make(map[*model.Field]shownTag),
		opened:  make(map[*model.Object]token.Position),
		sides:   make(map[*model.Object]side),
	}
	for _, f := range src.Files {
		ast.Inspect(f, func(n ast.Node) bool {
			if field, ok := n.(*ast.Field); ok {
				b.addSyntax(field)
			}
			_, isFunc := n.(*ast.FuncDecl)
			return !isFunc
		})
	}
	b.pkg.Declared, b.pkg.Members = b.declared(src.Files)
	b.pkg.DeclaredByTests, _ = b.declared(src.Tests)
	b.pkg.Imported = b.importNames()
	return b
}

func (b *binder) addSyntax(field *ast.Field) {
	names := field.Names
	if len(names) == 0 {
		names = []*ast.Ident{lastIdent(field.Type)}
	}
	for _, name := range names {
		if v, ok := b.src.Info.Defs[name].(*types.Var); ok && name != nil {
			b.syntax[v] = field
		}
	}
}

// lastIdent is the identifier that names an embedded field; nil where there is
// none.
func lastIdent(e ast.Expr) *ast.Ident {
	switch e := e.(type) {
	case *ast.Ident:
		return e
	case *ast.StarExpr:
		return lastIdent(e.X)
	case *ast.SelectorExpr:
		return e.Sel
	case *ast.IndexExpr:
		return lastIdent(e.X)
	case *ast.IndexListExpr:
		return lastIdent(e.X)
	case *ast.ParenExpr:
		return lastIdent(e.X)
	default:
		return nil
	}
}

// pos is where p stands; comments of the form //line do not count.
func (b *binder) pos(p token.Pos) token.Position { return b.src.Fset.PositionFor(p, false) }

// own reports whether obj is declared in the package itself.
func (b *binder) own(obj types.Object) bool { return obj.Pkg() == b.src.Types }

// goType is t as the model writes types. It takes a note of the packages in it.
func (b *binder) goType(t types.Type) model.GoType {
	return model.GoType(types.TypeString(t, func(p *types.Package) string {
		if p == b.src.Types {
			return ""
		}
		b.pkg.Imports[p.Path()] = p.Name()
		return "«" + p.Path() + "»"
	}))
}

// nameOf is the name of a defined type.
func (b *binder) nameOf(t *types.Named) model.Name {
	obj := t.Obj()
	name := model.Name{Path: obj.Pkg().Path(), Name: obj.Name()}
	if t.TypeArgs().Len() > 0 {
		_, args, _ := strings.Cut(string(b.goType(t)), obj.Name()+"[")
		name.Args = model.GoType("[" + args)
	}
	return name
}
