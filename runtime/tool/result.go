package tool

import (
	"encoding/json"
	"time"
)

// Result is the envelope of one answered call: what programs, logs and front
// ends read. Its JSON always has the same keys in the same order, as
// [Result.AppendJSON] says; UnmarshalJSON reads exactly that back.
type Result struct {
	// ToolCallID and ToolName are those of the call.
	ToolCallID, ToolName string
	// SchemaVersion and Risk are those of the tool's [Spec].
	SchemaVersion int
	Risk          Risk
	Status        Status
	// Arguments are the arguments as JSON, with their defaults and as they were
	// coerced, secrets hidden; nil where they could not be read.
	Arguments json.RawMessage
	// KeyFields are the fields that are tagged key, in struct order.
	KeyFields []KeyField
	// Coverage is nil where the result has neither lists nor text.
	Coverage *Coverage
	// Evidence is where what the result says can be looked up.
	Evidence []Evidence
	// Display is one sentence for people, without what is redacted.
	Display string
	// Next are offers, after a success and after a failure.
	Next []string
	// Error is nil unless the call failed.
	Error *Error
	// Retry is nil where the call is never tried again.
	Retry *Retry
	// Redacted are the keys of the fields that are never shown as they are, dotted
	// where they are nested; RedactedBy is the version of the rules by which.
	Redacted   []string
	RedactedBy string
	// RawRef is the reference of what the source answered, "" where that is not
	// kept.
	RawRef string
	// Data is the result as JSON, redacted; nil where there is none.
	Data json.RawMessage
	// Coercions are what was coerced among the arguments.
	Coercions []Coercion
	StartedAt time.Time
	Duration  time.Duration
	// Blobs are attachments, in the order in which the result has them. They
	// are no part of the JSON.
	Blobs []Blob
	// Warnings are what is wrong with the result, in sentences that its text
	// tells. They are no part of the JSON.
	Warnings []string
	// Report is what normalizing found beside the result, nil for nothing; what it
	// says is outside data. It is no part of the JSON.
	Report *Report
}

// Key adds a field that is tagged key, as it is shown. One that the upstream did
// not send makes the result partial instead; sent says of it, by its number.
func (r *Result) Key(sent *Presence, field int, key, value string) {
	if !sent.Has(field) {
		r.Status = Partial
		return
	}
	r.KeyFields = append(r.KeyFields, KeyField{key, value})
}

// KeyField is one field of the result that is tagged key, as it was shown.
type KeyField struct{ Key, Value string }

// Evidence is one place where what a result says can be looked up.
type Evidence struct {
	// Ref is the reference of a raw result, the path of a file, a URL or an id, as Kind
	// says: json (Pointer tells where in it), rows, lines or bytes (Range tells
	// which), file (Range tells the lines), url, or id for what a reader knows by
	// its id. One of kind omitted has no Ref: its Range tells which are not told.
	Ref, Kind string
	// Pointer is a JSON Pointer (RFC 6901); "" is the whole.
	Pointer string
	// Range is from 1, both ends included; the zero Range is the whole.
	Range Range
	// Version is that of the snapshot that was read, such as an ETag, a commit or
	// a time; "" where none is known.
	Version string
}

// Retry says how often a call was tried, and what the tool's policy allows.
type Retry struct {
	// MaxAttempts is how many attempts are allowed, the first one included;
	// Attempts how many there were.
	MaxAttempts, Attempts int
	// Backoff is how long to wait before the second attempt.
	Backoff time.Duration
	// On are the categories of errors after which a call is tried again.
	On []Category
}
