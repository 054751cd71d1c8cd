// Package exec runs tool calls: an [Executor] takes a [tool.Call] and always
// answers with a [tool.Message], whatever the call, the handler or generated
// code does.
//
//	x := exec.New(shop.Tools(), exec.Config{})
//	msg := x.Do(ctx, call)
//
// The message has the text for the model and the envelope for programs. What
// went wrong inside, such as a panic or the error of a database, is told to the
// log alone. Names and ids that a model made up may be of any length: they go
// back as they came, and are cut wherever else they are shown.
//
// A conversation goes on: package history keeps its messages in order, and [Budget]
// says what room the model has for more.
//
// A summarizer of one's own may say what is in results that are too long, see
// [Config] and package summary.
//
// What happens to a call is one list of steps, in chain.go; stages of one's own
// stand between them, see [Stage]. How a failure is told is in failure.go, and
// the text for the model in answer.go.
//
// # Why every call has a goroutine of its own
//
// A handler that doesn't listen to its context can't be stopped, only left
// behind, and runtime.Goexit can't be recovered, only outlived. Both need a
// second goroutine. It ends as soon as the handler returns; see [Stats].
//
// The goroutine says in one word whose code it runs: see owner.go. When the time
// is up, whoever waits takes the call away from the code of others, answers with
// what was made until then, and never looks at the rest.
package exec
