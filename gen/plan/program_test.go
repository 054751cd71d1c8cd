package plan

import (
	"slices"
	"strings"
	"testing"
)

// TestPrograms holds which packages one program answers for.
func TestPrograms(t *testing.T) {
	doc := func(path string) Document {
		path, isMain := strings.CutSuffix(path, " main")
		d := Document{Path: path, Package: "p"}
		if isMain {
			d.Package = "main"
		}
		return d
	}
	for _, tt := range []struct {
		most  int
		paths []string
		want  string
	}{
		{3, nil, ""},
		{3, []string{"m/a", "m/b", "m/c", "m/d"}, "m/a m/b m/c, m/d"},
		{3, []string{"m/a", "m/b main", "m/c"}, "m/a m/c, m/b"},
		{3, []string{"m/a", "m/internal/b", "m/internal/c", "m/x/internal/d", "internal/e"}, "m/a, m/internal/b m/internal/c, m/x/internal/d, internal/e"},
		{3, []string{"m/x/internal", "m/internals", "m/x/internal/y/internal/z"}, "m/x/internal, m/internals, m/x/internal/y/internal/z"},
	} {
		var documents []Document
		for _, p := range tt.paths {
			documents = append(documents, doc(p))
		}
		var got []string
		for _, together := range Programs(documents, tt.most) {
			var paths []string
			for _, d := range together {
				paths = append(paths, d.Path)
			}
			got = append(got, strings.Join(paths, " "))
		}
		if strings.Join(got, ", ") != tt.want {
			t.Errorf("%q go into %q, want %s", tt.paths, got, tt.want)
		}
	}
}

// TestProgramOf holds what a program imports, and where it is.
func TestProgramOf(t *testing.T) {
	tools := []DocumentTool{{Var: "GetTool", Case: Case{Samples: []string{`"a"`}, Absent: []Absent{{At: 1, In: []Absent{{Item: true}}}}}}}
	f, err := ProgramOf("m/a/texts", []Document{{Path: "m/a", Package: "a", Tools: tools}, {Path: "m/b", Package: "b", Tools: tools}})
	if err != nil {
		t.Fatal(err)
	}
	d := f.Decls[0].(Program)
	want := ProgramTool{"m/b", "GetTool", `{"samples":["\"a\""],"absent":[{"at":1,"in":[{"at":0,"item":true}]}]}`}
	if f.Path != "m/a/texts" || d.Func != "main" || len(f.Imports) != 3 || len(d.Tools) != 2 || d.Tools[1] != want {
		t.Errorf("the program is %+v", f)
	}
	f, err = ProgramOf("m/a/texts", []Document{{Path: "m/a", Package: "main", Tools: tools}})
	if err != nil || f.Path != "m/a" || f.Decls[0].(Program).Func != "init" || !slices.Equal(f.Imports, []Import{{TooldocPath, "tooladapt0", true}}) {
		t.Errorf("the program in a program is %+v, %v", f, err)
	}
}
