package render_test

import (
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

func TestWhatStandsForWhatWasNotSent(t *testing.T) {
	var left, null, lost tool.Presence
	left.LeaveOut(3)
	null.Nullify(3)
	lost.Lose(3)
	tests := []struct {
		sent        *tool.Presence
		want, items string
	}{
		{nil, "(not returned)", "(null)"},
		{&left, "(not returned)", "(null)"},
		{&null, "(null)", "(null)"},
		{&lost, "(unknown)", "(unknown)"},
	}
	for _, tt := range tests {
		for _, form := range []struct{ got, want string }{
			{string(render.Unsent(nil, "fee", tt.sent, 3)), "fee: " + tt.want + "\n"},
			{string(render.UnsentCell(nil, tt.sent, 3)), tt.want + "|"},
			{string(render.UnsentSection(nil, "items", tt.sent, 3)), "[items] " + tt.want + "\n"},
			{string(render.EndList(render.UnsentItem(nil, tt.sent, 3), 1)), tt.items + "\n"},
		} {
			if form.got != form.want {
				t.Errorf("rendered %q, want %q", form.got, form.want)
			}
		}
	}
}
