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
	// Lossy are the steps in which something of the source was lost or changed,
	// with a JSON Pointer into JSON; nil for none.
	Lossy []tool.Coercion
}

// Form is the form of what a source sent.
type Form string

// The forms. Wrapped is JSON in a JSON string.
const (
	FormJSON    Form = "json"
	FormWrapped Form = "wrapped json"
	FormText    Form = "text"
	FormValue   Form = "value"
)

// The rules of lossy steps.
const (
	// ruleUnwrapped is JSON that was in a string.
	ruleUnwrapped = "unwrapped"
	// ruleUTF8 is bytes that were no UTF-8, each run now one U+FFFD.
	ruleUTF8 = "utf8"
)

// The limits of what is read.
const (
	// MaxBytes is how large an answer may be.
	MaxBytes = 32 << 20
	// MaxDepth is how deep lists and objects may be nested in it.
	MaxDepth = 256
)
