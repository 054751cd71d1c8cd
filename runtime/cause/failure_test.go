package cause_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// secret is in each name, body, address and text that a test can choose.
const secret = "hunter2"

// leaks are what no model may see of any error.
var leaks = []string{secret, "127.0.0.1", "goroutine ", ".go:", "0xc0", os.TempDir() + string(os.PathSeparator), "errors.", "*"}

// check holds a failure against its hint and its category, alone, in a chain
// and joined with others; and what the model is told against leaks.
func check(t *testing.T, name string, err error, hint cause.Hint, category tool.Category) {
	t.Helper()
	if err == nil {
		t.Errorf("%s: no error", name)
		return
	}
	if got := cause.Of(err).Hint; got != hint {
		t.Errorf("%s: the hint is %q, want %q; the error is %#v: %v", name, got, hint, err, err)
	}
	chains := []error{
		err,
		fmt.Errorf("ask %s: %w", secret, err),
		fmt.Errorf("%w after %w", errors.New(secret), err),
		errors.Join(errors.New(secret), nil, fmt.Errorf("twice: %w", err)),
	}
	for _, chain := range chains {
		e := tool.Classify(chain)
		if e.Category != category || e.Cause != string(hint) {
			t.Errorf("%s: %v is classified as %s by %q, want %s by %q", name, chain, e.Category, e.Cause, category, hint)
		}
		checkTold(t, name, e)
		if !errors.Is(e, chain) {
			t.Errorf("%s: the error is not kept as the private cause", name)
		}
	}
}

// checkTold holds what the model is told of e against leaks.
func checkTold(t *testing.T, name string, e *tool.Error) {
	t.Helper()
	for _, lang := range []string{"", "zh"} {
		e := e.In(lang)
		envelope, err := json.Marshal(e)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		text := string(render.Error(nil, e)) + string(envelope) + e.Error() + strings.Join(e.Offers(), " ")
		for _, leak := range leaks {
			if strings.Contains(text, leak) {
				t.Errorf("%s: the model is told %q:\n%s", name, leak, text)
			}
		}
	}
}
