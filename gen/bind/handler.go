package bind

import (
	"go/ast"
	"go/types"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/model"
)

// candidate is a function that could handle a tool.
type candidate struct {
	tool    *boundTool
	handler model.Handler
	decl    *ast.FuncDecl
	// result is what it answers with beside the error; nil for none.
	result types.Type
	// marked says that //tool:handler stands there.
	marked bool
}

// candidates are all functions and methods of the package that could handle
// one of the tools, in source order. Methods of interfaces, generic functions
// and methods of generic types are none.
func (b *binder) candidates(tools []*boundTool) []candidate {
	var all []candidate
	for i, file := range b.src.Files {
		marked := b.marked(i)
		for _, decl := range file.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			c, ok := b.candidate(fn, tools)
			c.marked = slices.Contains(marked, fn)
			switch {
			case ok:
				all = append(all, c)
			case c.marked && !b.takesRefused(fn, tools):
				b.found.add(b.pos(fn.Name.Pos()), "TA083", "a handler is func(ctx context.Context, in T) (R, error), where T is a tool",
					fn.Name.Name+" is marked as a handler, but handles no tool")
			}
		}
	}
	return all
}

// marked are the functions of a file that //tool:handler stands on.
func (b *binder) marked(file int) []*ast.FuncDecl {
	var all []*ast.FuncDecl
	for _, h := range b.src.Directives[file].Handlers {
		all = append(all, h.Decl)
	}
	return all
}

// candidate reads the signature of one function.
func (b *binder) candidate(decl *ast.FuncDecl, tools []*boundTool) (candidate, bool) {
	sig := b.signature(decl)
	if sig == nil || sig.Variadic() {
		return candidate{}, false
	}
	c := candidate{decl: decl}
	c.handler.Pos, c.handler.Func = b.pos(decl.Name.Pos()), decl.Name.Name
	if recv := sig.Recv(); recv != nil {
		c.handler.Service, c.handler.Receiver = receiver(decl), recv.Name()
		_, c.handler.ServicePointer = types.Unalias(recv.Type()).(*types.Pointer)
	}
	params := slices.Collect(sig.Params().Variables())
	switch {
	case len(params) == 0 || !isNamed(params[0].Type(), "context", "Context"):
		return candidate{}, false
	case len(params) == 2:
		c.tool, c.handler.InPointer = toolOf(params[1].Type(), tools)
	case len(params) == 1 && sig.Recv() != nil && decl.Name.Name == "Call":
		c.tool, _ = toolOf(sig.Recv().Type(), tools)
		c.handler.Self, c.handler.Service = true, ""
	}
	ok := c.tool != nil && c.answer(sig.Results())
	return c, ok
}

// signature is the type of a function; nil for one without a name, for a
// generic one, and for a method of a generic type.
func (b *binder) signature(decl *ast.FuncDecl) *types.Signature {
	fn, ok := b.src.Info.Defs[decl.Name].(*types.Func)
	if !ok || fn.Name() == "_" {
		return nil
	}
	sig := fn.Signature()
	if sig.TypeParams().Len() > 0 || sig.RecvTypeParams().Len() > 0 {
		return nil
	}
	return sig
}

// toolOf is the tool whose struct t is, or points to.
func toolOf(t types.Type, tools []*boundTool) (found *boundTool, pointer bool) {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		t, pointer = types.Unalias(p.Elem()), true
	}
	for _, tool := range tools {
		if types.Identical(t, tool.named) {
			return tool, pointer
		}
	}
	return nil, false
}

// answer reads what a function answers with, and reports whether that is a
// form of a handler's.
func (c *candidate) answer(results *types.Tuple) bool {
	n := results.Len()
	if n == 0 || n > 2 || !types.Identical(results.At(n-1).Type(), types.Universe.Lookup("error").Type()) {
		return false
	}
	if n == 1 {
		c.handler.Answers = model.AnswersNothing
		return true
	}
	c.result = types.Unalias(results.At(0).Type())
	switch r := c.result.(type) {
	case *types.Pointer:
		c.handler.Answers, c.result = model.AnswersPointer, r.Elem()
	case *types.Named:
		switch {
		case isTool(r, "Raw"):
			c.handler.Answers, c.result = model.AnswersRaw, nil
		case isNamed(r, "iter", "Seq2") && r.TypeArgs().Len() == 2 && types.Identical(r.TypeArgs().At(1), types.Universe.Lookup("error").Type()):
			c.handler.Answers, c.result = model.AnswersRows, types.NewSlice(r.TypeArgs().At(0))
		}
	}
	return true
}

// handler chooses the handler of t among the candidates, and reports where
// there is a choice or a near miss.
func (b *binder) handler(t *boundTool, all []candidate) {
	b.found.about = t
	defer func() { b.found.about = nil }()
	mine := slices.DeleteFunc(slices.Clone(all), func(c candidate) bool { return c.tool != t })
	if marked := slices.DeleteFunc(slices.Clone(mine), func(c candidate) bool { return !c.marked }); len(marked) > 0 {
		mine = marked
	}
	switch len(mine) {
	case 0:
		b.nearMisses(t)
		return
	case 1:
	default:
		code, hint := diag.Code("TA080"), "write //tool:handler in the doc comment of the one that handles the tool"
		if mine[0].marked {
			code, hint = "TA084", "leave //tool:handler at one of them"
		}
		b.found.add(t.tool.Pos, code, hint, "several functions could handle "+t.tool.Go+": "+list(mine))
		return
	}
	c := mine[0]
	if constraint := b.src.Constrained[filepath.Base(c.handler.Pos.Filename)]; constraint != "" {
		b.found.add(c.handler.Pos, "TA064", "move it to a file of every build",
			"the handler "+c.handler.Func+" is in a file with the build constraint "+constraint)
	}
	b.undeclared(t, c.decl)
	t.tool.Handler, t.result = &c.handler, c.result
}

// list names functions with their places.
func list(all []candidate) string {
	var parts []string
	for _, c := range all {
		name := c.handler.Func
		if r := receiver(c.decl); r != "" {
			name = r + "." + name
		}
		parts = append(parts, name+" ("+place(c.handler.Pos.Filename, c.handler.Pos.Line)+")")
	}
	return strings.Join(parts, ", ")
}

// place is a line of a file of the package, as messages write it.
func place(file string, line int) string { return filepath.Base(file) + ":" + strconv.Itoa(line) }
