package upstream

import (
	"net/http"
	"strconv"
	"time"

	"github.com/tooladapt/tooladapt/runtime/errorbody"
)

// retryAfter is how long the header says to wait: Retry-After in seconds or as
// a date, in milliseconds as some providers have it, or when calls are counted
// anew. A date is held against
// the Date of the answer where it has one: the clock of the source counts.
func (e *Error) retryAfter() time.Duration {
	if ms, ok := errorbody.Seconds(e.Header.Get("Retry-After-Ms")); ok {
		return ms / 1000
	}
	text := e.Header.Get("Retry-After")
	if d, ok := errorbody.Seconds(text); ok {
		return d
	}
	until, err := http.ParseTime(text)
	if err != nil {
		return e.reset()
	}
	return min(max(until.Sub(e.sent()), 0), errorbody.LongestWait)
}

// exhausted reports whether the header says that as many calls were made as are
// allowed for a while, which an answer of another status may say of the next one.
func (e *Error) exhausted() bool {
	return (e.Status == http.StatusForbidden || e.Status == http.StatusTooManyRequests) && e.Header.Get("X-RateLimit-Remaining") == "0"
}

// reset is how long it is until more calls are allowed: X-RateLimit-Reset has the
// seconds until then, or since 1970 as GitHub has them.
func (e *Error) reset() time.Duration {
	d, ok := errorbody.Seconds(e.Header.Get("X-RateLimit-Reset"))
	switch {
	case !ok || !e.exhausted():
		return 0
	case d < errorbody.LongestWait:
		return d
	}
	since, _ := strconv.ParseInt(e.Header.Get("X-RateLimit-Reset"), 10, 64)
	return min(max(time.Unix(since, 0).Sub(e.sent()), 0), errorbody.LongestWait)
}

// sent is when the source answered.
func (e *Error) sent() time.Time {
	if date, err := http.ParseTime(e.Header.Get("Date")); err == nil {
		return date
	}
	if e.At.IsZero() {
		return time.Now()
	}
	return e.At
}
