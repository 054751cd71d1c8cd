package directive

import (
	"encoding/json"
	"errors"
	"strings"
)

func readExample(a *args, s *Struct) { a.object(&s.Examples) }
func readReject(a *args, s *Struct)  { a.object(&s.Rejects) }
func readSample(a *args, s *Struct)  { a.object(&s.Later.Samples) }

// object reads the rest of the line as one JSON object, kept as written.
func (a *args) object(list *[]Value[string]) {
	text := a.text.String
	if !a.has(len(text)) {
		return
	}
	var v json.RawMessage
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		offset := 0
		if e, ok := errors.AsType[*json.SyntaxError](err); ok {
			offset = max(0, int(e.Offset)-1)
		}
		a.report(a.text.Position(offset), "TA027", "//tool:%s is no JSON: %s", a.verb.name, err)
		return
	}
	if !strings.HasPrefix(text, "{") {
		a.report(a.text.Position(0), "TA027", "//tool:%s is no JSON object", a.verb.name)
		return
	}
	*list = append(*list, Value[string]{a.text.Position(0), text})
}
