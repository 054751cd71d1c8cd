package adopt

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/gen/directive"
)

// width is how long a line of a comment may be, its marks aside.
const width = 77

// remark is a field's description: as the lines of a comment where that says
// exactly it, and else as said, for the tag. Whoever reads a comment takes away
// the name that it begins with, so that one more is put in front.
func remark(name, description string) (said string, lines []string) {
	text := description
	if strings.HasPrefix(text, name) {
		text = name + ": " + text
	}
	lines = wrapped(text)
	if isProse(description) && directive.Describe(name, strings.Join(lines, "\n")) == description {
		return "", lines
	}
	return description, nil
}

// isProse reports whether text is one paragraph of plain words, which no tool
// takes for anything else.
func isProse(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return (unicode.IsLetter(first) || unicode.IsDigit(first) && !startsList(text)) && isPrintable(text) && !mark(text)
}

func isPrintable(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) || r == '\ufeff' || r == utf8.RuneError })
}

// wrapped are the lines of a paragraph. A line never begins with a word that
// would mean something to gofmt, to the compiler or to us.
func wrapped(text string) []string {
	var lines []string
	line := ""
	for _, word := range strings.Split(text, " ") {
		if line != "" && word != "" && utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > width && !mark(word) && !startsList(word) {
			lines, line = append(lines, line), word
			continue
		}
		if line != "" || len(lines) > 0 {
			line += " "
		}
		line += word
	}
	return append(lines, line)
}

// mark reports whether a word at the beginning of a line is more than a word:
// a directive, a heading, an entry of a list, a link.
func mark(word string) bool {
	lower := strings.ToLower(word)
	return strings.HasPrefix(lower, "tool:") || strings.ContainsAny(word[:1], "-*+#[|") || strings.HasPrefix(lower, "line ") ||
		strings.HasPrefix(word, "go:") || strings.HasPrefix(word, "nolint") || strings.HasPrefix(word, "export ")
}

// startsList reports whether text begins like an entry of a numbered list.
func startsList(text string) bool {
	digits := len(text) - len(strings.TrimLeft(text, "0123456789"))
	return digits > 0 && digits < len(text) && (text[digits] == '.' || text[digits] == ')')
}

// readsBack reports whether the doc comment of a type says exactly text.
func readsBack(name, text string) bool {
	return isProse(text) && directive.Describe(name, strings.Join(document(name, text), "\n")) == text
}

// document are the lines of the doc comment of a type with that name, so that
// the description is read back, as far as a comment can say it: lines that are
// no entries of a list become paragraphs.
func document(name, description string) []string {
	var lines []string
	broken := false // the next line needs a blank one before it
	for line := range strings.SplitSeq(clean(description), "\n") {
		line = strings.TrimRight(line, " \t")
		entry := line != "" && (strings.ContainsAny(line[:1], " \t-*"))
		switch {
		case line == "":
			broken = len(lines) > 0
			continue
		case len(lines) > 0 && !entry && mark(line):
			lines[len(lines)-1] += " " + line // no line of its own, where it would mean something
			broken = false
			continue
		case broken || len(lines) > 0 && !entry:
			lines = append(lines, "")
		}
		broken = false
		if entry {
			lines = append(lines, line)
			continue
		}
		lines = append(lines, wrapped(line)...)
	}
	if len(lines) == 0 {
		return nil
	}
	if first := lines[0]; strings.HasPrefix(first, name) || mark(first) || directive.Describe(name, first) == "" {
		lines[0] = name + ": " + first // what reads it takes the name away again
	}
	return lines
}

// clean is text with spaces for what no comment may hold.
func clean(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\t':
			return r
		case unicode.IsControl(r) || r == '\ufeff' || r == utf8.RuneError || r == '\u2028' || r == '\u2029':
			return ' '
		default:
			return r
		}
	}, text)
}
