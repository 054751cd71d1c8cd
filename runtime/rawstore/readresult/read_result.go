// Package readresult is the tool read_result, by which a model reads on in a
// result that it saw in part. It is made with tooladapt itself: the struct below
// is its arguments.
package readresult

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt

// ReadResult reads on in an earlier result of which only a part was shown, or looks for a text in it.
// The lines more.* of that result say what to send: more.ref is ref, the name behind more. is section, its value is range.
//
//tool:name read_result
//tool:risk R1
//tool:result Page
//tool:untrusted
//tool:example {"ref": "r_3mzhq2vtkd7xw5aj", "section": "items", "range": "6-40"}
//tool:example {"ref": "r_3mzhq2vtkd7xw5aj", "section": "log", "find": "timeout"}
//tool:reject {"ref": "r_3mzhq2vtkd7xw5aj", "section": "items", "range": "from 6"}
type ReadResult struct {
	// The reference of the result, its line more.ref.
	Ref string `json:"ref" jsonschema:"minLength=1,maxLength=64"`
	// What to read: a section, such as items, or one long value in it, such as items.6.note.
	Section string `json:"section" jsonschema:"minLength=1,maxLength=300"`
	// The rows, records or lines to read, counted from 1, such as 6-40 or 1-4,9-12; of one value its characters. All when left out.
	Range string `json:"range,omitempty" jsonschema:"pattern=^[0-9]{1\\,15}(-[0-9]{1\\,15})?(\\,[0-9]{1\\,15}(-[0-9]{1\\,15})?)*$,maxLength=2000"`
	// Only the rows, records or lines that hold this text, in any case.
	Find string `json:"find,omitempty" jsonschema:"maxLength=200" tool:"echo"`
}
