//go:build !unix && !windows

package coding

import "os/exec"

// runGroup runs cmd. Where there are neither process groups nor jobs only cmd
// itself is killed, and its streams are closed after a while.
func runGroup(cmd *exec.Cmd) error { return cmd.Run() }
