package forms

import (
	"regexp"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tokens"
)

// Piece is a part of a body that is no value.
type Piece int

// The pieces: keys are those of fields and the heads of columns; separators are
// the bars between cells.
const (
	Keys Piece = iota
	Sections
	Windows
	Units
	Quotes
	NonValues
	Separators
	Pieces = 7
)

// String is the name of p.
func (p Piece) String() string {
	return [Pieces]string{"keys", "section names", "windows", "units", "quotes", "non-values", "separators"}[p]
}

// kind is what a line of a body is.
type kind int

const (
	header kind = iota
	columns
	row
	field
	kinds = 4
)

// cuts are what is cut out of lines to be without a piece.
var cuts = [Pieces][kinds]*regexp.Regexp{
	Keys:       {columns: regexp.MustCompile(`[^|]+`), field: regexp.MustCompile(`^[a-z][a-z0-9_.]*(: )?`)},
	Sections:   {header: regexp.MustCompile(`^\[[^]]*\]`)},
	Windows:    {header: regexp.MustCompile(` (rows|records) [-0-9,]+ of \d+`), field: regexp.MustCompile(` \(\d+\)`)},
	Units:      {columns: regexp.MustCompile(` \([^)]*\)`), field: regexp.MustCompile(`\d [A-Z]{3}$`)},
	Quotes:     {row: quotes, field: quotes},
	NonValues:  {row: nonValue, field: nonValue},
	Separators: {columns: bar, row: bar},
}

var (
	quotes   = regexp.MustCompile(`(^|: |\|)"|"($|\|)`)
	nonValue = regexp.MustCompile(`(^|: |\|)\([a-z ]+\)`)
	bar      = regexp.MustCompile(`\|`)
)

// Without is a body without one piece; a bar leaves a space, and a quote what is
// beside it.
func Without(body string, p Piece) string {
	lines := strings.Split(body, "\n")
	is, next := field, field
	for i, line := range lines {
		is = next
		switch {
		case is == columns:
			next = row
		case strings.HasPrefix(line, "["):
			is, next = header, field
			if strings.Contains(line, "] rows ") {
				next = columns
			}
		}
		if cut := cuts[p][is]; cut != nil {
			lines[i] = cut.ReplaceAllStringFunc(line, func(found string) string {
				switch p {
				case Separators:
					return " "
				case Quotes:
					return strings.Replace(found, `"`, "", 1)
				case NonValues:
					return found[:strings.IndexByte(found, '(')]
				case Units:
					return strings.TrimRight(found[:1], " ")
				default:
					return ""
				}
			})
		}
	}
	return strings.Join(lines, "\n")
}

// account is the tokens that each piece of a body costs: those by which there are
// fewer without it. They need not add up, since a tokenizer joins what is side by
// side.
func account(counter *tokens.Counter, body string) (cost [Pieces]int) {
	whole := counter.Count([]byte(body))
	for p := range Piece(Pieces) {
		cost[p] = whole - counter.Count([]byte(Without(body, p)))
	}
	return cost
}
