package tool

import "context"

// Tool is an adapter bound to its handler, its types erased. Tools form a [Set],
// whose calls package exec runs. The zero Tool has no spec and must not be
// called.
type Tool struct {
	spec   *Spec
	decode func(arguments []byte, c Caller) (Invocation, error)
}

// Spec describes the tool. It is shared: treat it as read-only.
func (t Tool) Spec() *Spec { return t.spec }

// Decode makes an [Invocation] of JSON arguments, with what the caller of ctx
// fills of them. Or it says everything that is wrong with them in one *Error, in
// the language of the caller.
func (t Tool) Decode(ctx context.Context, arguments []byte) (Invocation, error) {
	return t.decode(arguments, CallerFrom(ctx))
}

// Invocation is a decoded call that is ready to run.
type Invocation interface {
	// Arguments are the decoded arguments, of the tool struct's type.
	Arguments() any
	// AppendArguments appends the echoed arguments as arg.* lines.
	AppendArguments(dst []byte) []byte
	// AppendJSON appends the arguments as a JSON object, secrets hidden.
	AppendJSON(dst []byte) []byte
	// Reading is what was done to the arguments when they were read.
	Reading() *Reading
	// Run calls the handler and normalizes what it answers. It neither
	// recovers panics nor bounds time: package exec does.
	Run(ctx context.Context) (Outcome, error)
}

// Outcome is a normalized result, its type erased.
type Outcome interface {
	// Result is the envelope, with the report, without what only the executor
	// knows.
	Result() Result
	// Raw is what the upstream answered; the zero Raw where the handler answered
	// with the typed result.
	Raw() Raw
	// AppendCompact appends the sections of the result.
	AppendCompact(dst []byte) []byte
	// AppendVerbose appends them whole, with what is for the log.
	AppendVerbose(dst []byte) []byte
	// AppendJSON appends the result as JSON.
	AppendJSON(dst []byte) []byte
	// AppendCompactLimit appends them cut to l.
	AppendCompactLimit(dst []byte, l Limit) []byte
}

// Bind joins an adapter and a handler. Generated Bind methods call it.
func Bind[A, R any](a Adapter[A, R], handle func(context.Context, A) (R, error)) Tool {
	return bind(a, func(ctx context.Context, in A) (Of[R], Raw, error) {
		r, err := handle(ctx, in)
		return Value(r), Raw{}, err
	})
}

// BindRaw joins an adapter and a handler that answers with upstream output.
// Generated BindRaw methods call it.
func BindRaw[A, R any](a Adapter[A, R], handle func(context.Context, A) (Raw, error)) Tool {
	return bind(a, func(ctx context.Context, in A) (Of[R], Raw, error) {
		raw, err := handle(ctx, in)
		if err != nil {
			return Of[R]{}, raw, err
		}
		r, err := a.Normalize(raw)
		return r, raw, err
	})
}

func bind[A, R any](a Adapter[A, R], run func(context.Context, A) (Of[R], Raw, error)) Tool {
	return Tool{spec: a.Spec(), decode: func(arguments []byte, c Caller) (Invocation, error) {
		i := &invocation[A, R]{adapter: a, caller: c, run: run}
		i.reading = Reading{Lang: c.Lang, Caller: &i.caller}
		var err error
		if i.in, err = a.Read(arguments, &i.reading); err != nil {
			return nil, err
		}
		return i, nil
	}}
}

type invocation[A, R any] struct {
	adapter Adapter[A, R]
	in      A
	caller  Caller
	reading Reading
	run     func(context.Context, A) (Of[R], Raw, error)
	outcome outcome[A, R] // what Run answered
}

// Arguments is that of [Invocation].
func (i *invocation[A, R]) Arguments() any { return i.in }

// AppendArguments is that of [Invocation].
func (i *invocation[A, R]) AppendArguments(dst []byte) []byte {
	return i.adapter.AppendArguments(dst, i.in)
}

// AppendJSON is that of [Invocation].
func (i *invocation[A, R]) AppendJSON(dst []byte) []byte {
	return i.adapter.AppendArgumentsJSON(dst, i.in)
}

// Reading is that of [Invocation].
func (i *invocation[A, R]) Reading() *Reading { return &i.reading }

// Run is that of [Invocation].
func (i *invocation[A, R]) Run(ctx context.Context) (Outcome, error) {
	r, raw, err := i.run(ctx, i.in)
	if err != nil {
		return nil, err
	}
	i.outcome = outcome[A, R]{i.adapter, r, raw}
	return &i.outcome, nil
}

type outcome[A, R any] struct {
	adapter Adapter[A, R]
	of      Of[R]
	raw     Raw
}

// Result is that of [Outcome].
func (o *outcome[A, R]) Result() Result {
	r := o.adapter.Result(o.of)
	r.Report = o.of.Report
	return r
}

// Raw is that of [Outcome].
func (o *outcome[A, R]) Raw() Raw { return o.raw }

// AppendCompact is that of [Outcome].
func (o *outcome[A, R]) AppendCompact(dst []byte) []byte {
	return o.adapter.AppendCompact(dst, o.of)
}

// AppendVerbose is that of [Outcome].
func (o *outcome[A, R]) AppendVerbose(dst []byte) []byte { return o.adapter.AppendVerbose(dst, o.of) }

// AppendJSON is that of [Outcome].
func (o *outcome[A, R]) AppendJSON(dst []byte) []byte { return o.adapter.AppendJSON(dst, o.of) }

// AppendCompactLimit is that of [Outcome].
func (o *outcome[A, R]) AppendCompactLimit(dst []byte, l Limit) []byte {
	return o.adapter.AppendCompactLimit(dst, o.of, l)
}
