package tooltest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Fuzz is the fuzz target of one tool. It starts from the tool's examples, from
// the arguments in seeds, and from what its schema suggests: values at and
// beside each limit, missing and surplus ones, nulls, wrong types, names in
// another case and twice, and deep nesting. Whatever the bytes are:
//
//   - Decode does not panic, and refuses with INVALID_ARGUMENTS only.
//   - Validate accepts what Decode accepted.
//   - What encoding/json makes of an accepted value is accepted too, and gives
//     an equal value again. Only a zero that omitempty leaves out may be missed
//     where it is required, or come back as the default of its field.
//   - A value that encoding/json reads from the same bytes, and that Validate
//     refuses, is refused as JSON, where nothing is coerced.
//   - What the caller fills stays empty.
func Fuzz[A, R any](f *testing.F, a tool.Adapter[A, R], seeds ...string) {
	f.Helper()
	spec := a.Spec()
	for _, e := range spec.Examples {
		f.Add([]byte(e))
	}
	for _, name := range spec.Hidden {
		f.Add(fmt.Appendf(nil, "{%q: %q}", name, "x"))
	}
	s := parseShape(spec.Arguments)
	for _, seed := range append(seeds, s.suggest(spec.Examples)...) {
		f.Add([]byte(seed))
	}
	defaults := s.defaults()
	f.Fuzz(func(t *testing.T, data []byte) {
		if in, ok := decoded(t, a, data); ok {
			roundTrips(t, a, in, defaults)
		}
		refusesTheSame(t, a, data)
	})
}

// decoded is what a makes of data, and whether it accepts it.
func decoded[A, R any](t testing.TB, a tool.Adapter[A, R], data []byte) (A, bool) {
	t.Helper()
	in, err := a.Decode(data)
	if err == nil {
		return in, true
	}
	if e, ok := err.(*tool.Error); !ok || e.Category != tool.InvalidArguments { //nolint:errorlint // Decode promises this very type
		t.Errorf("%q is refused with another error than %s: %v", data, tool.InvalidArguments, err)
	}
	return in, false
}

// roundTrips holds an accepted value against Validate, and against what
// encoding/json makes of it.
func roundTrips[A, R any](t testing.TB, a tool.Adapter[A, R], in A, defaults map[string]bool) {
	t.Helper()
	if err := a.Validate(in); err != nil {
		t.Errorf("Validate refuses what Decode accepted, %+v: %v%s", in, err, violations(err))
	}
	text, filled, err := marshal(a, in)
	if err != nil {
		t.Errorf("encoding/json can't encode what Decode accepted, %+v: %v", in, err)
		return
	}
	if filled {
		t.Errorf("Decode fills what is the caller's: %+v", in)
	}
	again, err := a.Read(text, &tool.Reading{Strict: true})
	if onlyMissing(err) {
		return
	}
	if err != nil {
		t.Errorf("Decode refuses what encoding/json makes of an accepted value, %s: %v%s", text, err, violations(err))
		return
	}
	if more, _, err := marshal(a, again); err != nil || !equal(text, more, defaults) {
		t.Errorf("%s is decoded as another value: %s %v", text, more, err)
	}
}

// onlyMissing reports whether a refusal is about nothing but what was left out.
func onlyMissing(err error) bool {
	e, ok := errors.AsType[*tool.Error](err)
	return ok && e.Arguments != nil && !slices.ContainsFunc(e.Arguments.Violations, func(v tool.Violation) bool {
		return v.Keyword != "required"
	})
}

// refusesTheSame reads data with encoding/json, which knows no rules, and holds
// what Validate says of the value against what Decode says of its JSON.
func refusesTheSame[A, R any](t testing.TB, a tool.Adapter[A, R], data []byte) {
	t.Helper()
	var all, in A
	if json.Unmarshal(data, &all) != nil {
		return
	}
	text, _, err := marshal(a, all)
	if err != nil || json.Unmarshal(text, &in) != nil { // without what is the caller's
		return
	}
	refusal := a.Validate(in)
	if refusal == nil {
		return
	}
	if _, err := a.Read(text, &tool.Reading{Strict: true}); err == nil {
		t.Errorf("Decode accepts %s, which Validate refuses: %v%s", text, refusal, violations(refusal))
	}
}

// marshal is what encoding/json makes of in, without what the caller fills, and
// whether any of that is there.
func marshal[A, R any](a tool.Adapter[A, R], in A) (text []byte, filled bool, err error) {
	text, err = json.Marshal(in)
	hidden := a.Spec().Hidden
	var members map[string]json.RawMessage
	if err != nil || len(hidden) == 0 || json.Unmarshal(text, &members) != nil {
		return text, false, err
	}
	for _, name := range hidden {
		filled = filled || members[name] != nil && string(members[name]) != `""`
		delete(members, name)
	}
	text, err = json.Marshal(members)
	return text, filled, err
}

// equal reports whether two texts of encoding/json have the same value, but for
// members that only the second has, and that have a default.
func equal(a, b []byte, defaults map[string]bool) bool {
	if bytes.Equal(a, b) {
		return true
	}
	var before, after map[string]json.RawMessage
	if json.Unmarshal(a, &before) == nil && json.Unmarshal(b, &after) == nil && before != nil && after != nil {
		for name, value := range before {
			if !equal(value, after[name], defaults) {
				return false
			}
			delete(after, name)
		}
		for name := range after {
			if !defaults[name] {
				return false
			}
		}
		return true
	}
	var list, more []json.RawMessage
	if json.Unmarshal(a, &list) != nil || json.Unmarshal(b, &more) != nil || len(list) == 0 || len(list) != len(more) {
		return false
	}
	for i := range list {
		if !equal(list[i], more[i], defaults) {
			return false
		}
	}
	return true
}
