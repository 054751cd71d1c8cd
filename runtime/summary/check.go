package summary

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// Checked is what is left of a summary.
type Checked struct {
	// Findings and Gaps are those that are shown, in their order.
	Findings []Finding
	Gaps     []string
	// Unproven counts the findings that what they cite does not bear out, Beyond
	// the findings and gaps that are too many or too long.
	Unproven, Beyond int
}

// Check keeps of a summary the findings that s bears out, as far as there is room.
func (s Source) Check(sum Summary) Checked {
	var c Checked
	said := make(map[string]bool)
	for i, f := range sum.Findings {
		text := strings.TrimSpace(f.Text)
		switch {
		case i >= maxLooked:
			c.Beyond += len(sum.Findings) - i
			return s.gaps(c, sum.Gaps)
		case utf8.RuneCountInString(text) > maxChars, said[text]:
			c.Beyond++
		case text == "" || !s.bears(Finding{text, f.Evidence}):
			c.Unproven++
		case len(c.Findings) == maxFindings:
			c.Beyond++
		default:
			said[text] = true
			c.Findings = append(c.Findings, Finding{text, slices.Clone(f.Evidence)})
		}
	}
	return s.gaps(c, sum.Gaps)
}

// gaps adds the gaps to what is left.
func (Source) gaps(c Checked, gaps []string) Checked {
	for _, gap := range gaps {
		gap = strings.TrimSpace(gap)
		if gap == "" || utf8.RuneCountInString(gap) > maxChars || len(c.Gaps) == maxGaps {
			c.Beyond++
			continue
		}
		c.Gaps = append(c.Gaps, gap)
	}
	return c
}

// bears reports whether what a finding cites bears it out: has all of its numbers
// and ids, and says no to nothing else.
func (s Source) bears(f Finding) bool {
	cited, ok := s.cited(f.Evidence)
	if !ok {
		return false
	}
	says, has := read(f.Text), read(cited)
	return says.numbers.in(has.numbers) && says.ids.in(has.names) && has.denies(says)
}
