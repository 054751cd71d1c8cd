package cause

import "slices"

// Hint names a root cause. It is shown to the model, and says nothing of the
// one error at hand.
type Hint string

// All hints.
const (
	Deadline Hint = "deadline_exceeded" // of the call itself
	Canceled Hint = "call_canceled"

	NetworkTimeout     Hint = "network_timeout"
	ConnectionRefused  Hint = "connection_refused"
	ConnectionEnded    Hint = "connection_ended" // reset, or closed without an answer
	NetworkUnreachable Hint = "network_unreachable"
	HostNotFound       Hint = "host_not_found" // the name is not known
	DNSFailure         Hint = "dns_failure"    // the name could not be asked for

	CertificateExpired   Hint = "certificate_expired"
	CertificateUntrusted Hint = "certificate_untrusted"
	CertificateWrongHost Hint = "certificate_wrong_host"
	CertificateInvalid   Hint = "certificate_invalid"
	TLSFailure           Hint = "tls_failure"

	NoRows                Hint = "no_rows"
	DuplicateKey          Hint = "duplicate_key"
	ConstraintViolation   Hint = "constraint_violation"
	TransactionConflict   Hint = "transaction_conflict" // with another one, or a deadlock
	TransactionEnded      Hint = "transaction_ended"
	DatabaseBusy          Hint = "database_busy"
	DatabaseUnavailable   Hint = "database_unavailable"
	DatabaseTimeout       Hint = "database_timeout"
	DatabaseReadOnly      Hint = "database_read_only"
	DatabaseAccessRefused Hint = "database_access_refused"
	DatabaseFailure       Hint = "database_failure" // it is broken, or out of memory
	DatabaseQuery         Hint = "database_query"   // the tool asked wrongly

	FileNotFound   Hint = "file_not_found"
	FilePermission Hint = "file_permission"
	FileExists     Hint = "file_exists"
	DiskFull       Hint = "disk_full"
	AlreadyClosed  Hint = "already_closed"
	UnexpectedEnd  Hint = "unexpected_end" // of what was read

	ProgramNotFound Hint = "program_not_found"
	ProcessFailed   Hint = "process_failed" // it ended with an exit code
	ProcessKilled   Hint = "process_killed" // a signal ended it

	InvalidJSON  Hint = "invalid_json"
	WrongType    Hint = "json_of_wrong_type"
	NotSupported Hint = "not_supported"

	UpstreamRefused         Hint = "upstream_refused_request" // it finds the request wrong
	UpstreamTooLarge        Hint = "upstream_request_too_large"
	UpstreamUnauthenticated Hint = "upstream_unauthenticated"
	UpstreamAccessRefused   Hint = "upstream_access_refused"
	UpstreamNotFound        Hint = "upstream_not_found"
	UpstreamExists          Hint = "upstream_already_exists"
	UpstreamConflict        Hint = "upstream_conflict"
	UpstreamState           Hint = "upstream_failed_precondition"
	UpstreamRateLimit       Hint = "upstream_rate_limit"
	UpstreamQuota           Hint = "upstream_quota"
	UpstreamOverloaded      Hint = "upstream_overloaded"
	UpstreamUnavailable     Hint = "upstream_unavailable"
	UpstreamTimeout         Hint = "upstream_timeout"
	UpstreamFailure         Hint = "upstream_failure" // of its own making
)

// hints are all of them.
var hints = [...]Hint{
	Deadline, Canceled,
	NetworkTimeout, ConnectionRefused, ConnectionEnded, NetworkUnreachable, HostNotFound, DNSFailure,
	CertificateExpired, CertificateUntrusted, CertificateWrongHost, CertificateInvalid, TLSFailure,
	NoRows, DuplicateKey, ConstraintViolation, TransactionConflict, TransactionEnded, DatabaseBusy,
	DatabaseUnavailable, DatabaseTimeout, DatabaseReadOnly, DatabaseAccessRefused, DatabaseFailure, DatabaseQuery,
	FileNotFound, FilePermission, FileExists, DiskFull, AlreadyClosed, UnexpectedEnd,
	ProgramNotFound, ProcessFailed, ProcessKilled,
	InvalidJSON, WrongType, NotSupported,
	UpstreamRefused, UpstreamTooLarge, UpstreamUnauthenticated, UpstreamAccessRefused, UpstreamNotFound,
	UpstreamExists, UpstreamConflict, UpstreamState, UpstreamRateLimit, UpstreamQuota, UpstreamOverloaded,
	UpstreamUnavailable, UpstreamTimeout, UpstreamFailure,
}

// Hints is the whole vocabulary.
func Hints() []Hint { return slices.Clone(hints[:]) }

// Known reports whether h is one of the vocabulary.
func (h Hint) Known() bool { return slices.Contains(hints[:], h) }
