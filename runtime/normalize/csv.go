package normalize

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// CSV is upstream output as RFC 4180 has it, with a row of names first; its
// value is a list of objects of strings. The first of comma, semicolon, tab and
// bar that the names have most of separates. A row that has more or fewer cells
// than names is an unreadable row, told by its number below the names.
func CSV(data []byte) tool.Raw { return tool.FromValue(csvSource{data: data}) }

// TSV is [CSV] that is separated by tabs.
func TSV(data []byte) tool.Raw { return tool.FromValue(csvSource{data, '\t'}) }

type csvSource struct {
	data  []byte
	comma rune // 0 where the names decide
}

// Bytes is that of [Source].
func (s csvSource) Bytes() ([]byte, string) {
	if s.comma == '\t' {
		return s.data, "text/tab-separated-values"
	}
	return s.data, "text/csv"
}

// Read is that of [Source].
func (s csvSource) Read(data []byte) (Answer, error) {
	data, r := inUTF8(data)
	if len(data) == 0 {
		return Answer{}, tool.InvalidResponse.Say(words.AnsweredNothing)
	}
	if isHTML(data) {
		return Answer{}, noTable(data)
	}
	if s.comma == 0 {
		s.comma = commaOfNames(data)
	}
	in := records(data, s.comma)
	names, err := in.Read()
	if err != nil || len(names) > maxColumns {
		return Answer{}, tool.InvalidResponse.New("").With(fmt.Errorf("read the names of CSV: %d columns: %w", len(names), err))
	}
	t := newTable(names, r)
	for number := 1; ; number++ {
		cells, err := in.Read()
		switch {
		case errors.Is(err, io.EOF):
			return t.answer(FormCSV), nil
		case err != nil || len(cells) != len(t.names):
			t.report = unreadableRow(t.report, number)
			continue
		}
		if err := t.full(); err != nil {
			return Answer{}, err
		}
		t.begin()
		for _, cell := range cells {
			t.next()
			t.rows = appendString(t.rows, cell)
		}
		t.end()
	}
}

// noTable is the error of a page in place of a table: the one that it tells, if it
// tells any.
func noTable(page []byte) error {
	if err := failedPage(page); err != nil {
		return err
	}
	return tool.InvalidResponse.New("").With(errors.New("read CSV: this is a page"))
}

// records reads the records of data.
func records(data []byte, comma rune) *csv.Reader {
	in := csv.NewReader(bytes.NewReader(data))
	in.Comma = comma
	in.FieldsPerRecord = -1
	in.TrimLeadingSpace = comma != '\t'
	in.ReuseRecord = true
	return in
}

// commas are what can separate cells.
const commas = ",;\t|"

// commaOf is what separates cells in a media type, 0 where that is not known.
func commaOf(mediaType string) rune {
	if strings.Contains(mediaType, "tab-separated") {
		return '\t'
	}
	return 0
}

// commaOfNames is what the first line, which has the names, has most of.
func commaOfNames(data []byte) rune {
	line, _, _ := bytes.Cut(data, []byte("\n"))
	best, most := ',', 0
	for _, comma := range commas {
		if n := bytes.Count(line, []byte(string(comma))); n > most {
			best, most = comma, n
		}
	}
	return best
}

// sniffCSV is what separates the cells of data, 0 where it does not look like
// CSV: it has two columns and two rows at least, three where there are spaces
// among the names, as prose has commas too; its first 20 rows have as many cells
// as there are names, and the names look like that.
func sniffCSV(data []byte) rune {
	const enough = 20
	comma := commaOfNames(data)
	in := records(data, comma)
	names, err := in.Read()
	if err != nil || len(names) < 2 || !areNames(names) {
		return 0
	}
	columns, least := len(names), 1
	if line, _, _ := bytes.Cut(data, []byte("\n")); bytes.IndexByte(line, ' ') >= 0 {
		least = 2
	}
	for rows := 0; rows < enough; rows++ {
		cells, err := in.Read()
		if errors.Is(err, io.EOF) && rows >= least {
			return comma
		}
		if err != nil || len(cells) != columns {
			return 0
		}
	}
	return comma
}

// areNames reports whether the first row of what may be CSV has names: all
// different, of some letters and at most three digits.
func areNames(row []string) bool {
	seen := make(map[string]bool, len(row))
	for _, name := range row {
		letters, digits := 0, 0
		for _, r := range name {
			switch {
			case r >= '0' && r <= '9':
				digits++
			case r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' || r > 0x7f:
				letters++
			}
		}
		if seen[name] || letters == 0 || digits > 3 || len(name) > 64 {
			return false
		}
		seen[name] = true
	}
	return true
}
