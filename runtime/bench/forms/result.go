package forms

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/bench/results"
	"github.com/tooladapt/tooladapt/runtime/bench/results/brief"
	"github.com/tooladapt/tooladapt/runtime/bench/results/stock"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Result is one real result.
type Result struct {
	Name string
	// Source is the JSON that the upstream sent.
	Source []byte
	// Prose is what a chatty tool says, "%s" for the data; "" where none is known.
	Prose string
	// Goal says that the result is one of those that goals are about.
	Goal bool
	// Units are the keys of the source that get the unit in their name where a
	// form has no other place for it, as the generated form shows it.
	Units map[string]string
	// Compact appends the sections that the generated code writes of Source.
	Compact func(dst []byte) ([]byte, error)
	// Tool is the name of the tool.
	Tool string
}

// adapter is the part of a generated adapter that shows a result.
type adapter[R any] interface {
	Spec() *tool.Spec
	AppendCompact(dst []byte, r tool.Of[R]) []byte
}

// result is a result that a adapter shows.
func result[R any](name string, a adapter[R], source []byte) Result {
	return Result{Name: name, Source: source, Tool: a.Spec().Name, Compact: func(dst []byte) ([]byte, error) {
		var r R
		if err := json.Unmarshal(source, &r); err != nil {
			return dst, fmt.Errorf("read the result %s: %w", name, err)
		}
		return a.AppendCompact(dst, tool.Value(r)), nil
	}}
}

// currency is the unit of the amounts of the order, which its source leaves to
// the reader.
var currency = map[string]string{"refund_amount": "refund_amount_cny", "price": "price_cny", "fee": "fee_cny"}

// seed is the order of the seed, as its tool answered.
const seed = `{"order_id":"ORD-20260719-001","status":"已取消","reason":"用户主动申请","refund_amount":129.0,"create_time":"2026-07-18T14:23:00+08:00",` +
	`"items":[{"sku":"TSHIRT-001","name":"纯棉短袖","price":79.0,"qty":1},{"sku":"SOCK-003","name":"中筒袜","price":25.0,"qty":2}],` +
	`"shipping":{"addr":"上海市浦东新区","method":"普通快递","fee":0.0}}`

// Samples are the results that this package has itself: the order.
func Samples() []Result {
	order := result("order-seed", results.GetOrderTool, []byte(seed))
	order.Units = currency
	return []Result{order}
}

// Brief is the order with the fields that its author chose.
func Brief() Result { return result("order, chosen fields", brief.GetOrderTool, []byte(seed)) }

// Results are those of the folder root, which is that of TOOLADAPT_DATA: the six
// that goals are about, and more that services and commands answered.
func Results(root string) ([]Result, error) {
	f := &folder{root: root}
	all := []Result{
		goal(f, "order-seed", results.GetOrderTool), goal(f, "weather", results.GetWeatherTool), goal(f, "stock-20-rows", stock.ListStockTool),
		goal(f, "pytest-run", results.RunTestsTool), goal(f, "GitHub-issue", results.GetIssueTool), goal(f, "SQL-rows", results.QuerySQLTool),
		result("df", results.DfTool, bytes.ReplaceAll(f.file("raw-outputs/cli-jc/centos-7.7/df.json"), []byte("1k_blocks"), []byte("blocks"))),
		result("ls", results.LsTool, f.file("raw-outputs/cli-jc/centos-7.7/ls-al.json")),
		result("ping", results.PingTool, f.file("raw-outputs/cli-jc/osx-10.14.6/ping-ip-dup.json")),
		result("sockets", results.ListSocketsTool, f.file("raw-outputs/cli-jc/centos-7.7/systemctl-ls.json")),
		result("Alipay-payment", results.QueryPaymentTool, f.text("raw-outputs/cn/gopay-json.jsonl", `"buyer_logon_id`)),
		result("GitHub-organization", results.GetOrganizationTool, f.response("raw-outputs/github-octokit-fixtures/get-organization/normalized-fixture.json")),
	}
	all[0].Units = currency
	return all, f.err
}

func goal[R any](f *folder, name string, a adapter[R]) Result {
	r := result(name, a, f.file("bench/result."+name+".json"))
	r.Goal, r.Prose = true, string(f.file("bench/result."+name+".prose.txt"))
	return r
}

// folder reads files. What it cannot read is nothing, and an error in the end.
type folder struct {
	root string
	err  error
}

func (f *folder) file(name string) []byte {
	text, err := os.ReadFile(filepath.Join(f.root, filepath.FromSlash(name)))
	if err != nil && f.err == nil {
		f.err = err
	}
	return text
}

// text is the first text of a file of JSON lines that holds part.
func (f *folder) text(name, part string) []byte {
	lines := bufio.NewScanner(bytes.NewReader(f.file(name)))
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var line struct{ Text string }
		if json.Unmarshal(lines.Bytes(), &line) == nil && strings.Contains(line.Text, part) {
			return []byte(line.Text)
		}
	}
	if f.err == nil {
		f.err = fmt.Errorf("no text with %s in %s", part, name)
	}
	return nil
}

// response is the body of the first answer of a recording.
func (f *folder) response(name string) []byte {
	var recorded []struct{ Response json.RawMessage }
	if err := json.Unmarshal(f.file(name), &recorded); err != nil || len(recorded) == 0 {
		if f.err == nil {
			f.err = fmt.Errorf("no recording in %s: %w", name, err)
		}
		return nil
	}
	return recorded[0].Response
}
