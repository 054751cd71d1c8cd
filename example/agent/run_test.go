package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestRunExitCodes(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "missing", "orders.db")
	tests := []struct {
		args   []string
		code   int
		stderr string // how it begins
	}{
		{[]string{"-h"}, 0, "usage: agent [-tools orders,coding] [-view model,person,log] [-approve TOOLS] [QUESTION]\n"},
		{[]string{"-x"}, 2, "flag provided but not defined: -x\nusage: agent"},
		{[]string{"-tools", "orders,weather"}, 2, `invalid value "orders,weather" for flag -tools: there are orders, coding` + "\nusage: agent"},
		{[]string{"-view", "model,"}, 2, `invalid value "model," for flag -view: there are model, person, log` + "\nusage: agent"},
		{[]string{"-tools", "coding", "-root", missing, "?"}, 1, "agent: open workspace " + missing + ": "},
		{[]string{"-db", missing, "?"}, 1, "agent: open shop " + missing + ": "},
	}
	for _, test := range tests {
		var stdout, stderr bytes.Buffer
		code := run(test.args, strings.NewReader(""), &stdout, &stderr)
		if code != test.code || !strings.HasPrefix(stderr.String(), test.stderr) || stdout.Len() > 0 {
			t.Errorf("%v: exit code %d, stdout %q, stderr %q, want %d and stderr that begins %q",
				test.args, code, &stdout, &stderr, test.code, test.stderr)
		}
	}
}

// TestRunWithAllTools asks about orders and about code in one run; what each
// question needs is what answers it.
func TestRunWithAllTools(t *testing.T) {
	args := []string{"-tools", "coding,orders", "-view", "person", "-root", t.TempDir(), "-db", filepath.Join(t.TempDir(), "orders.db")}
	var stdout, stderr bytes.Buffer
	if code := run(args, strings.NewReader("ORD-20260716-001?\nsearch for x\n"), &stdout, &stderr); code != 0 {
		t.Fatalf("exit code %d, %s", code, &stderr)
	}
	const want = `question: ORD-20260716-001?

call: get_order {"order_id":"ORD-20260716-001"}

a person sees:
get_order is done, order_id ORD-20260716-001, status 已签收, entries: 1

answer: Order ORD-20260716-001 is 已签收.
question: search for x

call: search_code {"pattern":"x"}

a person sees:
search_code is done

answer: No line matches.
`
	if stdout.String() != want {
		t.Errorf("got\n%s\nwant\n%s", &stdout, want)
	}
}

// TestRunAsksStdin asks two questions, one a line, over the file where the
// orders are when nobody says.
func TestRunAsksStdin(t *testing.T) {
	home := t.TempDir()
	for _, name := range []string{"HOME", "XDG_CACHE_HOME", "LocalAppData"} {
		t.Setenv(name, home)
	}
	questions := "ORD-20260719-001?\n\nORD-20260716-001?\n"
	var stdout, stderr bytes.Buffer
	if code := run(nil, strings.NewReader(questions), &stdout, &stderr); code != 0 {
		t.Fatalf("exit code %d, %s", code, &stderr)
	}
	var answers []string
	for line := range strings.Lines(stdout.String()) {
		if answer, ok := strings.CutPrefix(line, "answer: "); ok {
			answers = append(answers, answer)
		}
	}
	got := strings.Join(answers, "")
	want := "Order ORD-20260719-001 is 已取消, reason for cancelling: 用户主动申请, refund 129.00 CNY.\nOrder ORD-20260716-001 is 已签收.\n"
	if got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
	path, err := database("")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(path); err != nil || !strings.HasPrefix(path, home) {
		t.Errorf("the orders are not in %s: %v", path, err)
	}
}
