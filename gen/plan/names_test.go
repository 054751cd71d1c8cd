package plan

import (
	"go/token"
	"go/types"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestPick(t *testing.T) {
	n := NewNames("tool", "decodeItem")
	var got []string
	for _, want := range []string{"tool", "tool", "decodeItem", "min", "func", "init", "", "9", "a-b.c", "名前", "\xff", "d"} {
		got = append(got, n.Pick(want))
	}
	want := []string{"tool2", "tool3", "decodeItem2", "min2", "func2", "init2", "x", "x9", "abc", "名前", "x2", "d"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the names differ (-want +got):\n%s", diff)
	}
	if n.Take("d") || n.Take("a b") || !n.Take("e") {
		t.Error("Take takes what is taken, or refuses what is free")
	}
}

// FuzzPick holds that every name is an identifier of its own which hides
// nothing.
func FuzzPick(f *testing.F) {
	f.Add("tool", "")
	f.Add("\"; var X = 1 //", "x2")
	f.Add("ａ", "_")
	f.Fuzz(func(t *testing.T, want, declared string) {
		n := NewNames(declared)
		first, second := n.Pick(want), n.Pick(want)
		for _, name := range []string{first, second} {
			if !token.IsIdentifier(name) || name == declared || name == "_" || types.Universe.Lookup(name) != nil {
				t.Errorf("%q became %q", want, name)
			}
		}
		if first == second {
			t.Errorf("%q was picked twice", first)
		}
	})
}

func TestUnexported(t *testing.T) {
	for name, want := range map[string]string{
		"GetOrder": "getOrder", "HTTPGet": "httpGet", "ID": "id", "URLs": "urLs", "A": "a", "get": "get", "Ärger": "ärger",
	} {
		if got := unexported(name); got != want {
			t.Errorf("%s became %s, not %s", name, got, want)
		}
	}
}

func TestPieces(t *testing.T) {
	for text, want := range map[Type][]Piece{
		"":                        nil,
		"map[string]int":          {{"", "map[string]int"}},
		"«time».Time":             {{"time", "Time"}},
		"[]*«a/b».C[«d».E]":       {{"", "[]*"}, {"a/b", "C"}, {"", "["}, {"d", "E"}, {"", "]"}},
		"struct{A int \"«x».Y\"}": {{"", "struct{A int \"«x».Y\"}"}},
		"struct{A «t».B `«x».Y`}": {{"", "struct{A "}, {"t", "B"}, {"", " `«x».Y`}"}},
		"«broken":                 {{"", "«broken"}},
	} {
		if diff := cmp.Diff(want, Pieces(text)); diff != "" {
			t.Errorf("the pieces of %s differ (-want +got):\n%s", text, diff)
		}
	}
}

func TestGuess(t *testing.T) {
	for path, want := range map[string]string{
		"example.com/geo": "geo", "example.com/geo/v2": "geo", "gopkg.in/yaml.v3": "yaml", "example.com/go-units": "units", "v2": "v2",
	} {
		if got := guess(path); got != want {
			t.Errorf("%s is called %s, not %s", path, got, want)
		}
	}
}
