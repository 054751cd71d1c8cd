package bind

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/model"
)

// The arguments by which a model chooses, and the forms of the second.
const fieldsArgument, detailArgument = "fields", "detail"

var details = []string{`"concise"`, `"detailed"`}

// fields binds //tool:fields: the keys of the result of t that a model may choose.
func (b *binder) fields(t *boundTool) {
	said := t.said.Fields
	if !said.Said() || t.tool.Result == nil {
		return
	}
	b.found.about = t
	defer func() { b.found.about = nil }()
	c := choiceCheck{b, t, said, model.Choice{}, true}
	o := c.object()
	if o == nil {
		return
	}
	c.keys(o)
	c.arguments()
	if c.ok {
		t.tool.Fields = &c.choice
	}
}

// choiceCheck finds what one //tool:fields is about.
type choiceCheck struct {
	*binder
	tool   *boundTool
	said   directive.Value[directive.Fields]
	choice model.Choice
	ok     bool
}

func (c *choiceCheck) fail(hint, format string, words ...any) {
	c.ok = false
	c.found.add(c.said.Pos, "TA122", hint, fmt.Sprintf(format, words...))
}

// object is the struct whose fields are chosen: an entry of the page or list that
// the result is, or the result itself; nil where there is none.
func (c *choiceCheck) object() *model.Object {
	t := bare(c.tool.tool.Result)
	show := model.Show{}
	if p := c.tool.tool.Page; p != nil && p.Items != nil {
		c.choice.List, t, show = p.Items, bare(p.Items.Type), p.Items.Show
	}
	if e := element(t); e != nil {
		t = bare(e)
	}
	s, ok := t.(model.Struct)
	if !ok || show.As == "located" {
		c.fail("answer with a struct, or a list of structs", "the result of %s has no fields to choose", c.tool.tool.Go)
		return nil
	}
	return s.Object
}

// keys takes the keys of o, and of the concise form those that it has.
func (c *choiceCheck) keys(o *model.Object) {
	whole := c.choice.List == nil && element(bare(c.tool.tool.Result)) == nil
	for _, f := range o.Fields {
		key := f.JSON
		if whole && isSection(f) {
			key = sectionOf(f)
		}
		c.choice.All = append(c.choice.All, key)
		if f.Show.Key {
			c.choice.Always = append(c.choice.Always, key)
		}
	}
	for _, said := range c.said.Is.Concise {
		switch {
		case !slices.Contains(c.choice.All, said.Is):
			c.ok = false
			c.found.add(said.Pos, "TA122", diag.DidYouMean("", said.Is, c.choice.All), o.Go.String()+" has no field "+said.Is)
		case !slices.Contains(c.choice.Always, said.Is):
			c.choice.Concise = append(c.choice.Concise, said.Is)
		}
	}
}

// arguments takes the arguments that choose, and makes enums of them.
func (c *choiceCheck) arguments() {
	all := c.tool.tool.Arguments.Fields
	list, _ := named(all, fieldsArgument)
	detail, _ := named(all, detailArgument)
	concise := len(c.said.Is.Concise) > 0
	switch {
	case list == nil && !concise:
		c.fail("add Fields []string `json:\"fields,omitempty\"`", "%s has no argument fields", c.tool.tool.Go)
	case detail == nil && concise:
		c.fail("add Detail string `json:\"detail,omitempty\"`", "%s has no argument detail, which asks for the concise form", c.tool.tool.Go)
	}
	if list != nil {
		e := element(list.Type)
		_, isString := e.(model.String)
		var keys []string
		for _, key := range c.choice.All {
			keys = append(keys, strconv.Quote(key))
		}
		if c.chooses(list, isString && valueName(e).IsZero(), "a []string", keys) {
			list.Constraint.UniqueItems = true
			c.choice.Argument = list
		}
	}
	if detail != nil && concise {
		_, isString := detail.Type.(model.String)
		if c.chooses(detail, isString && valueName(detail.Type).IsZero(), "a string", details) {
			c.choice.Detail = detail
		}
	}
}

// chooses makes f an enum of values, and reports whether it can be one.
func (c *choiceCheck) chooses(f *model.Field, fits bool, want string, values []string) bool {
	switch {
	case !fits || len(f.Constraint.Enum) > 0:
		c.fail("make it "+want+" without values of its own", "the argument %s of %s cannot take the keys of the result", f.JSON, c.tool.tool.Go)
	case f.Required || f.Default != "" || f.Show.Secret:
		c.fail("write `json:\""+f.JSON+",omitempty\"`", "the argument %s of %s is not optional, or has a default", f.JSON, c.tool.tool.Go)
	default:
		f.Constraint.Enum = values
		return true
	}
	return false
}
