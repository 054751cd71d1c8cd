package github

import "fmt"

// Token is what authorizes calls. However it is printed, logged or written as
// JSON, it is (redacted).
type Token string

// Format writes (redacted), whatever the verb.
func (Token) Format(f fmt.State, _ rune) { _, _ = fmt.Fprint(f, hidden) }

// MarshalText answers (redacted).
func (Token) MarshalText() ([]byte, error) { return []byte(hidden), nil }

const hidden = "(redacted)"
