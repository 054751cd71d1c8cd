package decode

import "github.com/tooladapt/tooladapt/runtime/words"

// typed reports whether raw, a JSON value, is of the rule's Type.
func (r *Rule) typed(raw []byte) bool {
	switch r.Type {
	case "", typeOf(raw):
		return true
	case "integer":
		return typeOf(raw) == "number" && exactly(raw).integral()
	default:
		return false
	}
}

// typeWords are the phrases for the JSON types.
var typeWords = [...]struct {
	name string
	word words.Phrase
}{
	{"string", words.AString}, {"integer", words.AnInteger}, {"number", words.ANumber}, {"boolean", words.ABoolean}, {"array", words.AList}, {"object", words.AnObject},
}

// wantAny is the words of a value of any kind, or of one that a type reads
// itself.
func (l voice) wantAny(r *Rule) string {
	s := l.Say(words.AnyValue)
	for _, t := range typeWords {
		if t.name == r.Type {
			s = l.Say(t.word)
		}
	}
	return l.described(s, r)
}

// wantBytes is the words of bytes, which are as long as their text.
func (l voice) wantBytes(r *Rule) string {
	s := l.Say(words.InBase64)
	if r.MinLength != 0 || r.MaxLength != 0 {
		s = l.Say(words.Joined, s, l.counted(r.MinLength, r.MaxLength, unit{words.Characters, words.OneCharacter}))
	}
	return s
}

// wantTextual is the words of a string that a type reads itself.
func (l voice) wantTextual(r *Rule) string {
	s := l.wantString(r)
	if r.Format != AnyFormat || r.Pattern != nil {
		return s
	}
	return l.described(s, r)
}

// described is s with an example, or else with what is said of the value.
func (l voice) described(s string, r *Rule) string {
	switch {
	case r.Example != "":
		return l.Say(words.SuchAs, s, clipped(r.Example, maxShown))
	case r.Says != "":
		return l.Say(words.Joined, s, clipped(r.Says, maxPatternText))
	default:
		return s
	}
}
