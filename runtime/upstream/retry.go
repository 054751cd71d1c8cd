package upstream

import (
	"net/http"
	"time"

	"github.com/tooladapt/tooladapt/runtime/errorbody"
)

// retryAfter is how long the header says to wait: Retry-After in seconds or as
// a date, or in milliseconds as some providers have it. A date is held against
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
		return 0
	}
	return min(max(until.Sub(e.sent()), 0), errorbody.LongestWait)
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
