package bind

import (
	"go/token"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/model"
)

// schemaTag takes over what the tags of a field say about its schema, and
// answers whether they say that it is required.
func (b *binder) schemaTag(m *model.Field, tag structTag) (required bool) {
	said := b.saidKeywords(tag)
	k := newKeywords(m)
	for i, p := range said {
		switch f := k.apply(p, said[:i]); {
		case f != nil:
			b.found.add(p.place(0), f.code, f.hint, f.text)
		case p.key == "pattern":
			b.portable(p.value, p.place)
		case p.key == "enum":
			b.severalInOne(m, p, said)
		}
	}
	k.finish()
	for _, c := range k.contradictions() {
		b.found.add(placeOf(said, c.keyword), "TA052", "correct one of them", c.text)
	}
	return k.says
}

// TagFaults are what is wrong with a struct tag that says the schema of a field
// of type t, at no place: for who writes tags.
func TagFaults(t model.Type, tag string) (faults []diag.Diagnostic) {
	var b binder
	b.schemaTag(&model.Field{Type: t}, foreignTag(tag, token.Position{}))
	for _, f := range b.found.all {
		faults = append(faults, f.Diagnostic)
	}
	return faults
}

// show takes over what the tool tag of a field says.
func (b *binder) show(m *model.Field, tag structTag) shownTag {
	said, found := tag.shown()
	b.found.append(found)
	m.Show = model.Show{
		Secret:    said.Secret.Is,
		Echo:      said.Echo.Is,
		NoEcho:    said.Echo.Said() && !said.Echo.Is,
		Key:       said.Key.Is,
		Unit:      said.Unit.Is,
		Scale:     -1,
		Yes:       said.Label.Is.Yes,
		No:        said.Label.Is.No,
		Redact:    said.Redact.Is,
		Top:       said.Top.Is,
		As:        said.As.Is,
		Untrusted: said.Untrusted.Is,
		Log:       said.Log.Is,
		Evidence:  said.Evidence.Is,
		Section:   said.Section.Is,
	}
	for _, w := range said.Label.Is.Words {
		m.Show.Labels = append(m.Show.Labels, model.Label{Value: w.Of, Word: w.Is})
	}
	sourced(&m.Show, said)
	switch said.Coerce.Is {
	case "off":
		m.Coerce = model.CoerceNever
	case "number":
		m.Coerce = model.CoerceNumber
	}
	if said.Scale.Said() {
		m.Show.Scale = said.Scale.Is
	}
	return shownTag{said, tag}
}
