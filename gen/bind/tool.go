package bind

import (
	"go/types"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/model"
)

// toolRules are what a declaration must be to become a tool, in the order in
// which they are held against it. The first broken one ends the search.
var toolRules = [...]struct {
	code diag.Code
	hint string
	// broken says what is wrong, "" for nothing.
	broken func(*binder, *directive.Struct, *types.TypeName) string
}{
	{"TA060", "write it as a struct, whose fields are the arguments", isNoStruct},
	{"TA061", "begin its name with a capital", isUnexported},
	{"TA062", "declare a struct without type parameters", isGeneric},
	{"TA064", "move it to a file of every build", isConstrained},
	{"TA066", "take the method away, or move it to a type of its own", isMarshaler},
}

func isNoStruct(b *binder, s *directive.Struct, obj *types.TypeName) string {
	if _, ok := obj.Type().Underlying().(*types.Struct); ok && !s.Spec.Assign.IsValid() {
		return ""
	}
	return "the tool " + obj.Name() + " is no struct of its own"
}

func isUnexported(_ *binder, _ *directive.Struct, obj *types.TypeName) string {
	if obj.Exported() {
		return ""
	}
	return "the tool " + obj.Name() + " is not exported"
}

func isGeneric(_ *binder, s *directive.Struct, obj *types.TypeName) string {
	if s.Spec.TypeParams == nil {
		return ""
	}
	return "the tool " + obj.Name() + " is generic"
}

func isConstrained(b *binder, _ *directive.Struct, obj *types.TypeName) string {
	if c := b.constraint(obj); c != "" {
		return "the tool " + obj.Name() + " is in a file with the build constraint " + c
	}
	return ""
}

func isMarshaler(_ *binder, _ *directive.Struct, obj *types.TypeName) string {
	if method := marshals(obj.Type()); method != "" {
		return "the tool " + obj.Name() + " marshals itself (" + method + "), which is not supported yet"
	}
	return ""
}

// declare starts the tool of one struct; nil where it cannot be one.
func (b *binder) declare(s *directive.Struct) *boundTool {
	obj, ok := b.src.Info.Defs[s.Spec.Name].(*types.TypeName)
	if !ok {
		return nil
	}
	pos := b.pos(s.Spec.Name.Pos())
	for _, r := range toolRules {
		if fault := r.broken(b, s, obj); fault != "" {
			b.found.add(pos, r.code, r.hint, fault)
			return nil
		}
	}
	t := &boundTool{said: s, named: obj.Type().(*types.Named), tool: &model.Tool{
		Pos: pos, Go: obj.Name(), Adapter: directive.AdapterName(obj.Name()), Name: s.Name.Is, Description: b.doc(obj), Version: s.Version.Is,
		Risk: max(0, s.Risk.Is), Idempotent: s.Risk.Is <= 1, Poll: s.Poll.Is, Timeout: s.Timeout.Is, Form: s.Form.Is,
	}}
	b.found.about = t
	b.says(t)
	b.found.about = nil
	return t
}

// says takes over what the directives say, and holds them against each other.
func (b *binder) says(t *boundTool) {
	s := t.said
	if !s.Risk.Said() {
		b.found.add(t.tool.Pos, "TA077", "write //tool:risk R0 (pure), R1 (reads), R2 (undoable write), R3 (hard to undo) or R4 (irreversible)",
			"the tool "+t.tool.Go+" does not say its risk")
	}
	if s.Idempotent.Said() {
		if s.Risk.Said() && (s.Risk.Is == 0 || s.Risk.Is == 1) {
			b.found.add(s.Idempotent.Pos, "TA078", "take it away", "a tool that writes nothing is idempotent anyway")
		}
		t.tool.Idempotent = true
		t.tool.IdempotentKey = s.Idempotent.Is == directive.IdempotentByKey
	}
	b.retries(t)
	for _, n := range s.Next {
		t.tool.Next = append(t.tool.Next, n.Is)
	}
	for _, e := range s.Examples {
		t.tool.Examples = append(t.tool.Examples, model.Example{Pos: e.Pos, JSON: e.Is})
	}
	for _, v := range s.Samples {
		t.tool.Samples = append(t.tool.Samples, model.Example{Pos: v.Pos, JSON: v.Is})
	}
	for _, r := range s.Rejects {
		t.tool.Rejects = append(t.tool.Rejects, model.Example{Pos: r.Pos, JSON: r.Is})
	}
}

// retries takes over when a call is tried again.
func (b *binder) retries(t *boundTool) {
	r := t.said.Retry
	if !r.Said() {
		return
	}
	t.tool.Retry = &model.Retry{Max: r.Is.Max, Backoff: r.Is.Backoff, On: r.Is.On}
	if !t.tool.Idempotent {
		b.found.add(r.Pos, "TA130", "say //tool:idempotent where that is so, or take the retry out",
			"the tool "+t.tool.Go+" is not idempotent, and is never tried again once its handler has begun")
	}
}

// arguments binds the tool struct itself.
func (b *binder) arguments(t *boundTool) {
	b.found.about = t
	defer func() { b.found.about = nil }()
	obj := t.named.Obj()
	at := site{pos: t.tool.Pos, what: "the tool " + obj.Name()}
	t.tool.Arguments = b.object(t.named, true, at)
	b.sides[t.tool.Arguments] |= ofTool
	t.tool.Echo = echoes(t.tool.Arguments)
	t.tool.Check = b.hasCheck(t)
}
