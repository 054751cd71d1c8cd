package causes

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// secret is in each text that a test can choose.
const secret = "hunter2"

// check holds what becomes of err against its category and hint, and what the
// model is told against leaks.
func check(t *testing.T, name string, err error, category tool.Category, hint string) {
	t.Helper()
	if err == nil {
		t.Errorf("%s: no error", name)
		return
	}
	for _, chain := range []error{err, fmt.Errorf("ask %s: %w", secret, err), errors.Join(errors.New(secret), err)} {
		e := tool.Classify(chain)
		if e.Category != category || e.Cause != hint {
			t.Errorf("%s: %v, a %T, is classified as %s by %q, want %s by %q", name, chain, err, e.Category, e.Cause, category, hint)
		}
		envelope, err := json.Marshal(e)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		text := string(render.Error(nil, e)) + string(envelope)
		for _, leak := range []string{secret, "127.0.0.1", "rpc error", "SQL"} {
			if strings.Contains(text, leak) {
				t.Errorf("%s: the model is told %q:\n%s", name, leak, text)
			}
		}
	}
}
