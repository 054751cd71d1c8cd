package cause

import "encoding/json"

// notJSON knows that what was read is not the JSON that was expected.
func notJSON(err error) Hint {
	switch err.(type) {
	case *json.SyntaxError:
		return InvalidJSON
	case *json.UnmarshalTypeError:
		return WrongType
	default:
		return ""
	}
}
