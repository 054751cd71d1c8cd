package tool

import (
	"encoding/json"
	"time"
)

// Spec describes one tool to models, policies and people. Specs are made by
// the generator and shared: treat them as read-only.
type Spec struct {
	// Name is the tool's name as the model calls it: [a-z_][a-z0-9_]*.
	Name string
	// Description says what the tool does, in the words of its doc comment.
	Description string
	// Version is the schema version, 1 or more.
	Version int
	// Risk is what the tool may do to the world.
	Risk Risk
	// Idempotent says that repeating a call after an unknown outcome is safe.
	Idempotent bool
	// Poll says that repeating the same call is normal.
	Poll bool
	// Untrusted says that the result is outside data: its text is marked, and
	// never instructions.
	Untrusted bool
	// Timeout bounds one call; 0 means the executor's default.
	Timeout time.Duration
	// Retry says when a call is tried again, within its Timeout; the zero Retry
	// is never. Its Attempts count nothing here.
	Retry Retry
	// Form is the form of the tool's answers for a model, a constant of package
	// render; "" is compact.
	Form string
	// MaxTokens and MaxChars bound the text of the result, where a call does not say
	// another size; 0 leaves it to the executor, and where both are more both hold.
	MaxTokens, MaxChars int
	// Arguments is the JSON Schema (2020-12) of the arguments, an object.
	Arguments json.RawMessage
	// Secrets names the arguments that are never repeated.
	Secrets []string
	// Hidden names the arguments that the caller fills, as encoding/json would call
	// them: they are in no schema, and a call that has one is refused as one with
	// any other unknown name.
	Hidden []string
	// Redacted are the keys of the result that are never shown as they are, dotted
	// where they are nested.
	Redacted []string
	// Fields names the argument by which a model names the fields that it wants,
	// Detail the one that takes concise or detailed; "" for none.
	Fields, Detail string
	// FieldsOf is the section of the list whose entries have those fields; ""
	// where the result itself has them.
	FieldsOf string
	// Choices are the keys of those fields, Always the ones that are shown whatever
	// is asked for, Concise the ones of the concise form besides.
	Choices, Always, Concise []string
	// Exits are the exit codes of a command that count as success, where the tool
	// says which; nil where only 0 does, which says nothing more then.
	Exits []int
	// Page names the argument that leads to a page of the result; "" where the
	// result is no page. PageOf is the id of the section with its entries.
	Page, PageOf string
	// Result is the JSON Schema of the result as the envelope has it; nil where
	// there is none. Of a tool whose source answers, anything in it may be left
	// out or null, and the values of an enum are examples.
	Result json.RawMessage
	// Errors are the errors that the tool declares, in source order.
	Errors []*Error
	// Examples are arguments that the tool accepts.
	Examples []json.RawMessage
	// Next are offers for after a success, such as "could cancel it".
	Next []string
}
