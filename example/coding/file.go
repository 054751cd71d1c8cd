package coding

import (
	"bytes"
	"io"
	"io/fs"
)

// The limits on what is read. They bound memory, and what a model is shown.
const (
	maxFile  = 1 << 20  // bytes of a file
	maxShown = 64 << 10 // bytes of a text that is shown
	sniffed  = 8 << 10  // bytes that tell text from other data
)

// read is the content of a text file and what the file system knows of it. The
// file is looked at before it is opened, since opening a pipe would wait.
func (w *Workspace) read(name string) ([]byte, fs.FileInfo, error) {
	info, err := w.root.Stat(name)
	switch {
	case err != nil:
		return nil, nil, err
	case !info.Mode().IsRegular():
		return nil, nil, ErrNotAFile
	case info.Size() > maxFile:
		return nil, nil, ErrFileTooLarge
	}
	file, err := w.root.Open(name)
	if err != nil {
		return nil, nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, maxFile+1))
	switch {
	case err != nil:
		return nil, nil, err
	case len(data) > maxFile: // it has grown
		return nil, nil, ErrFileTooLarge
	case isBinary(data):
		return nil, nil, ErrNotText
	}
	return data, info, nil
}

// isBinary reports whether data begins as no text does.
func isBinary(data []byte) bool {
	return bytes.IndexByte(data[:min(len(data), sniffed)], 0) >= 0
}
