package ripgrep

import (
	"context"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// SearchLines finds the lines of files that match a pattern.
//
//tool:name search_lines
//tool:risk R1
//tool:timeout 30s
//tool:error NO_RIPGREP UNSUPPORTED "ripgrep is not installed here" user=yes
//tool:error PATTERN_REFUSED UNSUPPORTED "ripgrep does not take this pattern" next="could escape brackets and braces by a backslash, or search for the literal text by literal"
//tool:error TOO_MUCH_OUTPUT RESULT_TOO_LARGE "more than 8 MiB of lines match" next="could narrow the pattern or the glob"
//tool:example {"pattern": "func New\\w*\\("}
//tool:example {"pattern": "a.b[0]", "literal": true, "glob": "*.go"}
//tool:reject {"pattern": ""}
//tool:sample {"matched": 2, "files": 1, "lines": [{"path": "exec/executor.go", "line": 62, "text": "func New(set tool.Set, c Config) *Executor {"}, {"path": "exec/executor.go", "line": 90, "text": "func NewFrom(x *Executor) *Executor {"}]}
type SearchLines struct {
	// Regular expression, in the syntax of Rust.
	Pattern string `json:"pattern" jsonschema:"minLength=1,maxLength=1000" tool:"echo"`
	// Whether the pattern is the text itself, and no regular expression.
	Literal bool `json:"literal,omitempty" tool:"echo"`
	// Only files whose names match this glob; with a ! before it only others.
	Glob string `json:"glob,omitempty" jsonschema:"maxLength=500" tool:"echo"`
}

// Search is the lines that match.
type Search struct {
	// How many lines match.
	Matched int `json:"matched" tool:"key"`
	// How many files have such a line.
	Files int `json:"files"`
	// The lines, by file; the first 100 are shown.
	Lines []Line `json:"lines" tool:"as=located,top=100"`
}

// Line is one line of a file.
type Line struct {
	// Path of the file, from the folder that is searched.
	Path string `json:"path" tool:"evidence"`
	// Number of the line, from 1.
	Number int `json:"line"`
	// The line, without its end.
	Text string `json:"text"`
}

// SearchLines runs rg. Exit code 1 says that nothing matches.
func (s *Searcher) SearchLines(ctx context.Context, in SearchLines) (Search, error) {
	args := []string{"--json", "--no-config", "--sort=path"}
	if in.Literal {
		args = append(args, "--fixed-strings")
	}
	if in.Glob != "" {
		args = append(args, "--glob="+in.Glob)
	}
	out, err := s.run(ctx, append(args, "--regexp="+in.Pattern, "--", ".")...)
	if err != nil {
		return Search{}, err
	}
	return answer(out)
}

// answer is what the events of a search say.
func answer(stdout []byte) (Search, error) {
	found, err := read(stdout)
	if err != nil {
		return Search{}, tool.InvalidResponse.New("").With(err)
	}
	return found, nil
}
