package cause

import "time"

// Cause is what is known of an error. The zero Cause is nothing.
type Cause struct {
	Hint Hint
	// Status is that of the HTTP answer that the error stands for, 0 for none.
	Status int
	// RetryAfter is how long the source wants to be left alone, 0 where it
	// doesn't say.
	RetryAfter time.Duration
}

// Rooted is an error that knows its cause. Of that no more counts than what can
// be: a hint of the vocabulary, the status of an error, a wait of 0 or more.
type Rooted interface {
	error
	RootCause() Cause
}

// Of is the cause of err, the zero Cause where nothing is known. Errors that
// panic when they are looked into panic here.
func Of(err error) Cause {
	var s Search
	for e := range Chain(err) {
		s.Look(e)
	}
	return s.Found()
}

// Search looks for a cause in errors one by one, the outermost first. The zero
// Search has found nothing.
type Search struct{ sure, guess Cause }

// Look looks at err itself, not at what it wraps. The first cause that is found
// stays, but one that is only a guess gives way to one that is sure.
func (s *Search) Look(err error) {
	if s.sure != (Cause{}) {
		return
	}
	for _, known := range rules {
		if s.sure = known(err); s.sure != (Cause{}) {
			return
		}
	}
	if s.guess == (Cause{}) {
		s.guess.Hint = guess(err)
	}
}

// Found is the cause that was found.
func (s *Search) Found() Cause {
	if s.sure != (Cause{}) {
		return s.sure
	}
	return s.guess
}

// rules are the ways to know the cause of one error, in order.
var rules = [...]func(error) Cause{
	rooted,
	only(errno),
	only(connectionEnded),
	only(noProgram),
	only(sentinel),
	only(process),
	only(sqlState),
	answered,
	only(notJSON),
	only(named),
	only(coded),
}

// only makes a rule of one that finds hints.
func only(find func(error) Hint) func(error) Cause {
	return func(err error) Cause { return Cause{Hint: find(err)} }
}

func rooted(err error) Cause {
	e, ok := err.(Rooted)
	if !ok {
		return Cause{}
	}
	c := e.RootCause()
	if !c.Hint.Known() {
		c.Hint = ""
	}
	if OfStatus(c.Status) == "" {
		c.Status = 0
	}
	c.RetryAfter = max(c.RetryAfter, 0)
	return c
}
