package output

import (
	"errors"
	"io/fs"
	"os"
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

// osDisk is the file system of the process. Its Rename replaces files on
// Windows too, unless another process has the file open: then it fails, and
// what was written so far is taken back.
type osDisk struct{}

func (osDisk) Lstat(path string) (fs.FileInfo, error)    { return os.Lstat(path) }
func (osDisk) ReadFile(path string) ([]byte, error)      { return os.ReadFile(path) }
func (osDisk) Chmod(path string, mode fs.FileMode) error { return os.Chmod(path, mode) }
func (osDisk) Chtimes(path string, at time.Time) error   { return os.Chtimes(path, time.Time{}, at) }
func (osDisk) Rename(from, to string) error              { return os.Rename(from, to) }
func (osDisk) Remove(path string) error                  { return os.Remove(path) }

func (osDisk) Create(path string, data []byte, mode fs.FileMode) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		err = errors.Join(err, os.Remove(path))
	}
	return err
}
