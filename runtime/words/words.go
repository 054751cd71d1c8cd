// Package words is every text that the product itself says to a model or a
// person, in each of its languages: what is wrong with arguments and what is
// expected, messages and offers of errors, the primer. A further language is
// one more file, and its line in [In].
//
// Codes, keys and non-values are no words: they are the same in every language.
// The texts of tools, such as the messages of declared errors, are their
// authors'.
package words

import "strings"

// Language is all words of one language.
type Language struct {
	name    string
	phrases [phrases]string
}

// languages are all languages, the one first that stands in for unknown ones.
var languages = [...]*Language{&english, &chinese}

// In is the language of that name, such as zh or zh-CN; English for a name that
// is unknown or "".
func In(name string) *Language {
	if name == "" {
		return languages[0]
	}
	primary, _, _ := strings.Cut(strings.ReplaceAll(name, "_", "-"), "-")
	for _, l := range languages {
		if strings.EqualFold(primary, l.name) {
			return l
		}
	}
	return languages[0]
}

// Say is phrase p with values in the places of $1, $2 and so on. There must be
// as many as the phrase has places.
func (l *Language) Say(p Phrase, values ...string) string {
	s := l.phrases[p]
	if len(values) == 0 {
		return s
	}
	out := make([]byte, 0, 64)
	for {
		before, after, found := strings.Cut(s, "$")
		out = append(out, before...)
		if !found {
			return string(out)
		}
		out = append(out, values[after[0]-'1']...)
		s = after[1:]
	}
}

// Join is names as a list: "a, b, c".
func (l *Language) Join(names []string) string { return strings.Join(names, l.between()) }

// List is n names as a list.
func (l *Language) List(n int, name func(int) string) string {
	separator := l.between()
	var b strings.Builder
	b.Grow(16 * n)
	for i := range n {
		if i > 0 {
			b.WriteString(separator)
		}
		b.WriteString(name(i))
	}
	return b.String()
}

// between is what stands between two names of a list.
func (l *Language) between() string {
	_, rest, _ := strings.Cut(l.phrases[Listed], "$1")
	separator, _, _ := strings.Cut(rest, "$2")
	return separator
}
