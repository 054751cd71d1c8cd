package coding

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestNothingEscapes asks every tool for what lies outside the folder, in each
// way in which a path can lead there. All are refused, by the same code.
func TestNothingEscapes(t *testing.T) {
	top := folder(t, map[string]string{
		"secret.txt": "the secret\n", "secret/go.mod": "module example.com/secret\n", "in/a/b.txt": "b\n", "in/go.mod": "module example.com/in\n",
	})
	dir := filepath.Join(top, "in")
	link(t, filepath.Join(top, "secret.txt"), filepath.Join(dir, "absolute"))
	link(t, filepath.Join("..", "secret.txt"), filepath.Join(dir, "relative"))
	link(t, "relative", filepath.Join(dir, "twice"))
	link(t, "..", filepath.Join(dir, "up"))
	link(t, filepath.Join(top, "secret"), filepath.Join(dir, "module"))
	w := open(t, dir)
	files := []string{
		"../secret.txt", "a/../../secret.txt", filepath.ToSlash(filepath.Join(top, "secret.txt")), "/etc/passwd",
		"absolute", "relative", "twice", "up/secret.txt", "up/in/a/b.txt", "a/../up/secret.txt", "module/go.mod",
	}
	for _, name := range files {
		for _, tool := range []string{"read_file", "search_code", "edit_file"} {
			arguments := map[string]any{"path": name}
			switch tool {
			case "search_code":
				arguments["pattern"] = "secret"
			case "edit_file":
				arguments["old"], arguments["new"] = "secret", "public"
			}
			if got := code(t, ask(t, w, tool, arguments)); got != "OUTSIDE_FOLDER" {
				t.Errorf("%s of %s: %q, want OUTSIDE_FOLDER", tool, name, got)
			}
		}
	}
	for _, name := range []string{"..", "../secret", "module", "up", "up/secret"} {
		if got := code(t, ask(t, w, "run_tests", RunTests{Module: name, Seconds: 1})); got != "OUTSIDE_FOLDER" {
			t.Errorf("run_tests of %s: %q, want OUTSIDE_FOLDER", name, got)
		}
	}
	if got := content(t, top, "secret.txt"); got != "the secret\n" {
		t.Errorf("the file outside is now %q", got)
	}
	if got := ask(t, w, "search_code", SearchCode{Pattern: "secret"}); code(t, got) != "" {
		t.Errorf("a search of the whole folder fails:\n%s", got)
	} else if v, _ := document(t, got).Value("search.files"); v.Text != "2" {
		t.Errorf("a search follows links: %s files", v.Text)
	}
	if got := names(t, dir); !slices.Equal(got, []string{"a/b.txt", "absolute", "go.mod", "module", "relative", "twice", "up"}) {
		t.Errorf("there are files that were not: %v", got)
	}
}

// TestLinksWithin: a link from the folder into the folder is read, and not
// replaced by a file.
func TestLinksWithin(t *testing.T) {
	dir := folder(t, map[string]string{"a.txt": "a\n"})
	link(t, "a.txt", filepath.Join(dir, "b.txt"))
	w := open(t, dir)
	if got := ask(t, w, "read_file", ReadFile{Path: "b.txt", First: 1}); code(t, got) != "" {
		t.Errorf("reading fails:\n%s", got)
	}
	if got := code(t, ask(t, w, "edit_file", EditFile{Path: "b.txt", Old: "a", New: "b"})); got != "NOT_A_FILE" {
		t.Errorf("editing: %q, want NOT_A_FILE", got)
	}
	if info, err := os.Lstat(filepath.Join(dir, "b.txt")); err != nil || info.Mode().IsRegular() {
		t.Errorf("the link is %v, %v", info, err)
	}
}

func TestOpenNothing(t *testing.T) {
	dir := folder(t, map[string]string{"a.txt": ""})
	for _, name := range []string{"missing", "a.txt"} {
		if w, err := Open(filepath.Join(dir, name)); err == nil {
			t.Errorf("%s is a workspace: %v", name, w)
		}
	}
}
