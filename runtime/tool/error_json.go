package tool

import "strconv"

// AppendJSON appends the error as the envelope has it, null for a nil error:
//
//	code, category, message, retryable, user_action_required, safe_to_show,
//	root_cause_hint, side_effect, retry_after, violations [{path, keyword, got,
//	want}]
//
// Every key is always there, null where there is nothing; retry_after is in
// seconds. The private cause is no part of it. safe_to_show is false for
// INTERNAL: its message stands in for one that was held back.
func (e *Error) AppendJSON(dst []byte) []byte {
	if e == nil {
		return append(dst, "null"...)
	}
	dst = appendText(append(dst, `{"code":`...), e.Code)
	dst = appendText(append(dst, `,"category":`...), string(e.Category))
	dst = appendText(append(dst, `,"message":`...), e.Message)
	dst = strconv.AppendBool(append(dst, `,"retryable":`...), e.Retryable())
	dst = strconv.AppendBool(append(dst, `,"user_action_required":`...), e.UserActs || e.Category.UserActs())
	dst = strconv.AppendBool(append(dst, `,"safe_to_show":`...), e.Category != Internal)
	dst = appendSome(append(dst, `,"root_cause_hint":`...), e.Cause)
	dst = appendSome(append(dst, `,"side_effect":`...), string(e.SideEffect))
	dst = append(dst, `,"retry_after":`...)
	if e.RetryAfter == 0 {
		dst = append(dst, "null"...)
	} else {
		dst = appendSeconds(dst, e.RetryAfter)
	}
	var violations []Violation
	if e.Arguments != nil {
		violations = e.Arguments.Violations
	}
	return append(appendList(append(dst, `,"violations":`...), violations, appendViolation), '}')
}

// MarshalJSON is what AppendJSON appends.
func (e *Error) MarshalJSON() ([]byte, error) { return e.AppendJSON(nil), nil }

func appendViolation(dst []byte, v *Violation) []byte {
	dst = appendText(append(dst, `{"path":`...), v.Path)
	dst = appendText(append(dst, `,"keyword":`...), v.Keyword)
	dst = appendSome(append(dst, `,"got":`...), v.Got)
	return append(appendSome(append(dst, `,"want":`...), v.Want), '}')
}
