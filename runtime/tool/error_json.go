package tool

import (
	"encoding/json"
	"strconv"
	"time"
)

// MarshalJSON writes the error as the envelope has it, with fixed keys and
// retry_after in seconds. The private cause is no part of it. safe_to_show is
// false for INTERNAL: its message stands in for one that was held back.
func (e *Error) MarshalJSON() ([]byte, error) {
	out := errorJSON{
		Code: e.Code, Category: e.Category, Message: e.Message,
		Retryable:  e.Retryable(),
		UserActs:   e.UserActs || e.Category.UserActs(),
		Safe:       e.Category != Internal,
		Hint:       e.Cause,
		SideEffect: e.SideEffect,
		RetryAfter: seconds(e.RetryAfter),
	}
	if e.Arguments != nil {
		out.Violations = e.Arguments.Violations
	}
	return json.Marshal(out)
}

type errorJSON struct {
	Code       string      `json:"code"`
	Category   Category    `json:"category"`
	Message    string      `json:"message"`
	Retryable  bool        `json:"retryable"`
	UserActs   bool        `json:"user_action_required"`
	Safe       bool        `json:"safe_to_show"`
	Hint       string      `json:"root_cause_hint,omitempty"`
	SideEffect SideEffect  `json:"side_effect,omitempty"`
	RetryAfter seconds     `json:"retry_after,omitempty"`
	Violations []Violation `json:"violations,omitempty"`
}

// seconds is a duration that is a JSON number of seconds, such as 0.25.
type seconds time.Duration

// MarshalJSON writes the seconds.
func (s seconds) MarshalJSON() ([]byte, error) {
	return strconv.AppendFloat(nil, time.Duration(s).Seconds(), 'f', -1, 64), nil
}
