package tooltest

import (
	"errors"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Accepts fails t, naming every violation, where decode refuses arguments. The
// Decode method of any adapter is a decode.
func Accepts[A any](t testing.TB, decode func([]byte) (A, error), arguments string) {
	t.Helper()
	_, err := decode([]byte(arguments))
	if err == nil {
		return
	}
	t.Errorf("%s is refused: %v%s", arguments, err, violations(err))
}

// Rejects fails t where decode accepts arguments, or refuses them with another
// error than INVALID_ARGUMENTS.
func Rejects[A any](t testing.TB, decode func([]byte) (A, error), arguments string) {
	t.Helper()
	in, err := decode([]byte(arguments))
	e, ok := errors.AsType[*tool.Error](err)
	switch {
	case err == nil:
		t.Errorf("%s is accepted, as %+v", arguments, in)
	case !ok || e.Category != tool.InvalidArguments:
		t.Errorf("%s is refused with another error than %s: %v", arguments, tool.InvalidArguments, err)
	}
}

// violations are the violations that err tells of, one a line.
func violations(err error) string {
	e, ok := errors.AsType[*tool.Error](err)
	if !ok || e.Arguments == nil {
		return ""
	}
	var b strings.Builder
	for _, v := range e.Arguments.Violations {
		b.WriteString("\n\t" + v.Path + ": want " + v.Want)
	}
	return b.String()
}
