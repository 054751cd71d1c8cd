package summary

import (
	"slices"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Source is a result that is to be summarized.
type Source struct {
	// Spec describes the tool. It is shared: read it only.
	Spec *tool.Spec
	// Caller is who the call was made for.
	Caller tool.Caller
	// Text is the whole result in compact/1, with the arguments that it echoes.
	Text string
	// Document is the same, read.
	Document *render.Document
	// Fits says that the model sees the whole result anyway.
	Fits bool

	parts []part
}

// part is the entries of one section.
type part struct {
	id      string
	entries []entry
}

// entry is one row, record, line or field, as a text without quotes.
type entry struct {
	number int
	text   string
}

// Read is the source of a document in compact/1, with nothing but its text.
func Read(text string) (Source, error) {
	d, err := render.Read(text)
	if err != nil {
		return Source{}, err
	}
	s := Source{Text: text, Document: d}
	for _, p := range d.Sections {
		s.parts = append(s.parts, part{p.ID, entriesOf(p.Body)})
	}
	return s, nil
}

// Numbered is the result with what a finding cites in front of each entry, for who
// shows it to a model:
//
//	orders 3| order_id ORD-3, amount 129.00 CNY
func (s Source) Numbered() string {
	var b strings.Builder
	for _, p := range s.parts {
		for _, e := range p.entries {
			b.WriteString(p.id + " " + strconv.Itoa(e.number) + "| " + strings.ReplaceAll(e.text, "\n", " ") + "\n")
		}
	}
	return b.String()
}

func entriesOf(body render.Body) (all []entry) {
	switch b := body.(type) {
	case render.Fields:
		for i, e := range b.Entries {
			all = append(all, entry{i + 1, saidIn(e)})
		}
	case render.Rows:
		numbers := numbersOf(b.Window)
		for i, row := range b.Rows {
			said := make([]string, len(row))
			for j, v := range row {
				said[j] = strings.TrimSpace(saidOf(b.Columns[j].Key, v) + " " + b.Columns[j].Unit)
			}
			all = append(all, entry{numbers(i), strings.Join(said, ", ")})
		}
	case render.Records:
		numbers := numbersOf(b.Window)
		for i, record := range b.Records {
			said := make([]string, len(record))
			for j, e := range record {
				said[j] = saidIn(e)
			}
			all = append(all, entry{numbers(i), strings.Join(said, ", ")})
		}
	case render.Text:
		for _, line := range b.Lines {
			all = append(all, entry{line.Number, line.Text})
		}
	case render.Located:
		numbers := numbersOf(b.Window)
		for i, hit := range b.Hits {
			all = append(all, entry{numbers(i), hit.Path + " " + strconv.Itoa(hit.Number) + " " + hit.Text})
		}
	case render.Missing:
		all = append(all, entry{1, "not " + string(b.Absence)})
	}
	return all
}

// numbersOf tells the number of each entry that a window shows.
func numbersOf(w render.Window) func(i int) int {
	return func(i int) int {
		for _, r := range w.Ranges {
			if n := r.Last - r.First + 1; i < n {
				return r.First + i
			} else {
				i -= n
			}
		}
		return i + 1
	}
}

// saidIn is what a field says.
func saidIn(e render.Entry) string {
	if e.Count > 0 {
		return e.Key + " " + strconv.Itoa(e.Count)
	}
	if e.List == nil {
		return saidOf(e.Key, e.Value)
	}
	said := []string{e.Key}
	for _, v := range e.List {
		said = append(said, shown(v))
	}
	return strings.Join(said, " ")
}

// saidOf is what one value says under its key. That it is false, or not there, is
// a negation of the key.
func saidOf(key string, v render.Value) string {
	if v.Absent != "" || v.Text == "false" || v.Text == "否" {
		key = "not " + key
	}
	return key + " " + shown(v)
}

func shown(v render.Value) string {
	if v.Absent != "" {
		return string(v.Absent)
	}
	return v.Text
}

// cited are the entries of ranges as one text; false where one of them is not
// there, or all of them are too much to be evidence.
func (s Source) cited(ranges []tool.Range) (string, bool) {
	if len(ranges) == 0 || len(ranges) > maxRanges {
		return "", false
	}
	var b strings.Builder
	entries := 0
	for _, r := range ranges {
		i := slices.IndexFunc(s.parts, func(p part) bool { return p.id == r.Section })
		if i < 0 || r.First < 1 || r.Last < r.First || r.Last-r.First >= maxEntries {
			return "", false
		}
		for n := r.First; n <= r.Last; n++ {
			e, ok := s.parts[i].entry(n)
			entries++
			if !ok || entries > maxEntries || b.Len()+len(e.text) > maxCited {
				return "", false
			}
			b.WriteString(e.text + "\n")
		}
	}
	return b.String(), true
}

// entry is the entry of that number. They are ascending.
func (p part) entry(number int) (entry, bool) {
	i, ok := slices.BinarySearchFunc(p.entries, number, func(e entry, n int) int { return e.number - n })
	if !ok {
		return entry{}, false
	}
	return p.entries[i], true
}
