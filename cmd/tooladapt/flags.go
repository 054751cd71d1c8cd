package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/pflag"
)

// longFlags spells Go's way of writing flags, -json and -tags=x, in cobra's
// way, --json and --tags=x. Both are understood; -C and -v are single letters
// and stay, and nothing behind -- is touched.
func longFlags(args []string) []string {
	out := make([]string, 0, len(args))
	for i, arg := range args {
		if arg == "--" {
			return append(out, args[i:]...)
		}
		name, _, _ := strings.Cut(strings.TrimPrefix(arg, "-"), "=")
		if strings.HasPrefix(arg, "-") && !strings.HasPrefix(arg, "--") && len(name) > 1 && name[0] != 'C' {
			arg = "-" + arg
		}
		out = append(out, arg)
	}
	return out
}

// flagError says what is wrong with a flag, in Go's spelling again.
func flagError(err error) error {
	if e, ok := errors.AsType[*pflag.InvalidValueError](err); ok {
		return fmt.Errorf("the flag -%s does not take %q", e.GetFlag().Name, e.GetValue())
	}
	if e, ok := errors.AsType[*pflag.ValueRequiredError](err); ok {
		return fmt.Errorf("the flag -%s needs a value", e.GetSpecifiedName())
	}
	return errors.New(strings.ReplaceAll(err.Error(), "--", "-"))
}
