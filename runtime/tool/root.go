package tool

import (
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/cause"
)

// roots say what each root cause means for a call.
var roots = [...]struct {
	hint     cause.Hint
	category Category
}{
	{cause.Deadline, TimedOut},
	{cause.Canceled, Canceled},

	{cause.NetworkTimeout, TimedOut},
	{cause.ConnectionRefused, UpstreamUnavailable},
	{cause.ConnectionEnded, UpstreamUnavailable},
	{cause.NetworkUnreachable, UpstreamUnavailable},
	{cause.HostNotFound, UpstreamUnavailable},
	{cause.DNSFailure, UpstreamUnavailable},

	{cause.CertificateExpired, UpstreamError}, // the same call will not succeed soon
	{cause.CertificateUntrusted, UpstreamError},
	{cause.CertificateWrongHost, UpstreamError},
	{cause.CertificateInvalid, UpstreamError},
	{cause.TLSFailure, UpstreamError},

	{cause.NoRows, NotFound},
	{cause.DuplicateKey, AlreadyExists},
	{cause.ConstraintViolation, FailedPrecondition},
	{cause.TransactionConflict, Conflict},
	{cause.TransactionEnded, Internal},
	{cause.DatabaseBusy, UpstreamUnavailable},
	{cause.DatabaseUnavailable, UpstreamUnavailable},
	{cause.DatabaseTimeout, TimedOut},
	{cause.DatabaseReadOnly, FailedPrecondition},
	{cause.DatabaseAccessRefused, PermissionDenied},
	{cause.DatabaseFailure, UpstreamError},
	{cause.DatabaseQuery, Internal},

	{cause.FileNotFound, NotFound},
	{cause.FilePermission, PermissionDenied},
	{cause.FileExists, AlreadyExists},
	{cause.DiskFull, QuotaExceeded},
	{cause.AlreadyClosed, Internal},
	{cause.UnexpectedEnd, InvalidResponse},

	{cause.ProgramNotFound, FailedPrecondition},
	{cause.ProcessFailed, UpstreamError},
	{cause.ProcessKilled, UpstreamError},

	{cause.InvalidJSON, InvalidResponse},
	{cause.WrongType, InvalidResponse},
	{cause.NotSupported, Unsupported},

	{cause.UpstreamRefused, UpstreamError},
	{cause.UpstreamTooLarge, UpstreamError},
	{cause.UpstreamUnauthenticated, Unauthenticated},
	{cause.UpstreamAccessRefused, PermissionDenied},
	{cause.UpstreamNotFound, NotFound},
	{cause.UpstreamExists, AlreadyExists},
	{cause.UpstreamConflict, Conflict},
	{cause.UpstreamState, FailedPrecondition},
	{cause.UpstreamRateLimit, RateLimited},
	{cause.UpstreamQuota, QuotaExceeded},
	{cause.UpstreamOverloaded, UpstreamUnavailable},
	{cause.UpstreamUnavailable, UpstreamUnavailable},
	{cause.UpstreamTimeout, TimedOut},
	{cause.UpstreamFailure, UpstreamError},
}

// categoryOf is the category of a root cause, INTERNAL where none is known.
func categoryOf(hint cause.Hint) Category {
	for _, r := range roots {
		if r.hint == hint {
			return r.category
		}
	}
	return Internal
}

// upstream is what the codes begin with that tell an HTTP status.
const upstream = "UPSTREAM_"

// errorOf is the error of a root cause.
func errorOf(c cause.Cause) *Error {
	category := categoryOf(c.Hint)
	e := category.New("")
	e.Cause = string(c.Hint)
	if category == UpstreamError && c.Status != 0 {
		e.Code = upstream + strconv.Itoa(c.Status)
	}
	if e.Retryable() || category == QuotaExceeded {
		e.RetryAfter = c.RetryAfter // anywhere else it would ask for what does not help
	}
	return e
}
