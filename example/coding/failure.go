package coding

import (
	"regexp"
	"strconv"
	"strings"
)

// What tests write when they fail.
var (
	logged  = regexp.MustCompile(`^\s+([^\s:/\\]+\.go):([0-9]+): ?(.*)$`)
	frame   = regexp.MustCompile(`^\t(.+\.go):([0-9]+)(?: \+0x[0-9a-f]+)?$`)
	panics  = regexp.MustCompile(`^(?:panic|fatal error): (.*?)(?: \[recovered.*\])?$`)
	heading = regexp.MustCompile(`^\s*(?:=== |--- )`)
)

// comparisons are usual ways to say what was expected and what was got.
var comparisons = [...]*regexp.Regexp{
	regexp.MustCompile(`(?is)\bgot:?\s+(?P<actual>.+?)[,;]?\s+(?:but )?(?:want|wanted|expected):?\s+(?P<expected>.+)$`),
	regexp.MustCompile(`(?is)\b(?:want|wanted|expected):?\s+(?P<expected>.+?)[,;]?\s+(?:but )?(?:got|was|actual\s*):?\s+(?P<actual>.+)$`),
	regexp.MustCompile(`(?is)\s(?:=|is)\s(?P<actual>.+?)[,;]\s+(?:want|wanted|expected):?\s+(?P<expected>.+)$`),
}

// maxError is how much is shown of what a test says.
const maxError = 1000

// failure is what is known of a test that failed.
func (t *testRun) failure(s source) TestFailure {
	f := TestFailure{Test: t.name, Suggestion: "run this test alone by run, to see what it does"}
	for i, line := range t.output {
		line = strings.TrimRight(line, "\r\n")
		if m := panics.FindStringSubmatch(line); m != nil {
			f.Error = cut("panic: " + m[1])
			f.Path, f.Line = s.innermost(t.output[i+1:])
			f.Suggestion = "read the file around this line: the code panics there"
			return f
		}
		m := logged.FindStringSubmatch(line)
		switch {
		case m == nil:
		case f.Error != "":
			f.Further++
		default:
			f.Path, f.Line = s.file(t.pkg, m[1]), number(m[2])
			f.Error = cut(strings.Join(append([]string{m[3]}, continued(t.output[i+1:])...), "\n"))
			f.Expected, f.Actual = compared(f.Error)
			f.Suggestion = "read the test around this line, to see what it checks"
			if f.Expected != "" {
				f.Suggestion = "read the test around this line and then the code that gives the actual value"
			}
		}
	}
	if f.Error == "" {
		f.Error = "the test failed and does not say why"
		if t.action == "" {
			f.Error = "the test did not end"
		}
	}
	return f
}

// continued are the further lines of an error, which are indented more.
func continued(output []string) []string {
	var lines []string
	for _, line := range output {
		text, ok := strings.CutPrefix(strings.TrimRight(line, "\r\n"), "        ")
		if !ok || logged.MatchString(line) || heading.MatchString(line) {
			break
		}
		lines = append(lines, strings.TrimSpace(text))
	}
	return lines
}

// compared finds what was expected and what was got, both "" if that is not
// said.
func compared(text string) (expected, actual string) {
	for _, c := range comparisons {
		if m := c.FindStringSubmatch(text); m != nil {
			value := func(name string) string { return strings.TrimSpace(m[c.SubexpIndex(name)]) }
			return value("expected"), value("actual")
		}
	}
	return "", ""
}

func cut(text string) string {
	if len(text) <= maxError {
		return text
	}
	return strings.ToValidUTF8(text[:maxError], "") + "…"
}

// number is a line number, 0 for none.
func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0
	}
	return n
}
