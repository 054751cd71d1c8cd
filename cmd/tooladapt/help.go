package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

const rootHelp = `tooladapt writes the adapters of annotated tool structs.

A tool is a struct whose doc comment has //tool:name. For each package that
has one, tooladapt writes tooladapt_gen.go and tooladapt_gen_test.go beside
the sources: argument schema, decoder, validator, renderer, error
constructors, and a Tools function that binds them to the handlers it found;
and TOOLS.md, the page about them.

Packages are patterns as in go list, such as . or ./...; the default is the
package in the current folder. Under go generate nothing is printed unless
something is wrong.

TOOLS.md tells people what a model reads of the tools, with the examples and
samples that their directives give. It is made by building and running the
generated code; where that is not possible it stays as it was, and a note says
why. With -docs=false it is left alone, by check too.`

const exitCodes = `
Exit codes:

    0  fine
    1  findings: diagnostics, or files that are out of date
    2  the command was called wrongly
    3  a bug in tooladapt
`

// writeHelp writes what the command is for, then its usage.
func writeHelp(w io.Writer, c *cobra.Command) {
	text := c.Long
	if text == "" {
		text = c.Short
	}
	fmt.Fprintf(w, "%s\n\n", strings.TrimSpace(text))
	writeUsage(w, c)
}

// writeUsage writes the command's lines, commands, flags and examples, flags
// in Go's spelling.
func writeUsage(w io.Writer, c *cobra.Command) error {
	fmt.Fprintf(w, "Use:\n\n    %s\n", strings.TrimSuffix(c.UseLine(), " [flags]"))
	if c.HasAvailableSubCommands() {
		fmt.Fprintf(w, "\nCommands:\n\n")
		for _, sub := range c.Commands() {
			fmt.Fprintf(w, "    %-10s %s\n", sub.Name(), sub.Short)
		}
	}
	fmt.Fprintf(w, "\nFlags:\n\n")
	writeFlags(w, c)
	if c.Example != "" {
		fmt.Fprintf(w, "\nExamples:\n\n%s\n", c.Example)
	}
	if c == c.Root() {
		fmt.Fprint(w, exitCodes)
	}
	return nil
}

// writeFlags writes the command's flags, then those of all commands, in two
// columns.
func writeFlags(w io.Writer, c *cobra.Command) {
	var names, texts []string
	width := 12
	add := func(f *pflag.Flag) {
		if f.Hidden || f.Name == "help" {
			return
		}
		value, text := pflag.UnquoteUsage(f)
		name := strings.TrimSpace("-" + f.Name + " " + value)
		names, texts = append(names, name), append(texts, text)
		width = max(width, len(name))
	}
	c.LocalNonPersistentFlags().VisitAll(add)
	c.Root().PersistentFlags().VisitAll(add)
	for i, name := range names {
		fmt.Fprintf(w, "    %-*s %s\n", width, name, texts[i])
	}
}
