package tool

import "context"

// Adapter is what the generator writes for one tool struct A with results of
// type R. Each adapter is a variable of a zero-size type: calls on it are
// direct, so that byte slices passed to it stay on the caller's stack.
type Adapter[A, R any] interface {
	// Spec describes the tool. It is shared: treat it as read-only.
	Spec() *Spec
	// Decode reads and validates JSON arguments. Its error is an *Error of
	// category INVALID_ARGUMENTS that holds every violation, in English; Read
	// tells them in the language of a caller. What the caller fills stays empty.
	Decode(data []byte) (A, error)
	// Read is Decode as how asks, which is told what was done; nil asks nothing.
	Read(data []byte, how *Reading) (A, error)
	// Validate holds a value made in Go against the same rules.
	Validate(in A) error
	// AppendArguments appends the arguments that an answer echoes, as arg.*
	// lines, secrets hidden.
	AppendArguments(dst []byte, in A) []byte
	// AppendArgumentsJSON appends the arguments as a JSON object, as encoding/json
	// writes it, but with (redacted) for a secret; what the caller fills is left
	// out. They must not contain themselves. What does not marshal is null.
	AppendArgumentsJSON(dst []byte, in A) []byte
	// Normalize turns upstream output into the typed result. Its error is an
	// *Error of category INVALID_RESPONSE.
	Normalize(raw Raw) (Of[R], error)
	// Result is the envelope of a typed result.
	Result(r Of[R]) Result
	// AppendCompact appends the result's sections, without the banner.
	AppendCompact(dst []byte, r Of[R]) []byte
	// AppendVerbose appends every section whole, also what the tag says is for the
	// log. What is redacted stays so.
	AppendVerbose(dst []byte, r Of[R]) []byte
	// AppendJSON appends the result as JSON: with the names and options of its
	// json tags, as encoding/json writes it, but with its redactions. What the
	// upstream left out is left out, and what it sent as null, or so that it could
	// not be read, is null, whatever the options say. NaN, and what does not
	// marshal, is null.
	AppendJSON(dst []byte, r Of[R]) []byte
	// AppendCompactLimit is AppendCompact, cut to l.
	AppendCompactLimit(dst []byte, r Of[R], l Limit) []byte
	// Bind makes a Tool of the adapter and a handler.
	Bind(handle func(ctx context.Context, in A) (R, error)) Tool
	// BindRaw makes a Tool whose handler answers with upstream output.
	BindRaw(handle func(ctx context.Context, in A) (Raw, error)) Tool
}

// Of is a typed result together with which of its fields the upstream sent, and
// with what normalizing found. A handler's own value has every field; see
// [Value].
type Of[R any] struct {
	// Value is the result.
	Value R
	// Sent says which fields were sent; nil for a value made in Go. A field
	// that was not sent has its Go zero in Value, and is never shown as that.
	Sent *Presence
	// Report is nil where there is nothing to tell.
	Report *Report
}

// Value is a result in which every field counts as sent: its zeros are zeros.
func Value[R any](r R) Of[R] { return Of[R]{Value: r} }

// None is the result of a handler that returns an error only.
type None struct{}
