package plan

import (
	"encoding/json"
	"go/ast"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// guards are the declarations that no longer compile when a struct or an enum
// has changed.
func (b *builder) guards() ([]Decl, error) {
	var decls []Decl
	for _, o := range b.pkg.Objects {
		of := b.named(o.Go, "")
		if o.Local {
			name := b.guard(o.Go.Word())
			decls = append(decls, GuardType{name, o.Go.String(), o.Guard}, GuardVar{name, of})
			continue
		}
		var fields []GuardedField
		for _, f := range o.Guard {
			if ast.IsExported(f.Name) && b.spellable(f.Type) {
				fields = append(fields, GuardedField{b.guard(b.spelled(o.Go), f.Name), f.Name, f.Type})
			}
		}
		if len(fields) > 0 {
			decls = append(decls, GuardFieldTypes{b.spelled(o.Go), fields}, GuardFields{of, fields})
		}
	}
	if bases := b.bases(); len(bases) > 0 {
		decls = append(decls, GuardBaseTypes{bases}, GuardBases{bases})
	}
	for _, e := range b.pkg.Enums {
		if e.Go.Path == "time" {
			continue // months keep their numbers
		}
		consts, err := b.guardedConsts(e)
		if err != nil {
			return nil, err
		}
		if len(consts) > 0 {
			decls = append(decls, GuardConstTypes{b.spelled(e.Go), consts}, GuardConsts{consts})
		}
	}
	return decls, nil
}

// guardedConsts are the constants of e that this package can name.
func (b *builder) guardedConsts(e *model.Enum) ([]GuardedConst, error) {
	var consts []GuardedConst
	for _, c := range e.Constants {
		name := model.Name{Path: e.Go.Path, Name: c.Go}
		if !b.visible(name) {
			continue
		}
		var value ConstValue = IntValue{c.Value}
		if strings.HasPrefix(c.Value, `"`) {
			var text string
			if err := json.Unmarshal([]byte(c.Value), &text); err != nil {
				return nil, err
			}
			value = TextValue{text}
		}
		consts = append(consts, GuardedConst{b.guard(b.spelled(e.Go), c.Go), b.named(name, ""), value})
	}
	return consts, nil
}

// guard is the name of a guard, which a compiler prints where it fails.
func (b *builder) guard(of ...string) string {
	name := "runGoGenerate_" + strings.Join(of, "_")
	return b.names.Pick(strings.ReplaceAll(name, ".", "_"))
}

// spelled is how the file names n: Item, or b.Addr.
func (b *builder) spelled(n model.Name) string {
	if n.Path == "" || n.Path == b.pkg.Path {
		return n.Word()
	}
	return b.importOf(n.Path).Name + "." + n.Word()
}

// visible reports whether the package can name n.
func (b *builder) visible(n model.Name) bool {
	return n.Path == "" || n.Path == b.pkg.Path || ast.IsExported(n.Name)
}

// spellable reports whether the package can name every type in t.
func (b *builder) spellable(t Type) bool {
	for _, piece := range Pieces(t) {
		if piece.Path != "" && !b.visible(model.Name{Path: piece.Path, Name: piece.Text}) {
			return false
		}
	}
	return true
}
