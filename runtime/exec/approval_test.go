package exec_test

import (
	"context"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestApprovals resumes a call with the token that its first answer came with:
// exactly that call, once, in time.
func TestApprovals(t *testing.T) {
	ann := tool.Caller{Tenant: "t", Subject: "ann", Session: "s"}
	first := tool.Call{ID: "1", Name: "pay", Arguments: []byte(`{"to": "bob", "amount": 1.0}`)}
	deny := false
	policy := exec.Join(exec.Ceiling{Run: tool.R2, Ask: tool.R4}, policyOf{before: func(exec.Request) error {
		if deny {
			return tool.PolicyDenied.New("")
		}
		return nil
	}})
	type change struct {
		call   tool.Call
		caller tool.Caller
	}
	tests := []struct {
		name   string
		change func(*change)
		prior  func(x *exec.Executor, ctx context.Context)
		want   tool.Status
	}{
		{"the same call", nil, nil, tool.Success},
		{"another id", func(c *change) { c.call.ID = "2" }, nil, tool.Success},
		{"the same arguments written otherwise", func(c *change) { c.call.Arguments = []byte(`{"amount":1,"to":"b\u006fb"}`) }, nil, tool.Success},
		{"just in time", nil, func(*exec.Executor, context.Context) { time.Sleep(9*time.Minute + 59*time.Second) }, tool.Success},
		{"too late", nil, func(*exec.Executor, context.Context) { time.Sleep(10*time.Minute + time.Second) }, tool.Denied},
		{"other arguments", func(c *change) { c.call.Arguments = []byte(`{"amount":10,"to":"bob"}`) }, nil, tool.Denied},
		{"more arguments", func(c *change) { c.call.Arguments = []byte(`{"amount":1,"to":"bob","now":true}`) }, nil, tool.Denied},
		{"another tool", func(c *change) { c.call.Name = "pay_twice" }, nil, tool.Denied},
		{"another tenant", func(c *change) { c.caller.Tenant = "u" }, nil, tool.Denied},
		{"another subject", func(c *change) { c.caller.Subject = "eve" }, nil, tool.Denied},
		{"another session", func(c *change) { c.caller.Session = "" }, nil, tool.Denied},
		{"a moved border", func(c *change) { c.caller.Tenant, c.caller.Subject = "tan", "n" }, nil, tool.Denied},
		{"a second time", nil, func(x *exec.Executor, ctx context.Context) { x.Do(ctx, first) }, tool.Denied},
		{"against a denial", nil, func(*exec.Executor, context.Context) { deny = true }, tool.Denied},
	}
	for _, tt := range tests {
		synctest.Test(t, func(t *testing.T) {
			deny = false
			x := exec.New(tool.SetOf(named("pay", tool.R4).Bind(answers("paid")), named("pay_twice", tool.R4).Bind(answers(""))), exec.Config{Policy: policy})
			token := x.Do(tool.WithCaller(t.Context(), ann), first).Approval
			if token == "" || strings.ContainsAny(token, "+/= ") {
				t.Fatalf("the token is %q", token)
			}
			c := change{first, ann}
			if tt.change != nil {
				tt.change(&c)
			}
			ctx := exec.WithApproval(tool.WithCaller(t.Context(), c.caller), "", "nonsense", token)
			if tt.prior != nil {
				tt.prior(x, ctx)
			}
			if msg := x.Do(ctx, c.call); msg.Status != tt.want || (msg.Approval == "") == (tt.want == tool.Denied && !deny) {
				t.Errorf("%s: answered with the token %q and\n%s", tt.name, msg.Approval, msg.Content)
			}
		})
	}
}

// TestForgedApprovals changes a token everywhere, and takes that of another
// executor.
func TestForgedApprovals(t *testing.T) {
	set := tool.SetOf(named("pay", tool.R4).Bind(answers("paid")))
	x := exec.New(set, exec.Config{})
	call := tool.Call{ID: "1", Name: "pay"}
	token := x.Do(t.Context(), call).Approval
	forged := []string{exec.New(set, exec.Config{}).Do(t.Context(), call).Approval, token + "A", token[:len(token)-1], token + "\n", ""}
	for i := range token {
		other := byte('A')
		if token[i] == other {
			other = 'B'
		}
		forged = append(forged, token[:i]+string(other)+token[i+1:])
	}
	for _, f := range forged {
		if msg := x.Do(exec.WithApproval(t.Context(), f), call); msg.Status != tool.Denied {
			t.Errorf("the token %q, made of %q, is taken", f, token)
		}
	}
	if msg := x.Do(exec.WithApproval(exec.WithApproval(t.Context(), token), forged...), call); msg.Status != tool.Success {
		t.Errorf("the token is not taken: %s", msg.Content)
	}
}
