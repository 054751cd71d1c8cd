package exec

import (
	"bytes"
	"encoding/json"
	"iter"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// maxMore is how many bytes of arguments are repeated. What is longer, the model
// has before it anyway.
const maxMore = 2000

// page says of the result that is one page of a list where the list goes on.
func (c *call) page() {
	coverage := c.msg.Result.Coverage
	if c.spec.Page == "" || coverage == nil {
		return
	}
	if c.isLater() {
		coverage.Complete = false
		c.msg.Result.Warnings = append(c.msg.Result.Warnings, words.In(c.caller.Lang).Say(words.LaterPage))
	}
	if len(coverage.More) > 0 && len(c.sent.Arguments) > maxMore {
		c.msg.Result.Warnings = append(c.msg.Result.Warnings, words.In(c.caller.Lang).Say(words.SameArguments))
	}
}

// isLater reports whether the call asked for another page than the first.
func (c *call) isLater() bool {
	for name, value := range members(c.sent.Arguments) {
		if name == c.spec.Page {
			text := strings.Trim(string(value), `"`)
			first := text == "" || text == "null" || text == "0" || text == "1" && strings.Contains(name, "page")
			return !first
		}
	}
	return false
}

// appendMore appends the call that reads the next page: the arguments that were
// sent, but for those that lead to it. Of a page that was cut, the rest comes
// first.
//
//	more.tool: search_orders
//	more.status: 已取消
//	more.cursor: ORD-20260601-003
func (c *call) appendMore(dst []byte) []byte {
	if c.msg.Result.Coverage == nil || len(c.msg.Result.Coverage.More) == 0 || len(c.omitted) > 0 {
		return dst
	}
	more := c.msg.Result.Coverage.More
	dst = render.StringField(dst, "more.tool", c.spec.Name)
	if len(c.sent.Arguments) <= maxMore {
		for name, value := range members(c.sent.Arguments) {
			leads := func(f tool.KeyField) bool { return f.Key == name }
			switch {
			case slices.ContainsFunc(more, leads):
			case slices.Contains(c.spec.Secrets, name):
				dst = render.Redacted(dst, "more."+name)
			default:
				dst = appendSent(dst, "more."+name, value)
			}
		}
	}
	for _, f := range more {
		dst = render.StringField(dst, "more."+f.Key, f.Value)
	}
	return dst
}

// appendSent appends an argument as it was sent: a list of scalars as a list, an
// object as its JSON. null is no argument.
func appendSent(dst []byte, key string, value json.RawMessage) []byte {
	switch value[0] {
	case 'n':
		return dst
	case '"':
		return render.StringField(dst, key, unquoted(value))
	case '[':
		var items []json.RawMessage
		nested := func(item json.RawMessage) bool { return strings.IndexByte("[{n", item[0]) >= 0 }
		if json.Unmarshal(value, &items) != nil || slices.ContainsFunc(items, nested) {
			break
		}
		dst = render.ListField(dst, key, len(items))
		for _, item := range items {
			dst = render.StringItem(dst, unquoted(item))
		}
		return render.EndList(dst, len(items))
	}
	var out bytes.Buffer
	if json.Compact(&out, value) != nil {
		return dst
	}
	return render.StringField(dst, key, out.String())
}

// unquoted is what a JSON string holds, and other JSON as it is.
func unquoted(value json.RawMessage) (s string) {
	if value[0] != '"' || json.Unmarshal(value, &s) != nil {
		return string(value)
	}
	return s
}

// members are the members of arguments that were accepted: an object, or a string
// that holds one.
func members(arguments []byte) iter.Seq2[string, json.RawMessage] {
	return func(yield func(string, json.RawMessage) bool) {
		text := bytes.TrimSpace(arguments)
		for len(text) > 0 && text[0] == '"' {
			text = []byte(strings.TrimSpace(unquoted(text)))
			if len(text) == len(arguments) { // no string after all
				return
			}
		}
		dec := json.NewDecoder(bytes.NewReader(text))
		if open, err := dec.Token(); err != nil || open != json.Delim('{') {
			return
		}
		for dec.More() {
			key, err := dec.Token()
			name, ok := key.(string)
			var value json.RawMessage
			if err != nil || !ok || dec.Decode(&value) != nil || len(value) == 0 || !yield(name, value) {
				return
			}
		}
	}
}
