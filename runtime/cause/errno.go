//go:build !plan9

package cause

import "syscall"

// errnos are the errors of operating systems that package io/fs has no error
// for.
var errnos = [...]struct {
	number syscall.Errno
	hint   Hint
}{
	{syscall.ECONNREFUSED, ConnectionRefused},
	{syscall.ECONNRESET, ConnectionEnded},
	{syscall.ECONNABORTED, ConnectionEnded},
	{syscall.EPIPE, ConnectionEnded},
	{syscall.ENETUNREACH, NetworkUnreachable},
	{syscall.ENETDOWN, NetworkUnreachable},
	{syscall.EHOSTUNREACH, NetworkUnreachable},
	{syscall.ETIMEDOUT, NetworkTimeout},
	{syscall.ENOSPC, DiskFull},
	{syscall.EDQUOT, DiskFull},
}

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
	return native(number)
}
