package render

import (
	"cmp"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// maxArguments is how many rows of arguments are shown.
const maxArguments = 20

// appendArguments appends the table of what is wrong with each argument and
// which can stay, in the order of the tool, and the call to complete.
func appendArguments(dst []byte, report *tool.ArgumentReport, l *words.Language) []byte {
	var room [maxArguments]argumentRow
	rows := argumentRows(room[:0], report)
	total := max(report.Total, len(report.Violations)) + len(report.Valid)
	dst = RowsSection(dst, "arguments", len(rows), total, false, "name|sent|problem|expected")
	for _, row := range rows {
		if row.wrong != nil {
			dst = appendViolation(dst, row.wrong, l)
		} else {
			dst = appendValid(dst, row.valid, l)
		}
	}
	if len(report.Call) > 0 {
		// As if it had a last line break.
		dst, _ = appendLines(dst, "call", tool.Text{Body: string(report.Call)}, false)
	}
	return dst
}

// argumentRow is an argument with what is wrong with it, or one that can stay.
type argumentRow struct {
	place int // that of the argument among those that the tool has
	wrong *tool.Violation
	valid *tool.ValidArgument
}

// argumentRows appends the rows to be shown: violations rather than what can stay.
// Arguments that the tool does not have come last.
func argumentRows(rows []argumentRow, report *tool.ArgumentReport) []argumentRow {
	place := func(name string) int {
		if i := slices.Index(report.Known, name); i >= 0 {
			return i
		}
		return len(report.Known)
	}
	for i := range report.Violations[:min(len(report.Violations), maxArguments)] {
		v := &report.Violations[i]
		first, _, _ := strings.Cut(strings.TrimPrefix(v.Path, "/"), "/")
		rows = append(rows, argumentRow{place: place(unescaped(first)), wrong: v})
	}
	for i := range report.Valid[:min(len(report.Valid), maxArguments-len(rows))] {
		v := &report.Valid[i]
		rows = append(rows, argumentRow{place: place(v.Name), valid: v})
	}
	slices.SortStableFunc(rows, func(a, b argumentRow) int { return cmp.Compare(a.place, b.place) })
	return rows
}

// unescaped is a token of a JSON Pointer as a name.
func unescaped(token string) string {
	if strings.IndexByte(token, '~') < 0 {
		return token
	}
	return strings.ReplaceAll(strings.ReplaceAll(token, "~1", "/"), "~0", "~")
}

func appendViolation(dst []byte, v *tool.Violation, l *words.Language) []byte {
	dst = appendPath(dst, v.Path)
	switch {
	case v.Secret:
		dst = RedactedCell(dst)
	case v.Keyword == "required":
		dst = absentCell(dst, NotSent)
	case v.Keyword == "check" && v.Got == "":
		dst = absentCell(dst, NotApplicable)
	default:
		dst = StringCell(dst, v.Got)
	}
	return EndRow(appendWant(appendProblem(dst, v, l), v.Want))
}

// unknownArgument is the one word of the product's own that data would have in
// quotes.
const unknownArgument = "unknown"

func appendProblem(dst []byte, v *tool.Violation, l *words.Language) []byte {
	text := v.Keyword
	if p := problem(v.Keyword); p != words.None {
		text = l.Say(p)
	}
	switch {
	case text == unknownArgument:
		return append(append(dst, text...), '|')
	case v.Type != "":
		text += " (" + v.Type + ")"
	}
	return StringCell(dst, text)
}

func appendValid(dst []byte, v *tool.ValidArgument, l *words.Language) []byte {
	dst = appendTokens(dst, []string{v.Name})
	if v.Secret {
		dst = RedactedCell(dst)
	} else {
		dst = StringCell(dst, v.Sent)
	}
	dst = StringCell(dst, l.Say(words.Fine))
	return EndRow(appendWant(dst, v.Want))
}

func appendWant(dst []byte, want string) []byte {
	if want == "" {
		return absentCell(dst, NotApplicable)
	}
	return StringCell(dst, want)
}

// appendPath appends a JSON Pointer as a dotted path in a cell, such as
// items.3.qty. A name that is no identifier is quoted. The arguments as a whole
// have no name.
func appendPath(dst []byte, pointer string) []byte {
	if !strings.HasPrefix(pointer, "/") {
		return absentCell(dst, NotApplicable)
	}
	var room [8]string
	return appendTokens(dst, pathTokens(room[:0], pointer))
}

// Paths appends a list of JSON Pointers as dotted paths, such as
// "coerced (2): days, filter.since"; nothing where there are none. The pointer
// to the whole is the word arguments.
func Paths(dst []byte, key string, pointers []string) []byte {
	if len(pointers) == 0 {
		return dst
	}
	dst = ListField(dst, key, len(pointers))
	for _, p := range pointers {
		tokens := pathTokens(nil, p)
		if p == "" {
			tokens = []string{"arguments"}
		}
		if path := dotted(nil, tokens); len(tokens) == 1 && path[0] == '"' {
			dst = endItem(append(dst, path...)) // quoted already
		} else {
			dst = StringItem(dst, string(path))
		}
	}
	return EndList(dst, len(pointers))
}

// Path is a JSON Pointer as a dotted path, such as items.3.qty.
func Path(pointer string) string { return string(dotted(nil, pathTokens(nil, pointer))) }

// pathTokens appends the names and indexes of a JSON Pointer.
func pathTokens(dst []string, pointer string) []string {
	rest, more := strings.TrimPrefix(pointer, "/"), true
	for more {
		var t string
		t, rest, more = strings.Cut(rest, "/")
		dst = append(dst, unescaped(t))
	}
	return dst
}

func appendTokens(dst []byte, tokens []string) []byte {
	var room [64]byte
	path := dotted(room[:0], tokens)
	if len(tokens) == 1 && path[0] == '"' {
		return append(append(dst, path...), '|') // quoted already
	}
	return StringCell(dst, string(path))
}

// dotted appends names and indexes as a path; a name that is no identifier is
// quoted.
func dotted(path []byte, tokens []string) []byte {
	for i, t := range tokens {
		if i > 0 {
			path = append(path, '.')
		}
		if t != "" && digitsLen(t) == len(t) && i > 0 {
			path = append(path, t...)
		} else {
			path = appendName(path, t)
		}
	}
	return path
}

// problem is what the keyword of a violation says is wrong, None for a keyword
// that is not known.
func problem(keyword string) words.Phrase {
	switch keyword {
	case "required":
		return words.Missing
	case "additionalProperties":
		return words.Unknown
	case "type":
		return words.WrongType
	case "enum", "const":
		return words.NoKnownValue
	case "pattern", "format", "contentEncoding", "propertyNames":
		return words.WrongForm
	case "minLength":
		return words.TooShort
	case "maxLength":
		return words.TooLong
	case "minimum", "exclusiveMinimum":
		return words.TooSmall
	case "maximum", "exclusiveMaximum":
		return words.TooLarge
	case "multipleOf":
		return words.NoMultiple
	case "minItems", "minProperties":
		return words.TooFew
	case "maxItems", "maxProperties":
		return words.TooMany
	case "uniqueItems", "duplicate":
		return words.Repeated
	case "encoding":
		return words.NoUnicode
	case "syntax":
		return words.NoJSON
	case "limit":
		return words.OverLimit
	case "check":
		return words.NotAllowed
	default:
		return words.None
	}
}
