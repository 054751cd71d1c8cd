package cause

import (
	"reflect"
	"strconv"
	"time"
)

// answered is the cause of an error that stands for an answer over HTTP, as the
// clients of providers have it.
func answered(err error) Cause {
	status := statusOf(err)
	c := Cause{Hint: OfStatus(status)}
	if c.Hint == "" {
		return Cause{}
	}
	c.Status = status
	if e, ok := err.(interface{ RetryAfter() time.Duration }); ok {
		c.RetryAfter = max(e.RetryAfter(), 0)
	} else {
		c.RetryAfter = retryAfter(err)
	}
	return c
}

// statusOf is the HTTP status that err says, 0 for none.
func statusOf(err error) int {
	switch e := err.(type) {
	case interface{ StatusCode() int }:
		return e.StatusCode()
	case interface{ HTTPStatusCode() int }:
		return e.HTTPStatusCode()
	}
	v := reflect.ValueOf(err)
	if status := field(v, "StatusCode"); status.IsValid() {
		return int(integer(status))
	}
	if field(v, "Header").IsValid() { // as Google has it
		return int(integer(field(v, "Code")))
	}
	return 0
}

// retryAfter is the seconds that Retry-After says in the header of err, or of
// the http.Response that it has. A date is for package upstream to read.
func retryAfter(err error) time.Duration {
	v := reflect.ValueOf(err)
	header := field(v, "Header")
	if !header.IsValid() {
		header = field(field(v, "Response"), "Header")
	}
	if header.Kind() != reflect.Map {
		return 0
	}
	for entries := header.MapRange(); entries.Next(); { // MapIndex would link 50 KiB more
		values := entries.Value()
		if entries.Key().String() == "Retry-After" && values.Kind() == reflect.Slice && values.Len() > 0 {
			seconds, err := strconv.ParseUint(values.Index(0).String(), 10, 31)
			if err != nil { // also where it is beyond all waiting
				return 0
			}
			return time.Duration(seconds) * time.Second
		}
	}
	return 0
}

// field is that field of the struct that v is or points to; the zero Value
// where there is none.
func field(v reflect.Value, name string) reflect.Value {
	v = reflect.Indirect(v)
	if v.Kind() != reflect.Struct {
		return reflect.Value{}
	}
	f, ok := v.Type().FieldByName(name)
	if !ok {
		return reflect.Value{}
	}
	value, err := v.FieldByIndexErr(f.Index)
	if err != nil { // in an embedded struct that is nil
		return reflect.Value{}
	}
	return value
}

// OfStatus is the hint of an HTTP status, "" for one that is no error.
func OfStatus(status int) Hint {
	switch status {
	case 401, 407, 511:
		return UpstreamUnauthenticated
	case 402:
		return UpstreamQuota
	case 403, 451:
		return UpstreamAccessRefused
	case 404, 410:
		return UpstreamNotFound
	case 405, 501, 505:
		return NotSupported
	case 408, 504:
		return UpstreamTimeout
	case 409, 412, 423:
		return UpstreamConflict
	case 413, 414, 431:
		return UpstreamTooLarge
	case 424, 428:
		return UpstreamState
	case 429:
		return UpstreamRateLimit
	case 425, 502, 503:
		return UpstreamUnavailable
	case 507:
		return UpstreamQuota
	case 529: // as Anthropic says it
		return UpstreamOverloaded
	}
	switch {
	case status >= 400 && status < 500:
		return UpstreamRefused
	case status >= 500 && status < 600:
		return UpstreamFailure
	default:
		return ""
	}
}
