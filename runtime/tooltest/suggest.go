package tooltest

import (
	"encoding/json"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

const (
	// mostSuggested bounds the seeds of one tool: the time of go test without
	// -fuzz, and how long -fuzz takes to begin.
	mostSuggested = 3000
	// deepest is where a schema that contains itself is left.
	deepest = 6
	// mostElements bounds the lists and maps that are suggested.
	mostElements = 1000
)

// strange are arguments that no schema asks for.
func strange() []string {
	return []string{
		"", " ", "null", "{}", "[]", `""`, "0", "{", "{}{}", "{} x", "\ufeff{}", "\x00", "{\"a\":\"\xff\"}", `{"a":"\ud800"}`, `{"a":"\udc00\ud800"}`,
		`{"a":1,"a":1}`, `{"a":1,"\u0061":1}`, `{"":null}`, `{"a":01}`, `{"a":1e999}`, `{"a":.5}`, `{"a":1,}`, `{a:1}`, `{'a':1}`, "{\"a\":\"\n\"}", `{"a":tru}`,
		`{"a":` + strings.Repeat("[", 1000) + strings.Repeat("]", 1000) + "}",
		strings.Repeat(`{"a":`, 1000) + "1" + strings.Repeat("}", 1000),
	}
}

// wrong are values of every type.
func wrong() []string {
	return []string{"null", "true", "0", "-1", "1.5", `""`, `"x"`, "[]", "[null]", "{}", `{"x":1}`}
}

// Suggest is arguments that a tool's schema and examples suggest for tests of
// it, good ones and bad ones: each has one value that is at or beside a limit, of
// another type, missing, surplus, null, twice there or in another case, in one of
// the examples or in what the schema itself suggests. Some are no JSON. There are
// 3,000 at most.
func Suggest(s *tool.Spec) []string { return parseShape(s.Arguments).suggest(s.Examples) }

// suggest is what [Suggest] tells.
func (s *shape) suggest(examples []json.RawMessage) []string {
	var all []string
	seen := make(map[string]bool)
	add := func(texts []string) {
		for _, text := range texts {
			if !seen[text] && len(all) < mostSuggested {
				all = append(all, text)
			}
			seen[text] = true
		}
	}
	add(strange())
	for _, e := range examples[:min(len(examples), 2)] {
		add(s.near(string(e), 0))
	}
	add(s.near(s.good(0), 0))
	return all
}

// good is a value that s accepts, unless a pattern or format asks for more.
func (s *shape) good(depth int) string {
	switch {
	case len(s.Enum) > 0:
		return string(s.Enum[0])
	case len(s.Default) > 0:
		return string(s.Default)
	case depth > deepest:
		return "null"
	case s.is("object"):
		members := make(map[string]string)
		for _, name := range s.names() {
			members[name] = s.Properties[name].resolved(s.root).good(depth + 1)
		}
		if v := s.values(); v != nil {
			members["k"] = v.good(depth + 1)
		}
		return object(members)
	case s.is("array"):
		return list(s.items().good(depth+1), max(s.MinItems, 1))
	case s.is("string"):
		return text(s.MinLength)
	case s.is("integer"), s.is("number"):
		return s.lowest()
	case s.is("boolean"):
		return "true"
	default:
		return "null"
	}
}

// items is the shape of the elements of a list.
func (s *shape) items() *shape {
	if s.Items == nil {
		return &shape{root: s.root}
	}
	return s.Items.resolved(s.root)
}

// near are values that differ from good in one place: there they are at or
// beside a limit of s, or of another type.
func (s *shape) near(good string, depth int) []string {
	if depth > deepest {
		return nil
	}
	all := append(wrong(), good)
	for _, e := range s.Enum {
		all = append(all, string(e), strings.ToUpper(string(e)), strings.Replace(string(e), `"`, `" `, 1))
	}
	switch {
	case s.is("object"):
		all = append(all, s.objects(good, depth)...)
	case s.is("array"):
		all = append(all, s.lists(good, depth)...)
	case s.is("string"):
		for _, n := range []int{s.MinLength - 1, s.MinLength, s.MaxLength, s.MaxLength + 1} {
			all = append(all, text(n))
		}
		if s.Format != "" {
			all = append(all, `"(["`)
		}
	case s.is("boolean"):
		all = append(all, "false", `"true"`)
	case s.is("integer"), s.is("number"):
		all = append(all, "1.0", "1e2", "-0", `"1"`)
		for _, limit := range []json.Number{s.Minimum, s.Maximum, s.ExclusiveMinimum, s.ExclusiveMaximum, s.MultipleOf} {
			all = append(all, beside(limit, 0)...)
			all = append(all, beside(limit, 1)...)
			all = append(all, beside(limit, -1)...)
		}
		if s.MultipleOf != "" {
			all = append(all, "0.01", "1.0e-3")
		}
	}
	return all
}

// objects change one member of good at a time.
func (s *shape) objects(good string, depth int) (all []string) {
	var members map[string]json.RawMessage
	if json.Unmarshal([]byte(good), &members) != nil {
		return nil
	}
	with := func(name, value string) string {
		changed := map[string]string{name: value}
		for n, v := range members {
			if n != name {
				changed[n] = string(v)
			}
		}
		return object(changed)
	}
	for _, name := range s.names() {
		p := s.Properties[name].resolved(s.root)
		value := string(members[name])
		if value == "" {
			value = p.good(depth + 1)
		}
		for _, v := range p.near(value, depth+1) {
			all = append(all, with(name, v))
		}
		whole := with(name, value)
		twice := whole[:len(whole)-1] + "," + jsonString(name) + ":" + value + "}"
		renamed := strings.Replace(whole, jsonString(name)+":", jsonString(otherCase(name))+":", 1)
		all = append(all, whole, twice, renamed, with(name, ""))
	}
	if v := s.values(); v != nil {
		value := v.good(depth + 1)
		for _, v := range v.near(value, depth+1) {
			all = append(all, with("k", v))
		}
		for _, n := range []int{s.MinProperties - 1, s.MinProperties, s.MaxProperties, s.MaxProperties + 1} {
			entries := make(map[string]string)
			for i := range min(n, mostElements) {
				entries["k"+strconv.Itoa(i)] = value
			}
			all = append(all, object(entries))
		}
	}
	return append(all, with("extra", "1"), with("", "null"))
}

// lists change the number of elements of good, all the same or all different, or
// its first one.
func (s *shape) lists(good string, depth int) (all []string) {
	item := s.items().good(depth + 1)
	var given []json.RawMessage
	if json.Unmarshal([]byte(good), &given) == nil && len(given) > 0 {
		item = string(given[0])
	}
	near := s.items().near(item, depth+1)
	for _, n := range []int{s.MinItems - 1, s.MinItems, s.MaxItems, s.MaxItems + 1, 2} {
		if n <= mostElements {
			all = append(all, list(item, n), s.different(n, depth))
		}
	}
	rest := ""
	for _, e := range given[min(len(given), 1):] {
		rest += "," + string(e)
	}
	for _, v := range near {
		all = append(all, "["+v+"]", "["+v+rest+"]")
	}
	return all
}

// different is a list of n elements, no two the same where s.Items has as many
// values.
func (s *shape) different(n, depth int) string {
	var elements []string
	for i := range n {
		elements = append(elements, s.items().another(i, depth+1))
	}
	return "[" + strings.Join(elements, ",") + "]"
}

// another is good values of s, other ones for other i.
func (s *shape) another(i, depth int) string {
	names := s.names()
	switch {
	case len(s.Enum) > 0:
		return string(s.Enum[i%len(s.Enum)])
	case s.is("string"):
		return text(max(s.MinLength, 1) + i)
	case s.is("integer"), s.is("number"):
		return beside(json.Number(s.lowest()), int64(i))[0]
	case s.is("object") && len(names) > 0 && depth <= deepest:
		members := map[string]string{}
		for _, name := range names {
			members[name] = s.Properties[name].resolved(s.root).another(i, depth+1)
		}
		return object(members)
	default:
		return s.good(depth)
	}
}
