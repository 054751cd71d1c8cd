package output

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/gen/plan"
)

const ours = Header + "\n\npackage a\n"

// folder is a new folder with those files: names and contents.
func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(data), 0o640); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(filepath.Join(dir, name), time.Time{}, long); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// long is when the files of a folder were last changed.
var long = time.Date(2020, 1, 2, 3, 4, 5, 0, time.UTC)

// file is what a test looks at.
type file struct {
	Data string
	Mode fs.FileMode
	// Old says that the file is untouched since folder made it.
	Old bool
}

// contents are all files of dir.
func contents(t *testing.T, dir string) map[string]file {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	all := make(map[string]file)
	for _, e := range entries {
		info, err := e.Info()
		if err != nil {
			t.Fatal(err)
		}
		var data []byte
		if e.Type().IsRegular() {
			if data, err = os.ReadFile(filepath.Join(dir, e.Name())); err != nil {
				t.Fatal(err)
			}
		}
		all[e.Name()] = file{string(data), info.Mode().Perm(), info.ModTime().Equal(long)}
	}
	return all
}

func TestWrite(t *testing.T) {
	dir := folder(t, map[string]string{
		"same_gen.go": ours + "const A = 1\n",
		"crlf_gen.go": strings.ReplaceAll(ours, "\n", "\r\n"),
		"old_gen.go":  ours + "const A = 1\n",
		"gone_gen.go": ours,
		"GONE.md":     MarkdownHeader + "\r\n\r\n# Tools\r\n",
	})
	at := func(name string) string { return filepath.Join(dir, name) }
	files := []File{
		{at("same_gen.go"), []byte(ours + "const A = 1\n")},
		{at("crlf_gen.go"), []byte(ours)},
		{at("old_gen.go"), []byte(ours + "const A = 2\n")},
		{at("GONE.md"), nil},
		{at("new_gen.go"), []byte(ours)},
		{at("gone_gen.go"), nil},
		{at("never_gen.go"), nil},
	}
	stale, err := Stale("", files)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{at("old_gen.go"), at("GONE.md"), at("new_gen.go"), at("gone_gen.go")}, stale); diff != "" {
		t.Errorf("stale files differ (-want +got):\n%s", diff)
	}
	written, err := Write("", files)
	if err != nil {
		t.Fatal(err)
	}
	want := []Written{{at("old_gen.go"), false}, {at("GONE.md"), true}, {at("new_gen.go"), false}, {at("gone_gen.go"), true}}
	if diff := cmp.Diff(want, written); diff != "" {
		t.Errorf("written files differ (-want +got):\n%s", diff)
	}
	got := contents(t, dir)
	made := file{Data: ours, Mode: got["new_gen.go"].Mode} // as the process makes files
	if diff := cmp.Diff(map[string]file{
		"same_gen.go": {ours + "const A = 1\n", 0o640, true},
		"crlf_gen.go": {strings.ReplaceAll(ours, "\n", "\r\n"), 0o640, true},
		"old_gen.go":  {ours + "const A = 2\n", 0o640, false},
		"new_gen.go":  made,
	}, got); diff != "" {
		t.Errorf("the folder differs (-want +got):\n%s", diff)
	}
	if written, err := Write("", files); written != nil || err != nil {
		t.Errorf("a second run wrote %v, %v", written, err)
	}
}

// TestRefused holds that nothing at all is written where one file must not be.
func TestRefused(t *testing.T) {
	for _, c := range []struct {
		name string
		// stand puts something at path.
		stand func(path string) error
		data  []byte
		want  string
	}{
		{"another hand", func(p string) error { return os.WriteFile(p, []byte("package a\n\n"+Header+"\n"), 0o666) }, []byte(ours),
			"tooladapt did not write it; move it away"},
		{"remove another hand's", func(p string) error { return os.WriteFile(p, []byte("package a\n"), 0o666) }, nil,
			"tooladapt did not write it; move it away"},
		{"a page with another line first", func(p string) error { return os.WriteFile(p, []byte("\n"+MarkdownHeader+"\n"), 0o666) }, nil,
			"tooladapt did not write it; move it away"},
		{"empty", func(p string) error { return os.WriteFile(p, nil, 0o666) }, []byte(ours), "tooladapt did not write it; move it away"},
		{"folder", func(p string) error { return os.Mkdir(p, 0o777) }, []byte(ours), "it is a folder"},
		{"link", func(p string) error { return os.Symlink("first_gen.go", p) }, []byte(ours), "it is a symbolic link"},
		{"broken link", func(p string) error { return os.Symlink("nowhere", p) }, []byte(ours), "it is a symbolic link"},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := folder(t, map[string]string{"first_gen.go": ours})
			path := filepath.Join(dir, "second_gen.go")
			if err := c.stand(path); err != nil {
				t.Skipf("make %s: %v", c.name, err)
			}
			files := []File{{filepath.Join(dir, "first_gen.go"), []byte(ours + "const A = 2\n")}, {path, c.data}}
			_, err := Write("", files)
			if want := "write " + path + ": " + c.want; err == nil || err.Error() != want {
				t.Errorf("the error is %v, want %s", err, want)
			}
			if _, stale := Stale("", files); stale == nil || stale.Error() != err.Error() {
				t.Errorf("Stale says %v", stale)
			}
			if got := contents(t, dir)["first_gen.go"]; got != (file{ours, 0o640, true}) {
				t.Errorf("the first file is %+v", got)
			}
		})
	}
}

// TestHeader holds that what is written is known as ours again.
func TestHeader(t *testing.T) {
	if Header != plan.Header {
		t.Errorf("the header of ours is %q, that of generated files %q", Header, plan.Header)
	}
}

// TestNoFolder holds the error for a folder that is not there.
func TestNoFolder(t *testing.T) {
	path := filepath.Join(t.TempDir(), "gone", "a_gen.go")
	_, err := Write("", []File{{path, []byte(ours)}})
	if err == nil || !strings.HasPrefix(err.Error(), "write "+path+": ") {
		t.Errorf("the error is %v", err)
	}
}
