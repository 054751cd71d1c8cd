package tool

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
// the executor makes of the others.
func (c Category) Retryable() bool { return c.traits().retryable }

// UserActs reports whether a person must do something before the call can
// succeed.
func (c Category) UserActs() bool { return c.traits().userActs }

// New is an error of this category, with the category's name as its code. An
// empty message becomes the category's own.
func (c Category) New(message string) *Error {
	return (&Error{Code: string(c), Category: c, Message: message}).complete()
}

// traits is everything that a category decides.
type traits struct {
	category  Category
	status    Status
	retryable bool
	userActs  bool
	message   string // of an error that has none of its own
	next      string // the offer of an error that has none of its own
}

// categories is the whole taxonomy.
var categories = [...]traits{
	{InvalidArguments, Failed, false, false, "the arguments are not valid", ""},
	{ArgumentsTruncated, Failed, false, false, "the arguments were cut off", "could send the call again with a smaller payload"},
	{UnknownTool, Failed, false, false, "there is no such tool", ""},
	{NotFound, Failed, false, false, "nothing was found", "could check the id, or search for it"},
	{AlreadyExists, Failed, false, false, "it exists already", "could read the existing one"},
	{Conflict, Failed, false, false, "it was changed in the meantime", "could read the current state, then try again"},
	{FailedPrecondition, Failed, false, false, "its state does not allow this", ""},
	{Unauthenticated, Denied, false, true, "the user is not signed in", "the user could sign in again"},
	{PermissionDenied, Denied, false, true, "the user has no access", "the user could ask for access"},
	{PolicyDenied, Denied, false, false, "the policy does not allow this call", "could choose a tool with less risk"},
	{ApprovalRequired, Denied, false, true, "this call needs approval", "could ask the user to approve this call"},
	{RateLimited, Failed, true, false, "too many calls in a short time", "could wait and repeat the same call"},
	{QuotaExceeded, Failed, false, true, "the quota is used up", "the user could raise the quota"},
	{TimedOut, Timeout, true, false, "the tool did not answer in time", "could repeat it, or narrow it"},
	{OutcomeUnknown, Timeout, false, false, "it is not known whether the call took effect", "could check whether it took effect before trying again"},
	{Canceled, Failed, false, false, "the call was canceled", ""},
	{UpstreamUnavailable, Failed, true, false, "the source is not available", "could wait, or use another source"},
	{UpstreamError, Failed, false, false, "the source answered with an error", "could wait, or use another source"},
	{InvalidResponse, Failed, false, false, "the answer of the source could not be read", "the source answered in a form that this tool does not know"},
	{ResultTooLarge, Partial, false, false, "the result is too large", "could narrow the query"},
	{Unsupported, Failed, false, false, "the tool does not support this", ""},
	{Internal, Failed, false, false, "the tool failed", "could go on without this tool"},
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
