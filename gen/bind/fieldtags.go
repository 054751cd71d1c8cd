package bind

import (
	"go/token"
	"slices"

	"github.com/tooladapt/tooladapt/gen/model"
)

// schemaTag takes over what the jsonschema tags of a field say, and answers
// whether they say that it is required.
func (b *binder) schemaTag(m *model.Field, tag structTag, at site) (required bool) {
	if text, ok := tag.lookup("jsonschema_extras"); ok {
		b.found.add(tag.pos(text, 0), "TA049", "use a keyword of the jsonschema tag", "jsonschema_extras is not supported")
	}
	said, isSaid := tag.lookup("jsonschema_description")
	if isSaid {
		m.Description = said.String
	}
	text, ok := tag.lookup("jsonschema")
	if !ok {
		return false
	}
	parsed, faults := parseSchemaTag(text.String)
	for _, f := range faults {
		b.found.add(tag.pos(text, f.at), f.code, f.hint, f.message)
	}
	if parsed.description != "" {
		m.Description = parsed.description
	}
	describes := parsed.description != "" ||
		slices.ContainsFunc(parsed.keywords, func(p keywordPart) bool { return p.key == "description" })
	if isSaid && describes {
		b.found.add(tag.pos(text, 0), "TA052", "keep one of them", "the tag describes the field twice")
	}
	k := keywords{field: m, of: bare(m.Type)}
	if e := valueOf(m.Type); e != nil {
		k.of = e
	}
	for i, p := range parsed.keywords {
		if err := k.apply(p, parsed.keywords[:i]); err != nil {
			b.found.add(tag.pos(text, p.at), err.code, err.hint, err.text)
		} else if p.key == "pattern" {
			b.portable(p.value, func(i int) token.Position { return tag.pos(text, p.at+rawIndex(text.String[p.at:], i)) })
		}
	}
	k.finish()
	for _, c := range k.contradictions() {
		b.found.add(tag.pos(text, 0), "TA052", "correct one of them", c)
	}
	return k.says
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
		Section:   said.Section.Is,
	}
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
