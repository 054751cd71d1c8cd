package coding

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// folder makes files in a new folder, by their paths with slashes.
func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// open is the folder as a workspace.
func open(t *testing.T, dir string) *Workspace {
	t.Helper()
	w, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := w.Close(); err != nil {
			t.Error(err)
		}
	})
	return w
}

// sumFolder is a copy of the module in testdata.
func sumFolder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("testdata")); err != nil {
		t.Fatal(err)
	}
	return dir
}

// ask makes one call as a model does, and answers its text.
func ask(t *testing.T, w *Workspace, name string, arguments any) string {
	t.Helper()
	text, err := json.Marshal(arguments)
	if err != nil {
		t.Fatal(err)
	}
	return exec.New(w.Tools(), exec.Config{}).Do(t.Context(), tool.Call{Name: name, Arguments: text}).Content
}

// document is the text of an answer, read strictly.
func document(t *testing.T, text string) *render.Document {
	t.Helper()
	d, err := render.Read(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return d
}

// code is the code of the error that an answer tells, "" for none.
func code(t *testing.T, text string) string {
	t.Helper()
	v, _ := document(t, text).Value("error.code")
	return v.Text
}

// content is what a file in the folder holds.
func content(t *testing.T, dir, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// link makes a symbolic link, or skips the test where there are none.
func link(t *testing.T, to, from string) {
	t.Helper()
	if err := os.Symlink(to, from); err != nil {
		t.Skipf("no symbolic links here: %v", err)
	}
}

// names are all files below the folder.
func names(t *testing.T, dir string) []string {
	t.Helper()
	var all []string
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			all = append(all, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}
