package main

import (
	"reflect"
	"testing"

	"github.com/tooladapt/tooladapt/example/orders"
)

func TestUnderstand(t *testing.T) {
	search := func(in orders.SearchOrders) orders.SearchOrders {
		in.Limit = 10
		return in
	}
	any := search(orders.SearchOrders{})
	for question, want := range map[string]request{
		"": {lang: "en", search: any},
		"我的订单 ORD-20260719-001 怎么了":        {lang: "zh", order: "ORD-20260719-001", search: any},
		"ord-20260719-001?":                {lang: "en", order: "ORD-20260719-001", search: any},
		"ORD-719 呢":                        {lang: "zh", order: "ORD-719", search: any},
		"ORD-20260719-001 为什么取消了":          {lang: "zh", order: "ORD-20260719-001", search: any},
		"ORD-20260719-001 被取消的原因":          {lang: "zh", order: "ORD-20260719-001", search: any},
		"取消 ORD-20260719-002":              {lang: "zh", order: "ORD-20260719-002", cancel: true, search: any},
		"cancel ORD-20260719-002, unpaid":  {lang: "en", order: "ORD-20260719-002", cancel: true, reason: orders.Unpaid, search: any},
		"把 ORD-20260719-002 取消，地址写错了":      {lang: "zh", order: "ORD-20260719-002", cancel: true, reason: orders.WrongAddress, search: any},
		"why was ORD-20260719-001 denied?": {lang: "en", order: "ORD-20260719-001", search: any},
		"所有已取消的订单":                         {lang: "zh", all: true, search: search(orders.SearchOrders{Status: orders.Cancelled})},
		"all canceled orders":              {lang: "en", all: true, search: search(orders.SearchOrders{Status: orders.Cancelled})},
		"客户张伟的订单，手机尾号 5678": {lang: "zh", search: search(orders.SearchOrders{
			CustomerName: "张伟", PhoneLast4: "5678",
		})},
		"shipped orders from 2026-07-01 to 2026-07-31, at least 99.50, at most 300": {lang: "en", search: search(orders.SearchOrders{
			Status: orders.Shipped, CreatedFrom: "2026-07-01", CreatedTo: "2026-07-31",
			MinAmount: yuan("99.50"), MaxAmount: yuan("300"),
		})},
		"at least 99999999999999999999": {lang: "en", search: any},
	} {
		if got := understand(question); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %+v\nwant %+v", question, got, want)
		}
	}
}
