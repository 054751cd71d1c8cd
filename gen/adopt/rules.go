package adopt

import (
	"math/big"
	"regexp"
	"slices"
	"strconv"

	"github.com/tooladapt/tooladapt/gen/model"
	"github.com/tooladapt/tooladapt/gen/pattern"
)

// isPlain reports whether text is a number that a float64 holds.
func isPlain(text string) bool {
	_, err := strconv.ParseFloat(text, 64)
	return err == nil && model.IsPlainNumber(text)
}

// integer is a JSON number without a fraction as digits.
func integer(text string) (string, bool) {
	if !model.IsPlainNumber(text) {
		return "", false
	}
	n, ok := new(big.Rat).SetString(text)
	if !ok || !n.IsInt() {
		return "", false
	}
	return n.Num().String(), true
}

// bound takes over a bound of a number.
func (r *reader) bound(s *schema, m member, t string) {
	if m.kind != isNumber {
		r.leave(m.value, "%s is no number", m.key)
		return
	}
	text, ok := m.text, isPlain(m.text)
	if t == "integer" {
		text, ok = integer(m.text)
	}
	if !ok {
		r.leave(m.value, "%s has a value that no bound of %s can have: %s", m.key, called(t), clip(m.text, 40))
		return
	}
	s.rules = append(s.rules, rule{m.key, text})
}

// goNumber is the Go type of a number, by its format and its bounds.
func (r *reader) goNumber(s *schema, v *value, t string) string {
	sized := map[string]string{"int32": "int32", "int64": "int64", "uint32": "uint32", "uint64": "uint64"}
	goType := "int"
	if t == "number" {
		sized, goType = map[string]string{"float": "float32", "double": "float64"}, "float64"
	}
	if f := v.get("format"); f != nil {
		named, ok := sized[f.text]
		if ok {
			return named
		}
		r.leave(f, "there is no format %s of %s", strconv.Quote(clip(f.text, 40)), called(t))
	}
	if t == "integer" && wide(s.rules) {
		goType = "uint64"
	}
	bits := map[string]int{"int": 64, "uint64": 64}[goType]
	for _, rule := range s.rules {
		if bits > 0 && !fits(rule.value, goType) {
			r.leave(v.get(rule.key), "%s does not fit %d bits: %s", rule.key, bits, clip(rule.value, 40))
		}
	}
	return goType
}

// wide reports whether bounds need the upper half of unsigned integers.
func wide(rules []rule) bool {
	positive := slices.ContainsFunc(rules, func(r rule) bool { return r.key == "minimum" && r.value[0] != '-' })
	return positive && slices.ContainsFunc(rules, func(r rule) bool { return !fits(r.value, "int") && fits(r.value, "uint64") })
}

func fits(text, goType string) bool {
	_, err := strconv.ParseInt(text, 10, 64)
	if goType == "uint64" {
		_, err = strconv.ParseUint(text, 10, 64)
	}
	return err == nil
}

// count takes over a number of letters, elements or properties. 0 is no rule
// where it is the least.
func (r *reader) count(s *schema, m member) {
	text, ok := integer(m.text)
	n, err := strconv.ParseUint(text, 10, 31)
	least := m.key == "minLength" || m.key == "minItems" || m.key == "minProperties"
	switch {
	case m.kind != isNumber || !ok || err != nil:
		r.leave(m.value, "%s is no number that can be counted to: %s", m.key, clip(string(m.raw), 40))
	case n == 0 && !least:
		r.leave(m.value, "%s 0 leaves the empty value only", m.key)
	case n > 0:
		s.rules = append(s.rules, rule{m.key, text})
	}
}

func (r *reader) unique(s *schema, m member) {
	switch {
	case m.kind != isTruth:
		r.leave(m.value, "uniqueItems is neither true nor false")
	case m.text == "true":
		s.rules = append(s.rules, rule{m.key, ""})
	}
}

// textual takes over a rule of strings.
func (r *reader) textual(s *schema, m member) {
	switch {
	case m.key == "minLength" || m.key == "maxLength":
		r.count(s, m)
	case m.kind != isText:
		r.leave(m.value, "%s is no string", m.key)
	case m.key == "format" && !slices.Contains(model.Formats[:], m.text):
		r.leave(m.value, "no decoder checks the format %s", strconv.Quote(clip(m.text, 40)))
	case m.key == "pattern":
		r.pattern(s, m)
	default:
		s.rules = append(s.rules, rule{m.key, m.text})
	}
}

// pattern takes over an expression of ECMA-262 that RE2 reads in the same way,
// or one that says the same in both.
func (r *reader) pattern(s *schema, m member) {
	faults := pattern.Faults(m.text)
	same := pattern.Portable(m.text, faults)
	_, err := regexp.Compile(same)
	unsaid := slices.ContainsFunc(faults, func(f pattern.Fault) bool { return f.Instead == "" })
	switch {
	case err != nil || unsaid || !pattern.Valid(same):
		r.leave(m.value, "the pattern %s is none that Go and JSON Schema read in the same way", strconv.Quote(clip(m.text, 80)))
	case same != m.text:
		r.note(m.value, "the pattern is written as %s, which Go and JSON Schema read in the same way", strconv.Quote(clip(same, 80)))
	}
	if m.text != "" {
		s.rules = append(s.rules, rule{m.key, same})
	}
}
