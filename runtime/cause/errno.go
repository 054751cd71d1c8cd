//go:build !plan9

package cause

import "syscall"

// errno is the hint of an error of the operating system.
func errno(err error) Hint {
	number, ok := err.(syscall.Errno)
	if !ok {
		return ""
	}
	for _, e := range errnos {
		if number == e.number {
			return e.hint
		}
	}
	return ""
}
