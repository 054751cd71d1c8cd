package coding

import (
	"strings"
	"unicode/utf8"
)

// Hit is one line of a file.
type Hit struct {
	// Path of the file, from the folder of the workspace.
	Path string `json:"path"`
	// Number of the line, 0 for the file as a whole.
	Line int `json:"line"`
	// The line, of a very long one the beginning and "…".
	Text string `json:"text"`
}

// maxLine is how many bytes of a line are shown.
const maxLine = 400

// clip is a line without its end, or its beginning.
func clip(line string) string {
	line = strings.TrimRight(line, "\r\n")
	if len(line) <= maxLine {
		return line
	}
	end := maxLine
	for end > 0 && !utf8.RuneStart(line[end]) {
		end--
	}
	return line[:end] + "…"
}
