package directive

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// dropped begin the paragraphs of a doc comment that are for the people who
// work on the code.
var dropped = [...]string{"TODO", "FIXME", "Deprecated:", "Internal:", "nolint"}

// Describe makes a description of the doc comment of something that is called
// name: "GetOrder looks one order up." says "Looks one order up.", and "Order
// is one order." says "One order.". Lines that belong to one paragraph become
// one.
func Describe(name, comment string) string {
	var kept []string
	for p := range strings.SplitSeq(comment, "\n\n") {
		p = unwrap(strings.TrimRight(p, "\n"))
		if strings.TrimSpace(p) != "" && !isDropped(p) {
			kept = append(kept, p)
		}
	}
	return strings.TrimSpace(withoutName(name, strings.Join(kept, "\n\n")))
}

func isDropped(paragraph string) bool {
	for _, d := range dropped {
		if strings.HasPrefix(strings.TrimSpace(paragraph), d) {
			return true
		}
	}
	return false
}

// unwrap joins lines with spaces, but for those that are indented or items of a
// list.
func unwrap(paragraph string) string {
	var b strings.Builder
	for i, line := range strings.Split(paragraph, "\n") {
		switch {
		case i == 0:
		case line == "" || strings.ContainsAny(line[:1], " \t-*"):
			b.WriteByte('\n')
		default:
			b.WriteByte(' ')
		}
		b.WriteString(strings.TrimRight(line, " \t"))
	}
	return b.String()
}

// attached are the words that tie what follows to the name before it: "Path of
// the file" is not said without the path.
var attached = [...]string{"of", "in", "on", "at", "to", "for", "from", "by", "with", "that", "which"}

// plural are the verbs that do not end in s behind a subject of any number.
var plural = [...]string{"are", "were", "have", "had", "do", "did", "can", "may", "must", "should", "will"}

// isSubject reports whether name is the subject of a sentence that goes on with
// rest, as in "Next tells the page". A name that is a word of its own may as well
// begin a phrase, as in "Next cursor", and is no subject unless a verb follows.
func isSubject(name, rest string) bool {
	word := ""
	for w := range strings.FieldsSeq(rest) {
		word = strings.TrimRight(w, ",.:;")
		break
	}
	if strings.ContainsFunc(name[1:], unicode.IsUpper) {
		return !slices.Contains(attached[:], word)
	}
	return word == "" || strings.HasSuffix(word, "s") || slices.Contains(plural[:], word)
}

// withoutName drops the Go name that text begins with, and what joins it to the
// rest: a colon or a form of to be.
func withoutName(name, text string) string {
	rest, ok := strings.CutPrefix(text, name)
	if !ok || name == "" {
		return text
	}
	switch r, _ := utf8.DecodeRuneInString(rest); {
	case rest == "":
		return ""
	case r == ':' || r == '：':
		rest = rest[utf8.RuneLen(r):]
	case !unicode.IsSpace(r), !isSubject(name, rest):
		return text
	}
	rest = strings.TrimSpace(rest)
	for _, joint := range [...]string{"is ", "are "} {
		if after, ok := strings.CutPrefix(rest, joint); ok {
			rest = strings.TrimSpace(after)
			break
		}
	}
	first, size := utf8.DecodeRuneInString(rest)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + rest[size:]
}
