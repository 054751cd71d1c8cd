package compact

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// internals are Go types, stack frames and paths of a server.
var internals = regexp.MustCompile(`goroutine|\.go:[0-9]|/srv/|\*?(fs|json|errors|compact|runtime|fmt)\.[A-Z]|\.zq7`)

// failures are how handlers fail, each with what must stay inside: property 14.
var failures = [...]func(text string) error{
	func(text string) error { panic(secretiveError{text}) },
	func(text string) error { panic(text) },
	func(text string) error { return fmt.Errorf("%d", []int{}[len(text)]) },
	func(text string) error { return &fs.PathError{Op: "open", Path: "/srv/" + text, Err: fs.ErrNotExist} },
	func(text string) error {
		return json.Unmarshal([]byte(`"`+planted+`"`), new(map[string]secretiveError))
	},
	func(text string) error {
		return fmt.Errorf("%T at query.go:17: %w", secretiveError{}, errors.New(text))
	},
	func(text string) error { return errors.Join(secretiveError{text}, context.DeadlineExceeded) },
	func(text string) error { return tool.UpstreamError.New("").With(secretiveError{text}) },
}

// TestInternalsStayInside: whatever a handler fails with, the text for the model
// reads as a failure, and has no Go type, no stack and no path of the server.
func TestInternalsStayInside(t *testing.T) {
	c := thrown(14)
	for i, fail := range failures {
		for range 20 {
			text := c.hidden()
			handle := func(context.Context, Show) (Everything, error) { return Everything{}, fail(text) }
			x := exec.New(tool.SetOf(ShowTool.Bind(handle)), exec.Config{})
			m := x.Do(t.Context(), tool.Call{ID: "1", Name: "show", Arguments: []byte(`{"query":"a","pullNumber":"b","password":"c"}`)})
			d, err := render.Read(m.Content)
			if err != nil {
				t.Fatalf("failure %d with %q: %v\n%s", i, text, err, m.Content)
			}
			if strings.Contains(m.Content, planted) || internals.MatchString(m.Content) || d.Status == tool.Success {
				t.Errorf("failure %d with %q is shown as\n%s", i, text, m.Content)
			}
		}
	}
}
