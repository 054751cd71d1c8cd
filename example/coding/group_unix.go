//go:build unix

package coding

import (
	"os/exec"
	"syscall"
)

// runGroup runs cmd as the head of a process group, and kills the whole of it
// when cmd's context ends and when cmd has ended. A program that makes a group
// of its own leaves this one, and lives on.
func runGroup(cmd *exec.Cmd) error {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	err := cmd.Run()
	if cmd.Process != nil {
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // mostly nothing is left
	}
	return err
}
