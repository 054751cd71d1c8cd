//go:build !windows && !plan9

package cause

import "syscall"

// native knows none: package syscall has names for all.
func native(syscall.Errno) Hint { return "" }
