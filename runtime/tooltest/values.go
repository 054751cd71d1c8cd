package tooltest

import (
	"strings"

	"github.com/tooladapt/tooladapt/runtime/render"
)

// valuesOf are the values of the sections of an answer, by where they are: a
// section, the number of a row, a key. What is absent is none.
func valuesOf(d *render.Document) map[string]string {
	all := make(values)
	for _, part := range d.Sections {
		switch body := part.Body.(type) {
		case render.Fields:
			all.entries(part.ID, body.Entries)
		case render.Records:
			for i, record := range body.Records {
				all.entries(part.ID+"."+number(i+1), record)
			}
		case render.Rows:
			for i, row := range body.Rows {
				for j, value := range row {
					all.value(part.ID+"."+number(i+1)+"."+body.Columns[j].Key, value)
				}
			}
		case render.Text:
			for _, line := range body.Lines {
				all[part.ID+"."+number(line.Number)] = line.Text
			}
		case render.Located:
			for i, hit := range body.Hits {
				at := part.ID + "." + number(i+1)
				all[at+".path"], all[at+".line"], all[at+".text"] = hit.Path, number(hit.Number), hit.Text
			}
		}
	}
	return all
}

// values are what is shown.
type values map[string]string

func (v values) entries(prefix string, entries []render.Entry) {
	for _, e := range entries {
		if e.List == nil && e.Count == 0 {
			v.value(prefix+"."+e.Key, e.Value)
		}
		if e.Key == "not_returned" || strings.HasSuffix(e.Key, ".not_returned") {
			continue // gathers the keys that have no value
		}
		for i, item := range e.List {
			v.value(prefix+"."+e.Key+"."+number(i+1), item)
		}
	}
}

func (v values) value(path string, value render.Value) {
	if value.Absent == "" {
		v[path] = value.Text
	}
}
