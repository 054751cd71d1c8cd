package tool

import (
	"errors"
	"fmt"
	"slices"
)

// Set is tools with distinct names, in a fixed order. The zero Set is empty. A
// Set is never changed; its methods answer new ones.
type Set struct{ tools []Tool }

// NewSet is the set of tools. Its error names every name that occurs twice.
func NewSet(tools ...Tool) (Set, error) {
	seen := make(map[string]bool, len(tools))
	var errs []error
	for _, t := range tools {
		name := t.spec.Name
		if seen[name] {
			errs = append(errs, fmt.Errorf("join tools: %s is there twice", name))
		}
		seen[name] = true
	}
	if err := errors.Join(errs...); err != nil {
		return Set{}, err
	}
	return Set{slices.Clone(tools)}, nil
}

// Join is all tools of sets, in order. Its error names every name that occurs
// twice.
func Join(sets ...Set) (Set, error) {
	var tools []Tool
	for _, s := range sets {
		tools = append(tools, s.tools...)
	}
	return NewSet(tools...)
}

// SetOf is the set of tools whose names are known to be distinct. Generated
// Tools functions call it: the generator has checked the names.
func SetOf(tools ...Tool) Set { return Set{tools} }

// All is the tools of s, in order.
func (s Set) All() []Tool { return slices.Clone(s.tools) }

// Names is the names of the tools of s, in order.
func (s Set) Names() []string {
	names := make([]string, len(s.tools))
	for i, t := range s.tools {
		names[i] = t.spec.Name
	}
	return names
}

// Lookup is the tool of that name, and whether there is one.
func (s Set) Lookup(name string) (Tool, bool) {
	for _, t := range s.tools {
		if t.spec.Name == name {
			return t, true
		}
	}
	return Tool{}, false
}

// Only is the tools of those names, in the order of s. Its error names every
// name that s does not have.
func (s Set) Only(names ...string) (Set, error) {
	var errs []error
	for _, name := range names {
		if _, ok := s.Lookup(name); !ok {
			errs = append(errs, fmt.Errorf("choose tools: there is no tool %s", name))
		}
	}
	if err := errors.Join(errs...); err != nil {
		return Set{}, err
	}
	return s.Where(func(spec Spec) bool { return slices.Contains(names, spec.Name) }), nil
}

// Where is the tools whose specs keep accepts.
func (s Set) Where(keep func(Spec) bool) Set {
	var tools []Tool
	for _, t := range s.tools {
		if keep(*t.spec) {
			tools = append(tools, t)
		}
	}
	return Set{tools}
}

// Rename is s with the names that rename answers, such as with a prefix; the
// specs of s keep theirs. Its error names every name that occurs twice then.
func (s Set) Rename(rename func(name string) string) (Set, error) {
	tools := slices.Clone(s.tools)
	for i, t := range tools {
		spec := *t.spec
		spec.Name = rename(spec.Name)
		tools[i].spec = &spec
	}
	return NewSet(tools...)
}
