package plan

import (
	"slices"

	"github.com/tooladapt/tooladapt/gen/model"
)

// VerboseMethod is the method that appends all sections, uncut: where that is
// what AppendCompact does anyway, Same says so.
type VerboseMethod struct {
	Adapter
	Same     bool
	Sections []Section
}

func (d VerboseMethod) Declares() []string { return d.method("AppendVerbose") }

func (d VerboseMethod) uses() []string {
	return append(append(paths(d.Out), ToolPath), sectionPaths(d.Sections...)...)
}

// verboseMethod is the method that appends everything of t's result.
func (b *builder) verboseMethod(a Adapter, t *model.Tool) (Decl, error) {
	if !hidesMore(t.Result) {
		return VerboseMethod{Adapter: a, Same: true}, nil
	}
	b.verbose = true
	defer func() { b.verbose = false }()
	d, err := b.compactMethod(a, t)
	if err != nil {
		return nil, err
	}
	return VerboseMethod{Adapter: a, Sections: d.(CompactMethod).Sections}, nil
}

// shownFields are the fields of o that are shown: those for the log only where
// everything is.
func (b *builder) shownFields(o *model.Object) []*model.Field {
	return slices.DeleteFunc(slices.Clone(o.Fields), func(f *model.Field) bool { return f.Show.Log && !b.verbose })
}

// mode ends the names of functions that write o where everything is shown and
// otherwise is not.
func (b *builder) mode(o *model.Object) string {
	if b.verbose && hidesMore(model.Struct{Object: o}) {
		return "Verbose"
	}
	return ""
}

// hidesMore reports whether the usual form of a result of type t leaves out what
// the verbose one has.
func hidesMore(t model.Type) bool {
	o := model.StructOf(t)
	if o == nil {
		return false
	}
	return slices.ContainsFunc(append(o.Within(), o), func(o *model.Object) bool {
		return slices.ContainsFunc(o.Fields, func(f *model.Field) bool { return f.Show.Log || f.Show.Top > 0 && !hasSection(bare(f.Type)) })
	})
}
