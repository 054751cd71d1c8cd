package bind

import (
	"go/ast"
	"go/types"
	"slices"
)

// nearMisses reports the functions that look like handlers of t, which has
// none, and say why they are not.
func (b *binder) nearMisses(t *boundTool) {
	for _, file := range b.src.Files {
		for _, decl := range file.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			if why := b.nearMiss(fn, t); why != "" {
				b.found.add(b.pos(fn.Name.Pos()), "TA081", "a handler is func(ctx context.Context, in "+t.tool.Go+") (R, error)",
					fn.Name.Name+" takes "+t.tool.Go+", but cannot handle it: "+why)
			}
		}
	}
}

// nearMiss is why a function that takes a t, and nothing that handlers do not,
// is no handler; "" where it is not near.
func (b *binder) nearMiss(decl *ast.FuncDecl, t *boundTool) string {
	sig := b.signature(decl)
	if sig == nil {
		return ""
	}
	var contexts, tools, others int
	for v := range sig.Params().Variables() {
		switch found, _ := toolOf(v.Type(), []*boundTool{t}); {
		case found != nil:
			tools++
		case isNamed(v.Type(), "context", "Context"):
			contexts++
		default:
			others++
		}
	}
	results := slices.Collect(sig.Results().Variables())
	fails := len(results) > 0 && types.Identical(results[len(results)-1].Type(), types.Universe.Lookup("error").Type())
	switch {
	case tools != 1 || others > 0:
		return ""
	case contexts == 0 && len(results) == 2 && fails:
		return "it takes no context.Context"
	case contexts == 1 && !isNamed(sig.Params().At(0).Type(), "context", "Context"):
		return "the context.Context is not the first parameter"
	case contexts == 1 && !fails:
		return "its last result is no error"
	case contexts == 1 && len(results) > 2:
		return "it has more results than a value and an error"
	default:
		return ""
	}
}
