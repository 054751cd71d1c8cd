package main

import (
	"regexp"
	"strings"
	"unicode"

	"github.com/tooladapt/tooladapt/example/orders"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// request is what a question asks for.
type request struct {
	lang   string              // zh or en
	order  string              // the number of one order, "" for none
	cancel bool                // that the order be cancelled
	reason orders.CancelReason // why; "" when the question doesn't say
	search orders.SearchOrders // otherwise, what to look for
	all    bool                // every page of it
}

// clue is something that a question may hold. The pattern's first group, or
// the whole where it has none, is what take gets.
type clue struct {
	pattern *regexp.Regexp
	take    func(r *request, found string)
}

// understand collects the clues of a question. A language model does this
// better; what happens after it is the same.
func understand(question string) request {
	r := request{lang: "en", search: orders.SearchOrders{Limit: 10}}
	if strings.ContainsFunc(question, func(c rune) bool { return unicode.Is(unicode.Han, c) }) {
		r.lang = "zh"
	}
	for _, c := range clues {
		if m := c.pattern.FindStringSubmatch(question); m != nil {
			c.take(&r, m[len(m)-1])
		}
	}
	return r
}

var clues = [...]clue{
	{regexp.MustCompile(`(?i)\bORD-[0-9A-Z-]*`), func(r *request, s string) { r.order = strings.ToUpper(s) }},
	{regexp.MustCompile(`(?i)(?:^|[^已被])取消(?:$|[^了的吗原])|\bcancel\b`), func(r *request, _ string) { r.cancel = true }},
	{regexp.MustCompile(`(?i)全部|所有|\b(?:all|every)\b`), func(r *request, _ string) { r.all = true }},

	{regexp.MustCompile(`(?i)主动|不想要|不要了|\b(?:customer asked|changed my mind)\b`), because(orders.ByCustomer)},
	{regexp.MustCompile(`(?i)重复|\b(?:twice|duplicate)\b`), because(orders.Duplicate)},
	{regexp.MustCompile(`(?i)地址.{0,2}错|\bwrong address\b`), because(orders.WrongAddress)},
	{regexp.MustCompile(`(?i)缺货|\bout of stock\b`), because(orders.OutOfStock)},
	{regexp.MustCompile(`(?i)超时|\bunpaid\b`), because(orders.Unpaid)},

	{regexp.MustCompile(`(?i)待支付|\bpending\b`), standing(orders.Pending)},
	{regexp.MustCompile(`(?i)已支付|\bpaid\b`), standing(orders.Paid)},
	{regexp.MustCompile(`(?i)已发货|\bshipped\b`), standing(orders.Shipped)},
	{regexp.MustCompile(`(?i)已签收|\bdelivered\b`), standing(orders.Delivered)},
	{regexp.MustCompile(`(?i)已取消|\bcancell?ed\b`), standing(orders.Cancelled)},
	{regexp.MustCompile(`(?i)退款中|\brefunding\b`), standing(orders.Refunding)},
	{regexp.MustCompile(`(?i)已退款|\brefunded\b`), standing(orders.Refunded)},

	{regexp.MustCompile(`(?i)(?:尾号|ending in)\s*([0-9]+)`), func(r *request, s string) { r.search.PhoneLast4 = s }},
	{regexp.MustCompile(`(?i)(?:客户|customer)\s*(\p{Han}{2,4}?)(?:的|\s|$)`), func(r *request, s string) { r.search.CustomerName = s }},
	{regexp.MustCompile(`(?i)(?:从|from|since)\s*([0-9]{4}-[0-9]{2}-[0-9]{2})`), func(r *request, s string) { r.search.CreatedFrom = s }},
	{regexp.MustCompile(`(?i)(?:到|until|to)\s*([0-9]{4}-[0-9]{2}-[0-9]{2})`), func(r *request, s string) { r.search.CreatedTo = s }},
	{regexp.MustCompile(`(?i)(?:至少|at least)\s*([0-9]+(?:\.[0-9]+)?)`), func(r *request, s string) { r.search.MinAmount = yuan(s) }},
	{regexp.MustCompile(`(?i)(?:至多|at most)\s*([0-9]+(?:\.[0-9]+)?)`), func(r *request, s string) { r.search.MaxAmount = yuan(s) }},
}

func because(reason orders.CancelReason) func(*request, string) {
	return func(r *request, _ string) { r.reason = reason }
}

func standing(s orders.Status) func(*request, string) {
	return func(r *request, _ string) { r.search.Status = s }
}

// yuan is nil for more digits than a Decimal holds.
func yuan(text string) *tool.Decimal {
	d, err := tool.ParseDecimal(text)
	if err != nil {
		return nil
	}
	return &d
}
