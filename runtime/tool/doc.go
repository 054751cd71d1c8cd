// Package tool is the small core that generated adapters and the people who
// call them share: a [Call] comes in from a model, a [Tool] answers it, a
// [Message] goes back.
//
// The story in order:
//
//   - A [Spec] says what a tool is: its name, schemas, risk and errors.
//   - An [Adapter] is what the generator writes for one tool struct: it decodes
//     and validates arguments, and renders results.
//   - A [Reading] asks how arguments are read, strictly or not and in which
//     language, and tells what was coerced and what has its default.
//   - Bind an adapter to a handler and it is a [Tool]; tools of one service
//     form a [Set]. The generator writes a Tools function that does both.
//   - A handler answers with its own typed value, or with an [Error] whose
//     [Category] decides status, retry and who must act. Any other error will
//     do: [Classify] makes an Error of it, of which the model sees no text.
//   - [Of] is a result with its presence, [Result] the envelope around it, and
//     [Message] what the model gets.
//
// All of it at work, where package orders has generated adapters, and find is
// a handler of one's own:
//
//	set, err := tool.NewSet(orders.GetOrderTool.Bind(find))
//	…
//	x := exec.New(set, exec.Config{})
//	msg := x.Do(ctx, tool.Call{ID: "call_1", Name: "get_order", Arguments: arguments})
//	msg.Content // is for the model; render.Field reads it
//	msg.Result  // is for programs
//
// Package exec runs calls; packages decode, normalize, render and redact are
// driven by generated code. This package starts no goroutine. Besides the
// standard library it imports three packages only: words, which has the product's
// own texts, cause, which knows the errors of other libraries, and running, which
// is what a context knows of the call that runs.
package tool

// Generation1 marks the first shape of generated files. A generated file
// refers to the level it was made for, so that a runtime that no longer serves
// it fails the build instead of misbehaving.
const Generation1 = 1
