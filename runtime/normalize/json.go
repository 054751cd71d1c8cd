package normalize

import (
	"bytes"
	"encoding/json"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// JSON is upstream output that was promised to be JSON. A string that holds an
// object or a list is that object or list; one that holds the beginning of such
// is INVALID_RESPONSE, as is a page. One value a line is a list, as of [NDJSON].
// An object that is an error is that error; errors beside data, as GraphQL has
// them, are what is missing.
func JSON(data []byte) tool.Raw { return tool.FromValue(jsonSource(data)) }

type jsonSource []byte

// Bytes is that of [Source].
func (s jsonSource) Bytes() ([]byte, string) { return s, "application/json" }

// Read is that of [Source].
func (jsonSource) Read(data []byte) (Answer, error) {
	data, r := inUTF8(data)
	if len(data) == 0 {
		return Answer{}, tool.InvalidResponse.Say(words.AnsweredNothing)
	}
	a, why, err := readJSON(data, r)
	if why == noFault {
		return a, err
	}
	if isHTML(data) {
		if err := failedPage(data); err != nil {
			return Answer{}, err
		}
	}
	if err := failedText(data); err != nil {
		return Answer{}, err
	}
	return Answer{}, unreadable("JSON", why)
}

// readJSON reads data that should be JSON, trimmed and in UTF-8; why it is none,
// where it is none.
func readJSON(data []byte, r *tool.Report) (Answer, fault, error) {
	var m members
	var end int
	var why fault
	object := data[0] == '{'
	if object {
		m, end, why = survey(data)
	} else {
		end, why = scan(data, 0)
	}
	switch {
	case why != noFault:
		return Answer{}, why, nil
	case end < len(data):
		if !followed(data[end:]) {
			return Answer{}, malformed, nil
		}
		a, err := readNDJSON(data, r)
		return a, noFault, err
	case object:
		a, err := m.read(data, r)
		return a, noFault, err
	default:
		a, err := unwrap(data, r)
		return a, noFault, err
	}
}

// followed reports whether a value is followed by others, one a line.
func followed(rest []byte) bool {
	line, more, found := bytes.Cut(rest, []byte("\n"))
	return found && len(trim(line)) == 0 && len(trim(more)) > 0
}

// read reads an object whose members are known.
func (m *members) read(data []byte, r *tool.Report) (Answer, error) {
	if m.fails() {
		if m.rpc && m.error != nil {
			return Answer{}, failedRPC(m.error)
		}
		return Answer{}, failedBody(data)
	}
	if m.wrapped != nil && m.wrapped[0] == '{' && m.foreign == 1 {
		if inner, _, _ := survey(m.wrapped); inner.fails() {
			return Answer{}, failedBody(m.wrapped)
		}
	}
	r, nothing := m.partial(r)
	if nothing {
		return Answer{}, failedBody(data)
	}
	return Answer{JSON: data, Form: FormJSON, Report: r}, nil
}

// unwrap reads a value that is no object; an object or list that is in a string
// is that.
func unwrap(data []byte, r *tool.Report) (Answer, error) {
	whole := Answer{JSON: data, Form: FormJSON, Report: r}
	if data[0] != '"' {
		return whole, nil
	}
	var inner string
	if err := json.Unmarshal(data, &inner); err != nil {
		return Answer{}, unreadable("JSON in a string", malformed)
	}
	text := trim([]byte(inner))
	if len(text) == 0 || text[0] != '{' && text[0] != '[' {
		if err := failedText(text); err != nil {
			return Answer{}, err
		}
		return whole, nil
	}
	a, why, err := readJSON(text, lossy(r, ruleUnwrapped))
	switch {
	case why == truncated && isJSON(text), why == tooDeep:
		return Answer{}, unreadable("JSON in a string", why)
	case why != noFault:
		return whole, nil
	case err == nil && a.Form == FormJSON:
		a.Form = FormWrapped
	}
	return a, err
}

// isJSON reports whether text that begins like an object or list goes on like
// one.
func isJSON(text []byte) bool {
	next := trim(text[1:])
	return len(next) > 0 && (next[0] == '"' || next[0] == '{' || next[0] == '[')
}

// inUTF8 is data without a byte order mark and white space around it, with
// U+FFFD for what is no UTF-8.
func inUTF8(data []byte) ([]byte, *tool.Report) {
	data = trim(bytes.TrimPrefix(data, []byte("\ufeff")))
	if utf8.Valid(data) {
		return data, nil
	}
	return bytes.ToValidUTF8(data, []byte("\ufffd")), lossy(nil, ruleUTF8)
}

// trim is data without the white space of JSON around it.
func trim(data []byte) []byte { return bytes.Trim(data, " \t\r\n") }
