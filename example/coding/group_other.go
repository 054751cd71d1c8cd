//go:build !unix

package coding

import "os/exec"

// group does nothing where there are no process groups: only cmd itself is
// killed, and its streams are closed after a while.
func group(*exec.Cmd) (kill func()) { return func() {} }
