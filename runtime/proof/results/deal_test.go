package results

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

func deal(t *testing.T, document string) tool.Of[Deal] {
	t.Helper()
	of, err := GetDealTool.Normalize(normalize.JSON([]byte(document)))
	if err != nil {
		t.Fatalf("%s: %v", document, err)
	}
	return of
}

func TestNamesOfOthersLeadToTheFields(t *testing.T) {
	of := deal(t, `{"code":0,"data":{"x":[{"id":1}],"order":{"id":9007199254740993,"state":"已取消"},"total_fee":12900,"paid":1784355780,
		"sent":1784355780123,"made":"2026-07-18 14:23:00","buyer":{"login":"ann","email":"a@b.c","id":7},
		"labels":[{"name":"a","id":1},{"id":2,"name":"b"}],"lines":{"edges":[{"cursor":"x","node":{"sku":"S1","count":2}},{"node":{"sku":"S2","qty":3}}]}},"plain":"p"}`)
	want := Deal{
		ID: 9007199254740993, State: DealCancelled, Price: tool.NewDecimal(12900, 2), Paid: time.Unix(1784355780, 0).UTC(),
		Sent: time.UnixMilli(1784355780123).UTC(), Made: time.Date(2026, 7, 18, 14, 23, 0, 0, time.FixedZone("", 8*3600)),
		Buyer: &Buyer{"ann", "a@b.c"}, Login: "ann", Labels: []string{"a", "b"}, Lines: []Line{{"S1", 2}, {"S2", 3}}, Plain: "p",
	}
	if diff := cmp.Diff(want, of.Value, alike); diff != "" {
		t.Errorf("read otherwise (-want +got):\n%s", diff)
	}
	if !of.Sent.IsWhole() {
		t.Errorf("presence is %+v, want all sent", of.Sent)
	}
	if diff := cmp.Diff([]tool.Coercion{{Path: "/deal_state", Rule: "synonym", Before: "已取消"}}, of.Report.Coercions); diff != "" {
		t.Errorf("the report differs (-want +got):\n%s", diff)
	}
}

// TestTheFirstNameThatIsThereWins holds that the order of the members does not
// matter, and that null is weaker than any value.
func TestTheFirstNameThatIsThereWins(t *testing.T) {
	conflict := func(before string) []tool.Coercion {
		return []tool.Coercion{{Path: "/deal_state", Rule: "conflict", Before: before}}
	}
	tests := []struct {
		document  string
		state     DealState
		conflicts []tool.Coercion
	}{
		{`{"id":1,"data":{"order":{"state":"paid"}},"订单状态":"cancelled"}`, DealPaid, conflict(`"cancelled"`)},
		{`{"id":1,"订单状态":"cancelled","data":{"order":{"state":"paid"}}}`, DealPaid, conflict(`"cancelled"`)},
		{`{"id":1,"state":"paid","订单状态":"cancelled"}`, DealCancelled, conflict(`"paid"`)},
		{`{"id":1,"state":"paid","订单状态":"paid"}`, DealPaid, nil},
		{`{"id":1,"state":"paid","订单状态":null}`, DealPaid, nil},
		{`{"id":1,"订单状态":null,"state":"paid"}`, DealPaid, nil},
		{`{"id":1,"data":null,"state":"paid"}`, DealPaid, nil},
		{`{"id":1,"data":[{"order":{"state":"cancelled"}}],"state":"paid"}`, DealPaid, nil},
		{`{"id":1,"state":"paid","state":"cancelled"}`, DealCancelled, conflict(`"paid"`)},
	}
	for _, tt := range tests {
		of := deal(t, tt.document)
		var got []tool.Coercion
		if of.Report != nil {
			got = of.Report.Conflicts
		}
		if of.Value.State != tt.state || !of.Sent.Has(1) {
			t.Errorf("%s: state %q, sent %t; want %q", tt.document, of.Value.State, of.Sent.Has(1), tt.state)
		}
		if diff := cmp.Diff(tt.conflicts, got); diff != "" {
			t.Errorf("%s: the conflicts differ (-want +got):\n%s", tt.document, diff)
		}
	}
}

func TestOtherNamesThatAreNullOrAbsent(t *testing.T) {
	of := deal(t, `{"id":1,"state":"paid","data":{"buyer":null,"labels":[{"name":"a"},{"id":2},null,{"name":null}],"paid":"","made":"yesterday","total_fee":"12.5"}}`)
	if of.Value.Buyer != nil || !of.Sent.IsNull(6) || of.Sent.Has(7) || of.Sent.IsNull(7) {
		t.Errorf("buyer %v, null %t; login sent %t, null %t; want null and absent", of.Value.Buyer, of.Sent.IsNull(6), of.Sent.Has(7), of.Sent.IsNull(7))
	}
	for _, lost := range []int{2, 3, 5} {
		if !of.Sent.IsUnknown(lost) {
			t.Errorf("field %d counts as read: %+v", lost, of.Value)
		}
	}
	if diff := cmp.Diff([]string{"a", ""}, of.Value.Labels); diff != "" || !of.Sent.In(8).IsNull(1) {
		t.Errorf("labels are %q, null %t", of.Value.Labels, of.Sent.In(8).IsNull(1))
	}
	if got := GetDealTool.Result(of).Status; got != tool.Partial {
		t.Errorf("status is %s, want partial", got)
	}
}
