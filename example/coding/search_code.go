package coding

import (
	"context"
	"path"
	"regexp"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// SearchCode finds the lines of text files that match a pattern, by path and
// then by line. It looks into neither .git nor symbolic links.
//
//tool:name search_code
//tool:risk R1
//tool:timeout 20s
//tool:next "could read the lines around one by read_file"
//tool:error OUTSIDE_FOLDER PERMISSION_DENIED "the path leads out of the folder" next="could use a path from the folder, without .. and links out of it"
//tool:error TOO_MANY_MATCHES RESULT_TOO_LARGE "more than 10000 lines match" next="could use a narrower pattern, a path or a glob"
//tool:error TOO_MANY_FILES RESULT_TOO_LARGE "more than 20000 files would be searched" next="could search one folder by path"
//tool:example {"pattern": "func Run\\("}
//tool:example {"pattern": "(?i)todo", "path": "gen", "glob": "*_test.go"}
//tool:reject {"pattern": ""}
//tool:sample {"files": 42, "skipped_binary": 1, "skipped_huge": 0, "skipped_unreadable": 0, "matches": [{"path": "gen/run.go", "line": 3, "text": "func Run() {}"}]}
type SearchCode struct {
	// What the lines must match somewhere, a regular expression (RE2).
	Pattern string `json:"pattern" jsonschema:"minLength=1,maxLength=500" tool:"echo"`
	// Only files in this folder, or this file; all where it is left out.
	Path string `json:"path,omitempty" jsonschema:"maxLength=1000" tool:"echo"`
	// Only files of names like *.go, or of paths like gen/*/*.go.
	Glob string `json:"glob,omitempty" jsonschema:"maxLength=200" tool:"echo"`
}

// Check refuses what is no pattern, before a file is opened.
func (in SearchCode) Check(v *tool.Violations) {
	if _, err := regexp.Compile(in.Pattern); err != nil {
		v.Add("/pattern", "a regular expression in RE2 syntax, special characters escaped by a backslash")
	}
	if _, err := path.Match(in.Glob, ""); err != nil {
		v.Add("/glob", "a pattern of *, ? and [a-z], with brackets closed")
	}
}

// Search is what a search found.
type Search struct {
	// How many files were searched.
	Files int `json:"files"`
	// How many were not, because they are no text.
	Binary int `json:"skipped_binary"`
	// How many were not, because they have more than 1 MiB.
	Huge int `json:"skipped_huge"`
	// How many were not, because they could not be read.
	Unreadable int `json:"skipped_unreadable"`
	// The lines that match; the first 50 are shown.
	Matches []Hit `json:"matches" tool:"as=located,top=50"`
}

// SearchCode searches one file after the other.
func (w *Workspace) SearchCode(ctx context.Context, in SearchCode) (Search, error) {
	name, err := local(in.Path)
	if err != nil {
		return Search{}, err
	}
	pattern, err := regexp.Compile(in.Pattern)
	if err != nil {
		return Search{}, tool.InvalidArguments.New("the pattern is no regular expression").With(err)
	}
	s := searcher{w: w, pattern: pattern, glob: in.Glob}
	if err := s.walk(ctx, name); err != nil {
		return Search{}, w.fault(name, err)
	}
	return s.found, nil
}
