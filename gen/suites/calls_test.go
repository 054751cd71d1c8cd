package suites

import (
	"bytes"
	"encoding/json"
	"regexp"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// fewestCalls is how many of the 3,568 calls go through generated decoders at
// least; the tools of the others can't be said as Go structs.
const fewestCalls = 2800

// unsaid are the tools that no Go struct says, and why: the words of an enum are
// those of a boolean, or of a list.
var unsaid = map[string]string{
	"t2578": `"True" is not of the type`,
	"t2786": `"temperature" is not of the type`,
}

// call is a real call of a tool, with the verdict on which two validators agree.
type call struct {
	Tool      int    `json:"tool"`
	ID        string `json:"id"`
	Arguments string `json:"arguments"`
	Verdict   string `json:"verdict"`
	Why       string `json:"why"`
}

// TestCalls holds generated decoders against the verdicts on real calls. Of
// refused ones the first violation is at the same place. No valid call is
// changed where coercion is allowed.
func TestCalls(t *testing.T) {
	var calls []call
	schemas := make(map[string]json.RawMessage)
	for line := range bytes.Lines(read(t, data(t, "calls", "calls.jsonl"))) {
		var c call
		decode(t, line, &c)
		calls = append(calls, c)
		schemas[c.name()] = nil
	}
	for line := range bytes.Lines(read(t, data(t, "calls", "tools.jsonl"))) {
		var d struct {
			Index       int             `json:"index"`
			InputSchema json.RawMessage `json:"inputSchema"`
		}
		decode(t, line, &d)
		if name := (call{Tool: d.Index}).name(); schemas[name] == nil {
			if _, called := schemas[name]; called {
				schemas[name] = d.InputSchema
			}
		}
	}
	p := build(t, schemas)
	var asked []call
	var questions []question
	for _, c := range calls {
		if p.refused[c.name()] == "" {
			asked = append(asked, c)
			questions = append(questions, question{c.name(), []byte(c.Arguments), false}, question{c.name(), []byte(c.Arguments), true})
		}
	}
	answers := p.ask(t, questions)
	for i, c := range asked {
		c.judge(t, answers[2*i], answers[2*i+1])
	}
	t.Logf("%d of %d calls of %d tools were decoded; %d tools are refused by name", len(asked), len(calls), len(schemas)-len(p.refused), len(p.refused))
	if diff := cmp.Diff(unsaid, p.refused); diff != "" {
		t.Errorf("other tools are refused (-listed +refused):\n%s", diff)
	}
	if len(asked) < fewestCalls {
		t.Errorf("only %d calls went through generated decoders, want %d", len(asked), fewestCalls)
	}
}

func (c call) name() string { return "t" + strconv.Itoa(c.Tool) }

// judge holds what a strict and a lenient decoder say of c against its verdict.
func (c call) judge(t *testing.T, strict, lenient answer) {
	t.Helper()
	switch {
	case (len(strict.Paths) == 0) != (c.Verdict == "valid"):
		t.Errorf("%s %s: violations at %q, but it is %s: %s", c.ID, c.Arguments, strict.Paths, c.Verdict, c.Why)
	case c.Verdict != "valid" && strict.Paths[0] != c.first(t):
		t.Errorf("%s %s: the first violation is at %q, not %q", c.ID, c.Arguments, strict.Paths[0], c.first(t))
	case c.Verdict == "valid" && (len(lenient.Coerced) > 0 || !bytes.Equal(strict.Value, lenient.Value)):
		t.Errorf("%s %s: the valid call is changed, by %q: %s", c.ID, c.Arguments, lenient.Coerced, lenient.Value)
	}
}

var (
	violation = regexp.MustCompile(`(?m)^- at '(.*)': (.*)$`)
	missing   = regexp.MustCompile(`missing propert(?:y|ies) '([^']*)'`)
)

// first is where the first violation of a refused call is; that of something
// missing is where it should be.
func (c call) first(t *testing.T) string {
	t.Helper()
	m := violation.FindStringSubmatch(c.Why)
	if m == nil {
		t.Fatalf("%s is refused without a reason: %s", c.ID, c.Why)
	}
	if name := missing.FindStringSubmatch(m[2]); name != nil {
		return m[1] + "/" + name[1]
	}
	return m[1]
}
