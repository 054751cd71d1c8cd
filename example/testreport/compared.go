package testreport

import (
	"regexp"
	"strings"
)

// comparisons are usual ways to say what was expected and what was got.
var comparisons = [...]*regexp.Regexp{
	regexp.MustCompile(`(?im)^\s*expected\s*:\s*(?P<expected>.+)$(?s:.*?)^\s*(?:received|actual)\s*:\s*(?P<actual>.+)$`),
	regexp.MustCompile(`(?i)\bgot:?\s+(?P<actual>.+?)[,;]?\s+(?:but )?(?:want|wanted|expected):?\s+(?P<expected>.+)$`),
	regexp.MustCompile(`(?i)\b(?:want|wanted|expected):?\s+(?P<expected>.+?)[,;]?\s+(?:but )?(?:got|was|received|actual):?\s+(?P<actual>.+)$`),
	regexp.MustCompile(`(?i)\s(?:=|is)\s(?P<actual>.+?)[,;]\s+(?:want|wanted|expected):?\s+(?P<expected>.+)$`),
}

// compared finds what was expected and what was got, both "" if that is not said.
func compared(text string) (expected, actual string) {
	for _, c := range comparisons {
		if m := c.FindStringSubmatch(text); m != nil {
			value := func(name string) string { return strings.TrimSpace(m[c.SubexpIndex(name)]) }
			return value("expected"), value("actual")
		}
	}
	return "", ""
}

// maxError is how much is shown of what a test says, in bytes.
const maxError = 1000

// cut is text, or its beginning and "…".
func cut(text string) string {
	text = strings.TrimSpace(text)
	if len(text) <= maxError {
		return text
	}
	return strings.ToValidUTF8(text[:maxError], "") + "…"
}
