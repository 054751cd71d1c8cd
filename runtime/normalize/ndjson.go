package normalize

import (
	"bytes"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// NDJSON is upstream output of one JSON value a line, or several lines that
// follow each other; its value is the list of them. A line that is no JSON is
// an unreadable row, told by its line number.
func NDJSON(data []byte) tool.Raw { return tool.FromValue(ndjsonSource(data)) }

type ndjsonSource []byte

// Bytes is that of [Source].
func (s ndjsonSource) Bytes() ([]byte, string) { return s, "application/x-ndjson" }

// Read is that of [Source].
func (ndjsonSource) Read(data []byte) (Answer, error) {
	data, r := inUTF8(data)
	return readNDJSON(data, r)
}

// readNDJSON makes a list of the values. Where no line is one, it is no NDJSON.
func readNDJSON(data []byte, r *tool.Report) (Answer, error) {
	list := make([]byte, 1, len(data)+2)
	list[0] = '['
	in := lines{data: data, number: 1}
	rows := 0
	for in.at < len(data) {
		number := in.number
		switch value, ok := in.next(); {
		case len(value) == 0:
		case !ok:
			r = unreadableRow(r, number)
		case rows == maxRows:
			return Answer{}, tool.ResultTooLarge.Say(words.TooManyRows)
		default:
			if rows > 0 {
				list = append(list, ',')
			}
			list = append(list, value...)
			rows++
		}
	}
	if rows == 0 && r != nil && len(r.Missing) > 0 {
		return Answer{}, unreadable("NDJSON", malformed)
	}
	return Answer{JSON: append(list, ']'), Form: FormNDJSON, Report: r}, nil
}

// lines reads values that begin on a line of their own.
type lines struct {
	data   []byte
	at     int
	number int // of the line at which it is, from 1
	// single says that no value has several lines. It is so once one that
	// seemed to have was none, so that no text is read again and again.
	single bool
}

// next is the value that begins on the line, and ends on it or a later one; or
// the line, where there is none.
func (l *lines) next() (value []byte, ok bool) {
	start := l.at
	line := start + lineLength(l.data[start:])
	within := l.data
	if l.single {
		within = l.data[:line]
	}
	end, why := scanWithin(within, start, 1)
	if why == noFault && len(trim(l.data[end:end+lineLength(l.data[end:])])) > 0 {
		why = malformed
	}
	if ok = why == noFault; ok {
		l.at = end + lineLength(l.data[end:])
	} else {
		l.at = line
		l.single = l.single || end > line
	}
	l.number += bytes.Count(l.data[start:l.at], []byte("\n"))
	return trim(l.data[start:l.at]), ok
}

// lineLength is that of the first line of data, with its end.
func lineLength(data []byte) int {
	if i := bytes.IndexByte(data, '\n'); i >= 0 {
		return i + 1
	}
	return len(data)
}
