package tooldoc

import "github.com/tooladapt/tooladapt/runtime/tool"

// Kind is one kind of error.
type Kind struct {
	Code     string `json:"code"`
	Category string `json:"category"`
	Status   string `json:"status"`
	Message  string `json:"message"`
	// Retryable and UserActs are those of the text.
	Retryable bool     `json:"retryable"`
	UserActs  bool     `json:"user_acts"`
	Next      []string `json:"next"`
}

// kindOf is the kind of e.
func kindOf(e *tool.Error) Kind {
	return Kind{
		Code: e.Code, Category: string(e.Category), Status: string(e.Category.Status()), Message: e.Message,
		Retryable: e.Retryable(), UserActs: e.UserActs || e.Category.UserActs(), Next: append([]string{}, e.Offers()...),
	}
}

// categories are all categories, in the order of package tool.
var categories = [...]tool.Category{
	tool.InvalidArguments, tool.ArgumentsTruncated, tool.UnknownTool, tool.NotFound, tool.AlreadyExists, tool.Conflict,
	tool.FailedPrecondition, tool.Unauthenticated, tool.PermissionDenied, tool.PolicyDenied, tool.ApprovalRequired,
	tool.RateLimited, tool.QuotaExceeded, tool.TimedOut, tool.OutcomeUnknown, tool.Canceled, tool.UpstreamUnavailable,
	tool.UpstreamError, tool.InvalidResponse, tool.ResultTooLarge, tool.Unsupported, tool.Internal,
}
