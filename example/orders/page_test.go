package orders

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// pageAnswer is what a model reads of one page.
type pageAnswer struct {
	complete, total, warning string
	shown                    int
	ids                      []string
	// more is the call that the answer tells, its arguments as JSON; "" for none.
	name, more string
}

// readPage reads an answer as a model does: from its text alone.
func readPage(t *testing.T, text string) (p pageAnswer) {
	t.Helper()
	d, err := render.Read(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	complete, _ := d.Value("result.complete")
	warning, _ := d.Value("result.warning.1")
	total, _ := d.Value("order_page.total")
	p.complete, p.warning, p.total = complete.Text, warning.Text, total.Text
	part, _ := d.Part("orders")
	rows := part.Body.(render.Rows)
	p.shown = rows.Window.Total
	for _, row := range rows.Rows {
		p.ids = append(p.ids, row[0].Text)
	}
	arguments := map[string]any{}
	for _, e := range d.Banner {
		name, ok := strings.CutPrefix(e.Key, "more.")
		switch n, err := strconv.Atoi(e.Value.Text); {
		case !ok:
		case name == "tool":
			p.name = e.Value.Text
		case err == nil && name == "limit":
			arguments[name] = n
		default:
			arguments[name] = e.Value.Text
		}
	}
	if p.name != "" {
		more, err := json.Marshal(arguments)
		if err != nil {
			t.Fatal(err)
		}
		p.more = string(more)
	}
	return p
}

// TestPagesFollow calls what each answer tells, word for word, until none tells
// more: together they are all orders that were asked for.
func TestPagesFollow(t *testing.T) {
	s := open(t)
	x := exec.New(s.Tools(), exec.Config{})
	const first = `{"status": "已签收", "limit": 3, "customer_name": null, "created_from": "2026-06-01"}`
	name, arguments := "search_orders", first
	var got []string
	for n := 0; name != ""; n++ {
		msg := x.Do(t.Context(), tool.Call{Name: name, Arguments: []byte(arguments)})
		if msg.Status != tool.Success || n > 41 {
			t.Fatalf("call %d of %s %s answers\n%s", n, name, arguments, msg.Content)
		}
		if _, err := SearchOrdersTool.Decode([]byte(arguments)); err != nil {
			t.Errorf("%s is no call: %v", arguments, err)
		}
		page := readPage(t, msg.Content)
		whole, err := strconv.Atoi(page.total)
		if err != nil || page.complete != "false" || page.shown != whole || (page.warning != "") != (n > 0) {
			t.Errorf("page %d reads %+v of\n%s", n, page, msg.Content)
		}
		if page.more != "" && !strings.Contains(page.more, `"status":"已签收"`) || strings.Contains(page.more, "customer_name") {
			t.Errorf("page %d goes on with %s", n, page.more)
		}
		got = append(got, page.ids...)
		name, arguments = page.name, page.more
	}
	whole, err := s.SearchOrders(t.Context(), SearchOrders{Status: Delivered, CreatedFrom: "2026-06-01", Limit: 50})
	if err != nil || len(whole.Orders) < 4 || !slices.Equal(got, ids(whole)) {
		t.Errorf("the pages have %v, want %v, %v", got, ids(whole), err)
	}
}

// TestPageText is the first page as the model sees it.
func TestPageText(t *testing.T) {
	x := exec.New(open(t).Tools(), exec.Config{})
	msg := x.Do(t.Context(), tool.Call{Name: "search_orders", Arguments: []byte(`{"limit": 1, "status": "退款中"}`)})
	const want = `[result] search_orders success
arg.status: 退款中
arg.limit: 1
complete: false
more.tool: search_orders
more.limit: 1
more.status: 退款中
more.cursor: ORD-20260717-002
[order_page]
total: 2
next_cursor: ORD-20260717-002
[orders] rows 1-1 of 2
`
	if !strings.HasPrefix(msg.Content, want) {
		t.Errorf("the page is\n%s\nwant\n%s", msg.Content, want)
	}
	wantRanges := []tool.Range{{Section: "orders", First: 1, Last: 1, Total: 2}}
	if c := msg.Result.Coverage; c.Complete || c.Total != 2 || c.Shown != 1 || !slices.Equal(c.Ranges, wantRanges) {
		t.Errorf("the coverage is %+v", c)
	}
}

// TestWholePage says complete where there is nothing more.
func TestWholePage(t *testing.T) {
	x := exec.New(open(t).Tools(), exec.Config{})
	for _, arguments := range []string{`{"status": "退款中"}`, `{"customer_name": "王五"}`} {
		msg := x.Do(t.Context(), tool.Call{Name: "search_orders", Arguments: []byte(arguments)})
		if page := readPage(t, msg.Content); page.complete != "true" || page.name != "" || page.warning != "" {
			t.Errorf("%s reads %+v of\n%s", arguments, page, msg.Content)
		}
	}
}
