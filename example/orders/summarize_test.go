package orders

import (
	"context"
	"regexp"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/summary"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// newest is a summarizer that says of a search what its first row says, once right
// and once with another amount.
type newest struct{ source summary.Source }

func (n *newest) Summarize(_ context.Context, s summary.Source) (summary.Summary, error) {
	n.source = s
	p, ok := s.Document.Part("orders")
	if !ok {
		return summary.Summary{}, nil
	}
	row := p.Body.(render.Rows).Rows[0]
	first := []tool.Range{{Section: "orders", First: 1, Last: 1}}
	return summary.Summary{Findings: []summary.Finding{
		{Text: "最新的订单是 " + row[0].Text, Evidence: first}, {Text: "最新的订单是 " + row[0].Text + "，共 987654.32 元", Evidence: first},
	}}, nil
}

// TestSummarized shows of two findings the one that the rows bear out. The
// summarizer sees all rows, and no more of a customer than a model does.
func TestSummarized(t *testing.T) {
	n := new(newest)
	x := exec.New(open(t).Tools(), exec.Config{Summarizer: n, Limit: tool.Limit{Chars: 600}})
	ctx := tool.WithCaller(t.Context(), tool.Caller{Lang: "zh"})
	msg := x.Do(ctx, tool.Call{Name: "search_orders", Arguments: []byte(`{"limit": 20}`)})
	d, err := render.Read(msg.Content)
	if err != nil {
		t.Fatal(err)
	}
	first, _ := n.source.Document.Value("orders.1.order_id")
	if got, _ := d.Value("findings.1.finding"); first.Text == "" || got.Text != "最新的订单是 "+first.Text {
		t.Errorf("the answer is\n%s", msg.Content)
	}
	if got, _ := d.Value("result.warning.1"); got.Text != "引用内容不能证实的结论已略去（2 条中的 1 条）" {
		t.Errorf("the answer is\n%s", msg.Content)
	}
	if _, ok := n.source.Document.Value("orders.20.order_id"); !ok || n.source.Fits {
		t.Errorf("the summarizer sees\n%s", n.source.Text)
	}
	msg = x.Do(ctx, tool.Call{Name: "get_order", Arguments: []byte(`{"order_id": "ORD-20260719-001"}`)})
	phone := regexp.MustCompile(`1[3-9][0-9]{9}`)
	if !strings.Contains(n.source.Text, "138****0001") || phone.MatchString(n.source.Text) || !n.source.Fits {
		t.Errorf("the summarizer sees\n%s", n.source.Text)
	}
}
