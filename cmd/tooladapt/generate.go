package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/tooladapt/tooladapt/gen"
)

// generate is the command without a name: make everything, and write it if all
// of it can be made.
func generate(c *cobra.Command, o *options, patterns []string) error {
	run, err := gen.Make(c.Context(), o.config(patterns))
	if err != nil {
		return err
	}
	if len(run.Diagnostics) > 0 {
		return report(c, o, run)
	}
	if err := run.Document(c.Context()); err != nil {
		return err
	}
	if err := run.Write(); err != nil {
		return err
	}
	writeNotes(c.ErrOrStderr(), o, run)
	// go generate sets GOFILE: then good news is no news.
	if os.Getenv("GOFILE") != "" && !o.verbose && !o.json {
		return nil
	}
	return report(c, o, run)
}
