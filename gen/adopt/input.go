package adopt

import (
	"bytes"
	"encoding/json"
	"errors"
	"go/token"
	"slices"
	"strconv"
	"strings"
)

// input is the text that is read, under the name that findings give it, with the
// places at which its lines begin.
type input struct {
	file  string
	data  []byte
	lines []int
}

func newInput(file string, data []byte) input {
	in := input{file, data, []int{0}}
	for line := range bytes.Lines(data) {
		in.lines = append(in.lines, in.lines[len(in.lines)-1]+len(line))
	}
	return in
}

// position is where a byte stands.
func (in input) position(at int) token.Position {
	line, exact := slices.BinarySearch(in.lines, at)
	if !exact || at == len(in.data) && at > 0 && in.data[at-1] != '\n' {
		line--
	}
	return token.Position{Filename: in.file, Offset: at, Line: line + 1, Column: at - in.lines[line] + 1}
}

// fault is an input that is no JSON, or no text.
type fault struct {
	at   int
	what string
}

// maxDepth bounds how deep values are nested in an input.
const maxDepth = 128

// read is the values of an input: one, or one a line.
func read(data []byte) ([]*value, *fault) {
	start := 0
	if bytes.HasPrefix(data, []byte("\ufeff")) {
		start = len("\ufeff")
	}
	if strings.TrimSpace(string(data[start:])) == "" {
		return nil, &fault{start, "it is empty"}
	}
	whole := invalid(data[start:])
	if whole == nil {
		v, err := parse(data, start, "")
		return []*value{v}, err
	}
	var all []*value
	for line := range bytes.Lines(data[start:]) {
		if len(bytes.TrimSpace(line)) > 0 {
			if err := invalid(line); err != nil {
				return nil, worse(whole, start, err, start+len(line), len(all))
			}
			v, err := parse(data, start, "/"+strconv.Itoa(len(all)))
			if err != nil {
				return nil, err
			}
			all = append(all, v)
		}
		start += len(line)
	}
	return all, nil
}

// worse is the fault to tell of an input that is neither one value nor one a
// line: the latter's where lines were read before it.
func worse(whole *fault, start int, line *fault, end, read int) *fault {
	if read > 0 {
		return &fault{start + line.at, line.what}
	}
	return &fault{min(whole.at, max(end, whole.at)), whole.what}
}

// invalid is why text is no JSON; nil where it is.
func invalid(text []byte) *fault {
	var raw json.RawMessage
	err := json.Unmarshal(text, &raw)
	if err == nil {
		return nil
	}
	at := len(text)
	if e, ok := errors.AsType[*json.SyntaxError](err); ok {
		at = max(0, min(len(text), int(e.Offset))-1)
	}
	return &fault{at, "it is no JSON: " + err.Error()}
}
