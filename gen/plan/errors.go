package plan

import (
	"fmt"
	"slices"

	"github.com/tooladapt/tooladapt/gen/model"
)

type (
	// Level holds the file to the runtime's generation level:
	//
	//	const _ = tool.Generation1
	Level struct{}
	// CodeConst is the code of a declared error:
	//
	//	const CodeOrderShipped = "ORDER_SHIPPED"
	CodeConst struct{ Declared }
	// ErrorVar is a declared error:
	//
	//	var ErrOrderShipped = &tool.Error{ … }
	ErrorVar struct{ Declared }
)

// Declared is one declared error.
type Declared struct {
	// Var and Const are its names.
	Var, Const string
	Code       string
	// Category is the name of a tool.Category.
	Category string
	Message  string
	Next     []string
	UserActs bool
}

func (d Level) Declares() []string     { return []string{"_"} }
func (d CodeConst) Declares() []string { return []string{d.Const} }
func (d ErrorVar) Declares() []string  { return []string{d.Var} }

func (d Level) uses() []string     { return []string{ToolPath} }
func (d CodeConst) uses() []string { return nil }
func (d ErrorVar) uses() []string  { return []string{ToolPath} }

// errors are the declarations of the package's errors, each once.
func (b *builder) errors() ([]Decl, error) {
	var decls []Decl
	for _, e := range b.pkg.Errors {
		category, ok := categoryName(e.Category)
		if !ok {
			return nil, fmt.Errorf("error %s: there is no category %s", e.Code, e.Category)
		}
		constant, variable := errorNames(e)
		d := Declared{variable, constant, e.Code, category, e.Message, e.Next, e.UserActs}
		if err := b.take(constant, variable); err != nil {
			return nil, err
		}
		decls = append(decls, CodeConst{d}, ErrorVar{d})
	}
	return decls, nil
}

// errorNames are the names of the code constant and of the error.
func errorNames(e *model.ErrorDecl) (constant, variable string) {
	return "Code" + e.Name, "Err" + e.Name
}

// categories are the names of the values of tool.Category.
var categories = [...]struct{ value, name string }{
	{"INVALID_ARGUMENTS", "InvalidArguments"}, {"ARGUMENTS_TRUNCATED", "ArgumentsTruncated"},
	{"UNKNOWN_TOOL", "UnknownTool"}, {"NOT_FOUND", "NotFound"}, {"ALREADY_EXISTS", "AlreadyExists"},
	{"CONFLICT", "Conflict"}, {"FAILED_PRECONDITION", "FailedPrecondition"},
	{"UNAUTHENTICATED", "Unauthenticated"}, {"PERMISSION_DENIED", "PermissionDenied"},
	{"POLICY_DENIED", "PolicyDenied"}, {"APPROVAL_REQUIRED", "ApprovalRequired"},
	{"RATE_LIMITED", "RateLimited"}, {"QUOTA_EXCEEDED", "QuotaExceeded"}, {"TIMEOUT", "TimedOut"},
	{"OUTCOME_UNKNOWN", "OutcomeUnknown"}, {"CANCELED", "Canceled"},
	{"UPSTREAM_UNAVAILABLE", "UpstreamUnavailable"}, {"UPSTREAM_ERROR", "UpstreamError"},
	{"INVALID_RESPONSE", "InvalidResponse"}, {"RESULT_TOO_LARGE", "ResultTooLarge"},
	{"UNSUPPORTED", "Unsupported"}, {"INTERNAL", "Internal"},
}

func categoryName(value string) (string, bool) {
	i := slices.IndexFunc(categories[:], func(c struct{ value, name string }) bool { return c.value == value })
	if i < 0 {
		return "", false
	}
	return categories[i].name, true
}
