package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/tooladapt/tooladapt/gen"
)

// options are the flags that every command takes.
type options struct {
	dir     string
	tags    string
	json    bool
	verbose bool
	docs    bool
}

func (o *options) config(patterns []string) gen.Config {
	return gen.Config{Dir: o.dir, Tags: o.tags, Patterns: patterns, NoDocs: !o.docs}
}

// rootCommand is the command tree. Without a command the arguments are package
// patterns, and their adapters are generated.
func rootCommand() *cobra.Command {
	var o options
	root := &cobra.Command{
		Use:           "tooladapt [packages]",
		Long:          rootHelp,
		Args:          packagePatterns(&o),
		SilenceErrors: true,
		SilenceUsage:  true,
		RunE:          func(c *cobra.Command, patterns []string) error { return generate(c, &o, patterns) },
	}
	root.CompletionOptions.DisableDefaultCmd = true
	flags := root.PersistentFlags()
	flags.StringVarP(&o.dir, "C", "C", "", "run as if started in this `folder`")
	flags.StringVar(&o.tags, "tags", "", "comma-separated build `tags`")
	flags.BoolVar(&o.docs, "docs", true, "also write or check TOOLS.md; -docs=false leaves it alone")
	flags.BoolVar(&o.json, "json", false, "print machine-readable JSON")
	flags.BoolVarP(&o.verbose, "v", "v", false, "print more: files, tools and times")
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return usage{flagError(err)} })
	root.SetUsageFunc(func(c *cobra.Command) error { return writeUsage(c.OutOrStderr(), c) })
	root.SetHelpFunc(func(c *cobra.Command, _ []string) { writeHelp(c.OutOrStdout(), c) })
	root.AddCommand(checkCommand(&o), schemaCommand(&o), importCommand(&o), explainCommand(&o))
	root.InitDefaultHelpCmd()
	for _, c := range root.Commands() {
		if c.Name() == "help" {
			c.Short = "tell more about a command"
		}
	}
	return root
}

// packagePatterns accepts any package patterns, but a word that names no
// folder and looks like a command is taken for a misspelt command.
func packagePatterns(o *options) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		for _, arg := range args {
			if strings.ContainsAny(arg, `./\@:`) || arg == "all" || arg == "std" || arg == "work" || arg == "tool" {
				continue
			}
			dir := arg
			if o.dir != "" {
				dir = o.dir + string(os.PathSeparator) + arg
			}
			if info, err := os.Stat(dir); err == nil && info.IsDir() {
				return usage{fmt.Errorf("%s is a folder: write ./%s for its package", arg, arg)}
			}
			return usage{fmt.Errorf("there is no command %s, and no folder; %s", arg, closest(c, arg))}
		}
		return nil
	}
}

func closest(c *cobra.Command, arg string) string {
	c.Root().SuggestionsMinimumDistance = 2
	if names := c.Root().SuggestionsFor(arg); len(names) > 0 {
		return "did you mean tooladapt " + names[0] + "?"
	}
	return "run tooladapt help for the commands"
}
