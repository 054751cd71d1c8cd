package main

import (
	"errors"
	"fmt"
	"go/token"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/tooladapt/tooladapt/gen"
	"github.com/tooladapt/tooladapt/gen/adopt"
)

// imports are the flags of import.
type imports struct {
	options
	out, name, tool string
	closed, strict  bool
}

func importCommand(o *options) *cobra.Command {
	var i imports
	c := &cobra.Command{
		Use:     "import FILE|-",
		Short:   "write annotated structs for tools defined elsewhere",
		Long:    importHelp,
		Example: "    tooladapt import -o tools.go tools.json\n    tooladapt import -tool get_order order.schema.json",
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usage{fmt.Errorf("import takes one file, or - for the standard input, not %d", len(args))}
			}
			return nil
		},
		RunE: func(c *cobra.Command, args []string) error {
			i.options = *o
			return i.run(c, args[0])
		},
	}
	flags := c.Flags()
	flags.StringVarP(&i.out, "o", "o", "", "write to this `file`, and not to the standard output")
	flags.StringVar(&i.name, "package", "tools", "give the package this `name`")
	flags.StringVar(&i.tool, "tool", "", "give the tool of a bare schema this `name`; by default the file's")
	flags.BoolVar(&i.closed, "closed", false, "let objects that do not say so accept no further names")
	flags.BoolVar(&i.strict, "strict", false, "write nothing where anything is found")
	return c
}

const importHelp = `import reads definitions of tools and writes one Go file of annotated structs,
from which tooladapt generates: a result of MCP's tools/list (also in a
JSON-RPC envelope, or the list alone), tool definitions of OpenAI, Anthropic
and Gemini, or one JSON Schema of arguments. It tells them by their form.

What no Go type can say is told with its JSON Pointer, and the tool that says it
is left out: never is a schema made looser. The exit code is then 1, and the
other tools are written all the same, unless -strict is given.

An object that does not say whether it accepts further names accepts them, as
in JSON Schema; -closed takes it for one that does not. Integers without bounds
have those of 64 bits. A tool's risk is made of MCP's hints, and is R3, with a
note to settle it, where they say too little.

A file that is there is overwritten only if import wrote it: it begins with a
line for that, to be taken out by whoever edits the file.`

// maxInput bounds what is read.
const maxInput = 64 << 20

func (i *imports) run(c *cobra.Command, from string) error {
	if err := i.check(); err != nil {
		return err
	}
	data, err := i.read(c, from)
	if err != nil {
		return err
	}
	made, err := gen.Import(adopt.Config{File: named(from), Package: i.name, Tool: i.tool, Closed: i.closed}, data)
	if err != nil {
		return err
	}
	wrote := ""
	strict := i.strict && len(made.Diagnostics) > 0
	if i.out != "" && made.Source != nil && !strict {
		changed, err := made.Write(i.dir, i.out)
		if err != nil {
			return err
		}
		if wrote = unchanged; changed {
			wrote = "wrote " + filepath.ToSlash(i.out)
		}
	}
	if strict {
		made.Source = nil
	}
	if err := i.report(c, made, wrote); err != nil {
		return err
	}
	if len(made.LeftOut) > 0 || made.Source == nil {
		return findings{}
	}
	return nil
}

// check holds the flags against what they may be.
func (i *imports) check() error {
	base := filepath.Base(i.out)
	switch {
	case !token.IsIdentifier(i.name) || i.name == "_":
		return usage{fmt.Errorf("%q is no name of a package", i.name)}
	case i.out == "":
		return nil
	case !strings.HasSuffix(base, ".go") || strings.HasSuffix(base, "_test.go") || base == "tooladapt_gen.go":
		return usage{fmt.Errorf("write to %s: tools stand in a Go file, which is no test and not the one that is generated from them", filepath.ToSlash(i.out))}
	default:
		return nil
	}
}

func (i *imports) read(c *cobra.Command, from string) ([]byte, error) {
	in := c.InOrStdin()
	if from != "-" {
		name := from
		if !filepath.IsAbs(name) {
			name = filepath.Join(i.dir, name)
		}
		f, err := os.Open(name)
		if err != nil {
			return nil, fmt.Errorf("read %s: %w", filepath.ToSlash(from), reason(err))
		}
		defer f.Close()
		in = f
	}
	data, err := io.ReadAll(io.LimitReader(in, maxInput+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("read %s: %w", named(from), reason(err))
	case len(data) > maxInput:
		return nil, fmt.Errorf("read %s: it has more than %d MiB", named(from), maxInput>>20)
	}
	return data, nil
}

// reason is err without the path, which is told as it was given.
func reason(err error) error {
	if e, ok := errors.AsType[*os.PathError](err); ok {
		return e.Err
	}
	return err
}

// named is what findings call the input.
func named(from string) string {
	if from == "-" {
		return "standard input"
	}
	return filepath.ToSlash(from)
}
