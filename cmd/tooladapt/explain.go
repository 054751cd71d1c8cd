package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/tooladapt/tooladapt/gen/diag"
)

func explainCommand(o *options) *cobra.Command {
	return &cobra.Command{
		Use:   "explain [code]",
		Short: "explain a diagnostic, with an example and its cure",
		Long: `explain prints the page of one diagnostic code: what is wrong, an example
that fails, its cure, and whether it may be allowed. Without a code it lists
all of them.`,
		Example: "    tooladapt explain TA021",
		Args:    cobra.ArbitraryArgs,
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) > 1 {
				return usage{fmt.Errorf("explain takes one code, not %d", len(args))}
			}
			if len(args) == 0 {
				return explainAll(c.OutOrStdout(), o.json)
			}
			code := diag.Code(strings.ToUpper(strings.Trim(args[0], "[]")))
			page, ok := diag.Lookup(code)
			if !ok {
				return usage{fmt.Errorf("there is no diagnostic %s; run tooladapt explain for all codes", args[0])}
			}
			return explainOne(c.OutOrStdout(), page, o.json)
		},
	}
}

func explainAll(w io.Writer, asJSON bool) error {
	if asJSON {
		return writeJSON(w, diag.Pages())
	}
	for _, p := range diag.Pages() {
		fmt.Fprintf(w, "%s  %s\n", p.Code, p.Title)
	}
	return nil
}

func explainOne(w io.Writer, p diag.Page, asJSON bool) error {
	if asJSON {
		return writeJSON(w, p)
	}
	_, err := fmt.Fprintf(w, "%s: %s\n\n%s\n\n%s\n\nWrong:\n\n%s\n\nCure:\n\n%s\n",
		p.Code, p.Title, strings.TrimSpace(p.Text), p.Allowed(), indent(p.Wrong), indent(p.Cure))
	return err
}

func indent(text string) string {
	return "    " + strings.ReplaceAll(strings.TrimSpace(text), "\n", "\n    ")
}

func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}
