package tool_test

import (
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

func TestCategories(t *testing.T) {
	tests := []struct {
		category                  tool.Category
		status                    tool.Status
		retryable, user, hasOffer bool
	}{
		{tool.InvalidArguments, tool.Failed, false, false, false},
		{tool.ArgumentsTruncated, tool.Failed, false, false, true},
		{tool.UnknownTool, tool.Failed, false, false, false},
		{tool.NotFound, tool.Failed, false, false, true},
		{tool.AlreadyExists, tool.Failed, false, false, true},
		{tool.Conflict, tool.Failed, false, false, true},
		{tool.FailedPrecondition, tool.Failed, false, false, false},
		{tool.Unauthenticated, tool.Denied, false, true, true},
		{tool.PermissionDenied, tool.Denied, false, true, true},
		{tool.PolicyDenied, tool.Denied, false, false, true},
		{tool.ApprovalRequired, tool.Denied, false, true, true},
		{tool.RateLimited, tool.Failed, true, false, true},
		{tool.QuotaExceeded, tool.Failed, false, true, true},
		{tool.TimedOut, tool.Timeout, true, false, true},
		{tool.OutcomeUnknown, tool.Timeout, false, false, true},
		{tool.Canceled, tool.Failed, false, false, false},
		{tool.UpstreamUnavailable, tool.Failed, true, false, true},
		{tool.UpstreamError, tool.Failed, false, false, true},
		{tool.InvalidResponse, tool.Failed, false, false, true},
		{tool.ResultTooLarge, tool.Partial, false, false, true},
		{tool.Unsupported, tool.Failed, false, false, false},
		{tool.Internal, tool.Failed, false, false, true},
		{"MOOD", tool.Failed, false, false, true}, // as INTERNAL
	}
	for _, tt := range tests {
		c, e := tt.category, tt.category.New("")
		if c.Status() != tt.status || c.Retryable() != tt.retryable || c.UserActs() != tt.user || (len(e.Offers()) == 1) != tt.hasOffer {
			t.Errorf("%s: status %s, retryable %t, user acts %t, offers %q; want %+v", c, c.Status(), c.Retryable(), c.UserActs(), e.Offers(), tt)
		}
		if e.Code != string(c) || e.Category != c || e.Message == "" || strings.ContainsAny(e.Message, ".:\n") {
			t.Errorf("%s: New makes %+v", c, e)
		}
	}
	if got := tool.NotFound.New("no such order"); got.Message != "no such order" {
		t.Errorf("New loses its message: %+v", got)
	}
}
