package plan

import (
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
	// GuardBaseTypes are what the defined types of fields were defined by:
	//
	//	type (
	//		runGoGenerate_Status = string
	//	)
	GuardBaseTypes struct{ Bases []GuardedBase }
	// GuardBases holds the types against them:
	//
	//	var (
	//		_ = (*runGoGenerate_Status)((*Status)(nil))
	//	)
	GuardBases struct{ Bases []GuardedBase }
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

// GuardedBase is one defined type that is no struct, and the type that it was
// defined by.
type GuardedBase struct {
	Guard    string
	Of, Base Type
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

func (d GuardBaseTypes) Declares() []string {
	var all []string
	for _, base := range d.Bases {
		all = append(all, base.Guard)
	}
	return all
}

func (d GuardBases) Declares() []string { return blanks(len(d.Bases)) }

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

func (d GuardBaseTypes) uses() []string {
	var all []string
	for _, base := range d.Bases {
		all = append(all, paths(base.Base)...)
	}
	return all
}

func (d GuardBases) uses() []string {
	var all []string
	for _, base := range d.Bases {
		all = append(all, paths(base.Of)...)
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
