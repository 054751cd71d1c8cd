package bind

import (
	"fmt"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/model"
)

// page binds //tool:page: the fields of the result of t that make it a page.
func (b *binder) page(t *boundTool) {
	said := t.said.Page
	if !said.Said() || t.tool.Result == nil {
		return
	}
	b.found.about = t
	defer func() { b.found.about = nil }()
	c := pageCheck{b, t, model.StructOf(t.tool.Result), true}
	if !c.isPage(said) {
		return
	}
	p := model.Page{
		Items: c.field(said.Is.Items, "a list with a section of its own", func(f *model.Field) bool { return isPageList(f) }),
		Total: c.field(said.Is.Total, "an integer", func(f *model.Field) bool { return isCount(f) }),
		Next:  c.field(said.Is.Next, "a string or an integer", func(f *model.Field) bool { return isCount(f) || isToken(f) }),
	}
	if p.Next != nil || !said.Is.Next.Said() && said.Is.Argument.Said() {
		p.Argument = c.argument(p.Next)
	}
	if i := slices.IndexFunc(t.tool.Arguments.Fields, func(f *model.Field) bool { return f.JSON == "tool" }); i >= 0 {
		c.fail(directive.Value[string]{Pos: said.Pos}, "give the argument another name", "the argument tool would hide which tool reads the next page")
	}
	if c.ok {
		t.tool.Page = &p
	}
}

// pageCheck finds what one //tool:page names.
type pageCheck struct {
	*binder
	tool   *boundTool
	result *model.Object
	ok     bool
}

// isPage reports whether the result is what is said to be a page: a struct that
// has the list, or a list of structs.
func (c *pageCheck) isPage(said directive.Value[directive.Page]) bool {
	_, isStruct := bare(c.tool.tool.Result).(model.Struct)
	e := element(bare(c.tool.tool.Result))
	switch {
	case isStruct && !said.Is.Items.Said():
		c.fail(directive.Value[string]{Pos: said.Pos}, "name the list by items=", "the result of %s is a struct, which has the list as a field", c.tool.tool.Go)
	case !isStruct && said.Is.Items.Said():
		c.fail(said.Is.Items, "write //tool:page argument=page where the result is the list", "//tool:page with items= is for a result that is a struct")
	case !isStruct && (e == nil || classOf(e) != classStruct):
		c.fail(directive.Value[string]{Pos: said.Pos}, "answer with a list of structs", "the result of %s is no list of structs", c.tool.tool.Go)
	}
	return c.ok
}

func (c *pageCheck) fail(at directive.Value[string], hint, format string, words ...any) {
	c.ok = false
	c.found.add(at.Pos, "TA120", hint, fmt.Sprintf(format, words...))
}

// field is the field of the result of that name, which fits; nil where nothing
// is said.
func (c *pageCheck) field(said directive.Value[string], want string, fits func(*model.Field) bool) *model.Field {
	if !said.Said() {
		return nil
	}
	f, names := named(c.result.Fields, said.Is)
	switch {
	case f == nil:
		c.fail(said, diag.DidYouMean("", said.Is, names), "%s has no field %s", c.result.Go, said.Is)
	case slices.ContainsFunc(f.Go, func(s model.Step) bool { return s.Pointer }) || !fits(f) || hidden(f):
		c.fail(said, "name a field that is "+want+" and not hidden", "%s of %s is not %s", said.Is, c.result.Go, want)
	}
	return f
}

// argument is the argument that takes what next says; nil stands for what the
// source says beside the result.
func (c *pageCheck) argument(next *model.Field) *model.Field {
	said := c.tool.said.Page.Is
	want := said.Argument
	if !want.Said() {
		want = said.Next
	}
	f, names := named(c.tool.tool.Arguments.Fields, want.Is)
	if rest, ok := strings.CutPrefix(want.Is, "next_"); f == nil && ok && !said.Argument.Said() {
		f, _ = named(c.tool.tool.Arguments.Fields, rest)
	}
	switch {
	case f == nil && said.Argument.Said():
		c.fail(want, diag.DidYouMean("", want.Is, names), "%s has no argument %s", c.tool.tool.Go, want.Is)
	case f == nil:
		c.fail(want, "name it with argument=", "no argument of %s is called %s", c.tool.tool.Go, want.Is)
	case next == nil && (f.Show.Secret || !isToken(f) && !isCount(f)):
		c.fail(want, "make it a string or an integer", "the argument %s cannot lead to a page", f.JSON)
	case next != nil && (f.Show.Secret || isToken(f) != isToken(next) || isCount(f) != isCount(next)):
		c.fail(want, "make both a string, or both an integer", "the argument %s does not take what %s says", f.JSON, next.JSON)
	}
	return f
}

// named is the field of that name, and all names.
func named(fields []*model.Field, name string) (found *model.Field, names []string) {
	for _, f := range fields {
		if names = append(names, f.JSON); f.JSON == name {
			found = f
		}
	}
	return found, names
}

// hidden reports whether f is never shown as it is.
func hidden(f *model.Field) bool { return f.Show.Secret || f.Show.Redact != "" }

// isPageList reports whether f is a list that is shown as rows, records or
// lines of files.
func isPageList(f *model.Field) bool {
	e := element(bare(f.Type))
	_, isMaybe := f.Type.(model.Maybe)
	return e != nil && classOf(e) == classStruct && !isMaybe
}

// isCount reports whether f is an integer or a pointer to one.
func isCount(f *model.Field) bool { return isPlainOrPointer[model.Int](f.Type) }

// isToken reports whether f is a string or a pointer to one.
func isToken(f *model.Field) bool { return isPlainOrPointer[model.String](f.Type) }

func isPlainOrPointer[T model.Type](t model.Type) bool {
	if p, ok := t.(model.Pointer); ok {
		t = p.Elem
	}
	_, ok := t.(T)
	return ok
}
