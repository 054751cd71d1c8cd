package cause

import "syscall"

// errnos are the errors of Windows and of its sockets that package io/fs has no
// error for. Package syscall names few of them.
var errnos = [...]struct {
	number syscall.Errno
	hint   Hint
}{
	{10061, ConnectionRefused},  // WSAECONNREFUSED
	{10054, ConnectionEnded},    // WSAECONNRESET
	{10053, ConnectionEnded},    // WSAECONNABORTED
	{109, ConnectionEnded},      // ERROR_BROKEN_PIPE
	{10051, NetworkUnreachable}, // WSAENETUNREACH
	{10050, NetworkUnreachable}, // WSAENETDOWN
	{10065, NetworkUnreachable}, // WSAEHOSTUNREACH
	{10060, NetworkTimeout},     // WSAETIMEDOUT
	{112, DiskFull},             // ERROR_DISK_FULL
	{1295, DiskFull},            // ERROR_DISK_QUOTA_EXCEEDED
}
