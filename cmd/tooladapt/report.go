package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/tooladapt/tooladapt/gen"
	"github.com/tooladapt/tooladapt/gen/diag"
)

// report prints what a run found and made: diagnostics to the error stream,
// package lines to the output. With findings the answer is the error findings.
func report(c *cobra.Command, o *options, run *gen.Run) error {
	var err error
	if len(run.Diagnostics) > 0 {
		err = findings{}
	}
	if o.json {
		if werr := writeJSON(c.OutOrStdout(), jsonReport(run)); werr != nil {
			return werr
		}
		return err
	}
	if err != nil {
		writeDiagnostics(c.ErrOrStderr(), run.Diagnostics)
		return err
	}
	for _, p := range run.Packages {
		writePackage(c.OutOrStdout(), o, p)
	}
	if len(run.Packages) == 0 {
		fmt.Fprintf(c.OutOrStdout(), "no tools in %s\n", counted(run.Without, "package"))
	}
	return nil
}

// writeDiagnostics prints one finding a line, its hint indented below.
func writeDiagnostics(w io.Writer, all []diag.Diagnostic) {
	for _, d := range all {
		fmt.Fprintln(w, d.Error())
		if d.Hint != "" {
			fmt.Fprintf(w, "\t%s\n", strings.ReplaceAll(d.Hint, "\n", "\n\t"))
		}
	}
}

// writeNotes prints of which packages the page could not be made, unless they are
// in the JSON.
func writeNotes(w io.Writer, o *options, run *gen.Run) {
	for _, p := range run.Packages {
		if p.Note != "" && !o.json {
			fmt.Fprintf(w, "%s: %s\n", shown(o, p.Dir), p.Note)
		}
	}
}

// writePackage prints a package's line:
//
//	orders: 3 tools, about 612 schema tokens, wrote tooladapt_gen.go (0.31 s)
func writePackage(w io.Writer, o *options, p *gen.Package) {
	did := "unchanged"
	if len(p.Wrote) > 0 {
		did = "wrote " + strings.Join(p.Wrote, ", ")
	}
	fmt.Fprintf(w, "%s: %s, about %s, %s (%s)\n", shown(o, p.Dir), counted(len(p.Tools), "tool"),
		counted(p.SchemaTokens, "schema token"), did, seconds(p.Took))
	if !o.verbose {
		return
	}
	for _, t := range p.Tools {
		fmt.Fprintf(w, "\t%s (%s): about %s\n", t.Name, t.Go, counted(t.SchemaTokens, "schema token"))
	}
}

// shown is a package's folder as seen from where the command runs.
func shown(o *options, dir string) string {
	from := o.dir
	if abs, err := filepath.Abs(from); err == nil {
		from = abs
	}
	rel := diag.Relative(from, dir)
	if rel == "." {
		if wd, err := os.Getwd(); err == nil && from == wd {
			return filepath.Base(wd)
		}
		return filepath.Base(dir)
	}
	return rel
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

func seconds(d time.Duration) string { return fmt.Sprintf("%.2f s", d.Seconds()) }
