package main

import (
	"fmt"
	"slices"
	"strings"
)

// side is how a call looks from one side.
type side struct {
	title, text string
	first       colour // of the text's first line, "" for none
}

// The columns of sides: what stands between them, and how narrow one may be for
// its text to be read.
const (
	between  = " │ "
	narrow   = 36
	gapCells = 3
)

// stack writes sides one above the other.
func (s show) stack(sides []side) {
	for _, v := range sides {
		first, rest, more := strings.Cut(v.text, "\n")
		if more {
			rest = "\n" + rest
		}
		fmt.Fprintf(s.out, "%s\n%s%s\n\n", s.paint(cyan, v.title), s.paint(v.first, first), rest)
	}
}

// fits reports whether sides can stand beside each other.
func (s show) fits(sides []side) bool {
	return len(sides) > 1 && s.width >= len(sides)*narrow+(len(sides)-1)*gapCells
}

// beside writes sides beside each other, each in a column. Lines that are too
// long for theirs are wrapped in it.
func (s show) beside(sides []side) {
	widths := share(s.width-(len(sides)-1)*gapCells, sides)
	columns := make([][]string, len(sides)) // padded and painted lines
	height := 0
	for i, v := range sides {
		columns[i] = s.column(v, widths[i])
		height = max(height, len(columns[i]))
	}
	for row := range height {
		var line strings.Builder
		for i, column := range columns {
			if i > 0 {
				line.WriteString(between)
			}
			if row < len(column) {
				line.WriteString(column[row])
			} else {
				line.WriteString(strings.Repeat(" ", widths[i]))
			}
		}
		fmt.Fprintln(s.out, strings.TrimRight(line.String(), " "))
	}
	fmt.Fprintln(s.out)
}

// column is the lines of a side, each padded to a width.
func (s show) column(v side, width int) []string {
	var lines []string
	add := func(c colour, text string) {
		for _, piece := range wrap(text, width) {
			lines = append(lines, s.paint(c, piece)+strings.Repeat(" ", max(0, width-cells(piece))))
		}
	}
	add(cyan, v.title)
	c := v.first
	for line := range strings.SplitSeq(printable(v.text), "\n") {
		add(c, line)
		c = ""
	}
	return lines
}

// share shares the cells that are left among the sides: each gets no more than its
// longest line needs, and those that need more get equal shares of the rest.
func share(left int, sides []side) []int {
	order := make([]int, len(sides))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return sides[a].longest() - sides[b].longest() })
	widths := make([]int, len(sides))
	for done, i := range order {
		widths[i] = min(sides[i].longest(), left/(len(sides)-done))
		left -= widths[i]
	}
	return widths
}

// longest is the cells of the longest line.
func (v side) longest() int {
	most := cells(v.title)
	for line := range strings.SplitSeq(printable(v.text), "\n") {
		most = max(most, cells(line))
	}
	return most
}
