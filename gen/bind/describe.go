package bind

import (
	"go/types"
	"strings"

	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/model"
)

// typeDoc is the description of a defined type of single values, for fields that
// have none; structs and enums describe themselves in the schema.
func (b *binder) typeDoc(t types.Type, m model.Type) string {
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
	_, scalar := named.Underlying().(*types.Basic)
	own := classOf(m)&(classTextual|classCustom) != 0 && !b.isStandard(named)
	if !own && (!scalar || classOf(m)&(classTextual|classCustom|classNumeral) != 0) {
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

// isStandard reports whether t is of the standard library, whose comments are for
// those who program with it.
func (b *binder) isStandard(t *types.Named) bool {
	first := func(path string) string {
		first, _, _ := strings.Cut(path, "/")
		return first
	}
	is := first(t.Obj().Pkg().Path())
	return !strings.Contains(is, ".") && is != first(b.src.Path)
}
