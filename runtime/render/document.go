package render

import (
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Document is a document as [Read] found it.
type Document struct {
	// Tool is the name in the banner, Status the third word there.
	Tool   string
	Status tool.Status
	// Banner are the fields between the banner and the first section.
	Banner []Entry
	// Sections are in order, their ids distinct.
	Sections []Part
}

// Part is one section. Its Body is of the kind that the header says.
type Part struct {
	ID string
	// External says that the section holds outside data.
	External bool
	Body     Body
}

// Body is a sealed sum: Missing, Fields, Rows, Records, Text or Located.
type Body interface{ isBody() }

type (
	// Missing stands for a section that there is not, such as
	// "[shipping] (not returned)".
	Missing struct{ Absence Absence }
	// Fields is a section of fields.
	Fields struct{ Entries []Entry }
	// Rows is a table. Each row has as many values as there are columns.
	Rows struct {
		Window  Window
		Columns []Column
		Rows    [][]Value
	}
	// Records is a list of records.
	Records struct {
		Window  Window
		Records [][]Entry
	}
	// Text is a text block.
	Text struct {
		Window Window
		// CRLF says that every line ends in a carriage return and a line feed.
		CRLF  bool
		Lines []Line
		// Unended says that the text has no line break at its end.
		Unended bool
	}
	// Located is a list of lines of files.
	Located struct {
		Window Window
		Hits   []Hit
	}
)

func (Missing) isBody() {}
func (Fields) isBody()  {}
func (Rows) isBody()    {}
func (Records) isBody() {}
func (Text) isBody()    {}
func (Located) isBody() {}

// Entry is one field: a value, a list of values, or in a record the count of a
// list of structs.
type Entry struct {
	Key string
	// Value is the value of a field that is no list.
	Value Value
	// List is the items of a list, not nil even for none; nil for a value.
	List []Value
	// Count is how many structs the list has whose fields follow, under keys such
	// as items.1.sku; 0 for a field with a value or a list of values.
	Count int
}

// Column is the head of one column.
type Column struct{ Key, Unit string }

// Line is one line of a text block.
type Line struct {
	// Number counts the lines of the whole text from 1.
	Number int
	// Text is the line without its end.
	Text string
	// Chars is the length of the whole line in characters where Text is only a
	// part of it, from character From on; else both are 0.
	From, Chars int
}

// Hit is one line of a file.
type Hit struct {
	Path   string
	Number int
	Text   string
	// Absent are the non-values that stand in place of the path, the number and
	// the text; "" for a part that is there.
	Absent [3]Absence
	// Chars is the length of the whole text in characters where Text is only its
	// start; else 0.
	Chars int
}

// Part is the section of that id, and whether there is one.
func (d *Document) Part(id string) (*Part, bool) {
	for i := range d.Sections {
		if d.Sections[i].ID == id {
			return &d.Sections[i], true
		}
	}
	return nil, false
}

// String is the text with the line ends that it came with. It is the whole text
// only where the window is complete and no line is cut.
func (t Text) String() string {
	end := "\n"
	if t.CRLF {
		end = "\r\n"
	}
	var b strings.Builder
	for i, line := range t.Lines {
		b.WriteString(line.Text)
		if i < len(t.Lines)-1 || !t.Unended {
			b.WriteString(end)
		}
	}
	return b.String()
}
