package directive

import (
	"encoding/json"
	"errors"
	"strings"
)

func readExample(a *args, s *Struct) { a.object(&s.Examples) }
func readReject(a *args, s *Struct)  { a.object(&s.Rejects) }
func readSample(a *args, s *Struct)  { a.json(&s.Samples) }

// object reads the rest of the line as one JSON object, kept as written.
func (a *args) object(list *[]Value[string]) {
	if text := a.text.String; !a.json(list) || strings.HasPrefix(text, "{") {
		return
	}
	*list = (*list)[:len(*list)-1]
	a.report(a.text.Position(0), "TA027", "//tool:%s is no JSON object", a.verb.name)
}

// json reads the rest of the line as one JSON value, kept as written, and
// reports whether it is one.
func (a *args) json(list *[]Value[string]) bool {
	text := a.text.String
	if !a.has(len(text)) {
		return false
	}
	var v json.RawMessage
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		offset := 0
		if e, ok := errors.AsType[*json.SyntaxError](err); ok {
			offset = max(0, int(e.Offset)-1)
		}
		a.report(a.text.Position(offset), "TA027", "//tool:%s is no JSON: %s", a.verb.name, err)
		return false
	}
	*list = append(*list, Value[string]{a.text.Position(0), text})
	return true
}
