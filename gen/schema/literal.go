package schema

import (
	"encoding/json"

	"github.com/tooladapt/tooladapt/gen/model"
)

// written is a JSON text of the field's type as it stands in JSON: in a string
// where the json option string says so.
func written(f *model.Field, text string) string {
	if f.Quoted {
		quoted, err := json.Marshal(text)
		if err != nil {
			panic("unreachable: " + err.Error()) // every string has a JSON text
		}
		return string(readable(quoted))
	}
	return text
}

// example is an example of the field: that of one element makes a list.
func example(f *model.Field, text string) string {
	switch behind(f.Type).(type) {
	case model.List, model.Array:
		return "[" + text + "]"
	default:
		return written(f, text)
	}
}
