package directive

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// categories are the closed set of error categories.
var categories = [...]string{
	"INVALID_ARGUMENTS", "ARGUMENTS_TRUNCATED", "UNKNOWN_TOOL", "NOT_FOUND", "ALREADY_EXISTS", "CONFLICT",
	"FAILED_PRECONDITION", "UNAUTHENTICATED", "PERMISSION_DENIED", "POLICY_DENIED", "APPROVAL_REQUIRED",
	"RATE_LIMITED", "QUOTA_EXCEEDED", "TIMEOUT", "OUTCOME_UNKNOWN", "CANCELED", "UPSTREAM_UNAVAILABLE",
	"UPSTREAM_ERROR", "INVALID_RESPONSE", "RESULT_TOO_LARGE", "UNSUPPORTED", "INTERNAL",
}

var errorCode = regexp.MustCompile(`^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$`)

// IsCategory reports whether code is the name of an error category.
func IsCategory(code string) bool { return slices.Contains(categories[:], code) }

// readError reads CODE CATEGORY "message" next="…" user=yes.
func readError(a *args, s *Struct) {
	words, values, ok := a.keyed("next", "next", "user")
	if !ok {
		return
	}
	for i, part := range [...]string{"code", "category", "message"} {
		if len(words) <= i {
			a.report(a.pos, "TA025", "//tool:error lacks its %s", part)
			return
		}
	}
	e := Error{Pos: words[0].value.Position(0), Code: words[0].value.String, Category: words[1].value.String}
	okCode := a.code(words[0])
	okCategory := a.category(words[1])
	message, okMessage := a.sentence(words[2], "the message")
	e.Message = message.Is
	okRest := a.surplus(words[3:])
	okUser := a.user(values["user"], &e)
	okNext := true
	for _, n := range values["next"] {
		offer, ok := a.oneLine(n, "the offer")
		okNext = okNext && ok
		e.Next = append(e.Next, offer.Is)
	}
	if okCode && okCategory && okMessage && okRest && okUser && okNext && a.fitsCategory(e) && a.isNew(e, s) {
		s.Errors = append(s.Errors, e)
	}
}

func (a *args) code(w arg) bool {
	const longest = 64
	if w.quoted || !errorCode.MatchString(w.value.String) || len(w.value.String) > longest {
		a.found.Add(w.whole.Position(0), "TA028", "a code is like ORDER_SHIPPED: capitals, digits and single underscores", "%s is no error code", clip(w.whole.String))
		return false
	}
	return true
}

// category checks a word that should be one of the categories.
func (a *args) category(w arg) bool {
	if w.quoted || !IsCategory(w.value.String) {
		a.found.Add(w.whole.Position(0), "TA028", diag.DidYouMean("", w.value.String, categories[:]), "%s is no error category", clip(w.whole.String))
		return false
	}
	return true
}

// surplus reports arguments that follow the last one.
func (a *args) surplus(words []arg) bool {
	for _, w := range words {
		a.report(w.whole.Position(0), "TA025", "//tool:%s takes no argument %s", a.verb.name, clip(w.whole.String))
	}
	return len(words) == 0
}

func (a *args) user(values []Text, e *Error) bool {
	if len(values) == 0 {
		return true
	}
	e.UserActs = values[0].String == "yes"
	if !e.UserActs {
		a.found.Add(values[0].Position(0), "TA026", "write user=yes, or leave it out", "user= takes no value %s", clip(values[0].String))
	}
	return e.UserActs
}

// fitsCategory refuses a code that is the name of another category than its own.
func (a *args) fitsCategory(e Error) bool {
	if e.Code != e.Category && IsCategory(e.Code) {
		a.found.Add(e.Pos, "TA028", "choose a code of your own, or that category", "%s is the name of another category than %s", e.Code, e.Category)
		return false
	}
	return true
}

// isNew refuses a code that the struct has declared.
func (a *args) isNew(e Error, s *Struct) bool {
	for _, earlier := range s.Errors {
		if earlier.Code == e.Code {
			a.found.Add(e.Pos, "TA024", "take one of them out", "%s is declared twice, first in line %d", e.Code, earlier.Pos.Line)
			return false
		}
	}
	return true
}

// sentence is a quoted text of one line, which a model will read.
func (a *args) sentence(w arg, what string) (Value[string], bool) {
	if !w.quoted {
		a.report(w.whole.Position(0), "TA026", "%s needs quotes around it", what)
		return Value[string]{}, false
	}
	return a.oneLine(w.value, what)
}

// oneLine is a text that a model will read: not empty, valid, without a line
// break or another control character.
func (a *args) oneLine(t Text, what string) (Value[string], bool) {
	if strings.TrimSpace(t.String) == "" {
		a.report(t.Position(0), "TA026", "%s is empty", what)
		return Value[string]{}, false
	}
	if !utf8.ValidString(t.String) {
		a.report(t.Position(0), "TA026", "%s is no valid UTF-8", what)
		return Value[string]{}, false
	}
	for i, r := range t.String {
		if visible(r) != r {
			a.report(t.Position(i), "TA026", "%s has a line break or another control character", what)
			return Value[string]{}, false
		}
	}
	return Value[string]{t.Position(0), t.String}, true
}
