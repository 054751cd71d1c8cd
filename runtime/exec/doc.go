// Package exec runs tool calls: an [Executor] takes a [tool.Call] and always
// answers with a [tool.Message], whatever the call, the handler or generated
// code does.
//
//	x := exec.New(shop.Tools(), exec.Config{})
//	msg := x.Do(ctx, call)
//
// What happens to a call is one list of stages, in stages.go; how a failure is
// told is in failure.go, and the text for the model in answer.go.
//
// # Why every call has a goroutine of its own
//
// A handler that doesn't listen to its context can't be stopped, only left
// behind, and runtime.Goexit can't be recovered, only outlived. Both need a
// second goroutine. It ends as soon as the handler returns.
package exec
