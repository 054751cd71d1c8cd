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
		{[]string{"-h"}, 0, "usage: agent [-db FILE] [QUESTION]\n"},
		{[]string{"-x"}, 2, "flag provided but not defined: -x\nusage: agent"},
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
