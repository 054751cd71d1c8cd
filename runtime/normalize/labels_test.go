package normalize_test

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// label is what a person takes one of the recorded outputs for.
type label struct{ want, path string }

// labels are the rows of testdata/labels.txt.
func labels(t *testing.T) (all []label) {
	t.Helper()
	for line := range strings.Lines(string(readFile(t, filepath.Join("testdata", "labels.txt")))) {
		if line[0] == '#' {
			continue
		}
		want, path, ok := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		if !ok {
			t.Fatalf("labels.txt has the line %q", line)
		}
		all = append(all, label{want, path})
	}
	return all
}

// data is the folder of recorded outputs.
func data(t *testing.T) string {
	t.Helper()
	root := os.Getenv("TOOLADAPT_DATA")
	if root == "" && os.Getenv("CI") == "true" {
		t.Fatal("TOOLADAPT_DATA is not set")
	}
	if root == "" {
		t.Skip("set TOOLADAPT_DATA to the folder that has raw-outputs")
	}
	return root
}

func readFile(t *testing.T, name string) []byte {
	t.Helper()
	content, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// output is what the path of a label stands for.
func (l label) output(t *testing.T, root string) []byte {
	t.Helper()
	path, number, inLine := strings.Cut(l.path, "#")
	content := readFile(t, filepath.Join(root, filepath.FromSlash(path)))
	if !inLine {
		return content
	}
	number, quoted := strings.CutSuffix(number, `"`)
	n, err := strconv.Atoi(number)
	if err != nil {
		t.Fatalf("%s: %v", l.path, err)
	}
	return member(t, line(t, content, n), quoted)
}

// line is a line of content, by its number.
func line(t *testing.T, content []byte, number int) []byte {
	t.Helper()
	lines := bufio.NewScanner(strings.NewReader(string(content)))
	lines.Buffer(nil, len(content)+1)
	for range number {
		if !lines.Scan() {
			t.Fatalf("there is no line %d", number)
		}
	}
	return lines.Bytes()
}

// member is the text that a line has, as it is or quoted as it stands there.
func member(t *testing.T, line []byte, quoted bool) []byte {
	t.Helper()
	var has struct{ Text, Result json.RawMessage }
	if err := json.Unmarshal(line, &has); err != nil {
		t.Fatal(err)
	}
	token := slices.Concat(has.Text, has.Result)
	var text string
	if err := json.Unmarshal(token, &text); err != nil {
		t.Fatal(err)
	}
	if quoted {
		return token
	}
	return []byte(text)
}

// TestLabels holds the table itself: enough rows of every kind, in order, each
// for something that is there.
func TestLabels(t *testing.T) {
	root := data(t)
	count := make(map[string]int)
	seen := make(map[string]bool)
	for _, l := range labels(t) {
		count[l.want]++
		if seen[l.path] {
			t.Errorf("%s has two labels", l.path)
		}
		seen[l.path] = true
		l.output(t, root)
	}
	for _, want := range []string{"json", "wrapped json", "ndjson", "html", "xml", "csv", "text", "error"} {
		if count[want] < 8 {
			t.Errorf("%d outputs are labeled %s, want at least 8", count[want], want)
		}
		delete(count, want)
	}
	if len(seen) < 150 || len(count) > 0 {
		t.Errorf("%d labels, want at least 150; unknown are %v", len(seen), count)
	}
}
