package compact

import "context"

// Tree shows any tree of values, such as a JSON document, as a list of its
// nodes.
//
//tool:name tree
//tool:risk R0
type Tree struct {
	// Source is the text of the document.
	Source string `json:"source"`
}

// Node is one node of a tree.
type Node struct {
	// Path is a JSON Pointer.
	Path string `json:"path" tool:"key"`
	Kind string `json:"kind" tool:"key"`
	// Value is nil for a node that has other nodes, and for nothing.
	Value *string `json:"node"`
}

// Source is the tree, and the text that it was read from.
type Source struct {
	Nodes []Node `json:"nodes" tool:"as=rows"`
	Text  string `json:"source_text" tool:"as=lines"`
}

// Call answers with the text itself.
func (in Tree) Call(ctx context.Context) (Source, error) { return Source{Text: in.Source}, nil }
