package coding

import (
	"bufio"
	"errors"
	"io/fs"
	"strings"
)

// How many hexadecimal digits a hash has.
const (
	sha1Digits   = 40
	sha256Digits = 64
)

// maxRefs bounds how many names stand for others, one after the other.
const maxRefs = 5

// head is the hash of the workspace's commit, "" where there is none yet. Names
// are followed here and not by git, so that none leads out of the folder.
func (w *Workspace) head() (string, error) {
	if info, err := w.root.Lstat(".git"); err != nil || !info.IsDir() {
		return "", ErrNoRepository.With(err)
	}
	if w.has(".git/commondir") {
		return "", ErrHistoryElsewhere
	}
	if w.has(".git/reftable") {
		return "", ErrReftable
	}
	name := "HEAD"
	for range maxRefs {
		data, err := w.gitFile(name)
		if errors.Is(err, fs.ErrNotExist) && name != "HEAD" {
			return w.packed(name)
		}
		if err != nil {
			return "", err
		}
		text := strings.TrimSpace(string(data))
		next, symbolic := strings.CutPrefix(text, "ref:")
		if !symbolic {
			return hash(text)
		}
		name = strings.TrimSpace(next)
		if !strings.HasPrefix(name, "refs/") || !fs.ValidPath(name) {
			break
		}
	}
	return "", ErrNoRepository
}

// gitFile is the content of a small file in .git.
func (w *Workspace) gitFile(name string) ([]byte, error) {
	data, _, err := w.read(".git/" + name)
	switch {
	case err == nil:
		return data, nil
	case w.escape != nil && errors.Is(err, w.escape):
		return nil, ErrHistoryElsewhere.With(err)
	default:
		return nil, ErrNoRepository.With(err)
	}
}

// has reports whether there is anything of that name.
func (w *Workspace) has(name string) bool {
	_, err := w.root.Lstat(name)
	return !errors.Is(err, fs.ErrNotExist)
}

// packed is the hash of a name in the file of packed names, "" where it is not
// in there, and where there is no such file.
func (w *Workspace) packed(name string) (string, error) {
	info, err := w.root.Lstat(".git/packed-refs")
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", nil
	case err != nil:
		return "", err
	case !info.Mode().IsRegular():
		return "", ErrHistoryElsewhere
	}
	file, err := w.root.Open(".git/packed-refs")
	if err != nil {
		return "", err
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		if text, ok := strings.CutSuffix(lines.Text(), " "+name); ok {
			return hash(text)
		}
	}
	return "", lines.Err()
}

// shallow is the commits whose parents a shallow clone does without, one a
// line.
func (w *Workspace) shallow() (string, error) {
	data, err := w.gitFile("shallow")
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	for line := range strings.Lines(string(data)) {
		if _, err := hash(strings.TrimSpace(line)); err != nil {
			return "", err
		}
	}
	return string(data), nil
}

// hash is text, which must be the name of an object.
func hash(text string) (string, error) {
	if len(text) != sha1Digits && len(text) != sha256Digits || strings.Trim(text, "0123456789abcdef") != "" {
		return "", ErrNoRepository
	}
	return text, nil
}
