package summary

import (
	"slices"
	"strings"
	"unicode"
)

var (
	negations = [...]string{"not", "no", "never", "none", "nothing", "nobody", "nowhere", "neither", "nor", "without", "cannot", "non"}
	// fillers stand between a negation and what it is about.
	fillers = [...]string{
		"a", "an", "any", "the", "this", "that", "it", "to", "of", "yet", "ever", "be", "been", "being", "is", "are", "was", "were",
		"have", "has", "had", "do", "does", "did", "get", "got", "longer", "all", "one",
	}
)

const (
	hanNegations = "不没沒未无無非否勿莫"
	hanFillers   = "有曾能会會是被再要可必得在"
)

// isNegation reports whether a word in small letters is a negation, such as isn't.
func isNegation(word string) bool {
	return strings.HasSuffix(word, "n't") || slices.Contains(negations[:], word)
}

// word takes one word in, in small letters.
func (r *reading) word(word string) {
	if n, ok := numberWord(word); ok {
		r.say(n)
		r.numbers[n] = true
		return
	}
	switch {
	case isNegation(word):
		r.settle("")
		r.pending = true
	case r.pending && (slices.Contains(fillers[:], word) || strings.HasSuffix(word, "ly")):
	default:
		r.say(word)
	}
}

// chinese takes a run of Chinese in.
func (r *reading) chinese(run []rune) {
	for i := 0; i < len(run); {
		end := i + 1
		switch c := run[i]; {
		case strings.ContainsRune(hanNegations, c):
			r.settle("")
			r.pending = true
		case isNumeral(c):
			for end < len(run) && isNumeral(run[end]) {
				end++
			}
			if n, ok := hanNumber(run[i:end]); ok {
				r.say(n)
				r.numbers[n] = true
			} else {
				r.han.WriteString(string(run[i:end]))
			}
		case r.pending && strings.ContainsRune(hanFillers, c):
		case r.pending:
			if end < len(run) && !strings.ContainsRune(hanNegations, run[end]) {
				end++
			}
			r.settle(string(run[i:end]))
			r.han.WriteByte('|')
		default:
			r.han.WriteRune(c)
		}
		i = end
	}
	r.han.WriteByte('|')
}

// states reports whether r says a word, or Chinese, that no negation is about.
func (r *reading) states(about string) bool {
	if strings.ContainsFunc(about, func(c rune) bool { return unicode.Is(unicode.Han, c) }) {
		return strings.Contains(r.han.String(), about)
	}
	return r.words[about]
}

// denies reports whether r, which is cited, has the negations of what says so, and
// whether that has those of r. Where both use the same word, both say it with or
// without a negation; where they don't, that there is one must do.
func (r *reading) denies(says *reading) bool {
	for about := range says.denied {
		if len(r.denied) == 0 || about != "" && r.states(about) && !r.denied[about] {
			return false
		}
	}
	for about := range r.denied {
		if about != "" && says.states(about) && !r.states(about) {
			return false
		}
	}
	return true
}
