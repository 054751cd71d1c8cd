package caller

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// ann is who calls. None of her values is in what a model may see.
var ann = tool.Caller{Tenant: "canary-tenant", Subject: "canary-subject", Session: "canary-session"}

// everything lets all tools run.
var everything = exec.Ceiling{Run: tool.R4}

// do runs one call for c.
func do(t *testing.T, x *exec.Executor, c tool.Caller, name, arguments string, tokens ...string) tool.Message {
	t.Helper()
	ctx := exec.WithApproval(tool.WithCaller(t.Context(), c), tokens...)
	return x.Do(ctx, tool.Call{ID: "call_1", Name: name, Arguments: []byte(arguments)})
}

// TestFilled hands the handler, a stage and the policy what the caller says, in
// fields of every form.
func TestFilled(t *testing.T) {
	var shop Shop
	var seen []any
	look := exec.Stage{Name: "look", After: exec.Decoded, Run: func(_ context.Context, s *exec.State) error {
		seen = append(seen, s.Arguments)
		return nil
	}}
	x := exec.New(shop.Tools(), exec.Config{Policy: asked{&seen}, Stages: []exec.Stage{look}})
	msg := do(t, x, ann, "refund", `{"order_id": "A1"}`)
	const want = "[result] refund success\narg.order_id: A1\n[refunded]\norder_id: A1\n"
	if msg.Content != want {
		t.Errorf("the answer is\n%s\nwant\n%s", msg.Content, want)
	}
	in := Refund{Scope: Scope{Owner: ann.Subject}, OrderID: "A1", Tenant: TenantID(ann.Tenant), session: ann.Session}
	unexported := cmp.AllowUnexported(Refund{})
	if diff := cmp.Diff([]Refund{in}, shop.Got, unexported); diff != "" {
		t.Errorf("the handler got (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]any{in, in}, seen, unexported); diff != "" {
		t.Errorf("stage and policy got (-want +got):\n%s", diff)
	}
}

// asked is a policy that notes the arguments of the calls it allows.
type asked struct{ seen *[]any }

func (a asked) Before(_ context.Context, r exec.Request) error {
	*a.seen = append(*a.seen, r.Arguments())
	return nil
}

func (asked) After(context.Context, exec.Request, *tool.Result) exec.Verdict { return exec.Continue }

// TestUnreadable looks for the caller's values, and for the names of what they
// fill, in everything that a model may see: definitions, answers of every form,
// refusals, envelopes and repeats.
func TestUnreadable(t *testing.T) {
	var shop Shop
	var log bytes.Buffer
	x := exec.New(shop.Tools(), exec.Config{Policy: everything, Logger: slog.New(slog.NewJSONHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug}))})
	var texts []string
	for _, a := range x.Tools().All() {
		texts = append(texts, a.Spec().Description, string(a.Spec().Arguments), string(a.Spec().Result))
	}
	for _, lang := range []string{"", "zh"} {
		caller := ann
		caller.Lang = lang
		for _, form := range []string{render.Compact, render.Verbose, render.JSON} {
			for _, arguments := range []string{`{"order_id": "A1"}`, `{"order_id": "gone"}`, `{"order_id": 1, "ordre": 2}`, `{}`, `{`, `[]`} {
				ctx := tool.WithCaller(t.Context(), caller)
				msg := x.Do(ctx, tool.Call{ID: "call_1", Name: "refund", Arguments: []byte(arguments), Form: form})
				texts = append(texts, msg.Content, string(msg.Result.AppendJSON(nil)))
			}
		}
	}
	for _, text := range texts {
		for _, hidden := range []string{"canary", "owner", "tenant", "Tenant", "caller"} {
			if strings.Contains(text, hidden) {
				t.Errorf("a model sees %s in\n%s", hidden, text)
			}
		}
	}
	if !strings.Contains(log.String(), "refund") || strings.Contains(log.String(), "canary") {
		t.Errorf("the log is\n%s", &log)
	}
}

// TestUnsettable sends what the caller fills, by every name and in every way that
// a decoder may take for it.
func TestUnsettable(t *testing.T) {
	var shop Shop
	x := exec.New(shop.Tools(), exec.Config{Policy: everything})
	for _, name := range []string{"tenant", "owner", "session", "Tenant", "TENANT", "Owner", "Scope", "Session", "caller.tenant", "caller", "from", `ten\u0061nt`} {
		for _, value := range []string{`"t2"`, `null`, `""`, `{"owner":"eve","tenant":"t2"}`, `["t2"]`} {
			msg := do(t, x, ann, "refund", `{"order_id": "A1", "`+name+`": `+value+`}`)
			plain := strings.ReplaceAll(name, `\u0061`, "a")
			if e := msg.Result.Error; e == nil || e.Category != tool.InvalidArguments ||
				len(e.Arguments.Violations) != 1 || e.Arguments.Violations[0].Path != "/"+plain || e.Arguments.Violations[0].Keyword != "additionalProperties" {
				t.Errorf("%s: %s is answered\n%s", name, value, msg.Content)
			}
		}
	}
	if shop.Got != nil {
		t.Errorf("the handler got %+v", shop.Got)
	}
	// Where any name goes, these are skipped as others are.
	if msg := do(t, x, ann, "anything", `{"tenant": "t2", "more": 1}`); msg.Status != tool.Success {
		t.Errorf("the answer is\n%s", msg.Content)
	}
	if len(shop.Got) != 1 || shop.Got[0].Tenant != TenantID(ann.Tenant) {
		t.Errorf("the handler got %+v", shop.Got)
	}
}

// TestUnknownIsTold refuses a hidden name as any other that the tool doesn't
// have, and neither lists it nor takes it for a misspelling.
func TestUnknownIsTold(t *testing.T) {
	x := exec.New(new(Shop).Tools(), exec.Config{Policy: everything})
	const want = `[result] refund failed
[error]
code: INVALID_ARGUMENTS
message: 2 of 3 arguments are not valid; the tool was not run
side_effect: not_applied
retryable: false
[arguments] rows 1-3 of 3
name|sent|problem|expected
order_id|A1|ok|string
tenant|t2|unknown|known is order_id
tennant|t3|unknown|known is order_id
[call] lines 1-1 of 1
1| {"order_id":"A1"}
`
	if msg := do(t, x, ann, "refund", `{"order_id": "A1", "tenant": "t2", "tennant": "t3"}`); msg.Content != want {
		t.Errorf("the answer is\n%s\nwant\n%s", msg.Content, want)
	}
}

// TestAnonymous answers a call whose caller lacks a value that an argument needs
// as UNAUTHENTICATED, whatever else is wrong, and runs nothing. Which value that
// is, only the log knows.
func TestAnonymous(t *testing.T) {
	const want = `[result] refund denied
[error]
code: UNAUTHENTICATED
message: the user is not signed in
side_effect: not_applied
retryable: false
user_action_required: true
next.1: the user could sign in again
`
	for lacks, caller := range map[string]tool.Caller{
		"tenant": {Subject: "u", Session: "s"}, "subject": {Tenant: "t", Session: "s"}, "session": {Tenant: "t", Subject: "u"},
	} {
		for _, arguments := range []string{`{"order_id": "A1"}`, `{"order_id": 1, "tenant": "t2"}`, `{`} {
			var shop Shop
			records := new(recorded)
			x := exec.New(shop.Tools(), exec.Config{Policy: everything, Recorder: records})
			if msg := do(t, x, caller, "refund", arguments); msg.Content != want {
				t.Errorf("no %s, %s: the answer is\n%s\nwant\n%s", lacks, arguments, msg.Content, want)
			}
			if shop.Got != nil {
				t.Errorf("no %s: the handler got %+v", lacks, shop.Got)
			}
			if want := "read arguments: the caller has no " + lacks; records.cause == nil || records.cause.Error() != want {
				t.Errorf("the log knows %v, want %s", records.cause, want)
			}
		}
	}
	// Once the user has signed in, what failed is no repeat.
	var shop Shop
	x := exec.New(shop.Tools(), exec.Config{Policy: everything})
	for range 3 {
		do(t, x, tool.Caller{Session: "s"}, "anything", `{}`)
	}
	if msg := do(t, x, tool.Caller{Session: "s", Tenant: "t"}, "anything", `{}`); msg.Status != tool.Success {
		t.Errorf("after signing in the answer is\n%s", msg.Content)
	}
}

// recorded notes the cause of the last call.
type recorded struct{ cause error }

func (r *recorded) Record(_ context.Context, record exec.Record) { r.cause = record.Cause() }

// TestApprovalIsForOneCaller takes an approval from nobody but the caller whose
// call was approved, and repeats of one caller say nothing of another.
func TestApprovalIsForOneCaller(t *testing.T) {
	var shop Shop
	x := exec.New(shop.Tools(), exec.Config{})
	const arguments = `{"order_id": "A1"}`
	token := do(t, x, ann, "refund", arguments).Approval
	if token == "" {
		t.Fatal("there is no token")
	}
	for _, change := range []func(*tool.Caller){
		func(c *tool.Caller) { c.Tenant = "t2" }, func(c *tool.Caller) { c.Subject = "eve" }, func(c *tool.Caller) { c.Session = "s2" },
	} {
		other := ann
		change(&other)
		if msg := do(t, x, other, "refund", arguments, token); msg.Result.Error == nil || msg.Result.Error.Category != tool.ApprovalRequired {
			t.Errorf("%+v has run it with the approval of another:\n%s", other, msg.Content)
		}
	}
	if msg := do(t, x, ann, "refund", arguments, token); msg.Status != tool.Success {
		t.Errorf("the answer is\n%s", msg.Content)
	}

	x = exec.New(shop.Tools(), exec.Config{Policy: everything})
	for range 3 {
		do(t, x, ann, "refund", `{"order_id": "gone"}`)
	}
	other, runs := ann, len(shop.Got)
	other.Tenant = "t2"
	do(t, x, other, "refund", `{"order_id": "gone"}`)
	if len(shop.Got) != runs+1 || shop.Got[runs].Tenant != "t2" {
		t.Errorf("the handler got %+v", shop.Got[runs:])
	}
}

// TestReadAlone fills nothing where no caller is named, and holds what it fills
// against the method Check where one is.
func TestReadAlone(t *testing.T) {
	const arguments = `{"order_id": "A1"}`
	plain := Refund{OrderID: "A1"}
	in, err := RefundTool.Decode([]byte(arguments))
	if err != nil || !cmp.Equal(in, plain, cmp.AllowUnexported(Refund{})) {
		t.Errorf("Decode makes %+v, %v", in, err)
	}
	in.Tenant, in.Owner = "t2", "eve"
	if err := RefundTool.Validate(in); err != nil {
		t.Errorf("Validate refuses what was filled in Go: %v", err)
	}
	if echo := RefundTool.AppendArguments(nil, in); string(echo) != "arg.order_id: A1\n" {
		t.Errorf("the echo is %q", echo)
	}
	if given := RefundTool.AppendArgumentsJSON(nil, in); string(given) != `{"order_id":"A1"}` {
		t.Errorf("the arguments are %s", given)
	}
	_, err = RefundTool.Read([]byte(arguments), &tool.Reading{Caller: &tool.Caller{Tenant: "t9", Subject: "u", Session: "s"}})
	e, ok := errors.AsType[*tool.Error](err)
	if !ok || e.Arguments == nil || len(e.Arguments.Violations) != 1 || e.Arguments.Violations[0].Want != "an order of this tenant" {
		t.Errorf("Check says %v", err)
	}
	var schema struct{ Properties map[string]json.RawMessage }
	if err := json.Unmarshal(RefundTool.Spec().Arguments, &schema); err != nil || len(schema.Properties) != 1 {
		t.Errorf("the schema has %v, %v", schema.Properties, err)
	}
}
