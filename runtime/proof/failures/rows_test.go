package failures

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"runtime"
	"strings"
	"time"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

const reading = `{"reading_id": 7, "level": 1.5}`

// rows are all of the matrix.
func rows() []row {
	var all []row
	for _, part := range [][]row{before(), network(), statuses(), local(), databases(), sources(), around()} {
		all = append(all, part...)
	}
	return all
}

// before are the failures before the handler.
func before() []row {
	invalid := "failed INVALID_ARGUMENTS not_applied"
	return []row{
		{stage: "lookup", name: "a name like another", tool: "asks", want: "failed UNKNOWN_TOOL not_applied"},
		{stage: "lookup", name: "a name with a secret", tool: "password=" + canary[:4], want: "failed UNKNOWN_TOOL not_applied"},
		{stage: "decode", name: "nothing", tool: "write", arguments: `{}`, want: invalid},
		{stage: "decode", name: "wrong types", tool: "ask", arguments: `{"reading_id": "x", "key": ["` + canary + `"]}`, want: invalid},
		{stage: "decode", name: "an unknown argument", tool: "ask", arguments: `{"reading_id": 1, "key": "` + canary + `", "level": 1}`, want: invalid},
		{stage: "decode", name: "half a text", tool: "ask", arguments: `{"reading_id": 1, "key": "` + canary, want: invalid},
		{stage: "decode", name: "no JSON", tool: "ask", arguments: `reading 7, please`, want: invalid},
		{stage: "decode", name: "bytes that are no text", tool: "ask", arguments: "{\"reading_id\": 1, \"key\": \"\xff" + canary + "\"}", want: invalid},
		{stage: "decode", name: "a deep value", tool: "ask", arguments: `{"key": ` + strings.Repeat("[", 10_000) + strings.Repeat("]", 10_000) + `}`, want: invalid},
		{stage: "decode", name: "a turn that was cut", tool: "write", truncated: true, want: "failed ARGUMENTS_TRUNCATED not_applied"},
		{stage: "policy", name: "a risk that must be approved", tool: "drop", want: "denied APPROVAL_REQUIRED not_applied user"},
		{stage: "policy", name: "a risk that is denied", tool: "drop", want: "denied POLICY_DENIED not_applied",
			config: func(c *exec.Config) { c.Policy = exec.Ceiling{Run: tool.R1, Ask: tool.R2} }},
		{stage: "policy", name: "a tool that is not allowed", tool: "write", want: "denied POLICY_DENIED not_applied",
			config: func(c *exec.Config) { c.Policy = exec.Allow{"ask"} }},
		{stage: "policy", name: "a call too many", tool: "ask", want: "failed RATE_LIMITED not_applied retryable",
			config: func(c *exec.Config) {
				rate := exec.NewRate(1, 24*time.Hour)
				_ = rate.Before(context.Background(), exec.Request{Spec: AskTool.Spec()})
				c.Policy = roundly{rate}
			}},
		{stage: "policy", name: "a policy that panics", tool: "ask", want: "failed INTERNAL not_applied",
			config: func(c *exec.Config) { c.Policy = broken{} }},
		{stage: "stage", name: "a stage that denies", tool: "ask", source: says(func() tool.Raw { return normalize.JSON([]byte(reading)) }), want: "denied POLICY_DENIED not_applied",
			config: stage(exec.Rendered, func() error { return tool.PolicyDenied.New("") })},
		{stage: "stage", name: "a stage that panics", tool: "write", source: says(func() tool.Raw { return normalize.JSON([]byte(reading)) }), want: "failed INTERNAL applied",
			config: stage(exec.Rendered, func() error { panic("password=" + canary) })},
		{stage: "stage", name: "a stage that exits before the handler", tool: "write", want: "failed INTERNAL not_applied",
			config: stage(exec.Decoded, func() error { runtime.Goexit(); return nil })},
	}
}

// roundly is a limit whose wait is said in whole days: how long it is exactly
// is for the clock to say.
type roundly struct{ *exec.Rate }

func (r roundly) Before(ctx context.Context, q exec.Request) error {
	err := r.Rate.Before(ctx, q)
	if e, ok := errors.AsType[*tool.Error](err); ok {
		e.RetryAfter = e.RetryAfter.Round(24 * time.Hour)
	}
	return err
}

// broken is a policy with a mistake.
type broken struct{ exec.Ceiling }

func (broken) Before(context.Context, exec.Request) error { panic("password=" + canary) }

func stage(after exec.Point, run func() error) func(*exec.Config) {
	return func(c *exec.Config) {
		c.Stages = []exec.Stage{{Name: "guard", After: after, Run: func(context.Context, *exec.State) error { return run() }}}
	}
}

// soon has calls take less time than the slow sources do.
func soon(c *exec.Config) { c.Timeout = 200 * time.Millisecond }

// network are the failures between a tool and its source. Whether a write took
// effect is not known then, not even where nobody answered the call.
func network() []row {
	linger := func(c *net.TCPConn) { _ = c.SetLinger(0) }
	half := func(c *net.TCPConn) { _, _ = io.WriteString(c, "HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n"+canary) }
	return []row{
		{stage: "handle", name: "nobody listens", tool: "ask", source: nobody, want: "failed UPSTREAM_UNAVAILABLE not_applied connection_refused retryable"},
		{stage: "handle", name: "nobody listens", tool: "write", source: nobody, want: "failed UPSTREAM_UNAVAILABLE maybe_applied connection_refused retryable"},
		{stage: "handle", name: "a reset", tool: "ask", source: serves(linger), want: "failed UPSTREAM_UNAVAILABLE not_applied connection_ended retryable"},
		{stage: "handle", name: "a reset", tool: "write", source: serves(linger), want: "timeout OUTCOME_UNKNOWN maybe_applied connection_ended"},
		{stage: "handle", name: "a connection that ends", tool: "put", source: serves(func(*net.TCPConn) {}), want: "failed UPSTREAM_UNAVAILABLE maybe_applied connection_ended retryable"},
		{stage: "normalize", name: "half a body", tool: "ask", source: serves(half), want: "failed INVALID_RESPONSE not_applied unexpected_end"},
		{stage: "handle", name: "no HTTP", tool: "ask", source: serves(func(c *net.TCPConn) { _, _ = io.WriteString(c, "password="+canary+"\r\n\r\n") }), want: "failed INTERNAL not_applied"},
		{stage: "handle", name: "no such host", tool: "ask", source: noName(3), want: "failed UPSTREAM_UNAVAILABLE not_applied host_not_found retryable"},
		{stage: "handle", name: "a server of names that fails", tool: "ask", source: noName(2), want: "failed UPSTREAM_UNAVAILABLE not_applied dns_failure retryable"},
		{stage: "handle", name: "an expired certificate", tool: "ask", source: certified("gauge.example", -time.Hour, true), want: "failed UPSTREAM_ERROR not_applied certificate_expired"},
		{stage: "handle", name: "an unknown authority", tool: "ask", source: certified("gauge.example", time.Hour, false), want: "failed UPSTREAM_ERROR not_applied certificate_untrusted"},
		{stage: "handle", name: "a certificate of another host", tool: "ask", source: certified("other.example", time.Hour, true), want: "failed UPSTREAM_ERROR not_applied certificate_wrong_host"},
		{stage: "handle", name: "a server without TLS", tool: "ask", source: withoutTLS, want: "failed INTERNAL not_applied"},
		{stage: "handle", name: "a slow source", tool: "ask", config: soon, source: silent, want: "timeout TIMEOUT not_applied deadline_exceeded retryable"},
		{stage: "handle", name: "a slow source", tool: "put", config: soon, source: silent, want: "timeout TIMEOUT maybe_applied deadline_exceeded retryable"},
		{stage: "handle", name: "a slow source", tool: "write", config: soon, source: silent, want: "timeout OUTCOME_UNKNOWN maybe_applied deadline_exceeded"},
		{stage: "handle", name: "a handler without a context", tool: "write", config: soon, source: ignoresContext, want: "timeout OUTCOME_UNKNOWN maybe_applied deadline_exceeded"},
	}
}

// statuses are what sources say themselves.
func statuses() []row {
	const secret = `{"message": "the password=SECRET is wrong", "token": "SECRET"}`
	return []row{
		{stage: "normalize", name: "400", tool: "ask", source: answers(400, secret), want: "failed UPSTREAM_ERROR UPSTREAM_400 not_applied upstream_refused_request"},
		{stage: "normalize", name: "401", tool: "ask", source: answers(401, secret), want: "denied UNAUTHENTICATED not_applied upstream_unauthenticated user"},
		{stage: "normalize", name: "402", tool: "ask", source: answers(402, secret), want: "failed QUOTA_EXCEEDED not_applied upstream_quota user"},
		{stage: "normalize", name: "403", tool: "write", source: answers(403, secret), want: "denied PERMISSION_DENIED upstream_access_refused user"},
		{stage: "normalize", name: "404", tool: "ask", source: answers(404, "<h1>password=SECRET</h1>"), want: "failed NOT_FOUND not_applied upstream_not_found"},
		{stage: "normalize", name: "405", tool: "ask", source: answers(405, secret), want: "failed UNSUPPORTED not_applied not_supported"},
		{stage: "normalize", name: "409", tool: "write", source: answers(409, secret), want: "failed CONFLICT upstream_conflict"},
		{stage: "normalize", name: "409 that exists", tool: "put", source: answers(409, `{"error": {"code": "ResourceAlreadyExists", "message": "password=SECRET"}}`), want: "failed ALREADY_EXISTS upstream_already_exists"},
		{stage: "normalize", name: "428", tool: "ask", source: answers(428, secret), want: "failed FAILED_PRECONDITION not_applied upstream_failed_precondition"},
		{stage: "normalize", name: "429 with seconds", tool: "ask", source: answers(429, secret, "Retry-After", "20"), want: "failed RATE_LIMITED not_applied upstream_rate_limit retryable"},
		{stage: "normalize", name: "429 with a date", tool: "ask", want: "failed RATE_LIMITED not_applied upstream_rate_limit retryable",
			source: answers(429, secret, "Date", "Mon, 30 Nov 2026 10:00:00 GMT", "Retry-After", "Mon, 30 Nov 2026 10:01:30 GMT")},
		{stage: "normalize", name: "429 without money", tool: "ask", source: answers(429, `{"error": {"code": "insufficient_quota", "message": "password=SECRET"}}`), want: "failed QUOTA_EXCEEDED not_applied upstream_quota user"},
		{stage: "normalize", name: "500", tool: "write", source: answers(500, "password=SECRET at /srv/gauge.go:41"), want: "failed UPSTREAM_ERROR UPSTREAM_500 maybe_applied upstream_failure retryable"},
		{stage: "normalize", name: "503 with a problem", tool: "ask", want: "failed UPSTREAM_UNAVAILABLE not_applied upstream_unavailable retryable",
			source: answers(503, `{"type": "about:blank", "title": "token: SECRET", "status": 503, "detail": "token=SECRET"}`, "Content-Type", "application/problem+json")},
		{stage: "normalize", name: "504", tool: "ask", source: answers(504, secret), want: "timeout TIMEOUT not_applied upstream_timeout retryable"},
		{stage: "normalize", name: "a failure as a success", tool: "ask", source: answers(200, `{"errors": [{"message": "password=SECRET", "extensions": {"code": "FORBIDDEN"}}], "data": null}`), want: "denied PERMISSION_DENIED not_applied upstream_access_refused user"},
	}
}

// local are the failures of programs, of files and of the tool itself.
func local() []row {
	internal, unsure := "failed INTERNAL not_applied", "failed INTERNAL maybe_applied"
	all := []row{
		{stage: "normalize", name: "a program that fails", tool: "ask", source: runs("fail", false), want: "failed UPSTREAM_ERROR not_applied process_failed"},
		{stage: "normalize", name: "a program that is killed", tool: "ask", source: runs("wait", true), want: "failed UPSTREAM_ERROR not_applied process_killed"},
		{stage: "normalize", name: "a program that takes too long", tool: "ask", config: soon, source: runs("wait", false), want: "timeout TIMEOUT not_applied deadline_exceeded retryable"},
		{stage: "normalize", name: "a program that chats", tool: "ask", source: runs("chat", false), want: "failed INVALID_RESPONSE not_applied"},
		{stage: "normalize", name: "a program that is not there", tool: "ask", source: program, want: "failed FAILED_PRECONDITION not_applied program_not_found"},
		{stage: "handle", name: "a missing file", tool: "ask", source: files(missingFile), want: "failed NOT_FOUND not_applied file_not_found"},
		{stage: "handle", name: "a folder that exists", tool: "write", source: files(existingFile), want: "failed ALREADY_EXISTS file_exists"},
		{stage: "handle", name: "a file that is closed", tool: "write", source: files(closedFile), want: unsure + " already_closed"},
		{stage: "handle", name: "a panic", tool: "write", source: panics("password=" + canary), want: unsure},
		{stage: "handle", name: "a panic with an error", tool: "ask", source: panics(errors.New("token=" + canary)), want: internal},
		{stage: "handle", name: "an exit", tool: "ask", source: exits, want: internal},
		{stage: "handle", name: "a nil map", tool: "ask", source: nilMap, want: internal},
		{stage: "handle", name: "an error of nobody", tool: "write", source: returns(io.ErrNoProgress), want: unsure},
		{stage: "handle", name: "a declared error", tool: "ask", source: returns(ErrGaugeBroken), want: "failed FAILED_PRECONDITION GAUGE_BROKEN not_applied user"},
		{stage: "handle", name: "something that is not supported", tool: "ask", source: returns(errors.ErrUnsupported), want: "failed UNSUPPORTED not_applied not_supported"},
		{stage: "handle", name: "its own cancellation", tool: "write", source: returns(context.Canceled), want: "failed CANCELED maybe_applied call_canceled"},
	}
	if runtime.GOOS == "linux" {
		all = append(all, row{stage: "handle", name: "a full disk", tool: "write", source: files(fullDisk), want: "failed QUOTA_EXCEEDED disk_full user"})
	}
	return all
}

// databases are the failures of SQLite and of PostgreSQL's clients.
func databases() []row {
	return []row{
		{stage: "handle", name: "SQLite: a key that exists", tool: "write", source: sqlite(`INSERT INTO readings VALUES ('token=`+canary+`', 2)`, ""), want: "failed ALREADY_EXISTS duplicate_key"},
		{stage: "handle", name: "SQLite: a constraint", tool: "write", source: sqlite(`INSERT INTO readings VALUES ('password=`+canary+`', NULL)`, ""), want: "failed FAILED_PRECONDITION constraint_violation"},
		{stage: "handle", name: "SQLite: no such table", tool: "ask", source: sqlite(`SELECT * FROM gauges WHERE password='`+canary+`'`, ""), want: "failed INTERNAL not_applied database_query"},
		{stage: "handle", name: "SQLite: read only", tool: "write", source: sqlite(`DELETE FROM readings`, "?mode=ro"), want: "failed FAILED_PRECONDITION database_read_only"},
		{stage: "handle", name: "SQLite: locked", tool: "put", source: lockedDatabase, want: "failed UPSTREAM_UNAVAILABLE maybe_applied database_busy retryable"},
		{stage: "handle", name: "SQLite: no row", tool: "ask", source: noRow, want: "failed NOT_FOUND not_applied no_rows"},
		{stage: "handle", name: "PostgreSQL: a wrong password", tool: "ask", source: postgres("28P01", ""), want: "denied PERMISSION_DENIED not_applied database_access_refused user"},
		{stage: "handle", name: "PostgreSQL: too many connections", tool: "ask", source: postgres("53300", ""), want: "failed UPSTREAM_UNAVAILABLE not_applied database_busy retryable"},
		{stage: "handle", name: "PostgreSQL: a key that exists", tool: "write", source: postgres("", "23505"), want: "failed ALREADY_EXISTS duplicate_key"},
		{stage: "handle", name: "PostgreSQL: a deadlock", tool: "write", source: postgres("", "40P01"), want: "failed CONFLICT transaction_conflict"},
		{stage: "handle", name: "PostgreSQL: no right", tool: "write", source: postgres("", "42501"), want: "denied PERMISSION_DENIED database_access_refused user"},
		{stage: "handle", name: "PostgreSQL: a disk that is full", tool: "write", source: postgres("", "53100"), want: "failed QUOTA_EXCEEDED disk_full user"},
		{stage: "handle", name: "PostgreSQL: a statement that took too long", tool: "ask", source: postgres("", "57014"), want: "timeout TIMEOUT not_applied database_timeout retryable"},
	}
}

// sources are answers that came and are not what the tool knows.
func sources() []row {
	invalid := "failed INVALID_RESPONSE not_applied"
	json := func(text string) func() tool.Raw { return func() tool.Raw { return normalize.JSON([]byte(text)) } }
	return []row{
		{stage: "normalize", name: "nothing", tool: "ask", source: says(json("")), want: invalid},
		{stage: "normalize", name: "half a JSON text", tool: "ask", source: says(json(reading[:12])), want: invalid + " unexpected_end"},
		{stage: "normalize", name: "a page", tool: "ask", source: says(json("<!doctype html><p>" + canary)), want: invalid + " invalid_json"},
		{stage: "normalize", name: "another shape", tool: "ask", source: says(json(`{"reading_id": {"token": "` + canary + `"}}`)), want: invalid},
		{stage: "normalize", name: "another type", tool: "ask", source: says(json(`{"reading_id": "` + canary + `", "level": 1}`)), want: invalid},
		{stage: "normalize", name: "a value of Go", tool: "ask", source: says(func() tool.Raw { return tool.FromValue(make(chan string)) }), want: invalid},
		{stage: "normalize", name: "more than can be read", tool: "ask", want: "partial RESULT_TOO_LARGE not_applied",
			source: says(json(`{"reading_id": 1, "note": "` + strings.Repeat(canary, normalize.MaxBytes/len(canary)) + `"}`))},
		{stage: "handle", name: "a body that ends too early", tool: "ask", source: returns(io.ErrUnexpectedEOF), want: invalid + " unexpected_end"},
		{stage: "handle", name: "a status that a client checked", tool: "ask", source: checked(http.StatusTooManyRequests), want: "failed RATE_LIMITED not_applied upstream_rate_limit retryable"},
		{stage: "handle", name: "a key that a client checked", tool: "ask", source: checked(http.StatusUnauthorized), want: "denied UNAUTHENTICATED not_applied upstream_unauthenticated user"},
		{stage: "normalize", name: "a source that panics", tool: "ask", source: says(func() tool.Raw { return tool.FromValue(panicking{}) }), want: "failed INTERNAL not_applied"},
	}
}

// around are the failures of the whole call, and of what comes after it.
func around() []row {
	return []row{
		{stage: "context", name: "canceled before it began", tool: "write", want: "failed CANCELED not_applied call_canceled", context: func(ctx context.Context) (context.Context, context.CancelFunc) {
			ctx, cancel := context.WithCancel(ctx)
			cancel()
			return ctx, cancel
		}},
		{stage: "context", name: "late before it began", tool: "write", want: "timeout TIMEOUT not_applied deadline_exceeded retryable", context: func(ctx context.Context) (context.Context, context.CancelFunc) {
			return context.WithTimeout(ctx, -time.Second)
		}},
		{stage: "context", name: "canceled on its way", tool: "write", source: silent, want: "failed CANCELED maybe_applied call_canceled", context: func(ctx context.Context) (context.Context, context.CancelFunc) {
			ctx, cancel := context.WithCancel(ctx)
			time.AfterFunc(50*time.Millisecond, cancel)
			return ctx, cancel
		}},
	}
}
