package directive_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/directive"
)

// parse reads the directives of a source text.
func parse(t *testing.T, src string) (*directive.File, []diag.Diagnostic) {
	t.Helper()
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "a.go", src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		t.Fatalf("%s\n%s", err, src)
	}
	return directive.Parse(fset, f)
}

// lines is diagnostics, one a line, with their hints where hints is set.
func lines(ds []diag.Diagnostic, hints bool) string {
	var list diag.List
	list.Append(ds...)
	var b strings.Builder
	for _, d := range list.Sorted("") {
		b.WriteString(strings.TrimPrefix(d.Error(), "a.go:") + "\n")
		if hints {
			b.WriteString("\t" + d.Hint + "\n")
		}
	}
	return b.String()
}

func at(line, column int) token.Position {
	return token.Position{Filename: "a.go", Line: line, Column: column}
}

// positions compares positions by what is told of them; syntax is compared by
// the caller.
var positions = cmp.Options{
	cmp.Comparer(func(a, b token.Position) bool {
		return a.Filename == b.Filename && a.Line == b.Line && a.Column == b.Column
	}),
	cmp.Comparer(func(a, b *ast.TypeSpec) bool { return true }),
	cmp.Comparer(func(a, b *ast.CommentGroup) bool { return true }),
}

func TestStruct(t *testing.T) {
	f, ds := parse(t, `package a

// GetOrder looks an order up.
//
//tool:name get_order
//tool:version 3
//tool:risk R2
//tool:idempotent key
//tool:poll
//tool:result *shop.Page[Order]
//tool:timeout 1m30s
//tool:error ORDER_GONE NOT_FOUND "it is \"gone\"" next="could ask" user=yes next="could wait"
//tool:error BUSY_2 RATE_LIMITED "busy"
//tool:example {"id": "订单"}
//tool:reject   {"id": 1}
//tool:reject {}
//tool:allow TA020 it is   meant
//tool:allow TA998 never
//tool:next "could cancel"
//tool:next "could wait"
//tool:trusted
type GetOrder struct{}
`)
	if got := lines(ds, false); !strings.Contains(got, "18:14: TA998 is no diagnostic [TA026]\n") || strings.Count(got, "\n") != 1 {
		t.Errorf("said:\n%s", got)
	}
	want := &directive.Struct{
		Name:       directive.Value[string]{Pos: at(5, 13), Is: "get_order"},
		Version:    directive.Value[int]{Pos: at(6, 16), Is: 3},
		Risk:       directive.Value[int]{Pos: at(7, 13), Is: 2},
		Idempotent: directive.Value[directive.Idempotency]{Pos: at(8, 19), Is: directive.IdempotentByKey},
		Poll:       directive.Value[bool]{Pos: at(9, 8), Is: true},
		Result:     directive.Value[string]{Pos: at(10, 15), Is: "*shop.Page[Order]"},
		Timeout:    directive.Value[time.Duration]{Pos: at(11, 16), Is: 90 * time.Second},
		Errors: []directive.Error{
			{Pos: at(12, 14), Code: "ORDER_GONE", Category: "NOT_FOUND", Message: `it is "gone"`, Next: []string{"could ask", "could wait"}, UserActs: true},
			{Pos: at(13, 14), Code: "BUSY_2", Category: "RATE_LIMITED", Message: "busy"},
		},
		Examples:  []directive.Value[string]{{Pos: at(14, 16), Is: `{"id": "订单"}`}},
		Rejects:   []directive.Value[string]{{Pos: at(15, 17), Is: `{"id": 1}`}, {Pos: at(16, 15), Is: `{}`}},
		Allowed:   []directive.Allow{{Pos: at(17, 14), Code: "TA020", Reason: "it is   meant"}},
		Next:      []directive.Value[string]{{Pos: at(19, 14), Is: "could cancel"}, {Pos: at(20, 14), Is: "could wait"}},
		Untrusted: directive.Value[bool]{Pos: at(21, 8)},
	}
	if d := cmp.Diff([]*directive.Struct{want}, f.Structs, positions); d != "" {
		t.Error(d)
	}
}

// TestDefaults are what a struct says that says only that it is a tool.
func TestDefaults(t *testing.T) {
	f, ds := parse(t, "package a\n\ntype (\n\t// A.\n\t//tool:name\n\tGetUserIDsArgs struct{}\n\n\tB int\n)\n")
	want := &directive.Struct{
		Name:    directive.Value[string]{Pos: at(5, 9), Is: "get_user_ids"},
		Version: directive.Value[int]{Is: 1},
	}
	if d := cmp.Diff([]*directive.Struct{want}, f.Structs, positions); d != "" || len(ds) > 0 {
		t.Error(d, lines(ds, false))
	}
	if got, want := f.Structs[0].Doc.Text(), "A.\n"; got != want {
		t.Errorf("doc is %q, want %q", got, want)
	}
}

func TestPageAndSummary(t *testing.T) {
	f, ds := parse(t, `package a

//tool:name
//tool:summary 订单 {order_id} "{status}"
//tool:page items=orders total=total next=next_cursor argument=cursor
//tool:fields concise=order_id,status
type T struct{}
`)
	said := func(column int, text string) directive.Value[string] {
		return directive.Value[string]{Pos: at(5, column), Is: text}
	}
	want := directive.Page{
		Items: said(19, "orders"), Total: said(32, "total"), Next: said(43, "next_cursor"), Argument: said(64, "cursor"),
	}
	got := f.Structs[0]
	concise := []directive.Value[string]{{Pos: at(6, 23), Is: "order_id"}, {Pos: at(6, 32), Is: "status"}}
	if d := cmp.Diff(concise, got.Fields.Is.Concise, positions); d != "" || !got.Fields.Said() {
		t.Error(d)
	}
	if d := cmp.Diff(want, got.Page.Is, positions); d != "" || got.Summary.Is != `订单 {order_id} "{status}"` || len(ds) > 0 {
		t.Errorf("%s, summary %q, said %q", d, got.Summary.Is, lines(ds, false))
	}
}

func TestLater(t *testing.T) {
	f, ds := parse(t, `package a

//tool:name
//tool:retry max=3 backoff=200ms on=RATE_LIMITED,TIMEOUT
//tool:budget ask tokens=800 chars=4000
//tool:form json
//tool:deliver csv
//tool:ok exit=0,1
type T struct{}
`)
	want := directive.Later{
		Deliver: directive.Value[string]{Pos: at(7, 16), Is: "csv"},
	}
	exits := directive.Value[[]int]{Pos: at(8, 16), Is: []int{0, 1}}
	if d := cmp.Diff(exits, f.Structs[0].OK, positions); d != "" {
		t.Error(d)
	}
	retry := directive.Value[directive.Retry]{Pos: at(4, 8), Is: directive.Retry{Max: 3, Backoff: 200 * time.Millisecond, On: []string{"RATE_LIMITED", "TIMEOUT"}}}
	budget := directive.Value[directive.Budget]{Pos: at(5, 8), Is: directive.Budget{Tokens: 800, Chars: 4000, Ask: true}}
	if d := cmp.Diff(budget, f.Structs[0].Budget, positions); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff(retry, f.Structs[0].Retry, positions); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff(want, f.Structs[0].Later, positions); d != "" {
		t.Error(d)
	}
	if form := f.Structs[0].Form; form.Is != "json" || form.Pos.Column != 13 {
		t.Errorf("the form is %+v", form)
	}
	const wantSaid = "7:8: //tool:deliver is not supported yet [TA029]\n"
	if got := lines(ds, false); got != wantSaid {
		t.Errorf("said:\n%swant:\n%s", got, wantSaid)
	}
}

func TestPlaces(t *testing.T) {
	f, ds := parse(t, `// Package a is a.
//
//tool:required tags
//tool:coerce off
package a

//tool:handler
func Handle() {}

//tool:handler
func (T) Handle() {}

//tool:name
//tool:coerce off
type T struct{}
`)
	if len(ds) > 0 {
		t.Errorf("said:\n%s", lines(ds, false))
	}
	if got, want := f.Package.RequiredTags, (directive.Value[bool]{Pos: at(3, 17), Is: true}); !cmp.Equal(got, want, positions) {
		t.Errorf("required tags: %v, want %v", got, want)
	}
	if got, want := f.Package.Strict, (directive.Value[bool]{Pos: at(4, 15), Is: true}); !cmp.Equal(got, want, positions) {
		t.Errorf("the package coerces nothing: %v, want %v", got, want)
	}
	if got, want := f.Structs[0].Strict, (directive.Value[bool]{Pos: at(14, 15), Is: true}); !cmp.Equal(got, want, positions) {
		t.Errorf("the tool coerces nothing: %v, want %v", got, want)
	}
	var got []string
	for _, h := range f.Handlers {
		got = append(got, h.Pos.String())
	}
	if d := cmp.Diff([]string{"a.go:7:8", "a.go:10:8"}, got); d != "" {
		t.Error(d)
	}
	if f.IsEmpty() || len(f.Structs) != 1 {
		t.Errorf("the file says nothing, or of %d structs", len(f.Structs))
	}
}
