package main

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/tooladapt/tooladapt/gen"
)

func schemaCommand(o *options) *cobra.Command {
	var dialect, name string
	c := &cobra.Command{
		Use:   "schema [packages]",
		Short: "print the schemas of the tools",
		Long: `schema prints the tool definitions of packages: name, description and the
JSON Schema (2020-12) of the arguments, and of the result where it has one.
With -tool it prints one tool's argument schema alone. It writes no file.`,
		Example: "    tooladapt schema -tool get_order ./example/orders",
		RunE: func(c *cobra.Command, patterns []string) error {
			if dialect != "json-schema" {
				return usage{fmt.Errorf("print schemas for %s: this version knows json-schema only", dialect)}
			}
			run, err := gen.Make(c.Context(), o.config(patterns))
			if err != nil {
				return err
			}
			if len(run.Diagnostics) > 0 {
				return report(c, o, run)
			}
			return printSchemas(c, run, name)
		},
	}
	c.Flags().StringVar(&dialect, "for", "json-schema", "print schemas of this `dialect`: json-schema")
	c.Flags().StringVar(&name, "tool", "", "only the tool of this `name`")
	return c
}

// definition is one tool as schema prints it.
type definition struct {
	Name        string          `json:"name"`
	Description string          `json:"description"`
	Arguments   json.RawMessage `json:"arguments"`
	Result      json.RawMessage `json:"result,omitempty"`
}

func printSchemas(c *cobra.Command, run *gen.Run, name string) error {
	all := []definition{}
	var names []string
	for _, p := range run.Packages {
		for _, t := range p.Tools {
			names = append(names, t.Name)
			if name == "" || name == t.Name {
				all = append(all, definition{t.Name, t.Description, t.Arguments, t.Result})
			}
		}
	}
	if name == "" {
		return writeJSON(c.OutOrStdout(), all)
	}
	switch len(all) {
	case 0:
		if len(names) == 0 {
			return usage{fmt.Errorf("print the schema of %s: there are no tools", name)}
		}
		return usage{fmt.Errorf("print the schema of %s: there is no such tool; known are %v", name, names)}
	case 1:
		_, err := fmt.Fprintf(c.OutOrStdout(), "%s\n", bytes.TrimSpace(all[0].Arguments))
		return err
	default:
		return usage{fmt.Errorf("print the schema of %s: %d packages have such a tool; name one package", name, len(all))}
	}
}
