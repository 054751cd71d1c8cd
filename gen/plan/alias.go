package plan

import (
	"slices"

	"github.com/tooladapt/tooladapt/gen/model"
)

// sourceNames are the members that the fields of o are read from; none where each
// is read from the member of its own name.
func sourceNames(o *model.Object) []SourceName {
	if !slices.ContainsFunc(o.Fields, func(f *model.Field) bool { return len(f.Show.From) > 0 }) {
		return nil
	}
	var names []SourceName
	for i, f := range o.Fields {
		from := f.Show.From
		if len(from) == 0 {
			from = []model.Alias{{Path: []string{f.JSON}}}
		}
		for rank, a := range from {
			names = aliased(names, a.Path, SourceTarget{i, rank, a.Each})
		}
	}
	return names
}

// aliased is names with a field at the end of a path.
func aliased(names []SourceName, path []string, t SourceTarget) []SourceName {
	i := slices.IndexFunc(names, func(n SourceName) bool { return n.Is == path[0] })
	if i < 0 {
		i = len(names)
		names = append(names, SourceName{Is: path[0]})
	}
	if len(path) == 1 {
		names[i].Fields = append(names[i].Fields, t)
	} else {
		names[i].Within = aliased(names[i].Within, path[1:], t)
	}
	return names
}
