package normalize

import (
	"encoding/json"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// graphError is an error beside data, as GraphQL has it.
type graphError struct {
	Message string
	Path    []json.RawMessage
}

// partial notes the errors beside data; whole says that there is nothing but
// errors, since each member of the data is null.
func (m *members) partial(r *tool.Report) (_ *tool.Report, nothing bool) {
	if !says(m.data) || m.data[0] != '{' || !says(m.errors) || m.errors[0] != '[' {
		return r, false
	}
	var errors []graphError
	if json.Unmarshal(m.errors, &errors) != nil {
		return r, false
	}
	if allNull(m.data) {
		return r, true
	}
	for _, e := range errors {
		r = missing(r, tool.Missing{Path: e.pointer(), Why: whyRefused, Says: clip(e.Message)})
	}
	return r, false
}

// allNull reports whether each member of an object is null.
func allNull(object []byte) bool {
	var values map[string]json.RawMessage
	if json.Unmarshal(object, &values) != nil {
		return false
	}
	for _, value := range values {
		if string(value) != "null" {
			return false
		}
	}
	return true
}

// pointer is a JSON Pointer to what an error is about, into the answer.
func (e graphError) pointer() string {
	var b strings.Builder
	b.WriteString("/data")
	for _, step := range e.Path {
		var name string
		var index int
		switch {
		case json.Unmarshal(step, &name) == nil:
			escape := strings.NewReplacer("~", "~0", "/", "~1")
			b.WriteString("/" + escape.Replace(name))
		case json.Unmarshal(step, &index) == nil:
			b.WriteString("/" + strconv.Itoa(index))
		default:
			return b.String()
		}
	}
	return b.String()
}
