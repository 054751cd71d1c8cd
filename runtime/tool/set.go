package tool

import (
	"errors"
	"fmt"
	"slices"
)

// Set is tools with distinct names, in a fixed order: what exec.New takes. The
// zero Set is empty. A Set is never changed; its methods answer new ones.
type Set struct{ tools []Tool }

// NewSet is the set of tools. Its error names every name that occurs twice or
// is not of the form of [Spec.Name], and every zero Tool.
func NewSet(tools ...Tool) (Set, error) {
	seen := make(map[string]bool, len(tools))
	var errs []error
	for i, t := range tools {
		switch {
		case t.spec == nil:
			errs = append(errs, fmt.Errorf("join tools: tool %d of %d is not bound", i+1, len(tools)))
			continue
		case seen[t.spec.Name]:
			errs = append(errs, fmt.Errorf("join tools: %s is there twice", t.spec.Name))
		case !isName(t.spec.Name):
			errs = append(errs, fmt.Errorf("join tools: %q is no name for a tool", t.spec.Name))
		}
		seen[t.spec.Name] = true
	}
	if err := errors.Join(errs...); err != nil {
		return Set{}, err
	}
	return Set{slices.Clone(tools)}, nil
}

// isName reports whether name has the form [a-z_][a-z0-9_]*.
func isName(name string) bool {
	for i := range len(name) {
		c := name[i]
		if c != '_' && (c < 'a' || c > 'z') && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return name != ""
}

// Join is all tools of sets, in order. Its error is that of [NewSet].
func Join(sets ...Set) (Set, error) {
	var tools []Tool
	for _, s := range sets {
		tools = append(tools, s.tools...)
	}
	return NewSet(tools...)
}

// SetOf is the set of tools whose names are known to be distinct, zero Tools
// left out. Generated Tools functions call it: the generator has checked the
// names.
func SetOf(tools ...Tool) Set {
	unbound := func(t Tool) bool { return t.spec == nil }
	return Set{slices.DeleteFunc(slices.Clone(tools), unbound)}
}

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
// specs of s keep theirs. Its error is that of [NewSet].
func (s Set) Rename(rename func(name string) string) (Set, error) {
	tools := slices.Clone(s.tools)
	for i, t := range tools {
		spec := *t.spec
		spec.Name = rename(spec.Name)
		tools[i].spec = &spec
	}
	return NewSet(tools...)
}
