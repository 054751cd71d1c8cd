package texts

import "testing"

// TestLines holds which line is told of what the go command and a program say.
func TestLines(t *testing.T) {
	for said, want := range map[string]string{
		"": "",
		"# example.com/m\nm.go:3:9: undefined: x\nm.go:4:9: undefined: y\n": "m.go:3:9: undefined: x",
		"go: updates to go.mod needed\n":                                    "go: updates to go.mod needed",
		"# example.com/m\nlink: broken\n":                                   "link: broken",
		"texts/main.go:9:2: cannot find module\n\tgo get it\n":              "texts/main.go:9:2: cannot find module",
	} {
		if got := positioned(said); got != want {
			t.Errorf("of %q is told %q, want %q", said, got, want)
		}
	}
	if got := first("\npanic: no\n\ngoroutine 1:\n\tmain.go:3\n"); got != "panic: no" {
		t.Errorf("of a panic is told %q", got)
	}
}
