//go:build !windows && !plan9

package cause

import "syscall"

// errnos are the errors of the operating system that package io/fs has no
// error for.
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
