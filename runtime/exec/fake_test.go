package exec_test

import (
	"context"
	"errors"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// secret is planted in everything that must not reach the model.
const secret = "hunter2@10.0.0.7"

type arguments struct{ Text string }

type reply struct{ Text string }

// fake is an adapter whose every part can be replaced; a nil part does what a
// generated one would do.
type fake struct {
	spec    tool.Spec
	decode  func([]byte) (arguments, error)
	echo    func([]byte) []byte
	result  func() tool.Result
	compact func([]byte) []byte
	report  *tool.Report
	asked   int // by the arguments, as the size of the result
}

func (f *fake) Spec() *tool.Spec { return &f.spec }

func (f *fake) Decode(data []byte) (arguments, error) {
	if f.decode != nil {
		return f.decode(data)
	}
	return arguments{string(data)}, nil
}

func (f *fake) Read(data []byte, how *tool.Reading) (arguments, error) {
	if how != nil {
		how.MaxChars = f.asked
	}
	return f.Decode(data)
}

func (f *fake) Validate(arguments) error { return nil }

func (f *fake) AppendArguments(dst []byte, in arguments) []byte {
	if f.echo != nil {
		return f.echo(dst)
	}
	return render.StringField(dst, "arg.text", in.Text)
}

func (f *fake) AppendArgumentsJSON(dst []byte, in arguments) []byte {
	dst = render.StringJSON(render.Member(append(dst, '{'), "text"), in.Text)
	return append(dst, '}')
}

func (f *fake) Normalize(raw tool.Raw) (tool.Of[reply], error) {
	r, ok := raw.Value().(reply)
	if !ok {
		return tool.Of[reply]{}, tool.InvalidResponse.New("")
	}
	return tool.Of[reply]{Value: r, Report: f.report}, nil
}

func (f *fake) Result(r tool.Of[reply]) tool.Result {
	if f.result != nil {
		return f.result()
	}
	return tool.Result{KeyFields: []tool.KeyField{{Key: "text", Value: r.Value.Text}}}
}

func (f *fake) AppendVerbose(dst []byte, r tool.Of[reply]) []byte {
	return render.StringField(f.AppendCompact(dst, r), "internal", "for the log")
}

func (f *fake) AppendJSON(dst []byte, r tool.Of[reply]) []byte {
	return append(dst, "{}"...)
}

func (f *fake) AppendCompact(dst []byte, r tool.Of[reply]) []byte {
	if f.compact != nil {
		return f.compact(dst)
	}
	return render.StringField(render.Section(dst, "reply", false), "text", r.Value.Text)
}

func (f *fake) AppendCompactLimit(dst []byte, r tool.Of[reply], l render.Limit) []byte {
	return render.Shorten(f.AppendCompact(dst, r), len(dst), l)
}

func (f *fake) Bind(handle func(context.Context, arguments) (reply, error)) tool.Tool {
	return tool.Bind[arguments, reply](f, handle)
}

func (f *fake) BindRaw(handle func(context.Context, arguments) (tool.Raw, error)) tool.Tool {
	return tool.BindRaw[arguments, reply](f, handle)
}

// named is a fake of that name and risk.
func named(name string, risk tool.Risk) *fake {
	return &fake{spec: tool.Spec{Name: name, Version: 3, Risk: risk, Idempotent: risk <= tool.R1}}
}

// answers is a handler that answers with text.
func answers(text string) func(context.Context, arguments) (reply, error) {
	return func(context.Context, arguments) (reply, error) { return reply{text}, nil }
}

// fails is a handler that fails with err.
func fails(err error) func(context.Context, arguments) (reply, error) {
	return func(context.Context, arguments) (reply, error) { return reply{}, err }
}

// does is a handler that does something and answers nothing.
func does(what func()) func(context.Context, arguments) (reply, error) {
	return func(context.Context, arguments) (reply, error) {
		what()
		return reply{}, nil
	}
}

var errSecret = errors.New("dial " + secret + ": refused")

// anything is a policy that lets everything run.
var anything = exec.Ceiling{Run: tool.R4}

// field is the value of one key of a document.
func field(content, key string) string {
	_, rest, _ := strings.Cut(content, "\n"+key+": ")
	value, _, _ := strings.Cut(rest, "\n")
	return value
}
