package coding

import (
	"errors"
	"fmt"
	"os/exec"
	"syscall"
	"unsafe"

	"golang.org/x/sys/windows"
)

// runGroup runs cmd in a job object of its own, and kills the whole of it when
// cmd's context ends and when cmd has ended. Cmd begins suspended and goes on
// once it is in the job, so that nothing it starts is ever outside.
func runGroup(cmd *exec.Cmd) error {
	job, err := newJob()
	if err != nil {
		return fmt.Errorf("make a job: %w", err)
	}
	defer windows.CloseHandle(job) // kills what is left in it
	cmd.SysProcAttr = &syscall.SysProcAttr{CreationFlags: windows.CREATE_SUSPENDED}
	cmd.Cancel = func() error {
		return errors.Join(windows.TerminateJobObject(job, 1), cmd.Process.Kill()) // it may not be in the job yet
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	var refused error
	err = cmd.Process.WithHandle(func(process uintptr) {
		refused = windows.AssignProcessToJobObject(job, windows.Handle(process))
	})
	if err = errors.Join(err, refused); err == nil {
		err = resume(cmd.Process.Pid)
	}
	if err != nil {
		return fmt.Errorf("begin in a job: %w", errors.Join(err, cmd.Process.Kill(), cmd.Wait()))
	}
	return cmd.Wait()
}

// newJob is a job object whose processes are killed when it is closed.
func newJob() (windows.Handle, error) {
	job, err := windows.CreateJobObject(nil, nil)
	if err != nil {
		return 0, err
	}
	var limits windows.JOBOBJECT_EXTENDED_LIMIT_INFORMATION
	limits.BasicLimitInformation.LimitFlags = windows.JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
	_, err = windows.SetInformationJobObject(job, windows.JobObjectExtendedLimitInformation,
		uintptr(unsafe.Pointer(&limits)), uint32(unsafe.Sizeof(limits)))
	if err != nil {
		return 0, errors.Join(err, windows.CloseHandle(job))
	}
	return job, nil
}

// resume lets a process go on that was begun suspended, and so has one thread.
func resume(pid int) error {
	all, err := windows.CreateToolhelp32Snapshot(windows.TH32CS_SNAPTHREAD, 0)
	if err != nil {
		return err
	}
	defer windows.CloseHandle(all)
	entry := windows.ThreadEntry32{Size: uint32(unsafe.Sizeof(windows.ThreadEntry32{}))}
	for err = windows.Thread32First(all, &entry); err == nil; err = windows.Thread32Next(all, &entry) {
		if entry.OwnerProcessID != uint32(pid) {
			continue
		}
		thread, err := windows.OpenThread(windows.THREAD_SUSPEND_RESUME, false, entry.ThreadID)
		if err != nil {
			return err
		}
		defer windows.CloseHandle(thread)
		_, err = windows.ResumeThread(thread)
		return err
	}
	return err
}
