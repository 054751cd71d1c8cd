package testreport

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"
)

// log is the events of go test -json by what they are about.
type log struct {
	tests    []*run            // in the order in which they began
	packages map[string]string // how they ended; "" for one that didn't
	build    []string          // what the compiler and vet wrote
	broken   []int             // the lines that are a part of an event
}

// run is one test, or a test of which others are subtests.
type run struct {
	pkg, name           string
	action              string // how it ended; "" if it didn't
	output              []string
	size                int
	parent, childFailed bool
}

// event is one line of go test -json, or of go tool test2json, which may not know
// the package.
type event struct {
	Action, Package, ImportPath, Test string
	Output                            *string
}

// maxOutput is how much is kept of what one test writes, in bytes.
const maxOutput = 64 << 10

// readEvents reads a stream. Its error says that there is no event in it.
func readEvents(stream []byte) (*log, error) {
	l := &log{packages: make(map[string]string)}
	tests := make(map[[2]string]*run)
	number, read := 0, 0
	for line := range bytes.Lines(stream) {
		number++
		line = bytes.TrimSpace(line)
		if !bytes.HasPrefix(line, []byte("{")) {
			continue
		}
		var e event
		if json.Unmarshal(line, &e) != nil || !e.isKnown() {
			l.broken = append(l.broken, number)
			continue
		}
		read++
		l.take(e, tests)
	}
	if read == 0 {
		return nil, errors.New("there is no event of go test")
	}
	l.link(tests)
	return l, nil
}

// isKnown reports whether e has what an event of its action has.
func (e event) isKnown() bool {
	switch e.Action {
	case "build-output":
		return e.ImportPath != "" && e.Output != nil
	case "build-fail":
		return e.ImportPath != ""
	case "output":
		return e.Output != nil
	case "start", "run", "pause", "cont", "pass", "bench", "fail", "skip", "attr", "artifacts":
		return true
	default:
		return false
	}
}

// take sorts an event.
func (l *log) take(e event, tests map[[2]string]*run) {
	switch {
	case e.Action == "build-output":
		l.build = append(l.build, *e.Output)
	case e.Action == "build-fail":
	case e.Test == "":
		l.packages[e.Package] += "" // not ended
		if ends(e.Action) {
			l.packages[e.Package] = e.Action
		}
	default:
		key := [2]string{e.Package, e.Test}
		if tests[key] == nil {
			tests[key] = &run{pkg: e.Package, name: e.Test}
			l.tests = append(l.tests, tests[key])
			l.packages[e.Package] += "" // not ended
		}
		tests[key].take(e)
	}
}

// ends reports whether an action ends a test or a package.
func ends(action string) bool { return action == "pass" || action == "fail" || action == "skip" }

func (r *run) take(e event) {
	switch {
	case ends(e.Action):
		r.action = e.Action
	case e.Action == "output":
		if r.size += len(*e.Output); r.size <= maxOutput {
			r.output = append(r.output, *e.Output)
		}
	}
}

// link tells tests of their subtests, and sorts them by package: those of several
// run at once.
func (l *log) link(tests map[[2]string]*run) {
	for _, t := range l.tests {
		for name := t.name; strings.Contains(name, "/"); {
			name = name[:strings.LastIndexByte(name, '/')]
			if p := tests[[2]string{t.pkg, name}]; p != nil {
				p.parent = true
				p.childFailed = p.childFailed || t.action != "pass" && t.action != "skip"
			}
		}
	}
	slices.SortStableFunc(l.tests, func(a, b *run) int { return strings.Compare(a.pkg, b.pkg) })
}

// isEnded reports whether every package ended, and every test but for those that
// a panic of another one has taken along.
func (l *log) isEnded() bool {
	for pkg, action := range l.packages {
		of := func(is func(*run) bool) bool {
			return slices.ContainsFunc(l.tests, func(r *run) bool { return r.pkg == pkg && is(r) })
		}
		if action == "" || of((*run).isRunning) && !of((*run).isPanicked) {
			return false
		}
	}
	return true
}

// isRunning reports whether r did not end.
func (r *run) isRunning() bool { return r.action == "" }

// isPanicked reports whether r wrote that it panics.
func (r *run) isPanicked() bool {
	return slices.ContainsFunc(r.output, func(line string) bool { return panics.MatchString(strings.TrimRight(line, "\r\n")) })
}
