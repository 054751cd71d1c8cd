package coding

import (
	"errors"
	"io/fs"
	"path"
	"path/filepath"
	"syscall"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// local is name as a path within the folder, written with slashes; "" is the
// folder itself. What cannot be one is refused before anything is opened.
func local(name string) (string, error) {
	if name == "" {
		return ".", nil
	}
	if !filepath.IsLocal(filepath.FromSlash(name)) {
		return "", ErrOutsideFolder
	}
	return path.Clean(filepath.ToSlash(name)), nil
}

// fault is what the model learns of err, which came when the file of that name
// was used. What no declared error says stays private.
func (w *Workspace) fault(name string, err error) error {
	_, declared := errors.AsType[*tool.Error](err)
	switch {
	case err == nil, declared:
		return err
	case w.escape != nil && errors.Is(err, w.escape):
		return ErrOutsideFolder.With(err)
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR):
		return tool.NotFound.New("there is no file " + name).With(err)
	case errors.Is(err, fs.ErrPermission):
		return tool.PermissionDenied.New("the file " + name + " may not be used").With(err)
	default:
		return err
	}
}
