package coding

import (
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"testing"
)

func TestEditFile(t *testing.T) {
	tests := map[string]struct {
		before   string
		in       EditFile
		after    string
		replaced int
		old, now []Hit
	}{
		"a piece of a line": {
			"a\nb - c\nd\n", EditFile{Old: "-", New: "+"}, "a\nb + c\nd\n", 1,
			[]Hit{{"f", 2, "b - c"}}, []Hit{{"f", 2, "b + c"}},
		},
		"lines": {
			"a\nb\nc\nd\n", EditFile{Old: "b\nc\n", New: "x\n"}, "a\nx\nd\n", 1,
			[]Hit{{"f", 2, "b"}, {"f", 3, "c"}}, []Hit{{"f", 2, "x"}},
		},
		"taken out": {
			"a\nb\nc\n", EditFile{Old: "b\n"}, "a\nc\n", 1, []Hit{{"f", 2, "b"}}, nil,
		},
		"everywhere": {
			"x x\ny\nx\n", EditFile{Old: "x", New: "z\nz", All: true}, "z\nz z\nz\ny\nz\nz\n", 3,
			[]Hit{{"f", 1, "x x"}, {"f", 3, "x"}}, []Hit{{"f", 1, "z"}, {"f", 2, "z z"}, {"f", 3, "z"}, {"f", 5, "z"}, {"f", 6, "z"}},
		},
		"the last line, not ended": {
			"a\nb", EditFile{Old: "b", New: "c"}, "a\nc", 1, []Hit{{"f", 2, "b"}}, []Hit{{"f", 2, "c"}},
		},
		"CRLF": {
			"a\r\nb\r\nc\r\n", EditFile{Old: "a\nb", New: "x\ny"}, "x\r\ny\r\nc\r\n", 1,
			[]Hit{{"f", 1, "a"}, {"f", 2, "b"}}, []Hit{{"f", 1, "x"}, {"f", 2, "y"}},
		},
		"mixed line ends": {
			"a\r\nb\nc\n", EditFile{Old: "b\nc", New: "x"}, "a\r\nx\n", 1,
			[]Hit{{"f", 2, "b"}, {"f", 3, "c"}}, []Hit{{"f", 2, "x"}},
		},
	}
	for name, tt := range tests {
		dir := folder(t, map[string]string{"f": tt.before})
		w := open(t, dir)
		tt.in.Path = "f"
		got, err := w.EditFile(t.Context(), tt.in)
		if want := (Edit{"f", tt.replaced, tt.old, tt.now}); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, %v, want %+v", name, got, err, want)
		}
		if now := content(t, dir, "f"); now != tt.after {
			t.Errorf("%s: the file is %q, want %q", name, now, tt.after)
		}
		if all := names(t, dir); !slices.Equal(all, []string{"f"}) {
			t.Errorf("%s: something is left over: %v", name, all)
		}
	}
}

// TestEditFileText is the whole text that a model gets.
func TestEditFileText(t *testing.T) {
	w := open(t, folder(t, map[string]string{"f.go": "a\nb\n"}))
	const want = `[result] edit_file success
complete: true
next.1: could see by run_tests whether it works
[edit]
path: f.go
replaced: 1
[before] located 1-1 of 1 external
f.go:2| b
[after] located 1-2 of 2 external
f.go:2| c
f.go:3| d
`
	if got := ask(t, w, "edit_file", EditFile{Path: "f.go", Old: "b", New: "c\nd"}); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestEditFileKeepsTheMode(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no modes")
	}
	dir := folder(t, map[string]string{"run.sh": "a\n"})
	path := filepath.Join(dir, "run.sh")
	if err := os.Chmod(path, 0o777); err != nil {
		t.Fatal(err)
	}
	if _, err := open(t, dir).EditFile(t.Context(), EditFile{Path: "run.sh", Old: "a", New: "b"}); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o777 {
		t.Errorf("the mode is %v, %v", info, err)
	}
}

// TestEditFileFails: whatever is refused leaves the file as it was.
func TestEditFileFails(t *testing.T) {
	files := map[string]string{"f": "a\nb\na\n", "crlf": "a\r\nb\n", "binary": "a\x00", "d/f": "a"}
	dir := folder(t, files)
	w := open(t, dir)
	for _, tt := range []struct {
		in   EditFile
		want string
	}{
		{EditFile{Path: "f", Old: "c", New: "d"}, "NO_MATCH"},
		{EditFile{Path: "f", Old: "a ", New: "d"}, "NO_MATCH"},
		{EditFile{Path: "crlf", Old: "a\nb", New: "d"}, "NO_MATCH"},
		{EditFile{Path: "f", Old: "a", New: "d"}, "SEVERAL_MATCHES"},
		{EditFile{Path: "f", Old: "a", New: "a"}, "INVALID_ARGUMENTS"},
		{EditFile{Path: "f", Old: "", New: "a"}, "INVALID_ARGUMENTS"},
		{EditFile{Path: "missing", Old: "a", New: "b"}, "NOT_FOUND"},
		{EditFile{Path: "binary", Old: "a", New: "b"}, "NOT_TEXT"},
		{EditFile{Path: "d", Old: "a", New: "b"}, "NOT_A_FILE"},
	} {
		if got := code(t, ask(t, w, "edit_file", tt.in)); got != tt.want {
			t.Errorf("%+v: %q, want %s", tt.in, got, tt.want)
		}
	}
	for name, want := range files {
		if got := content(t, dir, name); got != want {
			t.Errorf("%s is now %q", name, got)
		}
	}
}

// TestReplaceOnlyWhatWasRead: a file that someone else wrote after it was read
// stays theirs.
func TestReplaceOnlyWhatWasRead(t *testing.T) {
	dir := folder(t, map[string]string{"f": "mine\n"})
	w := open(t, dir)
	_, info, err := w.read("f")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "f"), []byte("theirs, longer\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := w.replace("f", info, "ours\n"); err != ErrFileChanged {
		t.Errorf("got %v, want %v", err, ErrFileChanged)
	}
	if got, all := content(t, dir, "f"), names(t, dir); got != "theirs, longer\n" || len(all) != 1 {
		t.Errorf("the file is %q, of %v", got, all)
	}
}
