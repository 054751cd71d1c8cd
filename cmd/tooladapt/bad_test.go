package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"
)

// TestBad runs the command on the packages of testdata/bad, one archive each:
// its comment says what is wrong, the file args holds arguments, exit the exit
// code, and stderr what is printed, to the byte; with nomodule there is no
// go.mod; the lines of links are symbolic links, each with what it points to,
// those of env are set in the environment.
// Nothing may be written, changed or left behind.
func TestBad(t *testing.T) {
	archives, err := filepath.Glob("testdata/bad/*.txtar")
	if err != nil || len(archives) == 0 {
		t.Fatalf("there are no archives: %v", err)
	}
	for _, name := range archives {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			t.Setenv("GOWORK", "off")
			t.Setenv("GOPROXY", "off")
			archive, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			testBad(t, name, archive)
		})
	}
}

func testBad(t *testing.T, name string, archive *txtar.Archive) {
	files, control := split(archive)
	dir := t.TempDir()
	unpack(t, dir, files)
	if _, alone := control["nomodule"]; !alone {
		if err := writeModule(dir, "example.com/m"); err != nil {
			t.Fatal(err)
		}
	}
	link(t, dir, control["links"])
	for line := range strings.Lines(control["env"]) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		t.Setenv(name, value)
	}
	before := snapshot(t, dir)
	args := append([]string{"-C", dir}, strings.Fields(control["args"])...)
	var stdout, stderr strings.Builder
	code := run(args, &stdout, &stderr)
	got := strings.ReplaceAll(stderr.String(), dir, "$WORK")
	if diff := cmp.Diff(before, snapshot(t, dir)); diff != "" {
		t.Errorf("files changed (-before +after):\n%s", diff)
	}
	if stdout.Len() > 0 {
		t.Errorf("standard output is not empty: %s", &stdout)
	}
	if want := strings.TrimSpace(control["exit"]); want != string(rune('0'+code)) {
		t.Errorf("exit code %d, want %s; it said\n%s", code, want, got)
	}
	if *update {
		rewrite(t, name, archive, got)
		return
	}
	if diff := cmp.Diff(control["stderr"], got); diff != "" {
		t.Errorf("standard error (-want +got):\n%s", diff)
	}
}

// split parts an archive into the files of a module and what steers the test.
// In the former, a line that is \r\n in the module ends in ^M in the archive.
func split(archive *txtar.Archive) (files *txtar.Archive, control map[string]string) {
	files, control = new(txtar.Archive), make(map[string]string)
	for _, f := range archive.Files {
		switch f.Name {
		case "args", "exit", "stderr", "nomodule", "links", "env":
			control[f.Name] = string(f.Data)
		default:
			f.Data = []byte(strings.ReplaceAll(string(f.Data), "^M\n", "\r\n"))
			files.Files = append(files.Files, f)
		}
	}
	return files, control
}

// link makes the symbolic links of a list below dir.
func link(t *testing.T, dir, list string) {
	t.Helper()
	for line := range strings.Lines(list) {
		name, target, _ := strings.Cut(strings.TrimSpace(line), " ")
		if err := os.Symlink(target, filepath.Join(dir, filepath.FromSlash(name))); err != nil {
			t.Skipf("there are no symbolic links here: %v", err)
		}
	}
}

func rewrite(t *testing.T, name string, archive *txtar.Archive, stderr string) {
	t.Helper()
	for i := range archive.Files {
		if archive.Files[i].Name == "stderr" {
			archive.Files[i].Data = []byte(stderr)
		}
	}
	if err := os.WriteFile(name, txtar.Format(archive), 0o644); err != nil {
		t.Fatal(err)
	}
}

// snapshot is every file below dir: its content, size and time of change.
func snapshot(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := make(map[string]string)
	err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		var data []byte
		if d.Type() != fs.ModeSymlink { // what a link points to is another file
			if data, err = os.ReadFile(name); err != nil {
				return err
			}
		}
		all[name] = info.ModTime().String() + "\n" + string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}
