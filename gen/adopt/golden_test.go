package adopt_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/tooladapt/tooladapt/gen/adopt"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestGolden imports the inputs of testdata, each with the source that comes of
// it and everything that is found. That the sources generate, package gen tests.
func TestGolden(t *testing.T) {
	names, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(names) == 0 {
		t.Fatalf("there are no archives: %v", err)
	}
	for _, name := range names {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			in := archive.Files[0].Data
			made, err := adopt.Make(adopt.Config{File: "in.json"}, in)
			if err != nil {
				t.Fatal(err)
			}
			var found strings.Builder
			for _, d := range made.Diagnostics {
				found.WriteString(d.Error() + "\n")
			}
			got := txtar.Format(&txtar.Archive{Comment: archive.Comment, Files: []txtar.File{
				{Name: "in.json", Data: in},
				{Name: "tools.go.want", Data: made.Source},
				{Name: "found", Data: []byte(found.String())},
			}})
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
