package sources

import (
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/tooltest"
)

// TestDamageOfEachSource damages what each source sends of a parcel, or of a list
// of them, by the helper that users have for their own tools. A way that fails
// always has no whole; neither has one whose answer lacks a part.
func TestDamageOfEachSource(t *testing.T) {
	tried := 0
	for name, w := range ways {
		if w.tool == "read_notice" || slices.Contains([]string{"json half", "graphql", "bad utf8", "mcp structured"}, name) {
			continue
		}
		if testing.Short() && strings.Contains(name, "command") {
			continue // each answer runs a shell
		}
		if ask(t, w.tool, "en", w.raw(t, sent(t, name))).Status != tool.Success {
			continue
		}
		tried++
		t.Run(name, func(t *testing.T) {
			tooltest.Damage(t, sent(t, name), func(data []byte) tool.Message { return ask(t, w.tool, "en", w.raw(t, data)) })
		})
	}
	if tried < 12 && !testing.Short() {
		t.Errorf("%d ways were damaged, want 12", tried)
	}
}
