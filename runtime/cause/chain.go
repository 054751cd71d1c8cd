package cause

import "iter"

// most is how many errors of one chain are looked at. An error may go on for
// ever, where it wraps itself.
const most = 256

// Chain is err and the errors that it wraps, also those of errors.Join, each
// before those inside it, and no more than 256 of them.
func Chain(err error) iter.Seq[error] {
	return func(yield func(error) bool) {
		left := most
		walk(err, &left, yield)
	}
}

// walk yields err and what it wraps, and reports whether to go on.
func walk(err error, left *int, yield func(error) bool) bool {
	for err != nil {
		if *left == 0 || !yield(err) {
			return false
		}
		*left--
		switch e := err.(type) {
		case interface{ Unwrap() error }:
			err = e.Unwrap()
		case interface{ Unwrap() []error }:
			for _, inside := range e.Unwrap() {
				if !walk(inside, left, yield) {
					return false
				}
			}
			return true
		default:
			return true
		}
	}
	return true
}
