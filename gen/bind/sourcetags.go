package bind

import (
	"encoding/json"
	"go/token"
	"slices"

	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/model"
)

// hasEach reports whether an alias of f leads into the elements of a list.
func hasEach(f *model.Field) bool {
	return slices.ContainsFunc(f.Show.From, func(a model.Alias) bool { return len(a.Each) > 0 })
}

// synonyms holds what map= says against the values of the field's enum.
func (b *binder) synonyms(f *model.Field, pos token.Position) {
	s, _ := model.Innermost(f.Type).(model.String)
	if s.Enum == nil {
		b.found.add(pos, "TA055", "give the field a named type with constants", "map is for an enum, and the type of the field has no constants")
		return
	}
	for _, synonym := range f.Show.Map {
		if !slices.Contains(values(s.Enum), synonym.Is) {
			b.found.add(pos, "TA055", "name one of the constants' values", "map has "+synonym.Is+", which is no value of "+s.Name.String())
		}
		if slices.Contains(values(s.Enum), synonym.Of) {
			b.found.add(pos, "TA055", "take it away", "map has another word for "+synonym.Of+", which is a value of "+s.Name.String()+" itself")
		}
	}
}

// values are those of an enum of strings.
func values(e *model.Enum) []string {
	var all []string
	for _, c := range e.Constants {
		var value string
		if json.Unmarshal([]byte(c.Value), &value) == nil {
			all = append(all, value)
		}
	}
	return all
}

// sourced is where the tool tag of a field says that upstreams have it, and how.
func sourced(show *model.Show, said directive.Tag) {
	for _, a := range said.From.Is {
		show.From = append(show.From, model.Alias{Path: a.Path, Each: a.Each})
	}
	for _, s := range said.Map.Is {
		show.Map = append(show.Map, model.Synonym{Of: s.Of, Is: s.Is})
	}
	show.Minor, show.Time = said.Minor.Is, said.Time.Is
}
