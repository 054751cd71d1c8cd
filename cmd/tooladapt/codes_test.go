package main

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// TestEveryCode fails when a diagnostic has a page and no fixture that shows
// it, or a fixture and no page. Whether that is really found where a fixture
// names it is for the tests that run the fixtures.
func TestEveryCode(t *testing.T) {
	fixture := make(map[diag.Code]string)
	for _, shows := range [...]struct {
		files string
		code  *regexp.Regexp
	}{
		{"../../gen/bind/testdata/diag/*.txtar", regexp.MustCompile(`\b(TA[0-9]{3}) "`)}, // want TA020 "…"
		{"testdata/bad/*.txtar", regexp.MustCompile(`(?m) \[(TA[0-9]{3})\]$`)},           // what is printed
		{"testdata/script/*.txtar", regexp.MustCompile(`\[(TA[0-9]{3})\\?\]`)},           // that, or an expression for it
	} {
		names, err := filepath.Glob(filepath.FromSlash(shows.files))
		if err != nil || len(names) == 0 {
			t.Fatalf("there are no files %s: %v", shows.files, err)
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range shows.code.FindAllSubmatch(text, -1) {
				fixture[diag.Code(m[1])] = name
			}
		}
	}
	for _, p := range diag.Pages() {
		if fixture[p.Code] == "" {
			t.Errorf("no fixture shows %s, %s", p.Code, p.Title)
		}
		delete(fixture, p.Code)
	}
	for _, code := range slices.Sorted(maps.Keys(fixture)) {
		t.Errorf("%s has no page; it is in %s", code, fixture[code])
	}
}
