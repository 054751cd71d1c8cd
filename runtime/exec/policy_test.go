package exec_test

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

var (
	asked  = told{tool.Denied, tool.ApprovalRequired, "APPROVAL_REQUIRED", "this call needs approval", tool.NotApplied}
	denied = told{tool.Denied, tool.PolicyDenied, "POLICY_DENIED", "the policy does not allow this call", tool.NotApplied}
)

// policyOf is a policy of two functions; nil ones allow and go on.
type policyOf struct {
	before func(exec.Request) error
	after  func(exec.Request, *tool.Result) exec.Verdict
}

func (p policyOf) Before(_ context.Context, r exec.Request) error {
	if p.before == nil {
		return nil
	}
	return p.before(r)
}

func (p policyOf) After(_ context.Context, r exec.Request, result *tool.Result) exec.Verdict {
	if p.after == nil {
		return exec.Continue
	}
	return p.after(r, result)
}

// risks is a tool of each risk, r0 to r4, that counts how often it ran.
func risks(ran *int) tool.Set {
	var tools []tool.Tool
	for r := range tool.R4 + 1 {
		tools = append(tools, named("r"+fmt.Sprint(int(r)), r).Bind(does(func() { *ran++ })))
	}
	return tool.SetOf(tools...)
}

// TestCeilings holds tools of each risk against ceilings.
func TestCeilings(t *testing.T) {
	tests := []struct {
		name   string
		policy exec.Policy
		want   string // of r0 to r4: run, ask or deny
	}{
		{"none", nil, "run run run ask ask"},
		{"the zero one", exec.Ceiling{}, "run deny deny deny deny"},
		{"asking", exec.Ceiling{Ask: tool.R4}, "run ask ask ask ask"},
		{"half", exec.Ceiling{Run: tool.R1, Ask: tool.R3}, "run run ask ask deny"},
		{"all", anything, "run run run run run"},
		{"a list", exec.Allow{"r4", "r0", "r9"}, "run deny deny deny run"},
		{"no list", exec.Allow(nil), "deny deny deny deny deny"},
		{"a list and a ceiling", exec.Join(exec.Ceiling{Run: tool.R1, Ask: tool.R3}, exec.Allow{"r0", "r2", "r4"}), "run deny ask deny deny"},
		{"nothing joined", exec.Join(), "run run run run run"},
	}
	for _, tt := range tests {
		ran := 0
		x := exec.New(risks(&ran), exec.Config{Policy: tt.policy})
		for i, want := range strings.Fields(tt.want) {
			ran = 0
			name := fmt.Sprint("r", i)
			msg := x.Do(t.Context(), tool.Call{ID: "1", Name: name})
			switch want {
			case "run":
				if msg.Status != tool.Success || ran != 1 {
					t.Errorf("%s: %s is answered\n%s\nand ran %d times", tt.name, name, msg.Content, ran)
				}
				continue
			case "ask":
				checkFailure(t, tt.name+" "+name, msg, asked)
			case "deny":
				checkFailure(t, tt.name+" "+name, msg, denied)
			}
			if ran != 0 || (msg.Approval != "") != (want == "ask") || msg.Approval != "" && strings.Contains(msg.Content, msg.Approval) {
				t.Errorf("%s: %s ran %d times, its token is %q", tt.name, name, ran, msg.Approval)
			}
		}
	}
}

// TestPoliciesSeeTheCall hands everything to a policy before the handler, and the
// envelope after it.
func TestPoliciesSeeTheCall(t *testing.T) {
	var seen []string
	describe := func(r exec.Request) string {
		return fmt.Sprint(r.Call.ID, " ", r.Spec.Name, " ", r.Spec.Risk, " ", r.Caller.Subject, " ", r.Arguments())
	}
	x := exec.New(tool.SetOf(named("t", tool.R3).Bind(answers("fine"))), exec.Config{Policy: policyOf{
		func(r exec.Request) error { seen = append(seen, "before "+describe(r)); return nil },
		func(r exec.Request, result *tool.Result) exec.Verdict {
			seen = append(seen, "after "+describe(r)+" "+string(result.Status))
			return exec.Verdict(len(seen) % 3)
		},
	}})
	var then []string
	for i, name := range []string{"t", "none", "t"} {
		msg := x.Do(tool.WithCaller(t.Context(), tool.Caller{Subject: "ann"}), tool.Call{ID: fmt.Sprint(i), Name: name, Arguments: []byte("hi"), Truncated: i == 2})
		then = append(then, msg.Then)
	}
	want := []string{
		"before 0 t R3 ann {hi}", "after 0 t R3 ann {hi} success",
		"after 1 none R0 ann <nil> failed", "after 2 t R3 ann <nil> failed",
	}
	if !reflect.DeepEqual(seen, want) || !reflect.DeepEqual(then, []string{"stop", "", "ask"}) {
		t.Errorf("the policy saw\n%s\nand said %q, want\n%s", strings.Join(seen, "\n"), then, strings.Join(want, "\n"))
	}
}

// TestPoliciesFail has policies fail in every way: the call is denied.
func TestPoliciesFail(t *testing.T) {
	for name, way := range map[string]struct {
		before func(exec.Request) error
		want   told
	}{
		"an error":      {func(exec.Request) error { return errSecret }, internal.but(tool.NotApplied)},
		"no error":      {func(exec.Request) error { return (*tool.Error)(nil) }, internal.but(tool.NotApplied)},
		"a panic":       {func(exec.Request) error { panic(secret) }, internal.but(tool.NotApplied)},
		"an exit":       {func(exec.Request) error { runtime.Goexit(); return nil }, internal.but(tool.NotApplied)},
		"no end":        {func(exec.Request) error { time.Sleep(time.Hour); return nil }, timeout.but(tool.NotApplied)},
		"a cause":       {func(exec.Request) error { return tool.PolicyDenied.New("").With(errSecret) }, denied},
		"two questions": {func(exec.Request) error { return errors.Join(tool.ApprovalRequired.New(""), errSecret) }, asked},
	} {
		synctest.Test(t, func(t *testing.T) {
			f := named("t", tool.R3)
			x := exec.New(tool.SetOf(f.Bind(does(func() { t.Errorf("%s: the handler ran", name) }))), exec.Config{
				Policy: exec.Join(anything, policyOf{before: way.before}),
			})
			checkFailure(t, name, x.Do(t.Context(), tool.Call{ID: "1", Name: "t"}), way.want)
			time.Sleep(time.Hour)
		})
	}
	for name, after := range map[string]func(){"a panic": func() { panic(secret) }, "an exit": runtime.Goexit} {
		x := exec.New(tool.SetOf(named("t", tool.R0).Bind(answers("fine"))), exec.Config{Policy: policyOf{
			after: func(exec.Request, *tool.Result) exec.Verdict { after(); return exec.Continue },
		}})
		if msg := x.Do(t.Context(), tool.Call{ID: "1", Name: "t"}); msg.Status != tool.Success || msg.Then != "stop" {
			t.Errorf("%s after the call: then %q, answered\n%s", name, msg.Then, msg.Content)
		}
	}
}

// TestRates holds calls against a rate of three a minute, by tenant and tool.
func TestRates(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ran := 0
		x := exec.New(risks(&ran), exec.Config{Policy: exec.Join(exec.NewRate(3, time.Minute), anything)})
		try := func(tenant, name string) tool.Message {
			return x.Do(tool.WithCaller(t.Context(), tool.Caller{Tenant: tenant}), tool.Call{ID: "1", Name: name})
		}
		for range 3 {
			try("a", "r0")
		}
		msg := try("a", "r0")
		checkFailure(t, "the fourth", msg, told{tool.Failed, tool.RateLimited, "RATE_LIMITED", tool.RateLimited.New("").Message, tool.NotApplied})
		if e := msg.Result.Error; ran != 3 || e.RetryAfter != 20*time.Second {
			t.Errorf("%d calls ran, the next one after %v, want 3 and 20 s", ran, e.RetryAfter)
		}
		try("a", "r1")
		try("b", "r0")
		if ran != 5 {
			t.Errorf("%d calls ran, want those of another tool and of another tenant too", ran)
		}
		time.Sleep(20 * time.Second)
		try("a", "r0")
		try("a", "r0")
		if ran != 6 {
			t.Errorf("%d calls ran, want one more after 20 s", ran)
		}
		time.Sleep(time.Hour)
		for range 5 {
			try("a", "r0")
		}
		if ran != 9 {
			t.Errorf("%d calls ran, want three more after an hour", ran)
		}
	})
}

// TestTaint asks for approval of what is risky once outside text was shown in
// the same session.
func TestTaint(t *testing.T) {
	web := named("web", tool.R1)
	web.spec.Untrusted = true
	broken := named("broken", tool.R1)
	broken.spec.Untrusted = true
	x := exec.New(tool.SetOf(web.Bind(answers("text")), broken.Bind(fails(errSecret)), named("r2", tool.R2).Bind(answers("")), named("r3", tool.R3).Bind(answers(""))),
		exec.Config{Policy: exec.NewTaint()})
	statuses := func(session string, names ...string) (all []tool.Status) {
		ctx := tool.WithCaller(t.Context(), tool.Caller{Session: session})
		for _, name := range names {
			all = append(all, x.Do(ctx, tool.Call{ID: "1", Name: name}).Status)
		}
		return all
	}
	got := append(statuses("a", "r3", "broken", "r3", "web", "r2", "r3"), statuses("b", "r3")...)
	want := []tool.Status{tool.Success, tool.Failed, tool.Success, tool.Success, tool.Success, tool.Denied, tool.Success}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("the calls are answered %q, want %q", got, want)
	}
}

// TestRateOfManyTenants counts for a bounded number of tenants at a time. One
// that is too much waits until another is idle, and nobody else is touched.
func TestRateOfManyTenants(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := exec.NewRate(1, time.Minute)
		ask := func(tenant int) error {
			return l.Before(t.Context(), exec.Request{Caller: tool.Caller{Tenant: strconv.Itoa(tenant)}, Spec: &tool.Spec{Name: "t"}})
		}
		const most = 10_000
		for i := range most {
			if err := ask(i); err != nil {
				t.Fatalf("tenant %d: %v", i, err)
			}
		}
		e, ok := errors.AsType[*tool.Error](ask(most))
		if !ok || e.Category != tool.RateLimited || e.RetryAfter != time.Minute {
			t.Errorf("one tenant too many: %+v, want RATE_LIMITED for a minute", e)
		}
		if ask(0) == nil {
			t.Error("a tenant that is known has a second call within the minute")
		}
		time.Sleep(time.Minute + time.Second)
		for _, tenant := range []int{most, 0} {
			if err := ask(tenant); err != nil {
				t.Errorf("tenant %d, when all are idle: %v", tenant, err)
			}
		}
	})
}
