package exec_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/decode"
	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// trip is a fake whose arguments are read as generated code reads them.
type trip struct{ fake }

var tripRule = decode.Rule{Kind: decode.Object, Fields: []decode.Field{
	{Name: "city", Required: true, Rule: &decode.Rule{}},
	{Name: "days", Rule: &decode.Rule{Kind: decode.Integer}},
	{Name: "a.b", Rule: &decode.Rule{Kind: decode.List, Items: &decode.Rule{Kind: decode.Integer}}},
	{Name: "limit", Rule: &decode.Rule{Kind: decode.Integer}},
	{Name: "pin", Secret: true, Rule: &decode.Rule{Kind: decode.Integer}},
}}

func (*trip) Read(data []byte, how *tool.Reading) (in arguments, err error) {
	d := decode.Lenient(data, how)
	o := d.Object(&tripRule)
	for o.Next(&d) {
		switch o.Field {
		case 0:
			in.Text = d.String(o.Rule)
		case 2:
			for a := d.Array(o.Rule); a.Next(&d); {
				d.Int(o.Rule.Items)
			}
		default:
			d.Int(o.Rule)
		}
	}
	o.Default(&d, 3)
	return in, d.End(&tripRule)
}

// do is ask without a caller.
func (p *trip) do(call tool.Call, err error) (msg tool.Message, ran bool) {
	return p.ask(context.Background(), call, err)
}

// ask runs one call of a trip, of that name unless the call has another, whose
// handler answers with err, and reports whether the handler was run.
func (p *trip) ask(ctx context.Context, call tool.Call, err error) (msg tool.Message, ran bool) {
	p.spec = tool.Spec{Name: "plan", Version: 1, Risk: tool.R1}
	if call.Name == "" {
		call.Name = "plan"
	}
	bound := tool.Bind[arguments, reply](p, func(context.Context, arguments) (reply, error) {
		ran = true
		return reply{"fine"}, err
	})
	msg = exec.New(tool.SetOf(bound), exec.Config{}).Do(ctx, call)
	return msg, ran
}

// TestReading tells what was done to the arguments behind their echo, after a
// success and after a failure, and in the envelope.
func TestReading(t *testing.T) {
	const text = `{"city":"Ann","days":"5","a.b":["1",2],"pin":"77"}`
	const want = "arg.text: Ann\ndefaulted (1): limit\ncoerced (3): days, \"\\\"a.b\\\".0\", pin\n"
	msg, _ := new(trip).do(tool.Call{Arguments: []byte(text)}, nil)
	if !strings.HasPrefix(msg.Content, "[result] plan success\n"+want) {
		t.Errorf("the answer is\n%s", msg.Content)
	}
	envelope, err := json.Marshal(msg.Result)
	const coercions = `"coercions":[{"path":"/days","rule":"number","before":"\"5\""},{"path":"/a.b/0","rule":"number","before":"\"1\""},{"path":"/pin","rule":"number","before":"(redacted)"}]`
	if err != nil || !strings.Contains(string(envelope), coercions) {
		t.Errorf("the envelope is %s, %v", envelope, err)
	}
	msg, _ = new(trip).do(tool.Call{Arguments: []byte(text)}, tool.NotFound.New(""))
	if !strings.HasPrefix(msg.Content, "[result] plan failed\n"+want) || len(msg.Result.Coercions) != 3 {
		t.Errorf("the failure is\n%s", msg.Content)
	}
	msg, _ = new(trip).do(tool.Call{Arguments: []byte(`"{\"city\":\"Ann\",\"limit\":1}"`)}, nil)
	if !strings.HasPrefix(msg.Content, "[result] plan success\narg.text: Ann\ncoerced (1): arguments\n") {
		t.Errorf("arguments within a string are answered with\n%s", msg.Content)
	}
	msg, _ = new(trip).do(tool.Call{Arguments: []byte(`{"city":"Ann","limit":1}`)}, nil)
	if strings.Contains(msg.Content, "coerced") || strings.Contains(msg.Content, "defaulted") || msg.Result.Coercions != nil {
		t.Errorf("nothing was done, and\n%s", msg.Content)
	}
}

// TestTruncatedIsNotMended refuses arguments of a turn that was cut off also
// where they could be put right.
func TestTruncatedIsNotMended(t *testing.T) {
	for _, text := range []string{`{"city":"Ann","days":"5"}`, `"{\"city\":\"Ann\"}"`, `{"city":"Ann"}`, `{"city":"Ann","days":"5`} {
		msg, ran := new(trip).do(tool.Call{Arguments: []byte(text), Truncated: true}, nil)
		if ran || msg.Result.Error == nil || msg.Result.Error.Category != tool.ArgumentsTruncated || msg.Result.Coercions != nil {
			t.Errorf("%s: ran %v, answer\n%s", text, ran, msg.Content)
		}
	}
}
