package tool_test

import (
	"encoding/json"
	"reflect"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

func TestResultJSON(t *testing.T) {
	began := time.Date(2026, 7, 18, 14, 23, 0, 0, time.FixedZone("", 8*3600))
	covered := (*tool.Coverage)(nil).List("items", 9, 5).List("tags", 0, 0)
	covered.AsOf = began
	tests := []struct {
		name string
		r    tool.Result
		want string
	}{
		{
			"a success",
			tool.Result{
				ToolCallID: "c1", ToolName: "get_order", SchemaVersion: 3, Status: tool.Success, Risk: tool.R1,
				Arguments: json.RawMessage(`{"order_id":"1"}`),
				KeyFields: []tool.KeyField{{Key: "status", Value: "已取消"}},
				Coverage:  covered,
				Evidence: []tool.Evidence{
					{Ref: "r_1", Kind: "json", Pointer: "/a/0", Version: "v7"},
					{Ref: "a.go", Kind: "file", Range: tool.Range{First: 3, Last: 9}},
				},
				Display: "订单 1 已取消", Next: []string{"could cancel it"},
				Retry:    &tool.Retry{MaxAttempts: 3, Attempts: 1, Backoff: 200 * time.Millisecond, On: []tool.Category{tool.RateLimited}},
				Redacted: []string{"phone"}, RedactedBy: "1",
				RawRef: "r_1", Data: json.RawMessage(`{"a":[1]}`),
				Coercions: []tool.Coercion{{Path: "/n", Rule: "number", Before: `"5"`}},
				StartedAt: began, Duration: 12345 * time.Microsecond,
				Blobs: []tool.Blob{{Name: "a.png"}},
			},
			`{"tool_call_id":"c1","tool_name":"get_order","schema_version":3,"status":"success","risk_level":"R1",` +
				`"arguments":{"order_id":"1"},"key_fields":[{"key":"status","value":"已取消"}],` +
				`"coverage":{"total":9,"shown":5,"ranges":[{"section":"items","first":1,"last":5,"total":9},{"section":"tags","first":0,"last":0,"total":0}],` +
				`"complete":false,"as_of":"2026-07-18T14:23:00+08:00","scope":[]},` +
				`"evidence_refs":[{"ref":"r_1","kind":"json","pointer":"/a/0","rows":null,"version":"v7"},` +
				`{"ref":"a.go","kind":"file","pointer":"","rows":{"first":3,"last":9},"version":null}],` +
				`"display":"订单 1 已取消","next_action":["could cancel it"],"error":null,` +
				`"retry_policy":{"max_attempts":3,"attempts":1,"backoff":0.2,"on":["RATE_LIMITED"]},` +
				`"redaction":{"version":"1","fields":["phone"]},"raw_ref":"r_1","data":{"a":[1]},` +
				`"coercions":[{"path":"/n","rule":"number","before":"\"5\""}],` +
				`"started_at":"2026-07-18T14:23:00+08:00","duration":0.012345}`,
		},
		{
			"a failure",
			tool.Result{Status: tool.Failed, Risk: tool.R4, Error: errShipped.With(errSecret), StartedAt: began},
			`{"tool_call_id":"","tool_name":"","schema_version":0,"status":"failed","risk_level":"R4",` +
				`"arguments":null,"key_fields":[],"coverage":null,"evidence_refs":[],"display":null,"next_action":[],` +
				`"error":{"code":"ORDER_SHIPPED","category":"FAILED_PRECONDITION","message":"it has been shipped",` +
				`"retryable":false,"user_action_required":false,"safe_to_show":true,` +
				`"root_cause_hint":null,"side_effect":null,"retry_after":null,"violations":[]},` +
				`"retry_policy":null,"redaction":null,"raw_ref":null,"data":null,"coercions":[],` +
				`"started_at":"2026-07-18T14:23:00+08:00","duration":0}`,
		},
	}
	for _, tt := range tests {
		got, err := json.Marshal(tt.r)
		if err != nil || string(got) != tt.want {
			t.Errorf("%s: JSON is %s, %v\nwant %s", tt.name, got, err, tt.want)
		}
		if byPointer, err := json.Marshal(&tt.r); err != nil || string(byPointer) != string(got) {
			t.Errorf("%s: JSON of a pointer is %s, %v; want the same", tt.name, byPointer, err)
		}
		var back tool.Result
		if err := json.Unmarshal(got, &back); err != nil || string(back.AppendJSON(nil)) != tt.want {
			t.Errorf("%s: read back %+v, %v", tt.name, back, err)
		}
	}
}

func TestCoverage(t *testing.T) {
	type list struct {
		key          string
		total, shown int
	}
	tests := []struct {
		name  string
		lists []list
		want  *tool.Coverage
	}{
		{"none", nil, nil},
		{"whole", []list{{"a", 2, 2}}, &tool.Coverage{Total: 2, Shown: 2, Complete: true, Ranges: []tool.Range{{"a", 1, 2, 2}}}},
		{"cut", []list{{"a", 9, 5}, {"b", 2, 2}}, &tool.Coverage{Total: 11, Shown: 7, Ranges: []tool.Range{{"a", 1, 5, 9}, {"b", 1, 2, 2}}}},
		{"empty", []list{{"a", 0, 0}, {"b", 1, 1}, {"c", 0, 0}}, &tool.Coverage{
			Total: 1, Shown: 1, Complete: true, Empty: []string{"a", "c"},
			Ranges: []tool.Range{{"a", 0, 0, 0}, {"b", 1, 1, 1}, {"c", 0, 0, 0}},
		}},
		{"none shown", []list{{"a", 3, 0}}, &tool.Coverage{Total: 3, Ranges: []tool.Range{{"a", 0, 0, 3}}}},
		{"unknown", []list{{"a", 3, 3}, {"b", -1, 2}, {"c", 1, 1}}, &tool.Coverage{
			Total: -1, Shown: 6, Ranges: []tool.Range{{"a", 1, 3, 3}, {"b", 1, 2, -1}, {"c", 1, 1, 1}},
		}},
	}
	for _, tt := range tests {
		var got *tool.Coverage
		for _, l := range tt.lists {
			got = got.List(l.key, l.total, l.shown)
		}
		if !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: coverage %+v, want %+v", tt.name, got, tt.want)
		}
	}
}

func TestRiskNames(t *testing.T) {
	for r, want := range []string{"R0", "R1", "R2", "R3", "R4", "R?"} {
		if got := tool.Risk(r).String(); got != want {
			t.Errorf("Risk(%d) is %s, want %s", r, got, want)
		}
	}
}

func TestViolationsKeepTheirOrder(t *testing.T) {
	var v tool.Violations
	v.Add("/to", "a date after from")
	v.Add("", "from or to")
	want := []tool.Violation{
		{Path: "/to", Keyword: "check", Want: "a date after from"},
		{Path: "", Keyword: "check", Want: "from or to"},
	}
	if got := v.All(); !reflect.DeepEqual(got, want) {
		t.Errorf("All = %+v, want %+v", got, want)
	}
}
