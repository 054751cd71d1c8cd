package directive

import (
	"slices"
	"time"
)

// Retry says how often, how long apart and after which categories of errors a
// call is tried again.
type Retry struct {
	// Max is the number of attempts, the first one included, 2 or more.
	Max int
	// Backoff is how long to wait before the second attempt, more than 0.
	Backoff time.Duration
	// On are the categories, distinct, one or more.
	On []string
}

// mended are the categories of errors that trying again may mend.
var mended = [...]string{"RATE_LIMITED", "UPSTREAM_UNAVAILABLE", "UPSTREAM_ERROR", "TIMEOUT"}

// readRetry reads max=3 backoff=200ms on=RATE_LIMITED,TIMEOUT. What it does not
// say is 3, 200 ms and every category that trying again may mend.
func readRetry(a *args, s *Struct) {
	words, values, ok := a.keyed("", "max", "backoff", "on")
	if !a.surplus(words) || !ok || !a.has(len(values)) {
		return
	}
	r := Retry{Max: 3, Backoff: 200 * time.Millisecond, On: mended[:]}
	okMax := a.number(values["max"], 2, 10, &r.Max)
	okBackoff := a.backoff(values["backoff"], &r.Backoff)
	if a.mending(values["on"], &r.On) && okMax && okBackoff {
		s.Retry = Value[Retry]{a.pos, r}
	}
}

// backoff reads a time to wait, if there is one, into d.
func (a *args) backoff(values []Text, d *time.Duration) bool {
	for _, v := range values {
		parsed, err := time.ParseDuration(v.String)
		if err != nil || parsed <= 0 || parsed > 30*time.Second {
			a.report(v.Position(0), "TA026", "%s is no time to wait of 30 s at most", clip(v.String))
			return false
		}
		*d = parsed
	}
	return true
}

// mending reads categories, if there are any, into on.
func (a *args) mending(values []Text, on *[]string) bool {
	ok := true
	var said []string
	for _, v := range values {
		for _, part := range v.split(',') {
			name := part.String
			switch {
			case !a.category(arg{value: part, whole: part}):
				ok = false
			case !slices.Contains(mended[:], name):
				a.found.Add(part.Position(0), "TA026", "those that it may mend are RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_ERROR and TIMEOUT",
					"trying again never mends %s", name)
				ok = false
			case slices.Contains(said, name):
				a.found.Add(part.Position(0), "TA024", "take one of them out", "%s stands twice", name)
				ok = false
			}
			said = append(said, name)
		}
	}
	if len(said) > 0 {
		*on = said
	}
	return ok
}
