package render

import (
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TextSection appends a text as a section of numbered lines, each as it is
// behind its gutter:
//
//	[text] lines 1-2 of 2 external
//	1| first
//	2\ a line that needs an escape\u200b has a backslash for its bar
//
// The header says crlf where every line ends so. A text without a last line
// break ends in the remark (no newline at end).
func TextSection(dst []byte, id, text string, external bool) []byte {
	return LinesSection(dst, id, tool.Text{Body: text}, external)
}

// LinesSection is [TextSection] for the lines that t has, under their own
// numbers: a window such as "5-9 of 40", "0 of 40" or "5-9 of unknown". The
// remark stands only where the text may end, behind its last line.
func LinesSection(dst []byte, id string, t tool.Text, external bool) []byte {
	dst, unended := appendLines(dst, id, t, external)
	if unended {
		dst = append(dst, noNewline...)
		dst = append(dst, '\n')
	}
	return dst
}

// appendLines is [LinesSection] without the remark; unended says that it belongs
// there.
func appendLines(dst []byte, id string, t tool.Text, external bool) (_ []byte, unended bool) {
	text := t.Body
	breaks := strings.Count(text, "\n")
	crlf := breaks > 0 && breaks == strings.Count(text, "\r\n")
	first, last, total := t.Window()
	dst = appendRange(append(startHeader(dst, id), " lines "...), first, last, total)
	if crlf {
		dst = append(dst, " crlf"...)
	}
	dst = endHeader(dst, external)
	unended = text != "" && text[len(text)-1] != '\n' && (last == total || total < 0)
	for n := first; text != ""; n++ {
		line, rest, ended := strings.Cut(text, "\n")
		if text = rest; crlf && ended {
			line = line[:len(line)-1]
		}
		dst = append(appendLine(strconv.AppendInt(dst, int64(n), 10), line), '\n')
	}
	return dst, unended
}

const noNewline = "(no newline at end)"

// appendLine appends the bar and the text of one line.
func appendLine(dst []byte, line string) []byte {
	literal := len(line)
	for i := 0; i < len(line); {
		n := 1
		if class := byteClasses[line[i]]; class > plainByte && class != colonByte && class != commaByte {
			n = lineWidth(line, i)
		}
		if n == 0 {
			literal = i
			break
		}
		i += n
	}
	if literal == len(line) {
		return append(append(dst, "| "...), line...)
	}
	return appendEscapedLine(append(dst, `\ `...), line)
}

// appendEscapedLine appends line with its backslashes doubled and what cannot
// stand for itself escaped.
func appendEscapedLine(dst []byte, line string) []byte {
	for i := 0; i < len(line); {
		n := lineWidth(line, i)
		if n > 0 && line[i] != '\\' {
			dst = append(dst, line[i:i+n]...)
		} else {
			dst, n = appendEscape(dst, line[i:])
		}
		i += n
	}
	return dst
}

// lineWidth is the length of the character at line[i:] where it stands for
// itself in a text block, else 0.
func lineWidth(line string, i int) int {
	switch byteClasses[line[i]] {
	case controlByte:
		if line[i] == '\t' {
			return 1
		}
		return 0
	case barByte, markerByte:
		if atMarker(line[i:]) {
			return 0
		}
		return 1
	case wideByte, hanByte:
		r, n, ok := decode(line[i:])
		if !ok || isUnsafe(r) && !isEmojiOwn(line, i, r, n) {
			return 0
		}
		return n
	default:
		return 1
	}
}
