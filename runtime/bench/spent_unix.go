//go:build unix

package bench

import (
	"syscall"
	"time"
)

// spent is the processor time that the process has taken so far, with all that
// its garbage collector took.
func spent() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err) // there is no other reason than a wrong call
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
