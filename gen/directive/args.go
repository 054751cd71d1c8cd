package directive

import (
	"go/token"
	"regexp"
	"slices"
	"strconv"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// args is one directive with its arguments, as they are read.
type args struct {
	verb  verb
	pos   token.Position // of the verb
	text  Text           // behind the verb
	found *diag.List
}

// report records a finding whose hint is the form of the directive.
func (a *args) report(pos token.Position, code diag.Code, format string, words ...any) {
	a.found.Add(pos, code, "write "+a.verb.form, format, words...)
}

// scan splits the text into its arguments; false means that it cannot be
// split, which is reported.
func (a *args) scan() ([]arg, bool) {
	list, offset, problem := scan(a.text)
	if problem != "" {
		a.report(a.text.Position(offset), "TA026", "//tool:%s: %s", a.verb.name, problem)
	}
	return list, problem == ""
}

// words are the arguments of a directive that has no keys: at least least, at
// most most. False means that they are not so, which is reported.
func (a *args) words(least, most int) ([]arg, bool) {
	list, ok := a.scan()
	for i, w := range list {
		if i >= most || w.key != "" {
			a.report(w.whole.Position(0), "TA025", "//tool:%s takes no argument %s", a.verb.name, clip(w.whole.String))
			ok = false
		}
	}
	return list, ok && (len(list) >= least || a.has(0))
}

// word is the only argument of a directive that needs one.
func (a *args) word() (Text, bool) {
	list, ok := a.words(1, 1)
	if !ok {
		return Text{}, false
	}
	return list[0].value, true
}

// oneOf is the only argument of a directive that has a closed set of them.
func (a *args) oneOf(choices ...string) (Value[string], bool) {
	w, ok := a.word()
	if !ok {
		return Value[string]{}, false
	}
	for _, c := range choices {
		if w.String == c {
			return Value[string]{w.Position(0), c}, true
		}
	}
	a.found.Add(w.Position(0), "TA026", diag.DidYouMean("", w.String, choices), "//tool:%s has no %s", a.verb.name, clip(w.String))
	return Value[string]{}, false
}

// keyed splits arguments into words and values by key. Keys that are not among
// those given are reported, and so is a second one, unless it is repeatable.
func (a *args) keyed(repeatable string, keys ...string) (words []arg, values map[string][]Text, ok bool) {
	list, ok := a.scan()
	values = map[string][]Text{}
	for _, w := range list {
		switch {
		case w.key == "":
			words = append(words, w)
			continue
		case !slices.Contains(keys, w.key):
			a.found.Add(w.whole.Position(0), "TA026", diag.DidYouMean("", w.key, keys), "//tool:%s has no %s=", a.verb.name, clip(w.key))
			ok = false
		case w.value.String == "":
			a.report(w.whole.Position(0), "TA025", "%s= lacks its value", w.key)
			ok = false
		case values[w.key] != nil && w.key != repeatable:
			a.found.Add(w.whole.Position(0), "TA024", "take one of them out", "%s= stands twice", w.key)
			ok = false
		}
		values[w.key] = append(values[w.key], w.value)
	}
	return words, values, ok
}

// has reports whether there are any of n arguments; where there is none, that
// is a finding.
func (a *args) has(n int) bool {
	if n == 0 {
		a.report(a.pos, "TA025", "//tool:%s lacks its argument", a.verb.name)
	}
	return n > 0
}

var decimal = regexp.MustCompile(`^(0|[1-9][0-9]*)$`)

// number reads a whole number, if there is one, into n.
func (a *args) number(values []Text, least, most int, n *int) bool {
	for _, v := range values {
		i, err := strconv.Atoi(v.String)
		if err != nil || i < least || i > most || !decimal.MatchString(v.String) {
			a.report(v.Position(0), "TA026", "%s is no number from %d to %d", clip(v.String), least, most)
			return false
		}
		*n = i
	}
	return true
}
