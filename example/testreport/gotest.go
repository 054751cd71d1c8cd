package testreport

import (
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// readGo reads the stream of go test -json.
func readGo(stream []byte) (Report, []tool.Missing, error) {
	l, err := readEvents(stream)
	if err != nil {
		return Report{}, nil, err
	}
	r := Report{Failures: []Failure{}, BuildErrors: []BuildError{}}
	for _, t := range l.tests {
		switch {
		case t.parent && (t.action != "fail" || t.childFailed):
		case t.action == "pass":
			r.Passed++
		case t.action == "skip":
			r.Skipped++
		case t.isRunning() && l.packages[t.pkg] != "fail": // nobody knows how it went on
		default: // also those that were running when the process failed
			r.Failures = append(r.Failures, t.failure())
		}
	}
	r.Failed = len(r.Failures)
	for _, line := range l.build {
		if e, ok := buildError(line); ok && !slices.Contains(r.BuildErrors, e) {
			r.BuildErrors = append(r.BuildErrors, e)
		}
	}
	r.Verdict = l.verdict(r.Failed)
	missing := l.missing()
	if len(missing) > 0 && r.Verdict == Passed {
		r.Verdict = ""
	}
	return r, missing, nil
}

// verdict is how the run ended: a package that failed although none of its tests
// did could not run them.
func (l *log) verdict(failed int) Verdict {
	for pkg, action := range l.packages {
		own := slices.ContainsFunc(l.tests, func(r *run) bool { return r.pkg == pkg && r.action != "pass" && r.action != "skip" })
		if action == "fail" && !own {
			return Broken
		}
	}
	switch {
	case len(l.build) > 0:
		return Broken
	case failed > 0:
		return Failed
	default:
		return Passed
	}
}

// missing is what the stream lacks.
func (l *log) missing() []tool.Missing {
	const most = 20
	var all []tool.Missing
	if len(l.broken) > 0 {
		all = append(all, tool.Missing{Why: "unreadable", Rows: l.broken[:min(len(l.broken), most)]})
	}
	if !l.isEnded() {
		all = append(all, tool.Missing{Why: "stopped"})
	}
	return all
}

// What tests write when they fail.
var (
	logged  = regexp.MustCompile(`^\s+([^\s:/\\]+\.go):([0-9]+): ?(.*)$`)
	frame   = regexp.MustCompile(`^\t(.+\.go):([0-9]+)(?: \+0x[0-9a-f]+)?$`)
	panics  = regexp.MustCompile(`^(?:panic|fatal error): (.*?)(?: \[recovered.*\])?$`)
	heading = regexp.MustCompile(`^\s*(?:=== |--- )`)
	wrong   = regexp.MustCompile(`^(?:vet: )?((?:\.\.?[/\\])?[^\s:]+\.go|[^\s:]*go\.mod):([0-9]+)(?::[0-9]+)?: (.+)`)
)

// failure is what is known of a test that failed.
func (r *run) failure() Failure {
	f := Failure{Package: r.pkg, Test: r.name}
	panicked := false
	for i, line := range r.output {
		line = strings.TrimRight(line, "\r\n")
		if m := panics.FindStringSubmatch(line); m != nil {
			f.Error, panicked = cut("panic: "+m[1]), true
			f.File, f.Line = innermost(r.output[i+1:])
			f.Expected, f.Actual, f.Further = "", "", 0
			break
		}
		m := logged.FindStringSubmatch(line)
		switch {
		case m == nil:
		case f.Error != "":
			f.Further++
		default:
			f.File, f.Line = m[1], number(m[2])
			f.Error = cut(strings.Join(append([]string{m[3]}, continued(r.output[i+1:])...), "\n"))
			f.Expected, f.Actual = compared(f.Error)
		}
	}
	f.suggest(panicked)
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

// innermost is the place of the innermost call, in the stack of a panic, that is
// no code of Go's own: its file without the folders of whoever ran the tests.
func innermost(stack []string) (string, int) {
	var all [][]string
	library := "runtime/"
	for _, line := range stack {
		m := frame.FindStringSubmatch(strings.TrimRight(line, "\r\n"))
		if m == nil {
			continue
		}
		all = append(all, m)
		if folder, ok := strings.CutSuffix(m[1], "testing/testing.go"); ok && folder != "" {
			library = folder
		}
	}
	for _, m := range all {
		if !strings.HasPrefix(m[1], library) && !strings.HasPrefix(m[1], "testing/") {
			return path.Base(strings.ReplaceAll(m[1], `\`, "/")), number(m[2])
		}
	}
	return "", 0
}

// buildError is a line of the compiler's or vet's; false for one that is about no
// place.
func buildError(line string) (BuildError, bool) {
	m := wrong.FindStringSubmatch(line)
	if m == nil {
		return BuildError{}, false
	}
	return BuildError{strings.ReplaceAll(m[1], `\`, "/"), number(m[2]), cut(m[3])}, true
}

// number is a line number, 0 for none.
func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0
	}
	return n
}
