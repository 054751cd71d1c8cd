package decode

import (
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/words"
)

// The largest number of names or values, and of characters of a pattern, that
// the words of a rule repeat.
const (
	maxNames       = 40
	maxPatternText = 120
)

// want is what a rule expects, in words: "integer, 1 to 15". Quoted says that
// the value stands in a JSON string.
func (l voice) want(r *Rule, quoted bool) string {
	return r.said.text(l, quoted, func() string {
		if quoted {
			return l.Say(words.InString, l.bare(r))
		}
		return l.bare(r)
	})
}

func (l voice) bare(r *Rule) string {
	if r.Enum != nil {
		return l.choice(r.Enum)
	}
	switch r.Kind {
	case String:
		return l.wantString(r)
	case Time:
		return l.Say(words.SuchAs, examples[DateTime].name, examples[DateTime].text)
	case Boolean:
		return l.Say(words.ABoolean)
	case Integer, Unsigned:
		return l.wantNumber(words.AnInteger, r)
	case Number, Decimal, Numeral:
		if r.Type == "integer" {
			return l.wantNumber(words.AnInteger, r)
		}
		return l.wantNumber(words.ANumber, r)
	case BigInteger:
		return l.wantNumber(words.ABigInteger, r)
	case List:
		return l.wantList(r)
	case Any:
		return l.wantAny(r)
	case Bytes:
		return l.wantBytes(r)
	case Textual:
		return l.wantTextual(r)
	case Map:
		return l.sized(l.Say(words.AnObject), r, unit{words.Entries, words.OneEntry})
	default:
		if len(r.Fields) == 0 {
			return l.Say(words.AnObject)
		}
		return l.Say(words.ObjectWith, l.listed(len(r.Fields), func(i int) string { return r.Fields[i].Name }))
	}
}

// examples are the names of the formats, and a text in each.
var examples = [...]struct{ name, text string }{
	DateTime:  {"date-time", "2026-01-31T10:00:00Z"},
	Date:      {"date", "2026-01-31"},
	TimeOfDay: {"time", "10:00:00Z"},
	UUID:      {"uuid", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"},
	IPv4:      {"ipv4", "192.0.2.1"},
	IPv6:      {"ipv6", "2001:db8::1"},
	URI:       {"uri", "https://example.com/a"},
	Email:     {"email", "ann@example.com"},

	Duration:    {"duration", "PT1H30M"},
	Hostname:    {"hostname", "www.example.com"},
	JSONPointer: {"json-pointer", "/items/0"},
	Regex:       {"regex", "^[a-z]+$"},
}

func (l voice) wantString(r *Rule) string {
	s := l.Say(words.AString)
	if f := int(r.Format); 0 < f && f < len(examples) {
		s = l.Say(words.SuchAs, examples[f].name, examples[f].text)
	}
	sized := r.MinLength != 0 || r.MaxLength != 0
	if sized {
		s = l.Say(words.Joined, s, l.counted(r.MinLength, r.MaxLength, unit{words.Characters, words.OneCharacter}))
	}
	if r.Pattern == nil {
		return s
	}
	source := clipped(r.Pattern.Source, maxPatternText)
	if sized {
		return l.Say(words.Joined, s, l.Say(words.AlsoMatching, source))
	}
	return l.Say(words.Matching, s, source)
}

func (l voice) wantList(r *Rule) string {
	s := l.sized(l.Say(words.AList), r, unit{words.InList, words.InList})
	if r.UniqueItems {
		return l.Say(words.Joined, s, l.Say(words.AllDifferent))
	}
	return s
}

// sized is s with the limits of a list or map.
func (l voice) sized(s string, r *Rule, u unit) string {
	if r.MinItems == 0 && r.MaxItems == 0 {
		return s
	}
	return l.Say(words.Sized, s, l.counted(r.MinItems, r.MaxItems, u))
}

// unit is the phrases for many and for one of something.
type unit struct{ many, one words.Phrase }

// amount is n with its unit.
func (l voice) amount(n int, u unit) string {
	if n == 1 {
		return l.Say(u.one, "1")
	}
	return l.Say(u.many, strconv.Itoa(n))
}

// counted is a range of counts; 0 is no limit.
func (l voice) counted(low, high int, u unit) string {
	switch {
	case low == high:
		return l.Say(words.Exactly, l.amount(low, u))
	case high == 0:
		return l.Say(words.AtLeast, l.amount(low, u))
	case low == 0:
		return l.Say(words.AtMost, l.amount(high, u))
	default:
		return l.Say(words.Between, strconv.Itoa(low), l.amount(high, u))
	}
}

// choice is the values of an enum.
func (l voice) choice(values []string) string {
	name := func(i int) string {
		if values[i] == "" {
			return `""`
		}
		return clipped(values[i], maxShown)
	}
	switch len(values) {
	case 1:
		return l.Say(words.Exactly, name(0))
	case 2:
		return l.Say(words.EitherOf, name(0), name(1))
	default:
		return l.Say(words.OneOf, l.listed(len(values), name))
	}
}

// known is the names of an object's fields, for a name that it does not have.
func (l voice) known(r *Rule) string {
	phrase := words.KnownNames
	switch len(r.Fields) {
	case 0:
		return l.Say(words.NoNames)
	case 1:
		phrase = words.KnownName
	}
	return r.names.text(l, false, func() string {
		return l.Say(phrase, l.listed(len(r.Fields), func(i int) string { return r.Fields[i].Name }))
	})
}

// listed is n names, joined; those beyond [maxNames] are only counted.
func (l voice) listed(n int, name func(int) string) string {
	names := l.List(min(n, maxNames), name)
	if n > maxNames {
		return l.Say(words.AndMore, names, strconv.Itoa(n-maxNames))
	}
	return names
}
