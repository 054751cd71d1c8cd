package bind

import (
	"go/types"

	"github.com/tooladapt/tooladapt/gen/directive"
)

// typeDoc is the description of a defined type of single values, for fields that have
// none; structs and enums describe themselves in the schema.
func (b *binder) typeDoc(t types.Type) string {
	named, ok := types.Unalias(pointee(t)).(*types.Named)
	if !ok {
		return ""
	}
	if isNamed(named, "time", "Duration") {
		return "Length of time."
	}
	if known := knownText(named); known.about != "" {
		return known.about
	}
	if _, scalar := named.Underlying().(*types.Basic); !scalar && (marshals(named) == "" || hasWords(named)) {
		return ""
	}
	return b.doc(named.Obj())
}

// doc is the description of obj by its doc comment, or by the comment behind it.
func (b *binder) doc(obj types.Object) string {
	doc, comment := b.src.Doc(obj)
	if d := directive.Describe(obj.Name(), doc); d != "" {
		return d
	}
	return directive.Describe(obj.Name(), comment)
}

// hasWords reports whether a type's schema says what it is. The comments of the
// types of package time and of the runtime are for those who program with them.
func hasWords(t *types.Named) bool {
	switch path := t.Obj().Pkg().Path(); path {
	case "time", "math/big", "encoding/json", toolPath:
		return true
	default:
		return false
	}
}
