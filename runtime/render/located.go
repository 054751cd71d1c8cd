package render

import (
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
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
	dst = appendLineNumber(append(appendFile(dst, path), ':'), line)
	return append(appendLine(dst, text), '\n')
}

// LocatedSent is LocatedLine for a line of which an upstream may have sent a part
// only: sent says which, by the numbers of the fields path, line and text. What
// was not sent is a non-value; see [Unsent].
//
//	gen/run.go:(not returned)| func Run(dir string) error {
//	(null):41 (unknown)
func LocatedSent(dst []byte, path string, line int64, text string, sent *tool.Presence, fields [3]int) []byte {
	if sent.IsWhole() {
		return LocatedLine(dst, path, line, text)
	}
	if sent.Has(fields[0]) {
		dst = append(appendFile(dst, path), ':')
	} else {
		dst = append(append(dst, absence(sent, fields[0])...), ':')
	}
	if sent.Has(fields[1]) {
		dst = appendLineNumber(dst, line)
	} else {
		dst = append(dst, absence(sent, fields[1])...)
	}
	if sent.Has(fields[2]) {
		dst = appendLine(dst, text)
	} else {
		dst = append(append(dst, ' '), absence(sent, fields[2])...)
	}
	return append(dst, '\n')
}

func appendFile(dst []byte, path string) []byte {
	if isPlainPath(path) {
		return append(dst, path...)
	}
	return appendQuoted(dst, path)
}

func appendLineNumber(dst []byte, line int64) []byte {
	if line < 0 || line > maxLocated {
		line = 0
	}
	return strconv.AppendInt(dst, line, 10)
}

// maxLocated is the largest number of maxDigits digits.
const maxLocated = 1e15 - 1

// isPlainPath reports whether path stands for itself before a line number.
func isPlainPath(path string) bool {
	return !strings.ContainsAny(path, `:|"\`) && isBare(path, inField)
}
