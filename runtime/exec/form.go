package exec

import (
	"bytes"
	"cmp"
	"encoding/json"
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// form is the form of the answer: what the call asks for, else the executor's,
// else the tool's.
func (c *call) form() string {
	return cmp.Or(c.sent.Form, c.exec.config.Form, c.spec.Form, render.Compact)
}

// appendWhole appends the result in a form that is never cut, if the answer has
// such a one. JSON has no sections: the data is in the envelope.
func (c *call) appendWhole(dst []byte) (_ []byte, ok bool) {
	switch c.form() {
	case render.JSON:
		return dst, true
	case render.Verbose:
		return c.outcome.AppendVerbose(dst), true
	default:
		return dst, false
	}
}

// inForm is the text of an answer in its form. Content is the document of the
// answer, r its envelope, which is complete.
func (c *call) inForm(r *tool.Result, content []byte) []byte {
	switch c.form() {
	case render.JSON:
		return r.AppendJSON(nil)
	case render.Verbose:
		end := len(content) // of the banner, of which no line begins with a bracket
		if i := bytes.Index(content, []byte("\n[")); i >= 0 {
			end = i + 1
		}
		return append(appendEnvelope(bytes.Clone(content[:end]), r), content[end:]...)
	default:
		return content
	}
}

// Verbose is the answer for the log: its envelope, and the whole result with
// what no model is shown. What is redacted stays so.
func (r Record) Verbose() string {
	result := &r.Message.Result
	dst := render.Banner(nil, brief(r.Message.Name, maxName), r.Message.Status)
	dst = appendEnvelope(dst, result)
	switch {
	case result.Error != nil:
		dst = render.Error(dst, result.Error)
	case r.Outcome != nil:
		dst = r.Outcome.AppendVerbose(dst)
	}
	return string(dst)
}

// How many bytes of the arguments, and of another text of an envelope, are shown:
// a model, or an error, may bring any number.
const (
	maxArguments = 64 << 10
	maxText      = 4 << 10
)

// appendEnvelope appends what the envelope says as lines, but its data:
//
//	envelope.risk_level: R1
//	envelope.coverage.total: 12
func appendEnvelope(dst []byte, r *tool.Result) []byte {
	envelope := *r
	envelope.Data = nil
	d := json.NewDecoder(bytes.NewReader(envelope.AppendJSON(nil)))
	d.UseNumber()
	return appendJSON(dst, "envelope", d)
}

// appendJSON appends the JSON value that d reads next under key. A null says
// nothing. The arguments, whose names are not ours, are one text.
func appendJSON(dst []byte, key string, d *json.Decoder) []byte {
	if key == "envelope.arguments" {
		var text json.RawMessage
		if d.Decode(&text) != nil || string(text) == "null" {
			return dst
		}
		return render.StringField(dst, key, brief(string(text), maxArguments))
	}
	token, err := d.Token()
	if err != nil {
		return dst
	}
	switch v := token.(type) {
	case json.Delim:
		return appendMembers(dst, key, v, d)
	case string:
		return render.StringField(dst, key, brief(v, maxText))
	case json.Number:
		return render.NumberField(dst, key, v.String(), "")
	case bool:
		return render.BoolField(dst, key, v)
	default:
		return dst
	}
}

// appendMembers appends the members of an object or the elements of a list,
// which has begun.
func appendMembers(dst []byte, key string, open json.Delim, d *json.Decoder) []byte {
	for i := 1; d.More(); i++ {
		name := strconv.Itoa(i)
		if open == '{' {
			token, err := d.Token()
			if err != nil {
				return dst
			}
			name, _ = token.(string)
		}
		dst = appendJSON(dst, key+"."+name, d)
	}
	_, _ = d.Token() // the end
	return dst
}
