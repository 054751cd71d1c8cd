package bind

import (
	"strconv"

	"github.com/tooladapt/tooladapt/gen/model"
)

// askArgument is the argument by which a model asks for a shorter text, and
// charsPerToken how many characters of English are a token there.
const (
	askArgument   = "max_chars"
	charsPerToken = 4
)

// budget binds //tool:budget: what bounds the text of the result of t, and the
// argument that asks for less.
func (b *binder) budget(t *boundTool) {
	said := t.said.Budget
	t.tool.MaxTokens, t.tool.MaxChars = said.Is.Tokens, said.Is.Chars
	if !said.Is.Ask {
		return
	}
	if f, _ := named(t.tool.Arguments.Fields, askArgument); f != nil {
		b.found.about = t
		b.found.add(f.Pos, "TA124", "give the field another name, or take ask out of //tool:budget",
			"the argument "+askArgument+" of "+t.tool.Go+" is the one that //tool:budget adds")
		b.found.about = nil
		return
	}
	most := said.Is.Chars
	if most == 0 {
		most = charsPerToken * said.Is.Tokens
	}
	t.tool.Ask = &model.Field{
		Pos: said.Pos, JSON: askArgument, Type: model.Int{Go: "int64", Bits: 64},
		Description: "How many characters of the result to show at most.",
		Constraint:  model.Constraint{Minimum: "1", Maximum: strconv.Itoa(most)},
	}
}
