package testreport

import (
	"encoding/json"
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Go is the stream of go test -json; its value is a [Report]. Lines that are no
// events are passed over, as commands beside the tests write some; a line that
// is a part of one is an unreadable row, told by its number. A stream that ends
// before its tests do was not read to its end.
func Go(stream []byte) tool.Raw {
	return tool.FromValue(source{stream, "application/x-ndjson", normalize.FormNDJSON, readGo})
}

// JUnit is a report in the XML of JUnit; its value is a [Report].
func JUnit(report []byte) tool.Raw {
	return tool.FromValue(source{report, "application/xml", normalize.FormXML, readJUnit})
}

// source is a report. It is a normalize.Source.
type source struct {
	data      []byte
	mediaType string
	form      normalize.Form
	read      func(data []byte) (Report, []tool.Missing, error)
}

// Bytes are the report as it was written.
func (s source) Bytes() (data []byte, mediaType string) { return s.data, s.mediaType }

// Read makes a Report of it.
func (s source) Read(data []byte) (normalize.Answer, error) {
	r, missing, err := s.read(data)
	if err != nil {
		return normalize.Answer{}, tool.InvalidResponse.New("").With(fmt.Errorf("read a test report: %w", err))
	}
	value, err := json.Marshal(r)
	if err != nil {
		return normalize.Answer{}, fmt.Errorf("write a test report: %w", err)
	}
	a := normalize.Answer{JSON: value, Form: s.form}
	if len(missing) > 0 {
		a.Report = &tool.Report{Missing: missing}
	}
	return a, nil
}
