package output

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strconv"
)

// change is one file on its way to what it should be.
type change struct {
	path string
	data []byte // nil to remove it
	old  state
	// staged is a file beside it with the new content, "" for none.
	staged string
	done   bool
}

// commit makes all changes or none: every content is written beside its file
// first, so that what is left is renaming. A reader sees either content, whole.
func commit(d disk, changes []*change) error {
	for _, c := range changes {
		if err := c.stage(d); err != nil {
			return undo(d, changes, fmt.Errorf("write %s: %w", filepath.ToSlash(c.path), err))
		}
	}
	for _, c := range changes {
		if err := c.replace(d); err != nil {
			return undo(d, changes, fmt.Errorf("write %s: %w", filepath.ToSlash(c.path), err))
		}
	}
	return nil
}

// stage writes the new content beside the file, with its mode.
func (c *change) stage(d disk) error {
	if c.data == nil {
		return nil
	}
	return c.write(d, c.data)
}

// write writes data into a new file beside the file. Its name begins with a
// dot: the go command does not see it.
func (c *change) write(d disk, data []byte) error {
	folder, name := filepath.Split(c.path)
	for i := 0; ; i++ {
		beside := filepath.Join(folder, "."+name+"."+strconv.Itoa(i)+".tmp")
		err := d.Create(beside, data, 0o666)
		if errors.Is(err, fs.ErrExist) && i < maxTries {
			continue
		}
		if err != nil {
			return cause(err)
		}
		c.staged = beside
		if c.old.there {
			return cause(d.Chmod(beside, c.old.mode))
		}
		return nil
	}
}

// maxTries bounds the search for a name that is free, should a run have been
// killed while it wrote.
const maxTries = 100

// replace puts the new content in the file's place, or removes the file.
func (c *change) replace(d disk) error {
	var err error
	if c.data == nil {
		err = d.Remove(c.path)
	} else {
		err = d.Rename(c.staged, c.path)
	}
	if err != nil {
		return cause(err)
	}
	c.staged, c.done = "", true
	return nil
}

// undo takes back what was done, last first, and answers err together with
// whatever could not be taken back.
func undo(d disk, changes []*change, err error) error {
	errs := []error{err}
	for i := len(changes) - 1; i >= 0; i-- {
		c := changes[i]
		if c.done {
			errs = append(errs, c.restore(d))
		}
		if c.staged != "" {
			if err := d.Remove(c.staged); err != nil && !errors.Is(err, fs.ErrNotExist) {
				errs = append(errs, fmt.Errorf("remove %s: %w", filepath.ToSlash(c.staged), cause(err)))
			}
		}
	}
	return errors.Join(errs...)
}

// restore makes the file what it was, its time included.
func (c *change) restore(d disk) error {
	var err error
	if !c.old.there {
		err = d.Remove(c.path)
	} else if err = c.write(d, c.old.data); err == nil {
		err = d.Chtimes(c.staged, c.old.time)
		if renamed := d.Rename(c.staged, c.path); renamed != nil {
			err = renamed
		} else {
			c.staged = ""
		}
	}
	if err != nil {
		return fmt.Errorf("restore %s: %w", filepath.ToSlash(c.path), cause(err))
	}
	return nil
}
