package coding

import (
	"crypto/rand"
	"errors"
	"io/fs"
	"os"
	"path"
)

// replace puts text in the place of the file of that name, which was read as
// info tells. It keeps the file's mode. Whatever fails, the file is the old one
// or the new one, whole.
func (w *Workspace) replace(name string, info fs.FileInfo, text string) error {
	beside := path.Join(path.Dir(name), ".edit-"+rand.Text()+".tmp")
	if err := w.create(beside, info.Mode().Perm(), text); err != nil {
		return errors.Join(err, w.remove(beside))
	}
	now, err := w.root.Lstat(name)
	switch {
	case err != nil:
	case !os.SameFile(now, info) || now.Size() != info.Size() || !now.ModTime().Equal(info.ModTime()):
		err = ErrFileChanged
	default:
		err = w.root.Rename(beside, name)
	}
	if err != nil {
		if left := w.remove(beside); left != nil {
			return errors.Join(err, left)
		}
	}
	return err
}

// create writes a file that was not there, down to the disk.
func (w *Workspace) create(name string, mode fs.FileMode, text string) error {
	file, err := w.root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	_, err = file.WriteString(text)
	if err == nil {
		err = file.Chmod(mode) // the umask took some of it
	}
	if err == nil {
		err = file.Sync()
	}
	return errors.Join(err, file.Close())
}

// remove removes a file if it is there.
func (w *Workspace) remove(name string) error {
	if err := w.root.Remove(name); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}
