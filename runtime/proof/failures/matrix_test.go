package failures

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

var update = flag.Bool("update", false, "write the golden file anew")

// canary is planted in whatever a failure has to tell: addresses, headers,
// bodies, names of files, environments, queries, panics and arguments.
const canary = "c4nary-sw0rdfish"

// row is one way to fail.
type row struct {
	stage, name, tool string
	source            func(*testing.T) source // nil for one that must not be asked
	arguments         string                  // "" for right ones
	truncated         bool
	config            func(*exec.Config)                                          // nil for the zero one
	context           func(context.Context) (context.Context, context.CancelFunc) // nil for the test's
	// want is the status, the category, the code where it is not the category's
	// name, the side effect, the root cause, and whether it is retryable and a
	// user must act.
	want string
}

// told is what row.want says of a message.
func told(msg tool.Message) string {
	e := msg.Result.Error
	if e == nil {
		return string(msg.Status)
	}
	words := []string{string(msg.Status), string(e.Category)}
	if e.Code != string(e.Category) {
		words = append(words, e.Code)
	}
	for _, word := range []string{string(e.SideEffect), e.Cause} {
		if word != "" {
			words = append(words, word)
		}
	}
	if e.Retryable() {
		words = append(words, "retryable")
	}
	if e.UserActs || e.Category.UserActs() {
		words = append(words, "user")
	}
	return strings.Join(words, " ")
}

// run makes the call of a row, and answers what the log has of it.
func (r row) run(t *testing.T) (msg tool.Message, log string) {
	asked := false
	shop := &Source{Answer: func(context.Context) (tool.Raw, error) {
		asked = true
		return tool.Raw{}, nil
	}}
	if r.source != nil {
		shop.Answer = r.source(t)
	}
	var out buffer
	config := exec.Config{Logger: slog.New(slog.NewTextHandler(&out, &slog.HandlerOptions{Level: slog.LevelDebug}))}
	if r.config != nil {
		r.config(&config)
	}
	ctx := t.Context()
	if r.context != nil {
		var cancel context.CancelFunc
		ctx, cancel = r.context(ctx)
		defer cancel()
	}
	arguments := r.arguments
	if arguments == "" {
		arguments = `{"reading_id": 7, "key": "` + canary + `"}`
	}
	msg = exec.New(shop.Tools(), config).Do(ctx, tool.Call{ID: "call_1", Name: r.tool, Arguments: []byte(arguments), Truncated: r.truncated})
	if asked {
		t.Error("the source was asked")
	}
	return msg, out.String()
}

// buffer is a log that is written to by what was left behind, too.
type buffer struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (b *buffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(p)
}

func (b *buffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.String()
}

// TestMatrix has every row fail, and holds what the program, the model and the
// log are told of it.
func TestMatrix(t *testing.T) {
	var texts strings.Builder
	for _, r := range rows() {
		t.Run(r.stage+"/"+r.name+"/"+r.tool, func(t *testing.T) {
			msg, log := r.run(t)
			if got := told(msg); got != r.want {
				t.Errorf("told %q, want %q; the log is\n%s", got, r.want, log)
			}
			agree(t, msg)
			envelope, err := json.Marshal(msg.Result)
			if err != nil {
				t.Fatal(err)
			}
			for _, leak := range []string{canary, "127.0.0.1", "goroutine ", ".go:", os.TempDir(), "SQLSTATE", "pgx", "x509"} {
				if strings.Contains(msg.Content, leak) || bytes.Contains(envelope, []byte(leak)) {
					t.Errorf("the model is told %q:\n%s\n%s", leak, msg.Content, envelope)
				}
			}
			if strings.Contains(log, canary) {
				t.Errorf("the log has the canary:\n%s", log)
			}
			fmt.Fprintf(&texts, "== %s: %s\n%s\n", r.stage, r.name, msg.Content)
		})
	}
	golden(t, filepath.Join("testdata", "texts.txt"), texts.String())
}

// agree holds the text for the model against the envelope.
func agree(t *testing.T, msg tool.Message) {
	doc, err := render.Read(msg.Content)
	if err != nil || doc.Status != msg.Status || doc.Status != msg.Result.Status {
		t.Fatalf("the text says %v (%v), the message %s, the envelope %s:\n%s", doc.Status, err, msg.Status, msg.Result.Status, msg.Content)
	}
	e := msg.Result.Error
	if e == nil {
		t.Fatalf("no failure:\n%s", msg.Content)
	}
	says := map[string]string{
		"error.code":        e.Code,
		"error.message":     e.Message,
		"error.retryable":   fmt.Sprint(e.Retryable()),
		"error.side_effect": string(e.SideEffect),
		"error.cause":       e.Cause,
	}
	if e.Category != tool.InvalidArguments { // where the model acts, and it is told how
		says["error.user_action_required"] = fmt.Sprint(e.UserActs || e.Category.UserActs())
	}
	for path, want := range says {
		if got, _ := render.Field(msg.Content, path); got != want {
			t.Errorf("%s is %q in the text, %q in the envelope:\n%s", path, got, want, msg.Content)
		}
	}
}

func golden(t *testing.T, path, got string) {
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	wanted := strings.Split(strings.ReplaceAll(string(want), "\r\n", "\n"), "\n")
	lines := strings.Split(got, "\n")
	if len(lines) < len(wanted) {
		t.Errorf("%s has %d lines more than there are", path, len(wanted)-len(lines))
	}
	for i, line := range lines {
		if i == len(wanted) || line != wanted[i] {
			t.Fatalf("line %d of %s is not %q; run the test with -update if that is meant", i+1, path, line)
		}
	}
}

// stages are where each category comes from. What has no stage here cannot
// happen there.
var stages = map[tool.Category][]string{
	tool.UnknownTool:         {"lookup"},
	tool.InvalidArguments:    {"decode"},
	tool.ArgumentsTruncated:  {"decode"},
	tool.PolicyDenied:        {"policy", "stage"},
	tool.ApprovalRequired:    {"policy"},
	tool.RateLimited:         {"policy", "handle", "normalize"},
	tool.NotFound:            {"handle", "normalize"},
	tool.AlreadyExists:       {"handle", "normalize"},
	tool.Conflict:            {"handle", "normalize"},
	tool.FailedPrecondition:  {"handle", "normalize"},
	tool.Unauthenticated:     {"handle", "normalize"},
	tool.PermissionDenied:    {"handle", "normalize"},
	tool.QuotaExceeded:       {"handle", "normalize"},
	tool.TimedOut:            {"context", "handle", "normalize"},
	tool.OutcomeUnknown:      {"handle"},
	tool.Canceled:            {"context", "handle"},
	tool.UpstreamUnavailable: {"handle", "normalize"},
	tool.UpstreamError:       {"handle", "normalize"},
	tool.InvalidResponse:     {"handle", "normalize"},
	tool.ResultTooLarge:      {"normalize"},
	tool.Unsupported:         {"handle", "normalize"},
	tool.Internal:            {"policy", "handle", "normalize", "stage"},
}

// TestTheMatrixIsWhole: each category has a row at each of its stages.
func TestTheMatrixIsWhole(t *testing.T) {
	all := rows()
	if len(all) < 60 {
		t.Errorf("the matrix has %d rows", len(all))
	}
	missing := map[string]bool{}
	for category, at := range stages {
		for _, stage := range at {
			missing[stage+" "+string(category)] = true
		}
	}
	seen := map[string]bool{}
	for _, r := range all {
		words := strings.Fields(r.want)
		key := r.stage + " " + words[1]
		if seen[key] = true; !missing[key] {
			t.Errorf("%s: a row of %s is not in the table of stages", r.name, key)
		}
	}
	for key := range missing {
		if !seen[key] {
			t.Errorf("no row of %s", key)
		}
	}
}
