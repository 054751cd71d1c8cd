package compact

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// This file reads documents once more, as plainly as possible and without the
// code under test: by the table of line kinds and the grammar alone.

// token is a value as it is written.
type token struct {
	// line counts from 1.
	line int
	text string
	// gutter says that it is text of a block, behind a bar or a backslash.
	gutter bool
}

var (
	header  = regexp.MustCompile(`^\[([a-z][a-z0-9_.]*)\](?: (rows|records|lines|located) (0|[0-9,-]+) of ([0-9]+\+?|unknown)( crlf)?)?( external| \([a-z ]+\))?$`)
	keyed   = regexp.MustCompile(`^(?:- |  )?(?:arg(?:\.(?:[A-Za-z_][A-Za-z0-9_]*|[0-9]+|"(?:[^"\\]|\\.)*"))+|[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)*)( \([0-9]+\))?: `)
	counted = regexp.MustCompile(`^(?:- |  )([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*) \(([1-9][0-9]*)\)$`)
	entry   = regexp.MustCompile(`^(?:- |  )((?:[a-z][a-z0-9_]*\.)+)([1-9][0-9]*)[.:]`)
	note    = regexp.MustCompile(`^ \([^()|]+\)`)
	gutter  = regexp.MustCompile(`^[0-9]+(\| |\\ )`)
	nothing = regexp.MustCompile(`^\((null|not returned|unknown|redacted|not applicable|not a number|not sent|attached|none)\)$`)
)

// lexer goes through the lines of a document.
type lexer struct {
	number int    // of the line
	kind   string // of the section
	left   int    // entries that its window promises, -1 where it has none
	heads  int    // columns of a table, 0 before its head
	list   string // the list within a record of which entries may follow
	said   int    // how many entries it says that it has
	at     int    // how many of them came
	tokens []token
}

// lex is the values of a document.
func lex(doc string) ([]token, error) {
	l := lexer{left: -1}
	if !strings.HasPrefix(doc, "[result] ") || !strings.HasSuffix(doc, "\n") {
		return nil, fmt.Errorf("no document: %.80q", doc)
	}
	for text := range strings.SplitSeq(strings.TrimSuffix(doc, "\n"), "\n") {
		l.number++
		if err := l.line(text); err != nil {
			return nil, fmt.Errorf("line %d, %.200q: %w", l.number, text, err)
		}
	}
	return l.tokens, l.end()
}

func (l *lexer) line(text string) error {
	switch {
	case l.number == 1:
		return nil
	case strings.HasPrefix(text, "["):
		return l.header(text)
	case l.kind == "rows" && l.heads == 0:
		l.heads = strings.Count(text, "|") + 1
		return nil
	case l.kind == "rows":
		l.left--
		return l.several(text, "|", l.heads)
	case l.kind == "lines" && text == "(no newline at end)":
		return nil
	case l.kind == "lines":
		l.left--
		return l.block(text)
	case l.kind == "located":
		l.left--
		return l.located(text)
	default:
		return l.field(text)
	}
}

// header reads that of a section, after the end of the one before.
func (l *lexer) header(text string) error {
	if err := l.end(); err != nil {
		return err
	}
	m := header.FindStringSubmatch(text)
	if m == nil {
		return fmt.Errorf("no header")
	}
	l.kind, l.left, l.heads = m[2], -1, 0
	if l.kind != "" {
		l.left = 0
	}
	if first, last, ok := strings.Cut(m[3], "-"); ok {
		a, _ := strconv.Atoi(first)
		b, _ := strconv.Atoi(last)
		l.left = b - a + 1
	}
	return nil
}

// end checks that all entries of the window came, and no more.
func (l *lexer) end() error {
	if l.at < l.said {
		return fmt.Errorf("before line %d: %d entries of %s, not %d", l.number, l.at, l.list, l.said)
	}
	if l.list, l.said, l.at = "", 0, 0; l.left > 0 || l.left < -1 {
		return fmt.Errorf("before line %d: %d entries of %s are too few or too many", l.number, l.left, l.kind)
	}
	return nil
}

func (l *lexer) field(text string) error {
	if l.kind == "records" {
		if strings.HasPrefix(text, "- ") {
			l.left--
		}
		if counts, err := l.entry(text); counts || err != nil {
			return err
		}
	}
	m := keyed.FindStringSubmatch(text)
	if m == nil || strings.HasPrefix(text, "- ") && l.kind != "records" || strings.HasPrefix(text, "  ") && l.kind != "records" {
		return fmt.Errorf("no field")
	}
	rest := text[len(m[0]):]
	switch m[1] {
	case "":
		return l.several(rest, "\n", 1)
	case " (0)":
		if rest != "(none)" {
			return fmt.Errorf("no list of none")
		}
		return nil
	default:
		n, _ := strconv.Atoi(m[1][2 : len(m[1])-1])
		return l.several(rest, ", ", n)
	}
}

// entry holds a line of a record against the list that it is in, and reports
// whether it is the count of one.
func (l *lexer) entry(text string) (counts bool, err error) {
	if m := entry.FindStringSubmatch(text); m != nil {
		n, _ := strconv.Atoi(m[2])
		if m[1] != l.list+"." || n > l.said || n != l.at && n != l.at+1 {
			return false, fmt.Errorf("entry %d of %s behind %d of %d of %s", n, m[1], l.at, l.said, l.list)
		}
		l.at = n
		return false, nil
	}
	if l.at < l.said {
		return false, fmt.Errorf("%d entries of %s, not %d", l.at, l.list, l.said)
	}
	l.list, l.said, l.at = "", 0, 0
	m := counted.FindStringSubmatch(text)
	if m == nil {
		return false, nil
	}
	l.list = m[1]
	l.said, err = strconv.Atoi(m[2])
	return true, err
}

// inQuotes is the text in quotes at the start of text, with a note behind it,
// "" where there is none.
func inQuotes(text string) string {
	for i := 1; i < len(text) && text[0] == '"'; i++ {
		switch text[i] {
		case '\\':
			i++
		case '"':
			return text[:i+1+len(note.FindString(text[i+1:]))]
		}
	}
	return ""
}

// several reads n values with a separator between them.
func (l *lexer) several(text, separator string, n int) error {
	for i := range n {
		value := inQuotes(text)
		if value == "" {
			value, _, _ = strings.Cut(text, separator)
			if separator == ", " && strings.ContainsAny(value, ",，") {
				return fmt.Errorf("a comma in %.80q", value)
			}
		}
		l.tokens = append(l.tokens, token{l.number, value, false})
		text = text[len(value):]
		if i == n-1 {
			break
		}
		if !strings.HasPrefix(text, separator) {
			return fmt.Errorf("%d values, not %d", i+1, n)
		}
		text = text[len(separator):]
	}
	if text != "" {
		return fmt.Errorf("%.80q behind %d values", text, n)
	}
	return nil
}

func (l *lexer) block(text string) error {
	m := gutter.FindString(text)
	if m == "" {
		return fmt.Errorf("no gutter")
	}
	l.tokens = append(l.tokens, token{l.number, text[len(m):], true})
	return nil
}

func (l *lexer) located(text string) error {
	path := inQuotes(text)
	if path == "" {
		path, _, _ = strings.Cut(text, ":")
		if strings.ContainsAny(path, `|"\`) {
			return fmt.Errorf("a path that is not plain")
		}
	}
	l.tokens = append(l.tokens, token{l.number, path, false})
	rest, ok := strings.CutPrefix(text[len(path):], ":")
	if !ok {
		return fmt.Errorf("no line number")
	}
	return l.block(rest)
}
