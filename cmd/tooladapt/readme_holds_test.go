package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// partOf holds a part to lines of a compiled file.
func partOf(name string) func(t *testing.T, part string) {
	return func(t *testing.T, part string) {
		if !strings.Contains(checkout(t, name), "\n"+part) {
			t.Errorf("%s has no such lines", name)
		}
	}
}

// same holds a part to a compiled file, which differs in what a checkout
// differs in from a stranger's module: the import path, and no version.
func same(name string) func(t *testing.T, part string) {
	return func(t *testing.T, part string) {
		want := strings.NewReplacer(
			`"example.com/weather"`, `"github.com/tooladapt/tooladapt/example/weather"`,
			"cmd/tooladapt@"+release, "cmd/tooladapt",
		).Replace(part)
		if diff := cmp.Diff(checkout(t, name), want); diff != "" {
			t.Errorf("%s differs (-file +README.md):\n%s", name, diff)
		}
	}
}

// scripted holds a part to a line of one of TestStranger's scripts.
func scripted(script, line string) func(t *testing.T, part string) {
	return func(t *testing.T, part string) {
		if !strings.Contains(checkout(t, "cmd/tooladapt/testdata/stranger/"+script+".txtar"), "\n"+line+"\n") {
			t.Errorf("the script %s has no line %s", script, line)
		}
	}
}

// command runs one of the command's own, where % is the checkout, and holds
// its output to having a text. It must begin like the part.
func command(line, text string) func(t *testing.T, part string) {
	return func(t *testing.T, part string) {
		words, shown := strings.Fields(line), strings.Fields(part)
		if cmp.Diff(words[:2], shown[:2]) != "" {
			t.Fatalf("%s is not run, but %s", part, line)
		}
		for i := range words {
			words[i] = strings.ReplaceAll(words[i], "%", filepath.Join("..", ".."))
		}
		if out := fine(t, words[1:]...); !strings.Contains(out, text) {
			t.Errorf("it prints no %q:\n%s", text, out)
		}
	}
}

func fine(t *testing.T, args ...string) string {
	t.Helper()
	var stdout, stderr strings.Builder
	if code := run(args, &stdout, &stderr); code != exitFine || stderr.Len() > 0 {
		t.Fatalf("tooladapt %s: exit code %d\n%s", strings.Join(args, " "), code, &stderr)
	}
	return stdout.String()
}

// inCheckout holds the commands for a checkout to being about packages that are
// there. The generator really runs, unless its files are stale; the tests are
// those that run already.
func inCheckout(t *testing.T, part string) {
	for line := range strings.Lines(part) {
		words := strings.Fields(line)
		if patterns, ok := strings.CutPrefix(line, "go run ./cmd/tooladapt "); ok {
			args := append([]string{"-C", filepath.Join("..", "..")}, strings.Fields(patterns)...)
			fine(t, append([]string{"check"}, args...)...)
			if out := fine(t, args...); !strings.Contains(out, "example/orders: 3 tools, ") {
				t.Errorf("it prints no line for example/orders:\n%s", out)
			}
			continue
		}
		if len(words) < 3 || words[0] != "go" || words[1] != "test" {
			t.Errorf("nothing holds %s", line)
			continue
		}
		for _, pattern := range words[2:] {
			if out := goInCheckout(t, "list", pattern); !strings.HasPrefix(out, "github.com/tooladapt/") {
				t.Errorf("%s names no package: %s", pattern, out)
			}
		}
	}
}

// agentAnswers runs the agent as the README does.
func agentAnswers(t *testing.T, part string) {
	out := agent(t)
	for _, shown := range []string{"call: get_order ", "\nthe model sees:\n", "\na person sees:\n", "\nthe log keeps:\n"} {
		if !strings.Contains(out, shown) {
			t.Errorf("the agent shows no %q:\n%s", shown, out)
		}
	}
}

// agentShows holds a part of what the model reads to the agent's output: its
// lines stand there, in that order.
func agentShows(t *testing.T, part string) {
	out := agent(t)
	rest := out
	for line := range strings.Lines(part) {
		_, after, ok := strings.Cut(rest, "\n"+strings.TrimSuffix(line, "\n"))
		if !ok {
			t.Fatalf("the README shows %q, which the agent does not there:\n%s", line, out)
		}
		rest = after
	}
}

// agent is what the README's question makes the agent print, on orders of its
// own.
func agent(t *testing.T) string {
	t.Helper()
	_, question, _ := strings.Cut(checkout(t, "README.md"), `go run ./example/agent "`)
	question, _, _ = strings.Cut(question, `"`)
	return goInCheckout(t, "run", "./example/agent", "-db", filepath.Join(t.TempDir(), "orders.db"), question)
}

// goInCheckout runs the go command at the top of the checkout.
func goInCheckout(t *testing.T, args ...string) string {
	t.Helper()
	cmd := exec.Command("go", args...)
	cmd.Dir = filepath.Join("..", "..")
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return string(out)
}
