package plan

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/tooladapt/tooladapt/gen/model"
)

// SpecVar is what a tool says of itself:
//
//	var getOrderSpec = tool.Spec{ … }
type SpecVar struct {
	Name string
	// Tool is the tool's name.
	Tool                        string
	Description                 string
	Version, Risk               int
	Idempotent, Poll, Untrusted bool
	Timeout                     Duration
	Retry                       *Retry
	Form                        string // such as JSON, of a constant of package render; "" for none
	MaxTokens, MaxChars         int
	Arguments, Result           string // indented JSON; Result is "" for none
	Errors                      []string
	Examples, Next              []string
	// Secrets are the arguments that are never repeated; Page is the one that
	// leads to a page, of which PageOf is the section, "" for none.
	Secrets      []string
	Page, PageOf string
	// Hidden are the names of the arguments that the caller fills.
	Hidden []string
	// Redacted are the keys of the result that are never shown as they are.
	Redacted []string
	Choice   Choice
	// Exits are the exit codes of a command that count as success; nil where the
	// tool does not say which.
	Exits []int
}

// Choice is what a model may choose of a result; see Spec of runtime/tool.
type Choice struct {
	Fields, Detail, Of   string
	All, Always, Concise []string
}

// Duration is a number of units: 5 * time.Second. The zero Duration is none.
type Duration struct {
	N    int64
	Unit string
}

// Retry is when a call is tried again; On are names of values of tool.Category.
type Retry struct {
	Max     int
	Backoff Duration
	On      []string
}

func (d SpecVar) Declares() []string { return []string{d.Name} }

func (d SpecVar) uses() []string {
	all := []string{ToolPath, "encoding/json"}
	if d.Timeout.N != 0 || d.Retry != nil {
		all = append(all, "time")
	}
	if d.Form != "" {
		all = append(all, RenderPath)
	}
	return all
}

// spec is the declaration of what t says of itself.
func (b *builder) spec(name string, t *model.Tool) (Decl, error) {
	if b.schemas[t].Arguments == "" {
		return nil, errors.New("there is no schema")
	}
	arguments, err := indent(b.schemas[t].Arguments)
	if err != nil {
		return nil, fmt.Errorf("the arguments schema: %w", err)
	}
	result, err := indent(b.schemas[t].Result)
	if err != nil {
		return nil, fmt.Errorf("the result schema: %w", err)
	}
	d := SpecVar{
		Name: name, Tool: t.Name, Description: t.Description, Version: t.Version, Risk: t.Risk,
		Idempotent: t.Idempotent, Poll: t.Poll, Untrusted: t.Untrusted, Timeout: duration(t.Timeout), Form: formName(t.Form),
		MaxTokens: t.MaxTokens, MaxChars: t.MaxChars,
		Arguments: arguments, Result: result, Next: t.Next, Hidden: hiddenNames(t.Arguments),
	}
	if d.Retry, err = retry(t.Retry); err != nil {
		return nil, err
	}
	for _, e := range t.Errors {
		_, variable := errorNames(e)
		d.Errors = append(d.Errors, variable)
	}
	for _, f := range t.Arguments.Fields {
		if inner := model.StructOf(f.Type); f.Show.Secret || inner != nil && hasSecret(inner) {
			d.Secrets = append(d.Secrets, f.JSON)
		}
	}
	if t.Fields != nil {
		d.Choice = choice(t)
	}
	if o := model.StructOf(t.Result); o != nil {
		d.Redacted = redacted(o, "")
	}
	if t.Page != nil && t.Page.Argument != nil {
		d.Page, d.PageOf = t.Page.Argument.JSON, resultID(t.Result)
		if t.Page.Items != nil {
			d.PageOf = frame{top: true, self: d.PageOf}.id(t.Page.Items)
		}
	}
	d.Exits = t.Exits
	for _, e := range t.Examples {
		d.Examples = append(d.Examples, e.JSON)
	}
	return d, nil
}

// choice is what a model may choose of the result of t.
func choice(t *model.Tool) Choice {
	c := Choice{All: t.Fields.All, Always: t.Fields.Always, Concise: t.Fields.Concise}
	if f := t.Fields.Argument; f != nil {
		c.Fields = f.JSON
	}
	if f := t.Fields.Detail; f != nil {
		c.Detail = f.JSON
	}
	switch {
	case t.Fields.List != nil:
		c.Of = frame{top: true, self: resultID(t.Result)}.id(t.Fields.List)
	case elementOf(t.Result) != nil:
		c.Of = resultID(t.Result)
	}
	return c
}

// redacted are the keys of those fields of o, at any depth, that are never shown
// as they are.
func redacted(o *model.Object, prefix string) (keys []string) {
	for _, f := range o.Fields {
		inner := model.StructOf(f.Type)
		switch {
		case f.Show.Secret || f.Show.Redact != "":
			keys = append(keys, prefix+f.JSON)
		case inner != nil:
			keys = append(keys, redacted(inner, prefix+f.JSON+".")...)
		}
	}
	return keys
}

func retry(r *model.Retry) (*Retry, error) {
	if r == nil {
		return nil, nil
	}
	planned := &Retry{Max: r.Max, Backoff: duration(r.Backoff)}
	for _, category := range r.On {
		name, ok := categoryName(category)
		if !ok {
			return nil, fmt.Errorf("retry: there is no category %s", category)
		}
		planned.On = append(planned.On, name)
	}
	return planned, nil
}

// formName is the name of a form in package render.
func formName(form string) string {
	switch form {
	case "":
		return ""
	case "json":
		return "JSON"
	default:
		return exported(form)
	}
}

// indent is JSON with one member a line; "" stays "".
func indent(text string) (string, error) {
	if text == "" {
		return "", nil
	}
	var out bytes.Buffer
	err := json.Indent(&out, []byte(text), "", "  ")
	return out.String(), err
}

// duration is d in the largest unit that divides it.
func duration(d time.Duration) Duration {
	for _, u := range [...]struct {
		d    time.Duration
		name string
	}{
		{time.Hour, "Hour"}, {time.Minute, "Minute"}, {time.Second, "Second"},
		{time.Millisecond, "Millisecond"}, {time.Microsecond, "Microsecond"},
	} {
		if d != 0 && d%u.d == 0 {
			return Duration{int64(d / u.d), u.name}
		}
	}
	return Duration{int64(d), "Nanosecond"}
}
