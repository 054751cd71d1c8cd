package model

import (
	"go/token"
	"time"
)

// Tool is one tool struct with everything that its directives say.
type Tool struct {
	// Pos is the struct's name in the source.
	Pos token.Position
	// Go is the struct's Go name, such as GetOrder.
	Go string
	// Adapter is the name of the variable that is generated for it, such as
	// GetOrderTool.
	Adapter string
	// Name is the tool's name, such as get_order.
	Name string
	// Description is the doc comment, its leading Go name dropped.
	Description string
	Version     int
	Risk        int // 0 to 4
	Idempotent  bool
	// IdempotentKey says that the upstream honours the idempotency key.
	IdempotentKey bool
	Poll          bool
	// Untrusted says that the result is outside data; Trusted, that not even
	// the texts in it are.
	Untrusted, Trusted bool
	Timeout            time.Duration
	// Retry says when a call is tried again; nil for never.
	Retry *Retry
	// Exits are the exit codes of a command that count as success; nil where
	// nothing is said.
	Exits []int
	// Form is the form of the result for a model: compact, json or verbose; ""
	// where nothing is said.
	Form string
	// MaxTokens and MaxChars bound the text of the result; 0 where nothing is said.
	MaxTokens, MaxChars int
	// Ask is the argument by which the model asks for less than that. No field of
	// the struct has it; nil for none.
	Ask  *Field
	Next []string
	// Arguments is the tool struct itself.
	Arguments *Object
	// Result is what is rendered; nil where the handler answers an error only.
	Result Type
	// Handler is nil where none was found: the tool is bound later.
	Handler *Handler
	// Strict says that no value is ever coerced.
	Strict bool
	// Check says that the struct has a method Check(*tool.Violations).
	Check bool
	// Errors are the errors that the tool declares, in source order.
	Errors            []*ErrorDecl
	Examples, Rejects []Example
	// Samples are values of the result.
	Samples []Example
	// Echo are the arguments that an answer echoes, in order.
	Echo []*Field
	// Summary is one line about the result; nil for none.
	Summary []SummaryPart
	// Page says which fields make the result a page of a list; nil for none.
	Page *Page
	// Fields says which fields of the result the model may choose; nil for none.
	Fields *Choice
}

// Choice is the fields of a result that a model may choose.
type Choice struct {
	// Argument takes a list of them, Detail the form; one of the two may be nil.
	Argument, Detail *Field
	// List is the list whose entries have them; nil where the result itself has
	// them, or is the list.
	List *Field
	// All are their keys, Always those of them that are shown whatever is chosen,
	// Concise those of the concise form, but for Always.
	All, Always, Concise []string
}

// Page is the fields of a result that is a page of a list.
type Page struct {
	// Items is the list, nil where the result is the list itself; Total is how
	// many entries it has on all pages, Next what leads to the next page. Total
	// and Next may be nil.
	Items, Total, Next *Field
	// Argument takes what Next says, or without Next what the source says beside
	// the result; nil for none.
	Argument *Field
}

// SummaryPart is a text, or where that is "" the value of a field.
type SummaryPart struct {
	Text string
	// Fields lead to the value: one field of the result, or more through nested
	// structs.
	Fields []*Field
}

// Retry is how often, how long apart and after which categories of errors a call
// is tried again.
type Retry struct {
	Max     int // attempts, the first one included
	Backoff time.Duration
	On      []string
}

// Example is one JSON value from a directive, as written.
type Example struct {
	Pos  token.Position
	JSON string
}

// Handler is the function that handles a tool.
type Handler struct {
	Pos token.Position
	// Service is the receiver's type name; "" for a function and for a method
	// of the tool struct itself.
	Service string
	// Func is the name of the method or function.
	Func string
	// Self says that it is a method of the tool struct: in.Func(ctx).
	Self bool
	// InPointer says that it takes a pointer to the tool struct.
	InPointer bool
	// ServicePointer says that the receiver is a pointer.
	ServicePointer bool
	// Receiver is what a method calls its receiver; "" or _ where it does not.
	Receiver string
	Answers  Answer
}

// Answer is the form in which a handler answers.
type Answer uint8

// The forms: (R, error), (*R, error), error alone, (tool.Raw, error), and
// (iter.Seq2[Row, error], error), whose rows are collected into a list.
const (
	AnswersValue Answer = iota
	AnswersPointer
	AnswersNothing
	AnswersRaw
	AnswersRows
)

// ErrorDecl is an error that a tool declares.
type ErrorDecl struct {
	Pos      token.Position
	Code     string // ORDER_SHIPPED
	Name     string // OrderShipped, as in ErrOrderShipped and CodeOrderShipped
	Category string // FAILED_PRECONDITION
	Message  string
	Next     []string
	UserActs bool
}
