package coding

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
)

// Workspace answers the tools of this package. It is safe for concurrent use.
type Workspace struct {
	root *os.Root
	// dir is the folder's absolute path without symbolic links, for commands.
	dir string
	// escape is what root answers to paths that lead out of it.
	escape error
	// editing holds edits apart, so that none undoes another.
	editing sync.Mutex
}

// Open opens a folder that exists as a workspace.
func Open(dir string) (*Workspace, error) {
	abs, err := filepath.Abs(dir)
	if err == nil {
		abs, err = filepath.EvalSymlinks(abs)
	}
	if err != nil {
		return nil, fmt.Errorf("open workspace %s: %w", dir, err)
	}
	root, err := os.OpenRoot(abs)
	if err != nil {
		return nil, fmt.Errorf("open workspace %s: %w", dir, err)
	}
	w := &Workspace{root: root, dir: abs}
	_, err = root.Stat("..")
	if refused, ok := errors.AsType[*fs.PathError](err); ok {
		w.escape = refused.Err
	}
	return w, nil
}

// Close ends the use of the folder. Calls that still run fail.
func (w *Workspace) Close() error { return w.root.Close() }
