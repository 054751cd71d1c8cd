package orders

import (
	"strings"
	"testing"
)

func TestGetOrder(t *testing.T) {
	s := open(t)
	for id, want := range map[string]string{
		// Every column but coupon, note and tracking number.
		"ORD-20260719-001": `{
	"order_id": "ORD-20260719-001",
	"status": "已取消",
	"reason": "用户主动申请",
	"refund_amount": 129.00,
	"amount": 129.00,
	"create_time": "2026-07-18T14:23:00+08:00",
	"customer_name": "李晓雯",
	"phone": "13800000001",
	"coupon": null,
	"note": null,
	"items": [
		{
			"sku": "TSHIRT-001",
			"name": "纯棉短袖",
			"unit_price": 79.00,
			"qty": 1
		},
		{
			"sku": "SOCK-003",
			"name": "中筒袜",
			"unit_price": 25.00,
			"qty": 2
		}
	],
	"shipping": {
		"address": "上海市浦东新区",
		"method": "普通快递",
		"fee": 0.00,
		"tracking_no": null
	}
}`,
		// No reason, no refund; a coupon and a tracking number.
		"ORD-20260618-002": `{
	"order_id": "ORD-20260618-002",
	"status": "已签收",
	"reason": null,
	"refund_amount": null,
	"amount": 517.00,
	"create_time": "2026-06-18T00:03:00+08:00",
	"customer_name": "张伟",
	"phone": "13900005678",
	"coupon": "618满500减80",
	"note": null,
	"items": [
		{
			"sku": "JEAN-005",
			"name": "直筒牛仔裤",
			"unit_price": 199.00,
			"qty": 3
		}
	],
	"shipping": {
		"address": "广东省深圳市南山区科技园 3 栋",
		"method": "普通快递",
		"fee": 0.00,
		"tracking_no": "YT8800001618"
	}
}`,
		// Collected in the shop: the shipping column is NULL.
		"ORD-20260718-003": `{
	"order_id": "ORD-20260718-003",
	"status": "已支付",
	"reason": null,
	"refund_amount": null,
	"amount": 499.00,
	"create_time": "2026-07-18T20:15:09+08:00",
	"customer_name": "赵敏",
	"phone": "13500009999",
	"coupon": null,
	"note": "到店自提，周六下午来",
	"items": [
		{
			"sku": "COAT-006",
			"name": "轻薄羽绒服",
			"unit_price": 499.00,
			"qty": 1
		}
	],
	"shipping": null
}`,
		"ORD-20260719-999": `null`,
		"' OR '1'='1":      `null`,
	} {
		o, err := s.GetOrder(t.Context(), GetOrder{OrderID: id})
		if err != nil {
			t.Errorf("%s: %v", id, err)
		} else if got := toJSON(t, o); got != want {
			t.Errorf("%s: got %s\nwant %s", id, got, want)
		}
	}
}

// TestGetOrderBroken reads columns that hold something else than they should.
// The error must say which.
func TestGetOrderBroken(t *testing.T) {
	for set, want := range map[string]string{
		`items = '{}'`:              "read order ORD-20260719-001: read items: ",
		`shipping = '[1]'`:          "read order ORD-20260719-001: read shipping: ",
		`created_at = 'yesterday'`:  "read order ORD-20260719-001: read created_at: ",
		`items = '[{"qty":"two"}]'`: "read order ORD-20260719-001: read items: ",
	} {
		s := open(t)
		s.exec(t, `UPDATE orders SET `+set+` WHERE order_id = 'ORD-20260719-001'`)
		o, err := s.GetOrder(t.Context(), GetOrder{OrderID: "ORD-20260719-001"})
		if o != nil || err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: got %v, %v, want an error that starts with %s", set, o, err, want)
		}
	}
}

// TestGetOrderJSONNull reads a shipping column that holds the JSON null, which
// means the same as NULL.
func TestGetOrderJSONNull(t *testing.T) {
	s := open(t)
	s.exec(t, `UPDATE orders SET shipping = 'null', tracking_no = 'X1' WHERE order_id = 'ORD-20260719-001'`)
	o, err := s.GetOrder(t.Context(), GetOrder{OrderID: "ORD-20260719-001"})
	if err != nil || o.Shipping != nil {
		t.Errorf("got shipping %v, %v, want none", o.Shipping, err)
	}
}
