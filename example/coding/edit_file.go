package coding

import (
	"context"
	"io/fs"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// EditFile replaces a piece of a text file by another. The piece must stand in
// the file exactly so, and once unless all is true.
//
//tool:name edit_file
//tool:risk R2
//tool:timeout 5s
//tool:next "could see by run_tests whether it works"
//tool:error OUTSIDE_FOLDER PERMISSION_DENIED "the path leads out of the folder" next="could use a path from the folder, without .. and links out of it"
//tool:error NOT_A_FILE FAILED_PRECONDITION "the path is no file, but a folder or something special" next="could find files by search_code"
//tool:error FILE_TOO_LARGE RESULT_TOO_LARGE "the file has more than 1 MiB" next="could search it by another program"
//tool:error NOT_TEXT UNSUPPORTED "the file is no text" next="could look at a text file"
//tool:error NO_MATCH FAILED_PRECONDITION "old does not stand in the file; every space and line end counts" next="could read the file again by read_file"
//tool:error SEVERAL_MATCHES FAILED_PRECONDITION "old stands in the file more than once" next="could add lines before or after it to old" next="could set all"
//tool:error FILE_CHANGED CONFLICT "someone else changed the file meanwhile" next="could read the file again by read_file"
//tool:example {"path": "sum.go", "old": "return a - b", "new": "return a + b"}
//tool:reject {"path": "sum.go", "old": "", "new": "x"}
//tool:sample {"path": "sum.go", "replaced": 1, "before": [{"path": "sum.go", "line": 5, "text": "\treturn a - b"}], "after": [{"path": "sum.go", "line": 5, "text": "\treturn a + b"}]}
type EditFile struct {
	// Path of the file, from the folder of the workspace.
	Path string `json:"path" jsonschema:"minLength=1,maxLength=1000" tool:"echo=off"`
	// The piece to replace, one or more lines or part of one, as it is.
	Old string `json:"old" jsonschema:"minLength=1,maxLength=100000" tool:"echo=off"`
	// What stands there afterwards; empty to take the piece out.
	New string `json:"new" jsonschema:"maxLength=100000" tool:"echo=off"`
	// Replace it everywhere in the file.
	All bool `json:"all,omitempty"`
}

// Check refuses edits that change nothing.
func (in EditFile) Check(v *tool.Violations) {
	if in.Old == in.New {
		v.Add("/new", "a text other than old")
	}
}

// Edit is what an edit changed.
type Edit struct {
	// Path of the file, from the folder of the workspace.
	Path string `json:"path" tool:"key"`
	// How many times the piece was replaced.
	Replaced int `json:"replaced"`
	// The lines that held the piece, numbered as they were.
	Before []Hit `json:"before" tool:"as=located,top=40"`
	// The lines in their place, numbered as they are now.
	After []Hit `json:"after" tool:"as=located,top=40"`
}

// EditFile writes the whole file anew beside the old one and then puts it in
// its place, so that no one ever reads half of it. Line ends stay what they are:
// in a file where all are CRLF, a line end in old and new is one.
func (w *Workspace) EditFile(_ context.Context, in EditFile) (Edit, error) {
	name, err := local(in.Path)
	if err != nil {
		return Edit{}, err
	}
	w.editing.Lock()
	defer w.editing.Unlock()
	if link, err := w.root.Lstat(name); err == nil && link.Mode()&fs.ModeSymlink != 0 {
		if _, err := w.root.Stat(name); err != nil {
			return Edit{}, w.fault(name, err)
		}
		return Edit{}, ErrNotAFile
	}
	data, info, err := w.read(name)
	if err != nil {
		return Edit{}, w.fault(name, err)
	}
	text, done, err := in.apply(name, string(data))
	if err != nil {
		return Edit{}, err
	}
	if err := w.replace(name, info, text); err != nil {
		return Edit{}, w.fault(name, err)
	}
	return done, nil
}

// apply is the text after the edit, and what it changes.
func (in EditFile) apply(name, text string) (string, Edit, error) {
	old, put := in.Old, in.New
	if breaks := strings.Count(text, "\n"); breaks > 0 && breaks == strings.Count(text, "\r\n") {
		old, put = withCRLF(old), withCRLF(put)
	}
	count := strings.Count(text, old)
	switch {
	case count == 0:
		return "", Edit{}, ErrNoMatch
	case count > 1 && !in.All:
		return "", Edit{}, ErrSeveralMatches
	case len(text)+count*(len(put)-len(old)) > maxFile:
		return "", Edit{}, ErrFileTooLarge
	}
	done := Edit{Path: name, Replaced: count}
	done.Before, done.After = changes(name, text, old, put)
	return strings.ReplaceAll(text, old, put), done, nil
}

// withCRLF is s with every line end a CRLF.
func withCRLF(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\n", "\r\n")
}
