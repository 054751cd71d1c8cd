package templates

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// page is a page of Markdown on its way. Text from users enters it only through
// prose, cell, code and fence.
type page struct{ strings.Builder }

// add appends a line of our own.
func (p *page) add(format string, words ...any) { fmt.Fprintf(p, format+"\n", words...) }

// block appends paragraphs of our own with a blank line before them.
func (p *page) block(text string) { p.add("\n%s", text) }

// table appends a table, none where it has no rows. Cells are made by cell and
// code already.
func (p *page) table(heads []string, rows [][]string) {
	if len(rows) == 0 {
		return
	}
	p.add("\n| %s |", strings.Join(heads, " | "))
	p.add("|%s", strings.Repeat("---|", len(heads)))
	for _, row := range rows {
		p.add("| %s |", strings.Join(row, " | "))
	}
}

// fence appends text as it is. Its marks are longer than any in the text.
func (p *page) fence(text string) {
	text = plainText(text)
	marks := strings.Repeat("`", max(3, 1+longest(text, '`')))
	p.add("\n%stext\n%s\n%s", marks, strings.TrimSuffix(text, "\n"), marks)
}

// prose is text of paragraphs and lists.
func prose(text string) string {
	lines := strings.Split(plainText(text), "\n")
	for i, line := range lines {
		line = strings.TrimSpace(strings.ReplaceAll(line, "\t", " "))
		item := ""
		if rest, ok := strings.CutPrefix(line, "- "); ok {
			item, line = "- ", strings.TrimSpace(rest)
		}
		lines[i] = item + begin(inlineText(line))
	}
	return strings.Join(lines, "\n")
}

// cell is text in a cell of a table.
func cell(text string) string { return inlineText(strings.Join(strings.Fields(plainText(text)), " ")) }

// code is text as code, in a cell of a table too; "" stays "". In a cell no bar
// may stand between marks, and no mark can stand for itself.
func code(text string) string {
	text = strings.Join(strings.Fields(plainText(text)), " ")
	switch {
	case text == "":
		return ""
	case !strings.ContainsAny(text, "|`"):
		return "`" + text + "`"
	}
	var b strings.Builder
	for _, r := range text {
		if strings.ContainsRune(markup, r) {
			fmt.Fprintf(&b, "&#%d;", r)
		} else {
			b.WriteRune(r)
		}
	}
	return "<code>" + b.String() + "</code>"
}

// markup is what may be markup within a line.
const markup = "\\`*_[]<|~&$"

// plainText is text with LF as its only line end, and with nothing in it that
// changes the direction or hides.
func plainText(text string) string {
	text = strings.ReplaceAll(strings.ToValidUTF8(text, "\ufffd"), "\r\n", "\n")
	var b strings.Builder
	for _, r := range text {
		if r != '\n' && r != '\t' && r != ' ' && !unicode.IsGraphic(r) && r != '\u200d' {
			fmt.Fprintf(&b, "\\u%04x", r)
			continue
		}
		b.WriteRune(r)
	}
	return b.String()
}

// inlineText is a line in which nothing is markup.
func inlineText(line string) string {
	var b strings.Builder
	runes := []rune(line)
	for i, r := range runes {
		switch {
		case r == '_' && i > 0 && i+1 < len(runes) && isWord(runes[i-1]) && isWord(runes[i+1]):
		case strings.ContainsRune(markup, r):
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}

func isWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// starts are the beginnings of lines that are markup there: of headings, lists,
// rules and lines under a heading.
var starts = regexp.MustCompile(`^([-#+=>]|\d+[.)])`)

// begin is a line whose beginning is no markup.
func begin(line string) string {
	n := len(starts.FindString(line))
	if n == 0 {
		return line
	}
	return line[:n-1] + `\` + line[n-1:]
}

// longest is the length of the longest run of c in text.
func longest(text string, c byte) int {
	n, most := 0, 0
	for i := range len(text) {
		if text[i] != c {
			n = 0
			continue
		}
		n++
		most = max(most, n)
	}
	return most
}

// first is the first sentence of a text, or its first line.
func first(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	for _, end := range [...]string{". ", "。"} {
		if i := strings.Index(line, end); i >= 0 {
			_, size := utf8.DecodeRuneInString(end)
			line = line[:i+size]
		}
	}
	return line
}

// yes is the word of a boolean.
func yes(is bool) string {
	if is {
		return "yes"
	}
	return "no"
}

// anchor is where GitHub and others find a heading of one word.
func anchor(word string) string { return "#" + strings.ToLower(word) }
