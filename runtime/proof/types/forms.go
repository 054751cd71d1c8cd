package types

import "context"

// Trace answers with more than a model is shown.
//
//tool:name trace
//tool:risk R0
//tool:form verbose
type Trace struct{}

// Traced is what was done, with what is for the log.
type Traced struct {
	ID    string   `json:"trace_id" tool:"key"`
	Query string   `json:"query" tool:"log"`
	Phone string   `json:"phone" tool:"redact=phone"`
	Token *string  `json:"token" tool:"secret"`
	Cards []string `json:"cards" tool:"redact=bank_card"`
	Steps []Hop    `json:"steps" tool:"top=1"`
	Notes []string `json:"notes" tool:"top=1"`
}

// Hop is one step, its columns but one for the log.
type Hop struct {
	Name string `json:"name"`
	Host string `json:"machine" tool:"log"`
	Took int    `json:"lasted" tool:"unit=ms"`
}

// Call answers.
func (Trace) Call(context.Context) (Traced, error) { return Traced{}, nil }
