package plan

import (
	"go/types"
	"slices"

	"github.com/tooladapt/tooladapt/gen/model"
)

// ToolSet is the function or method that answers bound tools:
//
//	func (s *Shop) Tools() tool.Set
type ToolSet struct {
	// Service is the type of the receiver, "" for a function; Pointer says that
	// the receiver is a pointer, Receiver how it is called.
	Service, Receiver string
	Pointer           bool
	Bindings          []Binding
}

// Binding binds one tool to its handler.
type Binding struct {
	// Adapter is the adapter's variable.
	Adapter string
	// Raw says that the handler answers with upstream output.
	Raw bool
	// Handler is the function, or the method after its receiver's dot.
	Handler string
	// On is what the handler is a method of.
	On On
	// Adapt is how it is called, where it does not fit as it is.
	Adapt Adapt
	// Address says that it takes the address of the arguments.
	Address bool
	In, Out Type
}

// On is what a handler is called on.
type On uint8

// A handler is a function, or a method of the service or of the arguments.
const (
	OnNothing On = iota
	OnService
	OnArguments
)

// Adapt is how a function literal around a handler makes a result of what it
// answers.
type Adapt uint8

// The forms: no literal at all, the call as it is, normalize.Found of it, tool.None
// beside it, and normalize.Collect of it.
const (
	Fits Adapt = iota
	Calls
	Finds
	Answers
	Collects
)

func (d ToolSet) Declares() []string {
	if d.Service == "" {
		return []string{"Tools"}
	}
	return []string{d.Service + ".Tools"}
}

func (d ToolSet) uses() []string {
	all := []string{ToolPath}
	for _, b := range d.Bindings {
		if b.Adapt != Fits {
			all = append(append(all, paths(b.In, b.Out)...), "context")
		}
		if b.Adapt == Finds || b.Adapt == Collects {
			all = append(all, NormalizePath)
		}
	}
	return all
}

// toolSets are the functions and methods Tools, functions first, services in
// the order of their first tools.
func (b *builder) toolSets() []Decl {
	var sets []ToolSet
	for i, t := range b.pkg.Tools {
		if t.Handler == nil {
			continue
		}
		at := slices.IndexFunc(sets, func(s ToolSet) bool { return s.Service == t.Handler.Service })
		if at < 0 {
			at = len(sets)
			sets = append(sets, ToolSet{Service: t.Handler.Service, Receiver: b.receiver(t.Handler)})
		}
		sets[at].Pointer = sets[at].Pointer || t.Handler.ServicePointer
		sets[at].Bindings = append(sets[at].Bindings, binding(b.adapters[i], t.Handler))
	}
	slices.SortStableFunc(sets, func(a, b ToolSet) int { return min(len(a.Service), 1) - min(len(b.Service), 1) })
	var decls []Decl
	for _, s := range sets {
		decls = append(decls, s)
	}
	return decls
}

// receiver is what the method Tools calls its receiver: what the handler does,
// unless that hides what Tools needs.
func (b *builder) receiver(h *model.Handler) string {
	_, declared := b.pkg.Declared[h.Receiver]
	needed := declared || types.Universe.Lookup(h.Receiver) != nil || slices.Contains([]string{"", "_", b.locals.Ctx, b.locals.In}, h.Receiver)
	for _, i := range b.imported {
		needed = needed || i.Name == h.Receiver
	}
	for _, a := range b.adapters {
		needed = needed || a.Var == h.Receiver
	}
	if needed {
		return b.locals.S
	}
	return h.Receiver
}

// binding is how the tool of adapter a is bound to h.
func binding(a Adapter, h *model.Handler) Binding {
	b := Binding{
		Adapter: a.Var, Raw: h.Answers == model.AnswersRaw, Handler: h.Func, Address: h.InPointer,
		In: a.In, Out: a.Out,
	}
	switch {
	case h.Self:
		b.On, b.Address = OnArguments, false
	case h.Service != "":
		b.On = OnService
	}
	switch h.Answers {
	case model.AnswersPointer:
		b.Adapt = Finds
	case model.AnswersNothing:
		b.Adapt = Answers
	case model.AnswersRows:
		b.Adapt = Collects
	default:
		if h.InPointer || h.Self {
			b.Adapt = Calls
		}
	}
	if b.Raw {
		b.Out = qualified(ToolPath, "Raw")
	}
	return b
}
