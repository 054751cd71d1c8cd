package adopt_test

import (
	"slices"
	"testing"

	"github.com/tooladapt/tooladapt/gen/adopt"
	"github.com/tooladapt/tooladapt/gen/diag"
)

// TestPages sees that what the page of a code calls wrong is found under that
// code, and that nothing is found of the cure.
func TestPages(t *testing.T) {
	pages := 0
	for _, page := range diag.Pages() {
		if page.Code < "TA100" || page.Code > "TA109" {
			continue
		}
		pages++
		if got := codes(t, page.Wrong); !slices.Contains(got, page.Code) {
			t.Errorf("%s: what is wrong is found as %q\n%s", page.Code, got, page.Wrong)
		}
		if got := codes(t, page.Cure); len(got) > 0 {
			t.Errorf("%s: of the cure is found %q\n%s", page.Code, got, page.Cure)
		}
	}
	if pages < 3 {
		t.Errorf("there are %d pages about imports", pages)
	}
}

// codes are what is found of an input, or of a schema in one.
func codes(t *testing.T, text string) []diag.Code {
	t.Helper()
	if text[0] == '"' { // a property
		text = `{"properties": {` + text + `}}`
	}
	made, err := adopt.Make(adopt.Config{File: "in.json"}, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var all []diag.Code
	for _, d := range made.Diagnostics {
		all = append(all, d.Code)
	}
	return all
}
