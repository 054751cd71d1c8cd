package upstream

import (
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// longest is the longest wait that is believed.
const longest = 365 * 24 * time.Hour

// retryAfter is how long the header says to wait: Retry-After in seconds or as
// a date, or in milliseconds as some providers have it. A date is held against
// the Date of the answer where it has one: the clock of the source counts.
func (e *Error) retryAfter() time.Duration {
	if ms, ok := number(e.Header.Get("Retry-After-Ms")); ok {
		return wait(ms / 1000)
	}
	text := e.Header.Get("Retry-After")
	if s, ok := number(text); ok {
		return wait(s)
	}
	until, err := http.ParseTime(text)
	if err != nil {
		return 0
	}
	return min(max(until.Sub(e.sent()), 0), longest)
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

// number is a number that is 0 or more.
func number(text string) (float64, bool) {
	f, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	return f, err == nil && f >= 0 && !math.IsInf(f, 0)
}

// wait is a number of seconds.
func wait(seconds float64) time.Duration {
	return time.Duration(min(seconds, longest.Seconds()) * float64(time.Second))
}
