package cause

import "syscall"

// native is the hint of an error of Windows or its sockets. The names that
// package syscall has for them elsewhere stand for other numbers here.
func native(number syscall.Errno) Hint {
	switch number {
	case 10061: // WSAECONNREFUSED
		return ConnectionRefused
	case 10053, 10054, 109: // WSAECONNABORTED, WSAECONNRESET, ERROR_BROKEN_PIPE
		return ConnectionEnded
	case 10050, 10051, 10065: // WSAENETDOWN, WSAENETUNREACH, WSAEHOSTUNREACH
		return NetworkUnreachable
	case 10060: // WSAETIMEDOUT
		return NetworkTimeout
	case 112, 1295: // ERROR_DISK_FULL, ERROR_DISK_QUOTA_EXCEEDED
		return DiskFull
	default:
		return ""
	}
}
