package upstream

import (
	"cmp"
	"fmt"
	"io"
	"net/http"
	"time"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/errorbody"
)

// Error is an answer that is no success. Handlers that know better what a
// status means find it with errors.AsType.
type Error struct {
	// Status is the HTTP status.
	Status int
	// Header is that of the answer; nil for none.
	Header http.Header
	// Body is the body, or its start.
	Body []byte
	// At is when the answer came, for dates in a header without a Date; the zero
	// Time means now.
	At time.Time
}

// maxBody is how much of a body is read.
const maxBody = 64 << 10

// Check is an [*Error] of an answer whose status is 400 or more, and nil of any
// other. It reads up to 64 KiB of the body then, and leaves it to the caller to
// close it. The body may end early: the status is known all the same.
func Check(resp *http.Response) error {
	if resp.StatusCode < http.StatusBadRequest {
		return nil
	}
	e := &Error{Status: resp.StatusCode, Header: resp.Header, At: time.Now()}
	if resp.Body != nil {
		e.Body, _ = io.ReadAll(io.LimitReader(resp.Body, maxBody))
	}
	return e
}

// Error is the status and the start of the body, for the log.
func (e *Error) Error() string {
	const shown = 1 << 10
	return fmt.Sprintf("the source answered %d %s: %q", e.Status, http.StatusText(e.Status), e.Body[:min(len(e.Body), shown)])
}

// RootCause is what the answer says of its cause. A word of the body that is
// known says more than the status.
func (e *Error) RootCause() cause.Cause {
	said := errorbody.Read(e.Body)
	c := cause.Cause{Hint: said.Hint, Status: e.Status, RetryAfter: cmp.Or(e.retryAfter(), said.RetryAfter)}
	if c.Status < http.StatusBadRequest { // an error that came as a success
		c.Status = said.Status
	}
	if c.Hint == "" && c.Status == http.StatusForbidden && (c.RetryAfter > 0 || e.exhausted()) {
		c.Hint = cause.UpstreamRateLimit // as GitHub has it
	}
	if c.Hint == "" {
		c.Hint = cause.OfStatus(c.Status)
	}
	return c
}
