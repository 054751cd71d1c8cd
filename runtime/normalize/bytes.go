package normalize

import (
	"bytes"
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Bytes is upstream output of a media type (RFC 9110), such as a file has. JSON
// is what it is labeled, or INVALID_RESPONSE; CSV and XML are unless they don't
// begin like that; the content decides of a type that is not known, such as
// text/plain or "". Text of any other kind, pages too, is one string.
func Bytes(mediaType string, data []byte) tool.Raw {
	return tool.FromValue(bytesSource{mediaType, data})
}

type bytesSource struct {
	mediaType string
	data      []byte
}

// Bytes is that of [Source].
func (s bytesSource) Bytes() ([]byte, string) { return s.data, s.mediaType }

// Read is that of [Source].
func (s bytesSource) Read(data []byte) (Answer, error) {
	switch promised := formOf(s.mediaType); {
	case promised == FormJSON:
		return jsonSource(nil).Read(data)
	case promised == FormNDJSON:
		return ndjsonSource(nil).Read(data)
	case promised == FormCSV && !isMarkup(data):
		return csvSource{data: nil, comma: commaOf(s.mediaType)}.Read(data)
	case promised == FormXML && isMarkup(data):
		return xmlSource(nil).Read(data)
	case promised == FormHTML && isMarkup(data):
		return readPage(inUTF8(data))
	default:
		return readAny(data)
	}
}

// formOf is the form that a media type promises, "" for none.
func formOf(mediaType string) Form {
	base, _, _ := strings.Cut(strings.ToLower(mediaType), ";")
	switch base = strings.TrimSpace(base); base {
	case "application/json", "text/json":
		return FormJSON
	case "application/x-ndjson", "application/ndjson", "application/jsonl", "application/json-lines", "application/x-jsonlines":
		return FormNDJSON
	case "text/csv", "text/tab-separated-values":
		return FormCSV
	case "application/xml", "text/xml":
		return FormXML
	case "text/html", "application/xhtml+xml":
		return FormHTML
	}
	switch {
	case strings.HasSuffix(base, "+json"):
		return FormJSON
	case strings.HasSuffix(base, "+xml"):
		return FormXML
	default:
		return ""
	}
}

// isMarkup reports whether data begins like XML or a page.
func isMarkup(data []byte) bool {
	return bytes.HasPrefix(trim(bytes.TrimPrefix(data, []byte("\ufeff"))), []byte("<"))
}

// readAny reads data by what it is. What begins like an object or a list of
// JSON and ends early is nothing at all.
func readAny(sent []byte) (Answer, error) {
	data, r := inUTF8(sent)
	switch {
	case len(data) == 0:
		return readText(data, r), nil
	case isHTML(data):
		return readPage(data, r)
	case isXML(data):
		a, err := xmlSource(nil).Read(data)
		if !isInvalid(err) || bytes.HasPrefix(data, []byte("<?xml")) {
			return a, err
		}
	default:
		a, why, err := readJSON(data, r)
		if why == noFault {
			return a, err
		}
		if why == truncated && data[0] != '"' && isJSON(data) || why == tooDeep {
			return Answer{}, unreadable("JSON", why)
		}
	}
	if isBinary(sent) {
		return Answer{}, tool.InvalidResponse.New("").With(errBinary)
	}
	if err := failedText(data); err != nil {
		return Answer{}, err
	}
	if comma := sniffCSV(data); comma != 0 {
		return csvSource{comma: comma}.Read(data)
	}
	return readText(sent, nil), nil
}

// isInvalid reports whether err says that an answer could not be read.
func isInvalid(err error) bool {
	e, ok := errors.AsType[*tool.Error](err)
	return ok && e.Category == tool.InvalidResponse
}

var errBinary = errors.New("read an answer: this is neither text in UTF-8 nor JSON")

// isBinary reports whether data is no text: it has bytes 0, or more than one
// byte in ten is no UTF-8.
func isBinary(data []byte) bool {
	if bytes.IndexByte(data, 0) >= 0 {
		return true
	}
	invalid := 0
	for at := 0; at < len(data); {
		r, size := utf8.DecodeRune(data[at:])
		if r == utf8.RuneError && size == 1 {
			invalid++
		}
		at += size
	}
	return invalid > len(data)/10
}
