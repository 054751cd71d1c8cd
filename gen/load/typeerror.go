package load

import (
	"fmt"
	"go/token"
	"go/types"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// typeErrors gathers the type errors of one package.
type typeErrors struct {
	loader *loader
	stub   *token.File
	found  []diag.Diagnostic
	// kept says that the last error was; what continues another is not.
	kept bool
}

// add takes an error, unless it stands in the stub, follows from the invalid
// types there, or is an import that was reported already. An error that
// continues the last one, such as the other place of a name that is declared
// twice, becomes its hint.
func (t *typeErrors) add(err error) {
	e, ok := err.(types.Error)
	if !ok {
		return
	}
	pos := t.loader.fset.PositionFor(e.Pos, false)
	message, _, _ := strings.Cut(e.Msg, "\n")
	if more, continues := strings.CutPrefix(message, "\t"); continues {
		if t.kept {
			t.found[len(t.found)-1].Hint = fmt.Sprintf("%s at %s:%d", more, diag.Relative(t.loader.dir, pos.Filename), pos.Line)
		}
		return
	}
	inStub := e.Pos.IsValid() && t.loader.fset.File(e.Pos) == t.stub
	t.kept = !inStub && !strings.Contains(e.Msg, "invalid type") &&
		!strings.HasPrefix(message, "could not import ") && !strings.HasPrefix(message, "invalid import path ")
	if t.kept {
		t.found = append(t.found, diag.Diagnostic{Pos: pos, Code: "TA006", Message: message})
	}
}

// report reports the first errors.
func (t *typeErrors) report() {
	const most = 10
	t.loader.found.Append(t.found[:min(most, len(t.found))]...)
}
