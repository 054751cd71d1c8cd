package main

import (
	"bytes"
	"cmp"
	"database/sql"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the transcripts of testdata anew")

// passing is what of a log record differs from run to run.
var passing = regexp.MustCompile(`\btime=\S+ | duration=\S+`)

// ask is all that the agent shows for one question, without times.
func ask(t *testing.T, db, question string, flags ...string) string {
	t.Helper()
	var stdout, stderr bytes.Buffer
	if code := run(append(flags, "-db", db, question), nil, &stdout, &stderr); code != 0 || stderr.Len() > 0 {
		t.Fatalf("%s: exit code %d, %s", question, code, &stderr)
	}
	return passing.ReplaceAllString(stdout.String(), "")
}

// change runs SQL on the orders from outside, as another program would.
func change(t *testing.T, path, query string) {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.ExecContext(t.Context(), query); err != nil {
		t.Fatal(err)
	}
}

// TestTranscripts asks one question after the other over one database, and
// compares everything that is shown. The answers stand here too, for people.
func TestTranscripts(t *testing.T) {
	tests := []struct {
		name, question, answer string
		before                 string // SQL
		approve                string
	}{
		{
			name: "cancelled", question: "我的订单 ORD-20260719-001 怎么了",
			answer: "订单 ORD-20260719-001 的状态是已取消，取消原因：用户主动申请，退款 129.00 CNY。",
		},
		{
			name: "changed", question: "我的订单 ORD-20260719-001 怎么了",
			before: `UPDATE orders SET status = '已签收' WHERE order_id = 'ORD-20260719-001'`,
			answer: "订单 ORD-20260719-001 的状态是已签收，取消原因：用户主动申请，退款 129.00 CNY。",
		},
		{
			name: "unknown", question: "我的订单 ORD-20260719-999 怎么了",
			answer: "没有找到订单 ORD-20260719-999（NOT_FOUND）。",
		},
		{
			name: "unknown_in_english", question: "What about order ORD-20260719-999?",
			answer: "There is no order ORD-20260719-999 (NOT_FOUND).",
		},
		{
			name: "hostile_note", question: "Where is ORD-20260703-001?",
			answer: "Order ORD-20260703-001 is 已发货.",
		},
		{
			name: "cancel_unapproved", question: "请取消订单 ORD-20260719-002，我不想要了", approve: "get_order",
			answer: "办不到：此调用需要批准（APPROVAL_REQUIRED）。可以请用户批准此调用。",
		},
		{
			name: "cancel", question: "请取消订单 ORD-20260719-002，我不想要了",
			answer: "订单 ORD-20260719-002 现在的状态是已取消，status 由 已支付 改为 已取消，reason 由 无 改为 用户主动申请，refund_amount 由 无 改为 209.00。",
		},
		{
			name: "cancel_again", question: "Cancel ORD-20260719-002, ordered twice",
			answer: "That can't be done: 订单此前已经取消 (ALREADY_CANCELLED). 可以用 get_order 查看取消原因.",
		},
		{
			name: "cancel_shipped", question: "请取消订单 ORD-20260718-002，重复下单了",
			answer: "办不到：订单已发货，不能取消（ORDER_SHIPPED）。可以请用户签收后申请退货退款。",
		},
		{
			name: "cancel_without_reason", question: "请取消订单 ORD-20260719-003",
			answer: "取消订单需要原因，请从中选一个：用户主动申请，重复下单，地址填写错误，商品缺货，超时未支付。",
		},
		{
			name: "search_one_page", question: "已签收的订单有哪些",
			answer: "找到 19 个订单，这里是最新的 10 个。",
		},
		{
			name: "search_all_pages", question: "Show all delivered orders",
			answer: "Found 19 orders.",
		},
		{
			name: "search_nothing", question: "尾号 0000 的订单",
			answer: "没有符合条件的订单。",
		},
		{
			name: "bad_arguments", question: "尾号 12 的订单",
			answer: "办不到：2 个参数中有 1 个无效；工具未执行（INVALID_ARGUMENTS）。",
		},
	}
	db := filepath.Join(t.TempDir(), "orders.db")
	for _, test := range tests {
		if test.before != "" {
			change(t, db, test.before)
		}
		got := ask(t, db, test.question, "-approve", cmp.Or(test.approve, "cancel_order"))
		if answer := firstLineAfter(got, "answer: "); answer != test.answer {
			t.Errorf("%s: answered %s\nwant %s", test.name, answer, test.answer)
		}
		compare(t, filepath.Join("testdata", test.name+".txt"), got)
	}
}

func firstLineAfter(text, mark string) string {
	_, rest, _ := strings.Cut(text, "\n"+mark)
	line, _, _ := strings.Cut(rest, "\n")
	return line
}

// compare holds got against a file, or writes the file under -update.
func compare(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != strings.ReplaceAll(string(want), "\r", "") {
		t.Errorf("%s: got\n%s\nwant\n%s", path, got, want)
	}
}
