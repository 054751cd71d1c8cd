package bind_test

import (
	"cmp"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// wanted is one expectation of a fixture.
type wanted struct {
	file    string
	line    int
	code    diag.Code
	message *regexp.Regexp
}

var (
	wantGroup = regexp.MustCompile(`^want(?:\(([+-]\d+)\))?((?: TA\d{3} "(?:[^"\\]|\\.)*")+)\s*`)
	wantOne   = regexp.MustCompile(` (TA\d{3}) ("(?:[^"\\]|\\.)*")`)
)

// wants reads the expectations of an archive: // want CODE "regexp" on the line
// that is wrong, or, where that line is a comment itself, // want(-2) CODE
// "regexp" two lines below. Several may follow each other.
func wants(t *testing.T, archive *txtar.Archive) []wanted {
	t.Helper()
	var all []wanted
	for _, file := range archive.Files {
		for i, line := range strings.Split(string(file.Data), "\n") {
			_, rest, ok := strings.Cut(line, "// want")
			if !ok {
				continue
			}
			for rest = "want" + rest; rest != ""; {
				m := wantGroup.FindStringSubmatch(rest)
				if m == nil {
					t.Fatalf("%s:%d: a want that cannot be read: %s", file.Name, i+1, rest)
				}
				rest = rest[len(m[0]):]
				offset, _ := strconv.Atoi(cmp.Or(m[1], "0"))
				for _, one := range wantOne.FindAllStringSubmatch(m[2], -1) {
					text, err := strconv.Unquote(one[2])
					if err != nil {
						t.Fatalf("%s:%d: %v", file.Name, i+1, err)
					}
					all = append(all, wanted{file.Name, i + 1 + offset, diag.Code(one[1]), regexp.MustCompile(text)})
				}
			}
		}
	}
	return all
}

// TestDiagnostics holds every fixture against its wants, both ways: a finding
// that no want expects fails, and so does a want that nothing was found for.
func TestDiagnostics(t *testing.T) {
	for _, name := range fixtures(t) {
		t.Run(filepath.Base(name), func(t *testing.T) {
			archive := parse(t, name)
			expected := wants(t, archive)
			_, found := bound(t, archive)
			for _, d := range found {
				wellFormed(t, d)
				i := slices.IndexFunc(expected, func(w wanted) bool {
					return w.file == d.Pos.Filename && w.line == d.Pos.Line && w.code == d.Code && w.message.MatchString(d.Message)
				})
				if i < 0 {
					t.Errorf("not wanted: %v\n\t%s", d, d.Hint)
					continue
				}
				expected = slices.Delete(expected, i, i+1)
			}
			for _, w := range expected {
				t.Errorf("wanted, not found: %s:%d: %s %q", w.file, w.line, w.code, w.message)
			}
		})
	}
}

// wellFormed holds a finding to what people and editors need of it: a place, one
// line of fact, and one line that says what to do.
func wellFormed(t *testing.T, d diag.Diagnostic) {
	t.Helper()
	if !d.Pos.IsValid() {
		t.Errorf("%v: it has no place", d)
	}
	for _, text := range []string{d.Message, d.Hint} {
		if text == "" || text != strings.TrimSpace(text) || strings.ContainsAny(text, "\n\r") || strings.HasSuffix(text, ".") {
			t.Errorf("%v: %q is no line of text", d, text)
		}
		if strings.Contains(strings.ReplaceAll(text, fixturePath, ""), "/fixture") {
			t.Errorf("%v: %q has the folder of the package", d, text)
		}
	}
}

// TestFixtures fails when a code of this package, of directive or of schema has
// no fixture that shows it.
func TestFixtures(t *testing.T) {
	shown := make(map[diag.Code]bool)
	for _, name := range fixtures(t) {
		for _, w := range wants(t, parse(t, name)) {
			shown[w.code] = true
		}
	}
	for _, p := range diag.Pages() {
		isImport := "TA100" <= p.Code && p.Code < "TA110" // for package adopt to find, as stale files are for package output
		if p.Code >= "TA020" && !isImport && p.Code != diag.Stale && !shown[p.Code] {
			t.Errorf("no fixture shows %s, %s", p.Code, p.Title)
		}
	}
	for code := range shown {
		if _, ok := diag.Lookup(code); !ok {
			t.Errorf("%s has no page", code)
		}
	}
}

func fixtures(t *testing.T) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join("testdata", "diag", "*.txtar"))
	if err != nil || len(names) == 0 {
		t.Fatal(fmt.Errorf("find fixtures: %d, %w", len(names), err))
	}
	return names
}

func parse(t *testing.T, name string) *txtar.Archive {
	t.Helper()
	archive, err := txtar.ParseFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return archive
}
