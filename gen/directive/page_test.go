package directive_test

import (
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// TestPages sees that what the page of each code calls wrong is refused under
// that code, and that the cure is not.
func TestPages(t *testing.T) {
	for _, page := range diag.Pages() {
		if page.Code < "TA020" || page.Code > "TA044" {
			continue
		}
		if got := codes(t, page.Wrong); !strings.Contains(got, string(page.Code)) {
			t.Errorf("%s: what is wrong is refused as %q", page.Code, got)
		}
		if got := codes(t, page.Cure); strings.Contains(got, string(page.Code)) {
			t.Errorf("%s: the cure is refused as %q", page.Code, got)
		}
	}
}

// codes is what is found in a fragment: a field, or directives with or without
// their declaration.
func codes(t *testing.T, fragment string) string {
	var ds []diag.Diagnostic
	if i := strings.IndexByte(fragment, '`'); i >= 0 {
		_, ds = parseTag(t, fragment[i:])
	} else {
		if !strings.Contains(fragment, "type ") && !strings.Contains(fragment, "func ") {
			fragment += "\ntype T struct{}"
		}
		_, ds = parse(t, "package a\n\n"+fragment+"\n")
	}
	var b strings.Builder
	for _, d := range ds {
		b.WriteString(string(d.Code) + " ")
	}
	return b.String()
}
