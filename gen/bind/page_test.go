package bind_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// TestFieldPages sees that what the page of a code calls wrong is refused under
// that code, and that the cure is not, for the pages that show fields.
func TestFieldPages(t *testing.T) {
	isField := regexp.MustCompile(`^[A-Z]\w* [^=]*( ` + "`" + `|$)`)
	pages := 0
	for _, page := range diag.Pages() {
		if page.Code < "TA045" || !isField.MatchString(page.Wrong) || !isField.MatchString(page.Cure) {
			continue
		}
		pages++
		if got := slices.Concat(fieldCodes(t, page.Wrong, asArgument), fieldCodes(t, page.Wrong, asResult)); !slices.Contains(got, page.Code) {
			t.Errorf("%s: what is wrong is refused as %q\n%s", page.Code, got, page.Wrong)
		}
		if slices.Contains(fieldCodes(t, page.Cure, asArgument), page.Code) && slices.Contains(fieldCodes(t, page.Cure, asResult), page.Code) {
			t.Errorf("%s: the cure is refused\n%s", page.Code, page.Cure)
		}
	}
	if pages < 20 {
		t.Errorf("%d pages show fields, expected more than 20", pages)
	}
}

const (
	asArgument = "//tool:name\n//tool:risk R1\ntype Get# struct {\n\t%\n}\n\n"
	asResult   = "//tool:name\n//tool:risk R1\ntype Get# struct{}\n\ntype Out# struct {\n\t%\n}\n\n" +
		"func Do#(ctx context.Context, in Get#) (Out#, error) { return Out#{}, nil }\n\n"
)

// fieldCodes is what is found in the fields of a page, each in a tool of its
// own; the types that they name are there.
func fieldCodes(t *testing.T, fields, tool string) []diag.Code {
	t.Helper()
	src := `package p

import (
	"context"
	"math/big"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

type (
	Order     struct{ ID string ` + "`json:\"order_id\"`" + ` }
	OrderPage struct{ IDs []string ` + "`json:\"order_ids\"`" + ` }
	Page[T any] struct{ Items []T }
	Range     struct{ From int ` + "`json:\"from\"`" + ` }
	Cell      struct{ Row int ` + "`json:\"row\"`" + ` }
	Status    string
)

func _(context.Context, big.Int, tool.Raw) {}

`
	for i, field := range strings.Split(fields, "\n") {
		src += strings.NewReplacer("#", string(rune('A'+i)), "%", field).Replace(tool)
	}
	_, found := bound(t, &txtar.Archive{Files: []txtar.File{{Name: "p.go", Data: []byte(src)}}})
	var all []diag.Code
	for _, d := range found {
		all = append(all, d.Code)
	}
	return all
}
