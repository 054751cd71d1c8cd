package main

import (
	"errors"
	"strings"
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

// shortFlags spells cobra's flags in a message in Go's way again.
func shortFlags(err error) error {
	return errors.New(strings.ReplaceAll(err.Error(), "--", "-"))
}
