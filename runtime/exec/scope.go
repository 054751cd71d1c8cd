package exec

import (
	"strings"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// scope is what a result was narrowed to: the arguments that the answer echoes, as
// it shows them.
func (c *call) scope() []tool.KeyField {
	if len(c.echo) == 0 {
		return nil
	}
	d, err := render.Read(string(append(render.Banner(nil, c.spec.Name, tool.Success), c.echo...)))
	if err != nil {
		return nil
	}
	var all []tool.KeyField
	for _, e := range d.Banner {
		name, ok := strings.CutPrefix(e.Key, "arg.")
		if !ok {
			continue
		}
		values := []string{shownAs(e.Value)}
		if e.List != nil {
			values = values[:0]
			for _, v := range e.List {
				values = append(values, shownAs(v))
			}
		}
		all = append(all, tool.KeyField{Key: name, Value: strings.Join(values, ", ")})
	}
	return all
}

// shownAs is a value as it is shown, without quotes.
func shownAs(v render.Value) string {
	if v.Absent != "" {
		return string(v.Absent)
	}
	return v.Text
}
