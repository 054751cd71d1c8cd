package main

import (
	"github.com/spf13/cobra"

	"github.com/tooladapt/tooladapt/gen"
)

func checkCommand(o *options) *cobra.Command {
	return &cobra.Command{
		Use:   "check [packages]",
		Short: "report stale files and diagnostics, write nothing",
		Long: `check makes everything that a run would write and compares it with what is
there. It writes nothing. Stale files, diagnostics, and examples that the
schema refuses are findings: the exit code is then 1. It is meant for CI.

Of TOOLS.md it compares sums, of the generated code and of the page: nothing is
built or run.`,
		Example: "    tooladapt check ./...",
		RunE: func(c *cobra.Command, patterns []string) error {
			run, err := gen.Make(c.Context(), o.config(patterns))
			if err != nil {
				return err
			}
			if err := run.Check(); err != nil {
				return err
			}
			return report(c, o, run)
		},
	}
}
