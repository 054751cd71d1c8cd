package ripgrep

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// event is one line of rg --json.
type event struct {
	Type string
	Data struct {
		Path, Lines text
		Number      int `json:"line_number"`
		Stats       struct {
			Matched *int `json:"matched_lines"`
			Files   *int `json:"searches_with_match"`
		}
	}
}

// text is a path or a line: in base64 where it is not UTF-8.
type text struct{ Text, Bytes *string }

// read is the text, and whether there is one.
func (t text) read() (string, bool) {
	switch {
	case t.Text != nil:
		return *t.Text, true
	case t.Bytes == nil:
		return "", false
	}
	decoded, err := base64.StdEncoding.DecodeString(*t.Bytes)
	return string(decoded), err == nil
}

// read reads the events of one search. An error says why they are not all of
// them, or not those of ripgrep.
func read(stdout []byte) (Search, error) {
	found := Search{Lines: []Line{}}
	ended := false
	for line := range bytes.Lines(stdout) {
		var e event
		if err := json.Unmarshal(line, &e); err != nil {
			return Search{}, fmt.Errorf("read an event of ripgrep: %w", err)
		}
		if ended {
			return Search{}, errors.New("ripgrep wrote more behind its summary")
		}
		switch e.Type {
		case "begin", "context", "end":
		case "match":
			l, err := e.line()
			if err != nil {
				return Search{}, err
			}
			found.Lines = append(found.Lines, l)
		case "summary":
			if e.Data.Stats.Matched == nil || e.Data.Stats.Files == nil {
				return Search{}, errors.New("the summary of ripgrep has no counts")
			}
			found.Matched, found.Files, ended = *e.Data.Stats.Matched, *e.Data.Stats.Files, true
		default:
			return Search{}, fmt.Errorf("ripgrep wrote the unknown event %q", e.Type)
		}
	}
	if !ended || found.Matched != len(found.Lines) {
		return Search{}, fmt.Errorf("ripgrep wrote %d lines, of %d that it found", len(found.Lines), found.Matched)
	}
	return found, nil
}

// line is the line that a match is in.
func (e event) line() (Line, error) {
	path, named := e.Data.Path.read()
	line, read := e.Data.Lines.read()
	if !named || path == "" || e.Data.Number < 1 || !read {
		return Line{}, errors.New("a match of ripgrep has no place, or no line")
	}
	return Line{strings.TrimPrefix(path, "./"), e.Data.Number, strings.TrimRight(line, "\r\n")}, nil
}
