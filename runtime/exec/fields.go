package exec

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// choose finds which fields of the result the call asked for, by name or by the
// concise form. Of what it did not ask for, the coverage says nothing.
func (c *call) choose() {
	if c.asked = c.wanted(); c.asked == nil {
		return
	}
	c.asked = append(c.asked, c.spec.Always...)
	for _, key := range c.spec.Choices {
		if !slices.Contains(c.asked, key) {
			c.notAsked = append(c.notAsked, key)
		}
	}
	c.asked = append(c.asked, c.codes()...)
	if coverage := c.msg.Result.Coverage; coverage != nil && c.spec.FieldsOf == "" {
		dropped := func(section string) bool {
			first, _, _ := strings.Cut(section, ".")
			return slices.Contains(c.notAsked, first)
		}
		coverage.Ranges = slices.DeleteFunc(coverage.Ranges, func(r tool.Range) bool { return dropped(r.Section) })
		coverage.Empty = slices.DeleteFunc(coverage.Empty, dropped)
	}
}

// codes are the keys under which the values of fields that were asked for stand
// behind their words, where they have some. A field of such a name is its own.
func (c *call) codes() (keys []string) {
	for _, key := range c.asked {
		if code := key + "_code"; !slices.Contains(c.spec.Choices, code) {
			keys = append(keys, code)
		}
	}
	return keys
}

// wanted are the fields that the arguments name, not nil; nil where they ask for
// all.
func (c *call) wanted() (fields []string) {
	if len(c.spec.Choices) == 0 {
		return nil
	}
	for name, value := range members(c.sent.Arguments) {
		switch {
		case name == c.spec.Fields && name != "":
			if named := names(value); len(named) > 0 {
				return named
			}
		case name == c.spec.Detail && name != "" && unquoted(value) == "concise":
			fields = append([]string{}, c.spec.Concise...)
		}
	}
	return fields
}

// names are those of a list that was accepted: also one in a string, or a single
// name.
func names(value json.RawMessage) (all []string) {
	if json.Unmarshal(value, &all) == nil {
		return all
	}
	text := unquoted(value)
	if json.Unmarshal([]byte(text), &all) == nil {
		return all
	}
	for name := range strings.SplitSeq(text, ",") {
		all = append(all, strings.TrimSpace(name))
	}
	return all
}

// appendNotAsked appends which fields there are that the call did not ask for.
func appendNotAsked(dst []byte, keys []string) []byte {
	if len(keys) == 0 {
		return dst
	}
	dst = render.ListField(dst, "not_asked", len(keys))
	for _, key := range keys {
		dst = render.StringItem(dst, key)
	}
	return render.EndList(dst, len(keys))
}
