package bind

import (
	"go/types"
	"slices"
)

// hasCheck reports whether the struct has a method Check(*tool.Violations). One
// of that name that takes them otherwise is a finding; other methods Check are
// none of ours.
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
	if !slices.ContainsFunc(params, func(v *types.Var) bool { return isViolations(pointee(v.Type())) }) {
		return false
	}
	_, byPointer := types.Unalias(params[0].Type()).(*types.Pointer)
	if len(params) == 1 && byPointer && sig.Results().Len() == 0 && !sig.Variadic() {
		return true
	}
	b.found.add(b.pos(method.Obj().Pos()), "TA087", "write func (in "+t.tool.Go+") Check(v *tool.Violations)",
		"the method Check of "+t.tool.Go+" has another signature")
	return false
}

func isViolations(t types.Type) bool { return isNamed(t, toolPath, "Violations") }

// pointee is what t points to, or t itself.
func pointee(t types.Type) types.Type {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		return p.Elem()
	}
	return t
}
