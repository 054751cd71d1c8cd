package coding

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// repository is a git repository of its own in a temporary folder, which has
// nothing of the workspace's but its objects. What else stands in a .git may
// lead anywhere and run anything: configuration with includes, aliases, pagers,
// hooks and filters, a commondir, a worktree. Git never sees it.
type repository struct {
	dir     string // the temporary folder
	objects string // of the workspace, absolute
	head    string // hash of a commit
}

// Format 1 is the one that knows of SHA-256. A file of several packs names them
// by paths, which git follows wherever they lead.
const isolated = `[core]
repositoryFormatVersion = 1
bare = true
multiPackIndex = false
[extensions]
objectFormat = %s
`

// isolate makes the repository of the commits that lead to head. The caller
// removes it.
func (w *Workspace) isolate(ctx context.Context, head string) (repository, error) {
	if err := w.objectsWithin(ctx); err != nil {
		return repository{}, err
	}
	shallow, err := w.shallow()
	if err != nil {
		return repository{}, err
	}
	format := "sha1"
	if len(head) == sha256Digits {
		format = "sha256"
	}
	dir, err := os.MkdirTemp("", "git-log-")
	if err != nil {
		return repository{}, fmt.Errorf("make a repository: %w", err)
	}
	r := repository{dir, filepath.Join(w.dir, ".git", "objects"), head}
	err = errors.Join(
		r.write("HEAD", head+"\n"), r.write("config", fmt.Sprintf(isolated, format)), r.write("shallow", shallow),
		os.Mkdir(filepath.Join(dir, "refs"), 0o700),
	)
	if err != nil {
		return repository{}, errors.Join(err, r.remove())
	}
	return r, nil
}

// objectsWithin refuses a folder of objects that leads out of itself.
func (w *Workspace) objectsWithin(ctx context.Context) error {
	if info, err := w.root.Lstat(".git/objects"); err != nil || !info.IsDir() {
		return ErrHistoryElsewhere.With(err)
	}
	return fs.WalkDir(w.root.FS(), ".git/objects", func(at string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case ctx.Err() != nil:
			return ctx.Err()
		case !entry.IsDir() && !entry.Type().IsRegular(), at == ".git/objects/info/alternates":
			return ErrHistoryElsewhere
		}
		return nil
	})
}

func (r repository) write(name, text string) error {
	return os.WriteFile(filepath.Join(r.dir, name), []byte(text), 0o600)
}

func (r repository) remove() error { return os.RemoveAll(r.dir) }

// git runs git on the repository, without the configuration of the user and the
// system. Paths behind "--" are taken literally.
func (r repository) git(ctx context.Context, args ...string) (stdout string, flooded bool, err error) {
	out, err := command{
		name: "git", args: append([]string{"--no-pager", "--literal-pathspecs", "--git-dir=" + r.dir}, args...), dir: r.dir,
		env: []string{
			"GIT_OBJECT_DIRECTORY=" + r.objects, "GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL=" + os.DevNull, "GIT_ATTR_NOSYSTEM=1",
			"GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_NO_REPLACE_OBJECTS=1",
			"GIT_ALLOC_LIMIT=256m", "LC_ALL=C",
		},
		limit: 10 * time.Second, output: 256 << 10,
	}.run(ctx)
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return "", false, ErrNoGit.With(err)
	case err != nil:
		return "", false, err
	case out.timeout:
		return "", false, context.DeadlineExceeded
	case out.exit != 0 && !out.flooded:
		return "", false, fmt.Errorf("git exits with %d: %s", out.exit, strings.TrimSpace(string(out.stderr)))
	}
	return string(out.stdout), out.flooded, nil
}
