package load

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// list is the packages that the patterns name. What is wrong with folder,
// patterns or module is reported; the error is for a go command that cannot be
// run or was interrupted.
func list(ctx context.Context, c Config, dir string, found *diag.List) ([]*packages.Package, error) {
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		found.Add(token.Position{}, "TA002", "", "%s", folderProblem(c.Dir, err))
		return nil, nil
	}
	patterns := packagePatterns(c.Patterns, found)
	if len(patterns) == 0 {
		return nil, nil
	}
	env := c.Env
	if env == nil {
		env = os.Environ()
	}
	env = append(env[:len(env):len(env)], "GOPACKAGESDRIVER=off")
	roots, err := goList(ctx, dir, env, c.Tags, patterns)
	if err == nil && len(roots) == 0 {
		err = explain(ctx, dir, env, patterns, found)
	}
	if err != nil {
		return nil, fmt.Errorf("list %s: %w", strings.Join(patterns, " "), plain(err))
	}
	if len(roots) > 0 {
		reportUnmatched(dir, patterns, roots, found)
	}
	return roots, nil
}

// plain is what the go command said where package packages wraps that in words
// of its own: "err: exit status 1: stderr: go: …".
func plain(err error) error {
	words, said, found := strings.Cut(err.Error(), ": stderr: ")
	if !found {
		return err
	}
	if said = strings.TrimPrefix(strings.TrimSpace(said), "go: "); said != "" {
		return errors.New(said)
	}
	return errors.New(strings.TrimPrefix(words, "err: "))
}

// goList runs go list once, for all patterns. It asks for
//
//   - the files of each package, which are parsed here, so that a package whose
//     generated file is missing or broken can be looked at (asking for types or
//     syntax would have the package compiled, or loaded from source with all
//     that it imports);
//   - all packages that these import, with the export data of those that
//     compile, from the build cache where it has them: that is the quickest way
//     to the types of what is imported;
//   - modules, for the language version, and to keep to the user's own.
//
// Where the module is broken it may answer nothing, and no error.
func goList(ctx context.Context, dir string, env []string, tags string, patterns []string) ([]*packages.Package, error) {
	config := &packages.Config{
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedDeps |
			packages.NeedExportFile | packages.NeedModule,
		Context: ctx, Dir: dir, Env: env,
	}
	if tags != "" {
		config.BuildFlags = []string{"-tags=" + tags}
	}
	queries := make([]string, len(patterns))
	for i, p := range patterns {
		queries[i] = "pattern=" + p
	}
	roots, err := packages.Load(config, queries...)
	return roots, cmp.Or(err, ctx.Err())
}

// folderProblem says why there is nothing at dir; without an error it is a file.
func folderProblem(dir string, err error) string {
	if err == nil {
		return dir + " is a file, not a folder"
	}
	if errors.Is(err, fs.ErrNotExist) {
		return "there is no folder " + dir
	}
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		err = e.Err
	}
	return fmt.Sprintf("read folder %s: %s", dir, err)
}

// explain reports why go list found nothing and said nothing: its strict forms
// say it, in runs that only a broken module pays for. The error is for a go
// command that cannot be run.
func explain(ctx context.Context, dir string, env, patterns []string, found *diag.List) error {
	for _, how := range []string{"-find", "-export"} { // whether there are packages, and whether they can be built
		cmd := exec.CommandContext(ctx, "go", append([]string{"list", how, "--"}, patterns...)...)
		cmd.Dir, cmd.Env = dir, env
		var stderr strings.Builder
		cmd.Stderr = &stderr
		err := cmd.Run()
		if err == nil {
			continue
		}
		if _, ok := errors.AsType[*exec.ExitError](err); !ok {
			return err
		}
		head, hint := complaint(dir, stderr.String())
		pos, head := cutPosition(dir, head)
		found.Add(pos, "TA001", hint, "%s", head)
		return nil
	}
	found.Add(token.Position{}, "TA002", "", "%s: no package is there", strings.Join(patterns, " "))
	return nil
}
