package errorbody

import (
	"encoding/json"
	"time"

	"github.com/tooladapt/tooladapt/runtime/cause"
)

// Read is what a body says of its cause; nothing, where it is not the JSON of an
// error.
func Read(body []byte) cause.Cause {
	var s said
	s.read(body, maxDeep)
	return cause.Cause(s)
}

// said is what was found so far.
type said cause.Cause

// object is an error object, or a body that is or has one. Whatever is not of
// the type that is known is not read.
type object struct {
	Type, Code, Status, Reason, Error, Errors, Details json.RawMessage

	AWS        json.RawMessage `json:"__type"`
	SubCode    json.RawMessage `json:"sub_code"` // of Alipay, such as ACQ.TRADE_NOT_EXIST
	Cod        json.RawMessage // of OpenWeather, a status
	StatusCode json.RawMessage // a status
	ErrCode    json.RawMessage // of WeChat, a number
	PayCode    json.RawMessage `json:"err_code"` // of WeChat Pay
	Extensions json.RawMessage // of GraphQL
	RetryDelay json.RawMessage // of Google, such as "34.5s"
	RetryAfter json.RawMessage `json:"retry_after"` // seconds
}

// maxDeep is how deep an error object may be in a body.
const maxDeep = 4

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
	for _, word := range [...]json.RawMessage{o.SubCode, o.PayCode, o.Code, o.Type, o.Status, o.Reason, o.AWS, o.Error} {
		s.word(text(word))
	}
	for _, status := range [...]json.RawMessage{o.Status, o.Code, o.Cod, o.StatusCode} {
		s.number(status)
	}
	s.weChat(o.ErrCode)
	s.delay(o)
	for _, inside := range [...]json.RawMessage{o.Error, o.Errors, o.Details, o.Extensions} {
		s.read(inside, deep-1)
	}
}

// word adds what a word says.
func (s *said) word(word string) {
	if s.Hint == "" {
		s.Hint = hintOf(word)
	}
}

// number adds a number, also one in a string, that can be a status.
func (s *said) number(data json.RawMessage) {
	if n := integer(data); s.Status == 0 && n >= 400 && n < 600 {
		s.Status = n
	}
}

// weChat adds what a code of WeChat says.
func (s *said) weChat(data json.RawMessage) {
	if s.Hint == "" {
		s.Hint = hintOfWeChat(integer(data))
	}
}

// delay adds a wait.
func (s *said) delay(o object) {
	if s.RetryAfter != 0 {
		return
	}
	if d, err := time.ParseDuration(text(o.RetryDelay)); err == nil {
		s.RetryAfter = min(max(d, 0), LongestWait)
	} else if d, ok := Seconds(string(o.RetryAfter)); ok {
		s.RetryAfter = d
	}
}

// text is the string that data is, "" for anything else.
func text(data json.RawMessage) (s string) {
	if json.Unmarshal(data, &s) != nil {
		return ""
	}
	return s
}

// integer is the integer that data is, or that is in the string that it is; 0
// for anything else.
func integer(data json.RawMessage) (n int) {
	if len(data) > 0 && data[0] == '"' {
		data = json.RawMessage(text(data))
	}
	if json.Unmarshal(data, &n) != nil {
		return 0
	}
	return n
}
