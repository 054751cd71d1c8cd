package tool

import "github.com/tooladapt/tooladapt/runtime/words"

// Category is the coarse kind of an error, a closed set that is the same in
// every tool. It decides status, retry and who must act.
type Category string

// The categories. A code that is no narrower than its category has its name.
const (
	InvalidArguments    Category = "INVALID_ARGUMENTS"
	ArgumentsTruncated  Category = "ARGUMENTS_TRUNCATED"
	UnknownTool         Category = "UNKNOWN_TOOL"
	NotFound            Category = "NOT_FOUND"
	AlreadyExists       Category = "ALREADY_EXISTS"
	Conflict            Category = "CONFLICT"
	FailedPrecondition  Category = "FAILED_PRECONDITION"
	Unauthenticated     Category = "UNAUTHENTICATED"
	PermissionDenied    Category = "PERMISSION_DENIED"
	PolicyDenied        Category = "POLICY_DENIED"
	ApprovalRequired    Category = "APPROVAL_REQUIRED"
	RateLimited         Category = "RATE_LIMITED"
	QuotaExceeded       Category = "QUOTA_EXCEEDED"
	TimedOut            Category = "TIMEOUT"
	OutcomeUnknown      Category = "OUTCOME_UNKNOWN"
	Canceled            Category = "CANCELED"
	UpstreamUnavailable Category = "UPSTREAM_UNAVAILABLE"
	UpstreamError       Category = "UPSTREAM_ERROR"
	InvalidResponse     Category = "INVALID_RESPONSE"
	ResultTooLarge      Category = "RESULT_TOO_LARGE"
	Unsupported         Category = "UNSUPPORTED"
	Internal            Category = "INTERNAL"
)

// Status is the status of a call that ended with an error of this category.
func (c Category) Status() Status { return c.traits().status }

// Retryable reports whether the same call, unchanged, may succeed later. A
// TIMEOUT is retryable only for an idempotent tool; [OutcomeUnknown] is what
// the executor makes of the others. Of an UPSTREAM_ERROR [Error.Retryable]
// knows more.
func (c Category) Retryable() bool { return c.traits().retryable }

// UserActs reports whether a person must do something before the call can
// succeed.
func (c Category) UserActs() bool { return c.traits().userActs }

// New is an error of this category, with the category's name as its code. An
// empty message becomes the category's own.
func (c Category) New(message string) *Error {
	return (&Error{Code: string(c), Category: c, Message: message}).complete()
}

// Say is an error of this category with a message of the product's own, which
// has one text in each language, with values in the places of the phrase.
func (c Category) Say(p words.Phrase, values ...string) *Error {
	return &Error{Code: string(c), Category: c, Message: words.In("").Say(p, values...), own: p, values: values}
}

// traits is everything that a category decides.
type traits struct {
	category  Category
	status    Status
	retryable bool
	userActs  bool
	message   words.Phrase // of an error that has none of its own
	next      words.Phrase // the offer of an error that has none of its own
}

// categories is the whole taxonomy.
var categories = [...]traits{
	{InvalidArguments, Failed, false, false, words.InvalidArguments, words.None},
	{ArgumentsTruncated, Failed, false, false, words.ArgumentsTruncated, words.CouldSendLess},
	{UnknownTool, Failed, false, false, words.UnknownTool, words.None},
	{NotFound, Failed, false, false, words.NotFound, words.CouldSearch},
	{AlreadyExists, Failed, false, false, words.AlreadyExists, words.CouldReadExisting},
	{Conflict, Failed, false, false, words.Conflict, words.CouldReadState},
	{FailedPrecondition, Failed, false, false, words.FailedPrecondition, words.None},
	{Unauthenticated, Denied, false, true, words.Unauthenticated, words.CouldSignIn},
	{PermissionDenied, Denied, false, true, words.PermissionDenied, words.CouldAskAccess},
	{PolicyDenied, Denied, false, false, words.PolicyDenied, words.CouldRiskLess},
	{ApprovalRequired, Denied, false, true, words.ApprovalRequired, words.CouldAskApproval},
	{RateLimited, Failed, true, false, words.RateLimited, words.CouldWait},
	{QuotaExceeded, Failed, false, true, words.QuotaExceeded, words.CouldRaiseQuota},
	{TimedOut, Timeout, true, false, words.TimedOut, words.CouldNarrow},
	{OutcomeUnknown, Timeout, false, false, words.OutcomeUnknown, words.CouldVerify},
	{Canceled, Failed, false, false, words.Canceled, words.None},
	{UpstreamUnavailable, Failed, true, false, words.UpstreamUnavailable, words.CouldUseAnother},
	{UpstreamError, Failed, false, false, words.UpstreamError, words.CouldUseAnother},
	{InvalidResponse, Failed, false, false, words.InvalidResponse, words.FormNotKnown},
	{ResultTooLarge, Partial, false, false, words.ResultTooLarge, words.CouldNarrowQuery},
	{Unsupported, Failed, false, false, words.Unsupported, words.None},
	{Internal, Failed, false, false, words.Internal, words.CouldDoWithout},
}

// traits is the row of c; a category outside the set has that of INTERNAL.
func (c Category) traits() *traits {
	for i := range categories {
		if categories[i].category == c {
			return &categories[i]
		}
	}
	return &categories[len(categories)-1]
}

// known reports whether c is one of the set.
func (c Category) known() bool { return c.traits().category == c }
