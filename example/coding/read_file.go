package coding

import (
	"context"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// ReadFile shows lines of a text file with their numbers.
//
//tool:name read_file
//tool:risk R1
//tool:timeout 5s
//tool:next "could change it by edit_file, with lines exactly as shown and without their numbers"
//tool:error OUTSIDE_FOLDER PERMISSION_DENIED "the path leads out of the folder" next="could use a path from the folder, without .. and links out of it"
//tool:error NOT_A_FILE FAILED_PRECONDITION "the path is no file, but a folder or something special" next="could find files by search_code"
//tool:error FILE_TOO_LARGE RESULT_TOO_LARGE "the file has more than 1 MiB" next="could search it by another program"
//tool:error NOT_TEXT UNSUPPORTED "the file is no text" next="could look at a text file"
//tool:error LINE_TOO_LONG RESULT_TOO_LARGE "the first of these lines has more than 64 KiB" next="could begin at a later line"
//tool:example {"path": "gen/run.go"}
//tool:example {"path": "gen/run.go", "first": 20, "last": 60}
//tool:reject {"path": ""}
//tool:sample {"path": "gen/run.go", "content": {"first": 1, "total": 3, "body": "package gen\n\nfunc Run() {}\n"}}
type ReadFile struct {
	// Path of the file, from the folder of the workspace.
	Path string `json:"path" jsonschema:"minLength=1,maxLength=1000" tool:"echo=off"`
	// The first line to show.
	First int `json:"first" jsonschema:"minimum=1,default=1"`
	// The last line to show; 400 lines from the first one where it is left out,
	// which is the most that one call shows.
	Last *int `json:"last,omitempty" jsonschema:"minimum=1"`
}

// Check refuses lines that end before they start.
func (in ReadFile) Check(v *tool.Violations) {
	if in.Last != nil && *in.Last < in.First {
		v.Add("/last", "a line that is not before first")
	}
}

// File is lines of a file.
type File struct {
	// Path of the file, from the folder of the workspace.
	Path string `json:"path" tool:"key"`
	// The lines that were asked for, fewer where that would be too much.
	Content tool.Text `json:"content"`
}

// maxLines is the most lines of one answer.
const maxLines = 400

// ReadFile reads the file whole, to tell how many lines it has.
func (w *Workspace) ReadFile(_ context.Context, in ReadFile) (File, error) {
	name, err := local(in.Path)
	if err != nil {
		return File{}, err
	}
	data, _, err := w.read(name)
	if err != nil {
		return File{}, w.fault(name, err)
	}
	lines := slices.Collect(strings.Lines(string(data)))
	if len(lines) == 0 {
		return File{Path: name}, nil
	}
	from := min(max(in.First, 1)-1, len(lines))
	to := min(from+maxLines, len(lines))
	if in.Last != nil {
		to = max(from, min(to, *in.Last))
	}
	body := fitting(lines[from:to])
	if body == "" && to > from {
		return File{}, ErrLineTooLong
	}
	return File{name, tool.Text{First: from + 1, Total: len(lines), Body: body}}, nil
}

// fitting is as many of the lines as may be shown at once.
func fitting(lines []string) string {
	var b strings.Builder
	for _, line := range lines {
		if b.Len()+len(line) > maxShown {
			break
		}
		b.WriteString(line)
	}
	return b.String()
}
