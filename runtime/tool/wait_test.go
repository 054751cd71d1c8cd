package tool_test

import (
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// waiting is an error of a client that says how long to wait, and its status.
type waiting struct{ status int }

func (waiting) Error() string             { return "later" }
func (w waiting) StatusCode() int         { return w.status }
func (waiting) RetryAfter() time.Duration { return time.Hour }

// TestWaitIsForWhatHelps holds that a wait is told only where the same call may
// succeed after it.
func TestWaitIsForWhatHelps(t *testing.T) {
	for _, tt := range []struct {
		status int
		want   time.Duration
	}{{429, time.Hour}, {503, time.Hour}, {500, time.Hour}, {404, 0}, {0, 0}} {
		if e := tool.Classify(waiting{tt.status}); e.RetryAfter != tt.want {
			t.Errorf("status %d is %s with a wait of %s, want %s", tt.status, e.Code, e.RetryAfter, tt.want)
		}
	}
}
