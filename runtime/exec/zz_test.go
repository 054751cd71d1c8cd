package exec_test

import (
	"fmt"
	"testing"
	"encoding/json"
	"time"

	"github.com/tooladapt/tooladapt/runtime/decode"
	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

func TestZZ(t *testing.T) {
	r := &decode.Rule{Kind: decode.Object, Fields: []decode.Field{
		{Name: "city", Required: true, Rule: &decode.Rule{MinLength: 1, MaxLength: 64}},
		{Name: "days", Required: true, Rule: &decode.Rule{Kind: decode.Integer, Bits: 64, Min: decode.Bound{Is: decode.Inclusive, Int: 1}, Max: decode.Bound{Is: decode.Inclusive, Int: 15}}},
		{Name: "unit", Rule: &decode.Rule{Enum: []string{"C", "F"}}},
		{Name: "tok", Required: true, Secret: true, Rule: &decode.Rule{}},
	}}
	f := named("get_weather", tool.R1)
	f.decode = func(data []byte) (arguments, error) {
		d := decode.New(data)
		o := d.Object(r)
		for o.Next(&d) {
			switch o.Field {
			case 1:
				d.Int(o.Rule)
			default:
				d.String(o.Rule)
			}
		}
		return arguments{}, d.End(r)
	}
	x := exec.New(tool.SetOf(f.Bind(fails((&tool.Error{Code: "X", Category: tool.RateLimited, RetryAfter: 1<<63 - 1, Message: "m"})))), exec.Config{})
	for _, a := range []string{
		`{"days":"three","unit":"C","dayz":0}`,
		`{"days":"three","unit":"C","da\nyz\u202e":"a\nb\u200d\\n","tok":"s","a/b~c":1, "中文":"中\u200b文", "":1}`,
		`{"days":3,"unit":"C","city":"a","tok":"x"}`,
		`{"days`, `[1]`, `"x"`, `{"days":3}{}`, `{"days":1e999999}`,
	} {
		m := x.Do(t.Context(), tool.Call{ID: "1", Name: "get_weather", Arguments: []byte(a)})
		j, err := json.MarshalIndent(m.Result, "", " ")
		fmt.Println(a, "\n"+m.Content+string(j), err)
	}
	for _, c := range []tool.Category{"INVALID_ARGUMENTS", "ARGUMENTS_TRUNCATED", "UNKNOWN_TOOL", "NOT_FOUND", "ALREADY_EXISTS", "CONFLICT", "FAILED_PRECONDITION", "UNAUTHENTICATED", "PERMISSION_DENIED", "POLICY_DENIED", "APPROVAL_REQUIRED", "RATE_LIMITED", "QUOTA_EXCEEDED", "TIMEOUT", "OUTCOME_UNKNOWN", "CANCELED", "UPSTREAM_UNAVAILABLE", "UPSTREAM_ERROR", "INVALID_RESPONSE", "RESULT_TOO_LARGE", "UNSUPPORTED", "INTERNAL"} {
		g := named("g", tool.R1)
		e := c.New("")
		e.RetryAfter = 5500 * time.Millisecond
		m := exec.New(tool.SetOf(g.Bind(fails(e))), exec.Config{}).Do(t.Context(), tool.Call{ID: "1", Name: "g"})
		fmt.Println(m.Content)
	}
}
