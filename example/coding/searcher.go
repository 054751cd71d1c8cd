package coding

import (
	"context"
	"errors"
	"io/fs"
	"path"
	"regexp"
	"strings"
)

// The limits on a search.
const (
	maxMatches  = 10_000
	maxSearched = 20_000 // files
)

// searcher searches the files of a workspace.
type searcher struct {
	w       *Workspace
	pattern *regexp.Regexp
	glob    string
	found   Search
	files   int
}

// walk searches every file at or below the path name. Only the start may be a
// link: what the path itself leads to was asked for.
func (s *searcher) walk(ctx context.Context, name string) error {
	info, err := s.w.root.Stat(name)
	if err != nil {
		return err
	}
	if !info.IsDir() {
		return s.file(name)
	}
	return fs.WalkDir(s.w.root.FS(), name, func(at string, entry fs.DirEntry, err error) error {
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil && at == name:
			return err
		case err != nil:
			s.found.Unreadable++
			return nil
		case entry.IsDir() && entry.Name() == ".git":
			return fs.SkipDir
		case !entry.Type().IsRegular() || !s.fits(at):
			return nil
		}
		return s.file(at)
	})
}

// fits reports whether the glob, if there is one, allows a file.
func (s *searcher) fits(name string) bool {
	if s.glob == "" {
		return true
	}
	if !strings.Contains(s.glob, "/") {
		name = path.Base(name)
	}
	ok, err := path.Match(s.glob, name)
	return ok && err == nil
}

// file searches one file, or counts it among those that were not.
func (s *searcher) file(name string) error {
	if s.files++; s.files > maxSearched {
		return ErrTooManyFiles
	}
	data, _, err := s.w.read(name)
	switch {
	case errors.Is(err, ErrNotText):
		s.found.Binary++
	case errors.Is(err, ErrFileTooLarge):
		s.found.Huge++
	case err != nil:
		s.found.Unreadable++
	default:
		s.found.Files++
		return s.lines(name, string(data))
	}
	return nil
}

func (s *searcher) lines(name, text string) error {
	n := 0
	for line := range strings.Lines(text) {
		n++
		if !s.pattern.MatchString(strings.TrimRight(line, "\r\n")) {
			continue
		}
		if len(s.found.Matches) == maxMatches {
			return ErrTooManyMatches
		}
		s.found.Matches = append(s.found.Matches, Hit{name, n, clip(line)})
	}
	return nil
}
