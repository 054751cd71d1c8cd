package bind

import (
	"slices"

	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/model"
)

// errors gives each tool its declared errors. Tools that declare the same code
// share one declaration, which must say the same.
func (b *binder) errors(tools []*boundTool) {
	for _, t := range tools {
		for _, e := range t.said.Errors {
			decl := &model.ErrorDecl{
				Pos: e.Pos, Code: e.Code, Name: directive.ErrorName(e.Code),
				Category: e.Category, Message: e.Message, Next: e.Next, UserActs: e.UserActs,
			}
			i := slices.IndexFunc(b.pkg.Errors, func(o *model.ErrorDecl) bool { return o.Code == e.Code })
			switch {
			case i < 0:
				b.pkg.Errors = append(b.pkg.Errors, decl)
			case sameError(b.pkg.Errors[i], decl):
				decl = b.pkg.Errors[i]
			default:
				first := b.pkg.Errors[i]
				b.found.add(e.Pos, "TA092", "declare it alike, or choose another code",
					e.Code+" is declared otherwise at "+place(first.Pos.Filename, first.Pos.Line))
			}
			t.tool.Errors = append(t.tool.Errors, decl)
		}
	}
}

func sameError(a, b *model.ErrorDecl) bool {
	return a.Category == b.Category && a.Message == b.Message && a.UserActs == b.UserActs && slices.Equal(a.Next, b.Next)
}
