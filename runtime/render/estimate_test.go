package render_test

import (
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
)

// TestEstimate holds the estimate against what o200k makes of some texts.
func TestEstimate(t *testing.T) {
	tests := []struct {
		name, text string
		tokens     int
	}{
		{"an order", "[order]\norder_id: ORD-20260719-001\nstatus: 已取消\nreason: 用户主动申请\nrefund_amount: 129.00 CNY\ncreate_time: 2026-07-18T14:23:00+08:00\n", 56},
		{"a table", "[items] rows 1-2 of 2\nsku|name|unit_price (CNY)|qty\nTSHIRT-001|纯棉短袖|79.00|1\nSOCK-003|中筒袜|25.00|2\n", 58},
		{"a log", "1| === RUN   TestShorten\n2|     shorten_test.go:248: got 17, want 18\n3| --- FAIL: TestShorten (0.12s)\n4| FAIL\n5| exit status 1\n", 51},
		{"prose", "Fields are not dropped; of long values there, what is shown is the start, of lists and texts some entries. What is kept of certain sections the author says.\n", 34},
		{"code", "12| func EstimateTokens(text []byte) int {\n13| \tsum := 0\n14| \tfor i := 0; i < len(text); {\n15| \t\tn, cost := estimatePiece(text[i:])\n", 46},
		{"JSON", "{\"id\":80042,\"node_id\":\"MDU6SXNzdWU4MDA0Mg==\",\"number\":7,\"user\":{\"login\":\"octocat\",\"site_admin\":false},\"labels\":[{\"name\":\"bug\",\"color\":\"d73a4a\"}]}\n", 55},
	}
	for _, tt := range tests {
		got := render.EstimateTokens([]byte(tt.text))
		if got < tt.tokens*80/100 || got > tt.tokens*125/100 {
			t.Errorf("%s has %d tokens, estimated %d", tt.name, tt.tokens, got)
		}
	}
	if n := render.EstimateTokens(nil); n != 0 {
		t.Errorf("nothing has %d tokens", n)
	}
}

func BenchmarkEstimate(b *testing.B) {
	text := []byte(orderText)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		render.EstimateTokens(text)
	}
}
