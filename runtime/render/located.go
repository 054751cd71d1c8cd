package render

import (
	"strconv"
	"strings"
)

// LocatedSection starts a list of lines of files, in the form of search hits
// and compiler messages, with the window of shown lines of total, -1 for an
// unknown total. Each line is one call of [LocatedLine].
//
//	[matches] located 1-2 of 7 external
//	gen/run.go:41| func Run(dir string) error {
//	"docs/a: b.md":7| see Run
func LocatedSection(dst []byte, id string, shown, total int, external bool) []byte {
	dst = append(startHeader(dst, id), " located "...)
	return endHeader(appendWindow(dst, shown, total), external)
}

// LocatedLine appends one line of a file. A path that isn't plain is quoted; a text
// that cannot stand for itself, such as one of several lines, is escaped as in
// [TextSection]. A number below 0, or of more digits than a line number has, is
// 0: no certain line.
func LocatedLine(dst []byte, path string, line int64, text string) []byte {
	if isPlainPath(path) {
		dst = append(dst, path...)
	} else {
		dst = appendQuoted(dst, path)
	}
	if line < 0 || line > maxLocated {
		line = 0
	}
	dst = strconv.AppendInt(append(dst, ':'), line, 10)
	return append(appendLine(dst, text), '\n')
}

// maxLocated is the largest number of maxDigits digits.
const maxLocated = 1e15 - 1

// isPlainPath reports whether path stands for itself before a line number.
func isPlainPath(path string) bool {
	return !strings.ContainsAny(path, `:|"\`) && isBare(path, inField)
}
