package templates_test

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// goldens are the fixtures by the name of their archives.
var goldens = []struct {
	name, comment string
	make          func() *fixture
}{
	{"orders", "One tool as people write it: the picture of a whole file.", orders},
	{"handlers", "Every form of a handler, of two services and of none.", handlers},
	{"results", "Every form of a result that is no struct, and no result.", results},
	{"absence", "Every way for a field of a result to be absent, and what stands there then.", absence},
	{"tables", "Rows, records, maps and texts at every depth of a result.", tables},
	{"pages", "Results that are pages of a list, and summaries of every kind of value.", pages},
	{"arguments", "Every kind of argument, with rules, defaults, echoes and guards of another package.", arguments},
	{"caller", "Arguments that the caller fills: of the struct itself, of one that it embeds, and in front of a method Check.", filled},
	{"names", "A package that has taken the names that generated code would choose.", names},
}

// TestGolden renders models written as literals: no source is loaded, so a
// failure here is one of plan or templates. Everything that is rendered
// compiles together with the source it is for, and a second run gives the same
// bytes.
func TestGolden(t *testing.T) {
	for _, g := range goldens {
		t.Run(g.name, func(t *testing.T) {
			x := g.make()
			code, test := x.render(t)
			typeCheck(t, x.text(), code, test)
			unused(t, code)
			if again, testAgain := g.make().render(t); again != code || testAgain != test {
				t.Error("a second run gives other bytes")
			}
			got := txtar.Format(&txtar.Archive{Comment: []byte(g.comment + "\n"), Files: []txtar.File{
				{Name: "tooladapt_gen.go.want", Data: []byte(code)}, {Name: "tooladapt_gen_test.go.want", Data: []byte(test)},
			}})
			name := filepath.Join("testdata", g.name+".txtar")
			if *update {
				if err := os.WriteFile(name, got, 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), string(got)); diff != "" {
				t.Errorf("the golden file differs (-want +got):\n%s", diff)
			}
		})
	}
}
