package decode

import "github.com/tooladapt/tooladapt/runtime/tool"

// masked stands for what is never repeated.
const masked = "(redacted)"

// violation is that of a value that was sent as raw, nil for one that was not.
func (t *texts) violation(f fault, raw []byte, hidden bool, want string) tool.Violation {
	v := tool.Violation{Keyword: f.keyword(), Want: want}
	if raw == nil {
		return v
	}
	if f&faultType != 0 {
		v.Type = typeOf(raw)
	}
	if hidden {
		v.Got, v.Secret = masked, true
	} else {
		v.Got = t.sent(raw)
	}
	return v
}

// typeOf is the JSON type of a value.
func typeOf(raw []byte) string {
	switch raw[0] {
	case '"':
		return "string"
	case '{':
		return "object"
	case '[':
		return "array"
	case 't', 'f':
		return "boolean"
	case 'n':
		return "null"
	default:
		return "number"
	}
}
