package plan

import (
	"encoding/json"
	"go/ast"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

type (
	// GuardType is what a struct of the package was:
	//
	//	type runGoGenerate_Item = struct { SKU string `json:"sku"` }
	GuardType struct {
		Name   string
		What   string // Item
		Fields []model.GuardField
	}
	// GuardVar holds the struct against it:
	//
	//	var _ runGoGenerate_Item = Item{}
	GuardVar struct {
		Guard string
		Of    Type
	}
	// GuardFieldTypes are what the used fields of a foreign struct were:
	//
	//	type (
	//		runGoGenerate_b_Addr_City = string
	//	)
	GuardFieldTypes struct {
		What   string // b.Addr
		Fields []GuardedField
	}
	// GuardFields holds the foreign struct against them:
	//
	//	var (
	//		_ = func(v *b.Addr) *runGoGenerate_b_Addr_City { return &v.City }
	//	)
	GuardFields struct {
		Of     Type
		Fields []GuardedField
	}
	// GuardConstTypes are arrays whose lengths tell whether a constant still
	// has its value:
	//
	//	type (
	//		runGoGenerate_Cabin_Economy = [16]struct{}
	//	)
	GuardConstTypes struct {
		What   string // Cabin
		Consts []GuardedConst
	}
	// GuardConsts holds the constants against them:
	//
	//	var (
	//		_ runGoGenerate_Cabin_Economy = [len(max(Economy+"x", "economy")) + len(max("economy"+"x", Economy))]struct{}{}
	//	)
	GuardConsts struct {
		Consts []GuardedConst
	}
)

// GuardedField is one used field of a foreign struct.
type GuardedField struct {
	Guard string
	Name  string
	Type  Type
}

// GuardedConst is one constant of an enum.
type GuardedConst struct {
	Guard string
	Const Type // its qualified name
	Value ConstValue
}

// ConstValue is the value that a constant had: a sealed sum.
type ConstValue interface{ isConstValue() }

type (
	// TextValue is a string.
	TextValue struct{ Text string }
	// IntValue is an integer as source text.
	IntValue struct{ Text string }
)

func (TextValue) isConstValue() {}
func (IntValue) isConstValue()  {}

func (d GuardType) Declares() []string { return []string{d.Name} }
func (d GuardVar) Declares() []string  { return []string{"_"} }

func (d GuardFieldTypes) Declares() []string {
	var all []string
	for _, f := range d.Fields {
		all = append(all, f.Guard)
	}
	return all
}

func (d GuardFields) Declares() []string { return blanks(len(d.Fields)) }

func (d GuardConstTypes) Declares() []string {
	var all []string
	for _, c := range d.Consts {
		all = append(all, c.Guard)
	}
	return all
}

func (d GuardConsts) Declares() []string { return blanks(len(d.Consts)) }

func blanks(n int) []string { return strings.Split(strings.Repeat("_ ", n-1)+"_", " ") }

func (d GuardType) uses() []string {
	var all []string
	for _, f := range d.Fields {
		all = append(all, paths(f.Type)...)
	}
	return all
}

func (d GuardVar) uses() []string { return paths(d.Of) }

func (d GuardFieldTypes) uses() []string {
	var all []string
	for _, f := range d.Fields {
		all = append(all, paths(f.Type)...)
	}
	return all
}

func (d GuardFields) uses() []string     { return paths(d.Of) }
func (d GuardConstTypes) uses() []string { return nil }

func (d GuardConsts) uses() []string {
	var all []string
	for _, c := range d.Consts {
		all = append(all, paths(c.Const)...)
	}
	return all
}

// guards are the declarations that no longer compile when a struct or an enum
// has changed.
func (b *builder) guards() ([]Decl, error) {
	var decls []Decl
	for _, o := range b.pkg.Objects {
		of := b.named(o.Go, "")
		if o.Local {
			name := b.guard(o.Go.Name)
			decls = append(decls, GuardType{name, o.Go.Name, o.Guard}, GuardVar{name, of})
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
	for _, e := range b.pkg.Enums {
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
		return n.Name
	}
	return b.importOf(n.Path).Name + "." + n.Name
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
