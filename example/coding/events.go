package coding

import (
	"encoding/json"
	"slices"
	"strings"
)

// testLog is the events of go test -json by what they are about.
type testLog struct {
	tests  []*testRun // by package, in the order in which they began
	build  []string   // what the compiler and vet wrote
	output []string   // what packages wrote outside their tests
}

// testRun is one test, or a test of which others are subtests.
type testRun struct {
	pkg, name           string
	action              string // how it ended; "" if it didn't
	output              []string
	size                int
	parent, childFailed bool
}

// event is one line of go test -json.
type event struct{ Action, Package, Test, Output string }

// maxTestOutput is how much is kept of what one test writes.
const maxTestOutput = 64 << 10

// readEvents reads the lines that are events; go writes some that are not.
func readEvents(stdout []byte) testLog {
	var log testLog
	tests := make(map[[2]string]*testRun)
	for line := range strings.Lines(string(stdout)) {
		var e event
		if json.Unmarshal([]byte(line), &e) != nil {
			log.output = append(log.output, line)
			continue
		}
		switch {
		case e.Action == "build-output":
			if !strings.HasPrefix(e.Output, "#") { // the package's name
				log.build = append(log.build, e.Output)
			}
		case e.Test == "":
			log.output = append(log.output, e.Output)
		default:
			key := [2]string{e.Package, e.Test}
			if tests[key] == nil {
				tests[key] = &testRun{pkg: e.Package, name: e.Test}
				log.tests = append(log.tests, tests[key])
			}
			tests[key].take(e)
		}
	}
	log.link(tests)
	slices.SortStableFunc(log.tests, func(a, b *testRun) int { return strings.Compare(a.pkg, b.pkg) })
	return log
}

func (t *testRun) take(e event) {
	switch e.Action {
	case "pass", "fail", "skip":
		t.action = e.Action
	case "output":
		if t.size += len(e.Output); t.size <= maxTestOutput {
			t.output = append(t.output, e.Output)
		}
	}
}

// link tells tests of their subtests.
func (l testLog) link(tests map[[2]string]*testRun) {
	for _, t := range l.tests {
		for name := t.name; ; {
			slash := strings.LastIndexByte(name, '/')
			if slash < 0 {
				break
			}
			name = name[:slash]
			if p := tests[[2]string{t.pkg, name}]; p != nil {
				p.parent = true
				p.childFailed = p.childFailed || t.action != "pass" && t.action != "skip"
			}
		}
	}
}
