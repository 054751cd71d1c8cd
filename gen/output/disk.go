package output

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// disk is what writing needs of a file system.
type disk interface {
	Lstat(path string) (fs.FileInfo, error)
	ReadFile(path string) ([]byte, error)
	// Create makes a file that must not be there; on an error there is none.
	Create(path string, data []byte, mode fs.FileMode) error
	Chmod(path string, mode fs.FileMode) error
	Chtimes(path string, at time.Time) error
	// Rename replaces what is at to.
	Rename(from, to string) error
	Remove(path string) error
}

// osDisk is the file system of the process, its relative paths below dir. Its
// Rename replaces files on Windows too, unless another process has the file
// open: then it fails, and what was written so far is taken back.
type osDisk struct{ dir string }

func (d osDisk) at(path string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(d.dir, path)
}

func (d osDisk) Lstat(path string) (fs.FileInfo, error)    { return os.Lstat(d.at(path)) }
func (d osDisk) ReadFile(path string) ([]byte, error)      { return os.ReadFile(d.at(path)) }
func (d osDisk) Chmod(path string, mode fs.FileMode) error { return os.Chmod(d.at(path), mode) }
func (d osDisk) Rename(from, to string) error              { return os.Rename(d.at(from), d.at(to)) }
func (d osDisk) Remove(path string) error                  { return os.Remove(d.at(path)) }

func (d osDisk) Chtimes(path string, at time.Time) error {
	return os.Chtimes(d.at(path), time.Time{}, at)
}

func (d osDisk) Create(path string, data []byte, mode fs.FileMode) error {
	f, err := os.OpenFile(d.at(path), os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		err = errors.Join(err, os.Remove(d.at(path)))
	}
	return err
}
