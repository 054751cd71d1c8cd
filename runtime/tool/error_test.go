package tool_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

const secret = "hunter2"

var (
	errSecret  = errors.New("dial db with " + secret)
	errShipped = &tool.Error{Code: "ORDER_SHIPPED", Category: tool.FailedPrecondition, Message: "it has been shipped"}
)

func TestErrorKeepsItsCausePrivate(t *testing.T) {
	err := errShipped.With(errSecret)
	if errShipped.Unwrap() != nil {
		t.Fatal("With changed the declared error")
	}
	if got, want := err.Error(), "ORDER_SHIPPED: it has been shipped"; got != want {
		t.Errorf("Error = %q, want %q", got, want)
	}
	if got := (&tool.Error{Code: "X"}).Error(); got != "X" {
		t.Errorf("Error without a message = %q, want the code alone", got)
	}
	wrapped := fmt.Errorf("ship: %w", err)
	if !errors.Is(wrapped, errShipped) || !errors.Is(wrapped, errSecret) {
		t.Errorf("%v is neither the declared error nor its cause", wrapped)
	}
	if e, ok := errors.AsType[*tool.Error](wrapped); !ok || e != err {
		t.Errorf("AsType finds %v, want %v", e, err)
	}
}

func TestErrorIs(t *testing.T) {
	other := *errShipped
	other.Message, other.Category = "", tool.Conflict
	same := *errShipped
	same.Message = "another one"
	tests := []struct {
		target error
		want   bool
	}{
		{errShipped, true},
		{&same, true},
		{&other, false},
		{tool.FailedPrecondition.New(""), false},
		{errSecret, false},
		{nil, false},
	}
	for _, tt := range tests {
		if got := errors.Is(errShipped.With(nil), tt.target); got != tt.want {
			t.Errorf("errors.Is(%v, %v) = %t, want %t", errShipped, tt.target, got, tt.want)
		}
	}
}

func TestErrorOffers(t *testing.T) {
	tests := []struct {
		name string
		e    *tool.Error
		want []string
	}{
		{"its own", &tool.Error{Category: tool.NotFound, Next: []string{"could cry"}}, []string{"could cry"}},
		{"its category's", &tool.Error{Category: tool.NotFound}, []string{"could check the id, or search for it"}},
		{"none", &tool.Error{Category: tool.Canceled}, nil},
		{"a wait", &tool.Error{Category: tool.RateLimited, RetryAfter: 5001 * time.Millisecond}, []string{"could wait 6 s and repeat the same call"}},
		{"an unknown wait", &tool.Error{Category: tool.RateLimited}, []string{"could wait and repeat the same call"}},
		{"a refused request", &tool.Error{Category: tool.UpstreamError, Cause: "upstream_refused_request"}, []string{"could change the arguments, as the source refuses these"}},
		{"a failed source", &tool.Error{Category: tool.UpstreamError, Cause: "upstream_failure"}, []string{"could wait, or use another source"}},
		{"an unknown category", &tool.Error{Category: "MOOD"}, []string{"could go on without this tool"}},
	}
	for _, tt := range tests {
		if got := tt.e.Offers(); !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: Offers = %q, want %q", tt.name, got, tt.want)
		}
	}
}

func TestErrorRetryable(t *testing.T) {
	tests := []struct {
		code     string
		category tool.Category
		want     bool
	}{
		{"UPSTREAM_500", tool.UpstreamError, true},
		{"UPSTREAM_599", tool.UpstreamError, true},
		{"UPSTREAM_400", tool.UpstreamError, false},
		{"UPSTREAM_5", tool.UpstreamError, false},
		{"UPSTREAM_ERROR", tool.UpstreamError, false},
		{"CARRIER_DOWN", tool.UpstreamError, false},
		{"UPSTREAM_500", tool.Internal, false},
		{"BUSY", tool.RateLimited, true},
		{"BUSY", tool.Conflict, false},
	}
	for _, tt := range tests {
		if got := (&tool.Error{Code: tt.code, Category: tt.category}).Retryable(); got != tt.want {
			t.Errorf("%s of %s is retryable: %t, want %t", tt.code, tt.category, got, tt.want)
		}
	}
}

func TestErrorJSON(t *testing.T) {
	tests := []struct {
		name string
		e    *tool.Error
		want string
	}{
		{
			"the least", errShipped.With(errSecret),
			`{"code":"ORDER_SHIPPED","category":"FAILED_PRECONDITION","message":"it has been shipped",` +
				`"retryable":false,"user_action_required":false,"safe_to_show":true,` +
				`"root_cause_hint":null,"side_effect":null,"retry_after":null,"violations":[]}`,
		},
		{
			"everything", &tool.Error{
				Code: "BUSY", Category: tool.RateLimited, Message: "限流", Next: []string{"could wait"},
				Cause: "upstream_rate_limit", UserActs: true, RetryAfter: 1500 * time.Millisecond,
				SideEffect: tool.MaybeApplied,
				Arguments: &tool.ArgumentReport{Violations: []tool.Violation{
					{Path: "/a/0", Keyword: "minLength", Got: "x", Want: "string"},
					{Path: "", Keyword: "syntax"},
				}, Total: 9},
			},
			`{"code":"BUSY","category":"RATE_LIMITED","message":"限流",` +
				`"retryable":true,"user_action_required":true,"safe_to_show":true,` +
				`"root_cause_hint":"upstream_rate_limit","side_effect":"maybe_applied","retry_after":1.5,` +
				`"violations":[{"path":"/a/0","keyword":"minLength","got":"x","want":"string"},{"path":"","keyword":"syntax","got":null,"want":null}]}`,
		},
		{
			"INTERNAL", tool.Internal.New("").With(errSecret),
			`{"code":"INTERNAL","category":"INTERNAL","message":"the tool failed",` +
				`"retryable":false,"user_action_required":false,"safe_to_show":false,` +
				`"root_cause_hint":null,"side_effect":null,"retry_after":null,"violations":[]}`,
		},
	}
	for _, tt := range tests {
		got, err := json.Marshal(tt.e)
		if err != nil || string(got) != tt.want {
			t.Errorf("%s: JSON is %s, %v\nwant %s", tt.name, got, err, tt.want)
		}
	}
}
