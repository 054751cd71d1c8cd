package normalize

import (
	"fmt"
	"slices"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Command is what a command wrote, and the error of Run or Output of os/exec, nil
// for exit code 0:
//
//	out, err := exec.CommandContext(ctx, "rg", "--json", in.Pattern).Output()
//	return normalize.Command(out, nil, err, 1), nil // 1: nothing was found
//
// The exit codes in ok are successes too. With any other the command failed,
// whatever it wrote. The value is that of its standard output, as of [Bytes]
// without a type; Answer.Exit has its exit code and standard error.
func Command(stdout, stderr []byte, err error, ok ...int) tool.Raw {
	return tool.FromValue(&commandSource{stdout, stderr, err, append([]int{0}, ok...)})
}

// Exits is raw with other exit codes as successes, those in ok alone, where it is
// of [Command]; otherwise it is raw. Generated normalizers call it for
// //tool:ok exit=0,1.
func Exits(raw tool.Raw, ok ...int) tool.Raw {
	s, is := raw.Value().(*commandSource)
	if !is {
		return raw
	}
	other := *s
	other.ok = ok
	return tool.FromValue(&other)
}

type commandSource struct {
	stdout, stderr []byte
	err            error
	ok             []int // the exit codes that are successes
}

// Bytes is that of [Source].
func (s *commandSource) Bytes() ([]byte, string) { return s.stdout, "" }

// Read is that of [Source].
func (s *commandSource) Read(stdout []byte) (Answer, error) {
	code, ended := s.exitCode()
	if !ended {
		return Answer{}, tool.Classify(s.err)
	}
	stderr, _ := plainText(s.stderr[:min(len(s.stderr), maxStderr)], nil)
	if !slices.Contains(s.ok, code) {
		return Answer{}, tool.Classify(&exitError{code, stderr, s.err})
	}
	a, err := readAny(stdout)
	if err == nil {
		a.Exit = &Exit{code, string(stderr)}
	}
	return a, err
}

// maxStderr is how much of standard error is kept.
const maxStderr = 64 << 10

// exitCode is how the command ended, if it ran and ended.
func (s *commandSource) exitCode() (code int, ended bool) {
	for err := range cause.Chain(s.err) {
		if e, ok := err.(interface{ ExitCode() int }); ok {
			return e.ExitCode(), true
		}
	}
	return 0, s.err == nil
}

// exitError is a command that failed, for the log.
type exitError struct {
	code   int
	stderr []byte
	err    error
}

// Error is the exit code and what the command wrote.
func (e *exitError) Error() string {
	return fmt.Sprintf("the command ended with exit code %d and wrote %q", e.code, e.stderr[:min(len(e.stderr), 1<<10)])
}

// Unwrap is the error of os/exec.
func (e *exitError) Unwrap() error { return e.err }
