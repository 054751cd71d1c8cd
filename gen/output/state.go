package output

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"time"
)

// state is a file as it was found. The zero state is that of no file.
type state struct {
	there bool
	data  []byte
	mode  fs.FileMode
	time  time.Time
}

// look is the state of the file at path. Its error is for what must not be
// changed: a link, a folder, or a file of another hand.
func look(d disk, path string) (state, error) {
	info, err := d.Lstat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return state{}, nil
	case err != nil:
		return state{}, cause(err)
	case info.Mode()&fs.ModeSymlink != 0:
		return state{}, errors.New("it is a symbolic link")
	case info.IsDir():
		return state{}, errors.New("it is a folder")
	case !info.Mode().IsRegular():
		return state{}, errors.New("it is no regular file")
	}
	data, err := d.ReadFile(path)
	if err != nil {
		return state{}, cause(err)
	}
	if !isOurs(data) {
		return state{}, errors.New("tooladapt did not write it; move it away")
	}
	return state{true, data, info.Mode().Perm(), info.ModTime()}, nil
}

// is reports whether the file is as it should be: with data, or, where that is
// nil, not there.
func (s state) is(data []byte) bool {
	if data == nil || !s.there {
		return s.there == (data != nil)
	}
	return bytes.Equal(withoutCR(s.data), withoutCR(data))
}

func withoutCR(data []byte) []byte { return bytes.ReplaceAll(data, []byte("\r"), nil) }

// isOurs reports whether a line before the package clause is our header, or the
// first line that of a page.
func isOurs(data []byte) bool {
	if first, _, _ := bytes.Cut(withoutCR(data), []byte("\n")); string(first) == MarkdownHeader {
		return true
	}
	for line := range bytes.Lines(bytes.TrimPrefix(data, []byte("\ufeff"))) {
		line = bytes.TrimRight(line, "\r\n")
		if string(line) == Header {
			return true
		}
		if bytes.HasPrefix(line, []byte("package ")) {
			return false
		}
	}
	return false
}

// cause is an error of package os without its paths: whoever wraps it names the
// file.
func cause(err error) error {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return e.Err
	}
	if e, ok := errors.AsType[*os.LinkError](err); ok {
		return e.Err
	}
	return err
}
