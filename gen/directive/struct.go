package directive

import (
	"go/ast"
	"go/token"
	"time"
)

// Struct is everything that the directives of one tool struct say.
type Struct struct {
	// Spec is the type's declaration, Doc its doc comment (that of the
	// declaration where it has no parentheses).
	Spec *ast.TypeSpec
	Doc  *ast.CommentGroup

	// Name is //tool:name get_order. Where the directive has no argument, Is is
	// made of the type's name, see ToolName, and Pos is the verb.
	Name Value[string]
	// Version is //tool:version 3; 1 where nothing is said.
	Version Value[int]
	// Risk is //tool:risk R0, 0 to 4; -1 where it is said wrongly, which is
	// reported. A tool must say it, which bind checks.
	Risk Value[int]
	// Idempotent is //tool:idempotent, with or without the word key.
	Idempotent Value[Idempotency]
	// Poll is //tool:poll: repeating the same call is normal.
	Poll Value[bool]
	// Result is //tool:result Order: the Go type expression, as written, of
	// what Raw is normalized into; "" where it is said wrongly, which is
	// reported.
	Result Value[string]
	// Timeout is //tool:timeout 5s, more than 0.
	Timeout Value[time.Duration]
	// Retry is //tool:retry max=3 backoff=200ms on=RATE_LIMITED,TIMEOUT.
	Retry Value[Retry]
	// Strict is //tool:coerce off: no value is ever coerced.
	Strict Value[bool]
	// Errors are //tool:error, codes distinct.
	Errors []Error
	// Examples and Rejects are //tool:example {…} and //tool:reject {…}: JSON
	// objects, valid, as written.
	Examples, Rejects []Value[string]
	// Samples are //tool:sample {…}: result values, valid JSON, as written.
	Samples []Value[string]
	// Allowed are //tool:allow TA081 reason, codes distinct.
	Allowed []Allow
	// Next are //tool:next "could …".
	Next []Value[string]
	// Summary is //tool:summary 订单 {order_id} {status}, as written.
	Summary Value[string]
	// Page is //tool:page items=items total=total next=cursor.
	Page Value[Page]
	// Fields is //tool:fields concise=order_id,status.
	Fields Value[Fields]
	// OK is //tool:ok exit=0,1: the exit codes of a command that count as success.
	OK Value[[]int]
	// Form is //tool:form compact, json or verbose; "" where nothing is said.
	Form Value[string]
	// Budget is //tool:budget tokens=800 chars=4000 ask.
	Budget Value[Budget]
	// Untrusted is true by //tool:untrusted, false by //tool:trusted.
	Untrusted Value[bool]

	// Later is what a later version will heed. Each directive in it is reported
	// as not supported yet.
	Later Later
}

// Idempotency says whether a call may be repeated after an unknown outcome.
type Idempotency uint8

// The three kinds; the third is because the upstream honours the idempotency
// key of the call.
const (
	NotIdempotent Idempotency = iota
	Idempotent
	IdempotentByKey
)

// Error is //tool:error CODE CATEGORY "message" next="…" user=yes. It may have
// several next.
type Error struct {
	// Pos is the code.
	Pos token.Position
	// Code is like ORDER_SHIPPED; Category is one of the closed set.
	Code, Category string
	Message        string
	Next           []string
	UserActs       bool
}

// Allow is //tool:allow TA081 reason: a rule that is not meant for this tool.
type Allow struct {
	Pos    token.Position
	Code   string
	Reason string
}
