package bind

import (
	"go/types"

	"github.com/tooladapt/tooladapt/gen/model"
)

// result binds what t answers with: what its handler says, or the directive
// where that is raw output or there is no handler yet.
func (b *binder) result(t *boundTool) {
	b.found.about = t
	defer func() { b.found.about = nil }()
	said := t.said.Result
	named := b.resultType(t)
	raw := t.tool.Handler != nil && t.tool.Handler.Answers == model.AnswersRaw
	switch {
	case raw && !said.Said():
		b.found.add(t.tool.Handler.Pos, "TA082", "write //tool:result R at "+t.tool.Go, t.tool.Handler.Func+" answers with raw output, and no directive says into what it is normalized")
	case said.Said() && named != nil && t.tool.Handler != nil && !raw && (t.result == nil || !types.Identical(named, t.result)):
		b.found.add(said.Pos, "TA085", "take the directive away", t.tool.Handler.Func+" does not answer with "+said.Is)
	case named != nil && (raw || t.tool.Handler == nil):
		t.result = named
	}
	if ok := t.said.OK; ok.Said() && t.tool.Handler != nil && !raw {
		b.found.add(ok.Pos, "TA132", "answer with normalize.Command, or take the directive away", t.tool.Handler.Func+" does not answer with the raw output of a command")
	}
	t.tool.Exits = t.said.OK.Is
	if t.result != nil {
		at := site{pos: t.tool.Pos, what: "the result of " + t.tool.Go}
		if t.tool.Handler != nil && !raw {
			at.pos = t.tool.Handler.Pos
		} else {
			at.pos = said.Pos
		}
		t.from = at
		t.tool.Result = b.typ(t.result, at)
	}
	t.tool.Trusted = t.said.Untrusted.Said() && !t.said.Untrusted.Is
	t.tool.Untrusted = t.said.Untrusted.Is || isText(t.tool.Result) && !t.tool.Trusted
}

// resultType is the type that //tool:result names; nil for none, and for one
// that is wrong.
func (b *binder) resultType(t *boundTool) types.Type {
	said := t.said.Result
	if said.Is == "" {
		return nil
	}
	tv, err := types.Eval(b.src.Fset, b.src.Types, t.said.Spec.Name.Pos(), said.Is)
	if err != nil || !tv.IsType() {
		b.found.add(said.Pos, "TA086", "name a type that this file knows", said.Is+" is no type")
		return nil
	}
	return tv.Type
}

// isText reports whether a result is one text.
func isText(t model.Type) bool {
	switch t.(type) {
	case model.String, model.Text:
		return true
	default:
		return false
	}
}
