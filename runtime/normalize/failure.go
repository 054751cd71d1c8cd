package normalize

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/errorbody"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// failure is an error that came as a success, for the log.
type failure struct {
	body  []byte
	cause cause.Cause
}

// Error is the start of what the source sent.
func (f *failure) Error() string {
	const shown = 1 << 10
	return fmt.Sprintf("the source answered with an error: %q", f.body[:min(len(f.body), shown)])
}

// RootCause is what the source says of the cause.
func (f *failure) RootCause() cause.Cause { return f.cause }

// failed is the error of a source that answered with one, UPSTREAM_ERROR where
// its cause is not known.
func failed(body []byte, c cause.Cause) error {
	if c.Hint == "" {
		c.Hint = cause.OfStatus(c.Status)
	}
	f := &failure{body, c}
	if c.Hint == "" {
		return tool.UpstreamError.New("").With(f)
	}
	return tool.Classify(f)
}

// failedBody is the error that the body of one says.
func failedBody(body []byte) error { return failed(body, errorbody.Read(body)) }

// fails reports whether an object of these members is an error: it says so and
// nothing else, or says so in a member that has no other meaning.
func (m *members) fails() bool {
	if code, ok := integer(m.errCode); ok && code != 0 || m.refused {
		return true
	}
	return m.foreign == 0 && (m.rpc || !m.identified) && !says(m.data) && (m.flagged() || m.coded())
}

// flagged reports whether a member says that there is an error.
func (m *members) flagged() bool {
	return says(m.error) || says(m.errors) && !isScalar(m.errors) ||
		string(m.success) == "false" ||
		string(m.kind) == `"Status"` && string(m.status) == `"Failure"` ||
		m.signed && m.message != nil
}

// coded reports whether a code beside a message says that there is an error: a
// status of 400 or more, or a code that is negative, 400 or more, or a word.
func (m *members) coded() bool {
	if !says(m.message) {
		return false
	}
	if status, ok := integer(m.status); ok && status >= 400 {
		return true
	}
	if m.code == nil {
		return false
	}
	if code, ok := integer(m.code); ok {
		const alipayFine = 10000
		return code < 0 || code >= 400 && code != alipayFine
	}
	word := strings.ToLower(string(m.code))
	return word[0] == '"' && word != `""` && word != `"success"` && word != `"ok"`
}

// says reports whether a value is there and says anything.
func says(value []byte) bool {
	if len(value) > len("false") {
		return true // also where a copy would be long
	}
	switch string(value) {
	case "", "null", "false", "0", `""`, "[]", "{}":
		return false
	default:
		return true
	}
}

func isScalar(value []byte) bool { return value[0] != '{' && value[0] != '[' }

// integer is the integer that a value is, or that is in the string that it is.
func integer(value []byte) (int, bool) {
	if len(value) > 1 && value[0] == '"' {
		value = value[1 : len(value)-1]
	}
	if len(value) == 0 || len(value) > len("-2147483648") {
		return 0, false
	}
	n, err := strconv.Atoi(string(value))
	return n, err == nil
}
