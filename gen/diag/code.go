package diag

import "slices"

//go:generate go test -run ^TestReadme$ . -update

// Code names one kind of finding, for good: TA and three digits.
type Code string

// Page documents one code. It is what explain prints and what README.md, the
// list of all codes, is made from.
type Page struct {
	Code Code
	// Title is what is wrong, on one line.
	Title string
	// Text says why that matters and when it happens.
	Text string
	// Wrong is source, or a command, that fails so; Cure is what to write
	// instead.
	Wrong, Cure string
	// Allow says that //tool:allow may silence it: generating is possible all
	// the same.
	Allow bool
}

// Allowed says on one line whether //tool:allow may silence the code.
func (p Page) Allowed() string {
	if !p.Allow {
		return "It cannot be allowed."
	}
	return "It may be allowed: //tool:allow " + string(p.Code) + " and a reason."
}

// Pages is every code's page, by code. Codes go by what finds them: TA001 to
// TA019 loading, TA020 to TA039 directives, TA040 to TA059 tags, TA060 to
// TA079 types and enums, TA080 to TA089 handlers, TA090 to TA099 names and
// generated files, TA100 to TA109 imports, TA110 to TA119 tags
// and methods that may be meant otherwise, TA120 to TA129 how results are shown, TA130 to TA139 how calls are run.
func Pages() []Page {
	return slices.Concat(loadPages, directivePages, tagPages, typePages, handlerPages, stalePages, namePages, adoptPages, tagValuePages, shownPages, runningPages)
}

// Lookup is the page of a code, and whether there is one.
func Lookup(code Code) (Page, bool) {
	for _, p := range Pages() {
		if p.Code == code {
			return p, true
		}
	}
	return Page{}, false
}
