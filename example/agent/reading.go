package main

import (
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/render"
)

// read reads every text strictly: one that isn't compact/1 is an error, not
// something to guess from.
func read(seen []exchange) ([]*render.Document, error) {
	var docs []*render.Document
	for _, e := range seen {
		doc, err := render.Read(e.text)
		if err != nil {
			return nil, fmt.Errorf("read the answer of %s: %w", e.call.Name, err)
		}
		docs = append(docs, doc)
	}
	return docs, nil
}

// field is the text at path. It is false where the document doesn't have the
// field, and where it says that there is no value.
func field(doc *render.Document, path string) (string, bool) {
	v, ok := doc.Value(path)
	return v.Text, ok && v.Absent == ""
}

// rows are the rows of a table by column, with the column's unit behind each
// value. There are none where the document has no such table.
func rows(doc *render.Document, id string) []map[string]render.Value {
	part, ok := doc.Part(id)
	if !ok {
		return nil
	}
	table, ok := part.Body.(render.Rows)
	if !ok {
		return nil
	}
	var found []map[string]render.Value
	for _, values := range table.Rows {
		row := make(map[string]render.Value, len(values))
		for i, v := range values {
			if unit := table.Columns[i].Unit; unit != "" && v.Absent == "" {
				v.Text += " " + unit
			}
			row[table.Columns[i].Key] = v
		}
		found = append(found, row)
	}
	return found
}

// records are the records of a list by key. There are none where the document
// has no such list.
func records(doc *render.Document, id string) []map[string]render.Value {
	part, ok := doc.Part(id)
	if !ok {
		return nil
	}
	list, ok := part.Body.(render.Records)
	if !ok {
		return nil
	}
	var found []map[string]render.Value
	for _, entries := range list.Records {
		record := make(map[string]render.Value, len(entries))
		for _, e := range entries {
			record[e.Key] = e.Value
		}
		found = append(found, record)
	}
	return found
}

// located are the lines of files in a section.
func located(doc *render.Document, id string) []render.Hit {
	part, ok := doc.Part(id)
	if !ok {
		return nil
	}
	list, _ := part.Body.(render.Located)
	return list.Hits
}

// block is the text in a section, and whether there is one.
func block(doc *render.Document, id string) (render.Text, bool) {
	part, ok := doc.Part(id)
	if !ok {
		return render.Text{}, false
	}
	text, ok := part.Body.(render.Text)
	return text, ok
}
