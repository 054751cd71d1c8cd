package upstream

import (
	"encoding/json"
	"time"

	"github.com/tooladapt/tooladapt/runtime/cause"
)

// said is what a body says.
type said struct {
	hint   cause.Hint
	status int
	wait   time.Duration
}

// object is an error object, or a body that is or has one: a problem of RFC
// 9457, or as OpenAI, Anthropic, Google, AWS, Azure and OAuth have it. Whatever
// is not of the type that is known is not read.
type object struct {
	Type, Code, Status, Reason, Error, Errors, Details json.RawMessage
	AWS                                                json.RawMessage `json:"__type"`
	RetryDelay                                         json.RawMessage // of Google, such as "34.5s"
	RetryAfter                                         json.RawMessage `json:"retry_after"` // seconds
}

// maxDeep is how deep an error object may be in a body.
const maxDeep = 4

// read is what a body says; nothing, where it is not the JSON of an error.
func read(body []byte) said {
	var s said
	s.read(body, maxDeep)
	return s
}

// read adds what an object, or the first that says something of a list, says.
// What is found first, from outside in, stays.
func (s *said) read(data json.RawMessage, deep int) {
	var list []json.RawMessage
	if deep == 0 || len(data) == 0 {
		return
	}
	if json.Unmarshal(data, &list) == nil {
		for _, element := range list {
			s.read(element, deep-1)
		}
		return
	}
	var o object
	if json.Unmarshal(data, &o) != nil {
		return
	}
	for _, word := range [...]json.RawMessage{o.Code, o.Type, o.Status, o.Reason, o.AWS, o.Error} {
		s.word(text(word))
	}
	s.number(o.Status)
	s.number(o.Code)
	s.delay(o)
	for _, inside := range [...]json.RawMessage{o.Error, o.Errors, o.Details} {
		s.read(inside, deep-1)
	}
}

// word adds what a word says.
func (s *said) word(word string) {
	if s.hint == "" {
		s.hint = hintOf(word)
	}
}

// number adds a number that can be a status.
func (s *said) number(data json.RawMessage) {
	var n int
	if s.status == 0 && json.Unmarshal(data, &n) == nil && n >= 400 && n < 600 {
		s.status = n
	}
}

// delay adds a wait.
func (s *said) delay(o object) {
	if s.wait != 0 {
		return
	}
	if d, err := time.ParseDuration(text(o.RetryDelay)); err == nil {
		s.wait = min(max(d, 0), longest)
	} else if n, ok := number(string(o.RetryAfter)); ok {
		s.wait = wait(n)
	}
}

// text is the string that data is, "" for anything else.
func text(data json.RawMessage) (s string) {
	if json.Unmarshal(data, &s) != nil {
		return ""
	}
	return s
}
