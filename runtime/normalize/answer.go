package normalize

import "github.com/tooladapt/tooladapt/runtime/tool"

// Answer is what a source answered, as one JSON value.
type Answer struct {
	// JSON is one JSON value by the grammar of RFC 8259, without white space
	// around it, in valid UTF-8 and at most [MaxDepth] deep. Text is a JSON
	// string, rows are a list of objects. It may be part of what the source
	// sent: treat it as read-only.
	JSON []byte
	// Form is the form in which the source had it.
	Form Form
	// Report is what was noted: lossy steps, what is missing, and what the
	// source says of its page. Paths are those of JSON. nil for nothing.
	Report *tool.Report
	// Exit is how a command ended; nil for any other source.
	Exit *Exit
}

// Exit is how a command ended.
type Exit struct {
	// Code is its exit code, -1 where a signal ended it.
	Code int
	// Stderr is what it wrote there, without control codes.
	Stderr string
}

// Form is the form of what a source sent.
type Form string

// The forms.
const (
	FormJSON    Form = "json"
	FormWrapped Form = "wrapped json" // JSON in a JSON string
	FormNDJSON  Form = "ndjson"
	FormHTML    Form = "html"
	FormXML     Form = "xml"
	FormCSV     Form = "csv"
	FormText    Form = "text"
	FormRows    Form = "rows"  // of a database
	FormValue   Form = "value" // of Go
)

// The limits of what is read.
const (
	// MaxBytes is how large an answer may be.
	MaxBytes = 32 << 20
	// MaxDepth is how deep lists and objects may be nested in it.
	MaxDepth = 256

	maxRows    = 100_000
	maxColumns = 4096
)
