package sources

import (
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestExitCodesThatCountAsSuccess holds a tool that says which, and one that does
// not, against how a command ends.
func TestExitCodesThatCountAsSuccess(t *testing.T) {
	const parcel = `{"parcel_id":1,"parcel_state":"sent","pieces":1,"fee":1,"insured":true,"note":"n"}`
	for _, tt := range []struct {
		name, exit, verdict string
		status              tool.Status
	}{
		{"check_parcels", "0", "exit_code: 0\nverdict: passed\n", tool.Success},
		{"check_parcels", "1", "exit_code: 1\nverdict: failed\n", tool.Success},
		{"check_parcels", "2", "", tool.Failed},
		{"get_parcel", "0", "", tool.Success},
		{"get_parcel", "1", "", tool.Failed},
	} {
		got := ask(t, tt.name, "en", finished("cat; exit "+tt.exit)(t, []byte(parcel)))
		if got.Status != tt.status || !strings.Contains(got.Content, tt.verdict) || tt.verdict == "" && (strings.Contains(got.Content, "verdict") || strings.Contains(got.Content, "exit_code")) {
			t.Errorf("%s with exit code %s: status %s, want %s and %q:\n%s", tt.name, tt.exit, got.Status, tt.status, tt.verdict, got.Content)
		}
	}
}
