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
func (c Category) Status() Status {
	switch c {
	case Unauthenticated, PermissionDenied, PolicyDenied, ApprovalRequired:
		return Denied
	case TimedOut, OutcomeUnknown:
		return Timeout
	case ResultTooLarge:
		return Partial
	default:
		return Failed
	}
}

// Retryable reports whether the same call, unchanged, may succeed later. A
// TIMEOUT is retryable only for an idempotent tool; [OutcomeUnknown] is what
// the executor makes of the others.
func (c Category) Retryable() bool {
	switch c {
	case RateLimited, TimedOut, UpstreamUnavailable:
		return true
	default:
		return false
	}
}

// UserActs reports whether a person must do something before the call can
// succeed.
func (c Category) UserActs() bool {
	switch c {
	case Unauthenticated, PermissionDenied, ApprovalRequired, QuotaExceeded:
		return true
	default:
		return false
	}
}

// next is the offer made when the error has none of its own; "" for none.
func (c Category) next() string {
	switch c {
	case ArgumentsTruncated:
		return "could send the call again with a smaller payload"
	case NotFound:
		return "could check the id, or search for it"
	case AlreadyExists:
		return "could read the existing one"
	case Conflict:
		return "could read the current state, then try again"
	case Unauthenticated:
		return "the user could sign in again"
	case PermissionDenied:
		return "the user could ask for access"
	case PolicyDenied:
		return "could choose a tool with less risk"
	case ApprovalRequired:
		return "could ask the user to approve this call"
	case QuotaExceeded:
		return "the user could raise the quota"
	case RateLimited:
		return "could wait and repeat the same call"
	case TimedOut:
		return "could repeat it, or narrow it"
	case OutcomeUnknown:
		return "could check whether it took effect before trying again"
	case UpstreamUnavailable, UpstreamError:
		return "could wait, or use another source"
	case InvalidResponse:
		return "the source answered in a form that this tool does not know"
	case ResultTooLarge:
		return "could narrow the query"
	case Internal:
		return "could go on without this tool"
	default:
		return ""
	}
}
