package types

import (
	"errors"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/decode"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestDepth holds that a value which contains itself ends at the limit, in what
// is sent as in what is made in Go, where it may even go round in a circle.
func TestDepth(t *testing.T) {
	text := strings.Repeat(`{"value":1,"next":`, decode.MaxDepth) + "null" + strings.Repeat("}", decode.MaxDepth)
	_, err := CirclesTool.Decode([]byte(`{"chain":` + text + `}`))
	if got := keywords(err); got != "limit" {
		t.Errorf("a chain that is too long gives %q", got)
	}
	loop := &Chain{Value: 1}
	loop.Next = loop
	if got := keywords(CirclesTool.Validate(Circles{Chain: loop})); got != "limit" {
		t.Errorf("a chain without an end gives %q", got)
	}
	tree := Tree{Name: "a", Kids: make([]Tree, 2)}
	tree.Kids[0], tree.Kids[1] = tree, tree
	for range 70 { // each tree has the one before twice
		tree = Tree{Name: "a", Kids: []Tree{tree, tree}}
	}
	if got := keywords(CirclesTool.Validate(Circles{Tree: tree})); got != "limit" {
		t.Errorf("a tree that is too deep gives %q", got)
	}
}

// TestSecretInACircle holds that a secret is not repeated which stands in a
// value that the rules only refer to.
func TestSecretInACircle(t *testing.T) {
	_, err := CirclesTool.Decode([]byte(`{"person":{"house":{"persons":{"pin":"4711"}}}}`))
	if said := told(err); strings.Contains(said, "4711") || !strings.Contains(said, "(redacted)") {
		t.Errorf("the model is told %s", said)
	}
}

// keywords are those of the violations of an error.
func keywords(err error) string {
	e, ok := errors.AsType[*tool.Error](err)
	if !ok {
		return ""
	}
	var all []string
	for _, v := range e.Arguments.Violations {
		all = append(all, v.Keyword)
	}
	return strings.Join(all, " ")
}
