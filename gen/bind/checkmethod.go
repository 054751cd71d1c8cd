package bind

import (
	"go/types"
	"slices"
)

// hasCheck reports whether the struct has a method Check(*tool.Violations). One
// of that name that takes them otherwise is a finding, and so is the package's own
// Check() error, as other libraries have it; further methods Check are none of
// ours.
func (b *binder) hasCheck(t *boundTool) bool {
	method := types.NewMethodSet(types.NewPointer(t.named)).Lookup(b.src.Types, "Check")
	if method == nil {
		return false
	}
	sig, ok := method.Type().(*types.Signature)
	if !ok {
		return false
	}
	params := slices.Collect(sig.Params().Variables())
	if method.Obj().Pkg() == b.src.Types && answersError(sig) {
		b.found.add(b.pos(method.Obj().Pos()), "TA115", "write func (in "+t.tool.Go+") Check(v *tool.Violations), which adds what it finds; or allow it, if it is for others",
			"the method Check of "+t.tool.Go+" answers an error, and is not run")
		return false
	}
	if !slices.ContainsFunc(params, func(v *types.Var) bool { return isViolations(pointee(v.Type())) }) {
		return false
	}
	_, byPointer := types.Unalias(params[0].Type()).(*types.Pointer)
	fits := len(params) == 1 && byPointer && sig.Results().Len() == 0 && !sig.Variadic()
	if through := pointerStep(t.named, method); fits && through != nil {
		b.found.add(b.pos(through.Pos()), "TA087", "embed the struct itself, or write a method Check of "+t.tool.Go+" that calls it where it is there",
			"the method Check of "+t.tool.Go+" is that of "+through.Name()+", a pointer that is nil where none of its fields is sent")
		return false
	}
	if fits {
		return true
	}
	b.found.add(b.pos(method.Obj().Pos()), "TA087", "write func (in "+t.tool.Go+") Check(v *tool.Violations)",
		"the method Check of "+t.tool.Go+" has another signature")
	return false
}

// answersError reports whether the method takes nothing and answers an error.
func answersError(sig *types.Signature) bool {
	return sig.Params().Len() == 0 && sig.Results().Len() == 1 &&
		types.Identical(sig.Results().At(0).Type(), types.Universe.Lookup("error").Type())
}

// pointerStep is the first embedded pointer through which t has the method; nil
// where there is none.
func pointerStep(t types.Type, method *types.Selection) *types.Var {
	path := method.Index()
	for _, i := range path[:len(path)-1] {
		st, ok := pointee(t).Underlying().(*types.Struct)
		if !ok {
			return nil // an embedded interface
		}
		f := st.Field(i)
		if t = f.Type(); pointee(t) != types.Unalias(t) {
			return f
		}
	}
	return nil
}

func isViolations(t types.Type) bool { return isNamed(t, toolPath, "Violations") }

// pointee is what t points to, or t itself.
func pointee(t types.Type) types.Type {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		return p.Elem()
	}
	return t
}
