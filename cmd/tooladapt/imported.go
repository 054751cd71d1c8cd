package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/tooladapt/tooladapt/gen/adopt"
)

// importJSON is what -json prints of an import.
type importJSON struct {
	Tools       []string         `json:"tools"`
	LeftOut     []string         `json:"left_out"`
	Wrote       string           `json:"wrote,omitempty"`
	Unchanged   bool             `json:"unchanged,omitempty"`
	Source      string           `json:"source,omitempty"`
	Diagnostics []diagnosticJSON `json:"diagnostics"`
}

// unchanged says that the file to be written has the same bytes already.
const unchanged = "unchanged"

// report prints the source where it is not written to a file, and what was
// found.
func (i *imports) report(c *cobra.Command, made *adopt.Made, wrote string) error {
	if i.json {
		out := importJSON{Tools: []string{}, LeftOut: append([]string{}, made.LeftOut...), Diagnostics: jsonDiagnostics(made.Diagnostics)}
		for _, t := range made.Tools {
			out.Tools = append(out.Tools, t.Name)
		}
		switch {
		case wrote == "":
			out.Source = string(made.Source)
		case wrote == unchanged:
			out.Unchanged = true
		default:
			out.Wrote = strings.TrimPrefix(wrote, "wrote ")
		}
		return writeJSON(c.OutOrStdout(), out)
	}
	writeDiagnostics(c.ErrOrStderr(), made.Diagnostics)
	if i.out == "" {
		_, err := c.OutOrStdout().Write(made.Source)
		return err
	}
	if wrote != "" {
		fmt.Fprintf(c.OutOrStdout(), "%s: %s", wrote, counted(len(made.Tools), "tool"))
		if n := len(made.LeftOut); n > 0 {
			fmt.Fprintf(c.OutOrStdout(), ", %d left out", n)
		}
		fmt.Fprintln(c.OutOrStdout())
	}
	return nil
}
