package tooltest

import (
	"errors"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// decodes is a decode that answers with err.
func decodes(err error) func([]byte) (string, error) {
	return func(data []byte) (string, error) { return string(data), err }
}

func TestAcceptsAndRejects(t *testing.T) {
	refusal := tool.InvalidArguments.New("1 of 1 arguments is not valid")
	refusal.Arguments = &tool.ArgumentReport{Violations: []tool.Violation{
		{Path: "/order_id", Keyword: "pattern", Got: "719", Want: "ORD-"},
		{Path: "/limit", Keyword: "type", Want: "integer"},
	}}
	tests := []struct {
		name             string
		err              error
		accepts, rejects string
	}{
		{"accepted", nil, "", `error: {} is accepted, as {}`},
		{
			"refused", refusal,
			"error: {} is refused: INVALID_ARGUMENTS: 1 of 1 arguments is not valid\n\t/order_id: want ORD-\n\t/limit: want integer", "",
		},
		{
			"another error of ours", tool.Internal.New(""),
			"error: {} is refused: INTERNAL: the tool failed",
			"error: {} is refused with another error than INVALID_ARGUMENTS: INTERNAL: the tool failed",
		},
		{"any error", errors.ErrUnsupported, "error: {} is refused: unsupported operation", "error: {} is refused with another error than INVALID_ARGUMENTS: unsupported operation"},
	}
	for _, tt := range tests {
		r := &recorder{TB: t}
		if Accepts(r, decodes(tt.err), "{}"); r.said != tt.accepts {
			t.Errorf("%s: Accepts says %q, want %q", tt.name, r.said, tt.accepts)
		}
		r = &recorder{TB: t}
		if Rejects(r, decodes(tt.err), "{}"); r.said != tt.rejects {
			t.Errorf("%s: Rejects says %q, want %q", tt.name, r.said, tt.rejects)
		}
	}
}
