package summary

import (
	"fmt"
	"slices"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// orders is a result with a section of every kind.
const orders = `[result] search_orders success
complete: true
[page]
total: 3
paid: true
late: false
tags (2): express, gift
coupon: (null)
[orders] rows 1-5 of 5
order_id|status|amount (CNY)|note
ORD-20260719-001|shipped|1299.00|"not paid yet, 2026-07-18T14:23:00+08:00"
ORD-20260719-002|已取消|129.90|未发货
ORD-20260719-003|CANCELLED|-20.50|(not returned)
ORD-20260719-004|shipped|12000|张三没有退款，下单 3 件
ORD-20260719-005|shipped|0.00|共 1.2万，不是 3
[log] lines 8-9 of 9 external
8| It isn't shipped: no label, 50% of 1,234 parcels wait.
9| see runtime/decode/scan.go:41 or r_8f2c
[hits] located 1-1 of 1
a/b.go:7| if never { return }
[places] records 1-2 of 2
- name: Oslo
  size: 5 km
- name: Rome
  size: 17 km
  parts (2)
  parts.1.name: Prati
  parts.2: (null)
[shipping] (not returned)
`

func source(t testing.TB, text string) Source {
	t.Helper()
	s, err := Read(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// at is one range of evidence: orders 1, or orders 1-2.
func at(t testing.TB, places ...string) (all []tool.Range) {
	t.Helper()
	for _, p := range places {
		var r tool.Range
		if n, _ := fmt.Sscanf(p, "%s %d-%d", &r.Section, &r.First, &r.Last); n == 2 {
			r.Last = r.First
		} else if n != 3 {
			t.Fatalf("%q is no place", p)
		}
		all = append(all, r)
	}
	return all
}

// TestBears holds findings against what they cite: each is right but for one word,
// or wrong but for one.
func TestBears(t *testing.T) {
	s := source(t, orders)
	for _, tt := range []struct {
		text  string
		cites string
		want  bool
	}{
		// numbers
		{"It cost 1299.00 CNY", "orders 1", true},
		{"It cost 1,299 CNY", "orders 1", true},
		{"It cost １２９９ CNY", "orders 1", true},
		{"It cost 129.9 CNY", "orders 2", true},
		{"It cost 129.90 CNY", "orders 2", true},
		{"It cost 129.9 CNY", "orders 1", false},
		{"It cost 1299 CNY", "orders 2", false},
		{"It cost 12.99 CNY", "orders 1", false},
		{"It cost 12,99 CNY", "orders 1", false},
		{"It cost 1.299 CNY", "orders 1", false},
		{"It cost 129900 CNY", "orders 1", false},
		{"It cost 1299 USD", "orders 1", false},
		{"It cost $1299", "orders 1", false},
		{"They cost 1299 and 129.9 CNY", "orders 1-2", true},
		{"They cost 1299 and 129.9 CNY", "orders 1", false},
		{"It cost 20.5 CNY", "orders 3", false},
		{"It cost -20.5 CNY", "orders 3", true},
		{"It cost −20.50 CNY", "orders 3", true},
		{"It cost 12000 CNY", "orders 4", true},
		{"It cost 1.2万 CNY", "orders 4", false},
		{"It cost 12,000 CNY", "orders 4", true},
		{"共 1.20万", "orders 5", true},
		{"共 1.2 元", "orders 5", false},
		{"共 3万", "orders 5", false},
		{"It cost 12000万 CNY", "orders 4", false},
		{"It cost 12,00,0 CNY", "orders 4", false},
		{"50% of 1234 parcels wait", "log 8", true},
		{"50 of 1234 parcels wait", "log 8", false},
		{"5% of 1234 parcels wait", "log 8", false},
		{"50% of 12,34 parcels wait", "log 8", false},
		{"There are three of them", "page 1", true},
		{"There are four of them", "page 1", false},
		{"There are two dozen of them", "page 1", false},
		{"下单三件", "orders 4", true},
		{"下单两件", "orders 4", false},
		{"下单十三件", "orders 4", false},
		{"共一万二千元", "orders 4", true},
		{"共一百二十元", "orders 4", false},
		{"½ of them wait", "log 8", false},
		{"Rome has 17 km", "places 2", true},
		{"Oslo has 17 km", "places 1", false},
		{"Oslo is no number", "places 1", false},
		{"It is 3", "orders 5", false},
		{"It isn't 3", "orders 5", true},
		{"It isn't 12000", "orders 4", false},
		// ids
		{"ORD-20260719-001 is on its way", "orders 1", true},
		{"ORD-20260719-001 is on its way", "orders 2", false},
		{"ORD-20260719-01 is on its way", "orders 1", false},
		{"ord-20260719-001 is on its way", "orders 1", false},
		{"ORD-2026071\u200b9-001 is on its way", "orders 1", true},
		{"ОRD-20260719-001 is on its way", "orders 1", false}, // a Cyrillic O
		{"Ordered on 2026-07-18", "orders 1", true},
		{"Ordered on 2026-07-18T14:23:00+08:00", "orders 1", true},
		{"Ordered on 2026-07-19", "orders 1", false},
		{"Ordered on 2026-18-07", "orders 1", false},
		{"It is CANCELLED", "orders 3", true},
		{"It is CANCELLED", "orders 1", false},
		{"See scan.go:41", "log 9", true},
		{"See runtime/decode/scan.go", "log 9", true},
		{"See scan.go:4", "log 9", false},
		{"See scan.go:42", "log 9", false},
		{"See can.go:41", "log 9", false},
		{"See r_8f2c", "log 9", true},
		{"See r_8f2d", "log 9", false},
		{"Line 7 of a/b.go returns", "hits 1", true},
		{"Line 8 of a/b.go returns", "hits 1", false},
		{"It goes on, i.e. it waits", "orders 1", true},
		// negations in English
		{"It is not paid", "orders 1", true},
		{"It isn't paid", "orders 1", true},
		{"It isn’t paid", "orders 1", true},
		{"It was never paid", "orders 1", true},
		{"It is paid", "orders 1", false},
		{"It was fully paid", "orders 1", false},
		{"It is not shipped", "orders 1", false},
		{"It is shipped", "orders 1", true},
		{"It is NOT shipped", "orders 1", false},
		{"It has not yet been shipped", "log 8", true},
		{"It is shipped", "log 8", false},
		{"There is no label", "log 8", true},
		{"There is a label", "log 8", false},
		{"Nothing waits", "places 1", false},
		{"It cannot be sent", "places 1", false},
		{"It won't be sent", "places 1", false},
		{"It never returns", "hits 1", true},
		{"It always returns", "hits 1", true},
		{"It is not late", "page 3", true},
		{"It is late", "page 3", false},
		{"It is not paid", "page 2", false},
		{"There is no coupon", "page 5", true},
		{"There is a coupon", "page 5", false},
		{"It has no note", "orders 3", true},
		{"Nothing is known of the shipping", "shipping 1", true},
		{"It is known", "shipping 1", true},
		// negations in Chinese
		{"尚未发货", "orders 2", true},
		{"没有发货", "orders 2", true},
		{"不会发货", "orders 2", true},
		{"已经发货", "orders 2", false},
		{"张三没有退款", "orders 4", true},
		{"张三已退款", "orders 4", false},
		{"李四没有退款", "orders 2", false},
		{"不满意", "places 1", false},
		{"没有到", "places 1", false},
		{"未到", "places 1", false},
		{"无人", "places 1", false},
		{"非本人", "places 1", false},
		{"It has not been shipped", "orders 2", true},
		// what is cited
		{"It is there", "orders 1", true},
		{"It is there", "orders 6", false},
		{"It is there", "orders 0", false},
		{"It is there", "orders -1", false},
		{"It is there", "orders 2-1", false},
		{"It is there", "orders 1-9223372036854775807", false},
		{"It is there", "log 1", false},
		{"It is there", "log 8-9", true},
		{"It is there", "other 1", false},
		{"", "orders 1", false},
	} {
		c := s.Check(Summary{Findings: []Finding{{tt.text, at(t, tt.cites)}}})
		if got := len(c.Findings) == 1; got != tt.want || c.Unproven+len(c.Findings) != 1 || c.Beyond != 0 {
			t.Errorf("%q of %s: kept is %v, want %v", tt.text, tt.cites, got, tt.want)
		}
	}
	for name, evidence := range map[string][]tool.Range{
		"nothing": nil, "too many ranges": slices.Repeat(at(t, "orders 1"), maxRanges+1),
	} {
		if c := s.Check(Summary{Findings: []Finding{{"It is there", evidence}}}); c.Unproven != 1 {
			t.Errorf("%s is taken for evidence", name)
		}
	}
}
