package decode

import (
	"strconv"
	"strings"
)

// The largest number of names or values, and of characters of a pattern, that
// the words of a rule repeat.
const (
	maxNames       = 40
	maxPatternText = 120
)

// want is what a rule expects, in words: "integer, 1 to 15". Quoted says that
// the value stands in a JSON string.
func (l *language) want(r *Rule, quoted bool) string {
	if quoted {
		return l.say(inString, l.bare(r))
	}
	return l.bare(r)
}

func (l *language) bare(r *Rule) string {
	if r.Enum != nil {
		return l.choice(r.Enum)
	}
	switch r.Kind {
	case String:
		return l.wantString(r)
	case Time:
		return l.say(suchAs, examples[DateTime].name, examples[DateTime].text)
	case Boolean:
		return l.say(aBoolean)
	case Integer, Unsigned:
		return l.wantNumber(anInteger, r)
	case Number, Decimal:
		return l.wantNumber(aNumber, r)
	case List:
		return l.wantList(r)
	case Any:
		return l.say(anyValue)
	case Map:
		return l.sized(l.say(anObject), r, unit{entries, oneEntry})
	default:
		if len(r.Fields) == 0 {
			return l.say(anObject)
		}
		return l.say(objectWith, l.listed(len(r.Fields), func(i int) string { return r.Fields[i].Name }))
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

func (l *language) wantString(r *Rule) string {
	s := l.say(aString)
	if f := int(r.Format); 0 < f && f < len(examples) {
		s = l.say(suchAs, examples[f].name, examples[f].text)
	}
	sized := r.MinLength != 0 || r.MaxLength != 0
	if sized {
		s = l.say(joined, s, l.counted(r.MinLength, r.MaxLength, unit{characters, oneCharacter}))
	}
	if r.Pattern == nil {
		return s
	}
	source := clipped(r.Pattern.Source, maxPatternText)
	if sized {
		return l.say(joined, s, l.say(alsoMatching, source))
	}
	return l.say(matching, s, source)
}

func (l *language) wantList(r *Rule) string {
	s := l.sized(l.say(aList), r, unit{plain, plain})
	if r.UniqueItems {
		return l.say(joined, s, l.say(allDifferent))
	}
	return s
}

// sized is s with the limits of a list or map.
func (l *language) sized(s string, r *Rule, u unit) string {
	if r.MinItems == 0 && r.MaxItems == 0 {
		return s
	}
	return l.say(sized, s, l.counted(r.MinItems, r.MaxItems, u))
}

// unit is the phrases for many and for one of something.
type unit struct{ many, one phrase }

// amount is n with its unit.
func (l *language) amount(n int, u unit) string {
	if n == 1 {
		return l.say(u.one, "1")
	}
	return l.say(u.many, strconv.Itoa(n))
}

// counted is a range of counts; 0 is no limit.
func (l *language) counted(low, high int, u unit) string {
	switch {
	case low == high:
		return l.say(exactly1, l.amount(low, u))
	case high == 0:
		return l.say(atLeast, l.amount(low, u))
	case low == 0:
		return l.say(atMost, l.amount(high, u))
	default:
		return l.say(between, strconv.Itoa(low), l.amount(high, u))
	}
}

// choice is the values of an enum.
func (l *language) choice(values []string) string {
	name := func(i int) string {
		if values[i] == "" {
			return `""`
		}
		return clipped(values[i], maxShown)
	}
	switch len(values) {
	case 1:
		return l.say(exactly1, name(0))
	case 2:
		return l.say(eitherOf, name(0), name(1))
	default:
		return l.say(oneOf, l.listed(len(values), name))
	}
}

// known is the names of an object's fields, for a name that it does not have.
func (l *language) known(r *Rule) string {
	if len(r.Fields) == 0 {
		return l.say(noNames)
	}
	return l.say(knownNames, l.listed(len(r.Fields), func(i int) string { return r.Fields[i].Name }))
}

// listed is n names, joined; those beyond [maxNames] are only counted.
func (l *language) listed(n int, name func(int) string) string {
	_, rest, _ := strings.Cut(l.phrases[joined], "$1")
	separator, _, _ := strings.Cut(rest, "$2")
	var b strings.Builder
	b.Grow(16 * min(n, maxNames))
	for i := range min(n, maxNames) {
		if i > 0 {
			b.WriteString(separator)
		}
		b.WriteString(name(i))
	}
	if n > maxNames {
		return l.say(andMore, b.String(), strconv.Itoa(n-maxNames))
	}
	return b.String()
}
