//go:build !unix

package bench

import "time"

var start = time.Now()

// spent is the time that has passed so far: this system has no better measure
// in the standard library.
func spent() time.Duration { return time.Since(start) }
