//go:build unix

package coding

import (
	"os/exec"
	"syscall"
)

// group makes cmd the head of a process group, which is killed as a whole when
// its context ends. The answer kills what is left of the group after the end.
func group(cmd *exec.Cmd) (kill func()) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	return func() {
		if cmd.Process != nil {
			_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // mostly nothing is left
		}
	}
}
