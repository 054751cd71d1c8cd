package main

import (
	"strings"
	"unicode"

	"golang.org/x/text/width"
)

// cells is how many cells of a terminal a text takes: two for a wide character,
// none for a mark on the one before.
func cells(text string) int {
	n := 0
	for _, c := range text {
		n += cell(c)
	}
	return n
}

func cell(c rune) int {
	switch kind := width.LookupRune(c).Kind(); {
	case unicode.In(c, unicode.Mn, unicode.Me):
		return 0
	case kind == width.EastAsianWide, kind == width.EastAsianFullwidth:
		return 2
	default:
		return 1
	}
}

// wrap cuts a line into pieces of at most so many cells, behind a space where
// there is one in the second half. Together the pieces are the line.
func wrap(line string, most int) []string {
	var pieces []string
	for cells(line) > most {
		end := fit(line, most)
		if space := strings.LastIndexByte(line[:end], ' ') + 1; space > end/2 {
			end = space
		}
		pieces = append(pieces, line[:end])
		line = line[end:]
	}
	return append(pieces, line)
}

// fit is how many bytes of a line take at most so many cells, those of one
// character at least.
func fit(line string, most int) int {
	taken := 0
	for i, c := range line {
		if taken += cell(c); taken > most && i > 0 {
			return i
		}
	}
	return len(line)
}
