package plan

import "github.com/tooladapt/tooladapt/gen/model"

// Keep is what is kept of one section when a result is cut:
//
//	render.Keep{ID: "items", Top: 5}
type Keep struct {
	ID string
	// Top is how many entries are shown at most; 0 for no limit.
	Top int
	// Ends says that of a text the start and the end are kept: a log.
	Ends bool
}

// limitMethod is the method that appends the sections of t's result, cut.
func (b *builder) limitMethod(a Adapter, t *model.Tool) Decl {
	d := LimitMethod{Adapter: a}
	if s, ok := t.Result.(model.Struct); ok {
		d.Keep = b.keeps(s.Object, frame{top: true, self: resultID(s)})
	}
	return d
}

// keeps is what is kept of the sections that o has.
func (b *builder) keeps(o *model.Object, f frame) []Keep {
	var all []Keep
	for _, field := range b.keysFirst(o) {
		switch t := bare(field.Type); {
		case hidden(t, field.Show):
		case isTextBlock(t, field.Show) && field.Show.As == "log":
			all = append(all, Keep{ID: f.id(field), Ends: true})
		case hasSection(t) && field.Show.Top > 0:
			all = append(all, Keep{ID: f.id(field), Top: field.Show.Top})
		case isStruct(t):
			all = append(all, b.keeps(t.(model.Struct).Object, frame{section: f.id(field) + "."})...)
		}
	}
	return all
}

// hasSection reports whether a list or map of type t is a section of its own.
func hasSection(t model.Type) bool { return isMap(t) || isStruct(elementOf(t)) }
