package tooltest

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// Foreign stands for a struct of another package.
type Foreign struct {
	Code  string `json:"code"`
	Plain int
	_     int `note:"padding"`
	Outer
}

type Outer struct{}

const ordersFile = `// Package orders has tools.
//
//tool:required tags
package orders

// GetOrder looks an order up.
//
//tool:name get_order  
//tool:risk R1
type GetOrder struct {
	// Order number.
	ID, Old string ` + "`json:\"order_id\"`" + ` // as printed
	Page    // which part
	*other.Base[int] "json:\"base\""
}

//tool:nothing is a tool
type Plain struct{ A int }

type (
	// Status of an order.
	Status string
	// Level is a number.
	Level int
)

// Paid is alone.
const Paid Status = "paid"

const (
	// Low is low.
	Low Level = iota // the least
	High
	_
	Top, Other = Level(9), 1
	Text = "text"
)

// Handle is found by type.
//
//tool:handler
func (s *Shop[T]) Handle(ctx context.Context, in *GetOrder) error { return nil }

func (in GetOrder) Call(ctx context.Context) error { return nil }

func (l *Level) UnmarshalText(text []byte) error { return nil }

func (l Level) String() string { return "" }

func (s *Shop[T]) IsZero() bool { return false }

func Decorate(in, out GetOrder) {}

//tool:allow TA031 it is fine
func unrelated(s Status) {}

func unseen(o []GetOrder, p orders.GetOrder) {}
`

var ordersLines = []string{
	`const Level.High doc "" comment ""`,
	`const Level.Low doc "Low is low.\n" comment "the least\n"`,
	`const Level.Top doc "" comment ""`,
	`const Status.Paid doc "Paid is alone.\n" comment ""`,
	`field GetOrder.Base doc "" comment "" tag "json:\"base\""`,
	`field GetOrder.ID doc "Order number.\n" comment "as printed\n" tag "json:\"order_id\""`,
	`field GetOrder.Old doc "Order number.\n" comment "as printed\n" tag "json:\"order_id\""`,
	`field GetOrder.Page doc "" comment "which part\n" tag ""`,
	`foreign github.com/tooladapt/tooladapt/runtime/tooltest.Foreign.Code tag "json:\"code\""`,
	`foreign github.com/tooladapt/tooladapt/runtime/tooltest.Foreign.Outer tag ""`,
	`foreign github.com/tooladapt/tooladapt/runtime/tooltest.Foreign.Plain tag ""`,
	`func .Decorate`,
	`func .unrelated`,
	`func .unrelated directive allow TA031 it is fine`,
	`func GetOrder.Call`,
	`func Level.UnmarshalText`,
	`func Shop.Handle`,
	`func Shop.Handle directive handler`,
	`package directive required tags`,
	`type GetOrder directive name get_order`,
	`type GetOrder directive risk R1`,
	`type GetOrder doc "GetOrder looks an order up.\n"`,
	`type Level doc "Level is a number.\n"`,
	`type Status doc "Status of an order.\n"`,
}

var ordersSource = Source{
	Types:   []string{"Level", "Status"},
	Foreign: []reflect.Type{reflect.TypeFor[Foreign]()},
	Sum:     "0b1c46fdc64c9958721d196a62b726f66340c99eac76ca30b5fdbc82bed8d65e",
}

// folder makes a folder of those files the current one; names and texts
// alternate.
func folder(t *testing.T, files ...string) {
	t.Helper()
	dir := t.TempDir()
	for i := 0; i < len(files); i += 2 {
		if err := os.WriteFile(filepath.Join(dir, files[i]), []byte(files[i+1]), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
}

func TestFingerprintLines(t *testing.T) {
	folder(t, "tooladapt_gen.go", "package orders", "orders.go", ordersFile)
	files, err := sources(".")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := strings.Join(lines(files, ordersSource), ""), strings.Join(ordersLines, "\n")+"\n"; got != want {
		t.Errorf("the lines are\n%s\nwant\n%s", got, want)
	}
	if got := fingerprint(files, ordersSource); got != ordersSource.Sum {
		t.Errorf("the fingerprint is %s, want %s", got, ordersSource.Sum)
	}
}

// recorder is a test that keeps what it is told.
type recorder struct {
	testing.TB
	said string
}

func (r *recorder) Helper() {}
func (r *recorder) Errorf(format string, args ...any) {
	r.said += "error: " + fmt.Sprintf(format, args...)
}
func (r *recorder) Skipf(format string, args ...any) {
	r.said += "skip: " + fmt.Sprintf(format, args...)
}

const (
	stale  = "error: tooladapt_gen.go is out of date: a directive, doc comment, constant, tag or handler has changed; run go generate"
	absent = "skip: the sources of tooladapt_gen.go are not here; whether it is up to date is not checked"
)

// TestFresh edits the sources: what the fingerprint has must be noticed, and
// nothing else.
func TestFresh(t *testing.T) {
	tests := []struct{ name, old, new, want string }{
		{"nothing", "", "", ""},
		{"CRLF", "\n", "\r\n", ""},
		{"a function body", "{ return nil }", "{ panic(0) }", ""},
		{"a comment that is no doc comment", "package orders\n", "package orders\n\n// Orders follow.\n", ""},
		{"a type that no tool reaches", "Plain struct{ A int }", "Plain struct{ B int }", ""},
		{"a constant's value", `= "paid"`, `= "bezahlt"`, ""}, // a compiler sees it
		{"a field's type", "ID, Old string", "ID, Old int", ""},
		{"a package directive", "//tool:required tags\n", "", stale},
		{"a directive", "//tool:risk R1", "//tool:risk R2", stale},
		{"one more directive", "//tool:risk R1", "//tool:risk R1\n//tool:poll", stale},
		{"a name", "//tool:name get_order", "//tool:name find_order", stale},
		{"a tool less", "//tool:name get_order", "// a comment", stale},
		{"a tool more", "//tool:nothing is a tool", "//tool:name plain", stale},
		{"a type's doc", "// GetOrder looks an order up.", "// GetOrder finds an order.", stale},
		{"an enum's doc", "// Status of an order.", "// Status of something.", stale},
		{"a field's doc", "// Order number.", "// The number.", stale},
		{"a field's comment", "// as printed", "// on the receipt", stale},
		{"a field's tag", `json:"order_id"`, `json:"id"`, stale},
		{"a constant more", "\tHigh\n", "\tHigh\n\tHigher\n", stale},
		{"a constant's doc", "// Low is low.", "// Low is not high.", stale},
		{"a constant's comment", "// the least", "// the smallest", stale},
		{"a handler's directive", "//tool:handler\n", "", stale},
		{"a handler's name", ") Handle(", ") Find(", stale},
		{"a candidate less", "in, out GetOrder", "in, out int", stale},
		{"a function more", "func unseen(", "func seen(GetOrder) {}\n\nfunc unseen(", stale},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			folder(t, "tooladapt_gen.go", "package orders", "orders.go", strings.ReplaceAll(ordersFile, tt.old, tt.new))
			r := &recorder{TB: t}
			Fresh(r, ordersSource)
			if r.said != tt.want {
				t.Errorf("Fresh says %q, want %q", r.said, tt.want)
			}
		})
	}
}

// TestFreshReadsTheRightFiles adds files to fresh sources.
func TestFreshReadsTheRightFiles(t *testing.T) {
	tests := []struct{ name, file, text, want string }{
		{"another package", "main.go", "//go:build ignore\n\n//tool:poll\npackage main", ""},
		{"a test", "orders_test.go", "//tool:poll\npackage orders", ""},
		{"a generated file", "tooladapt_gen_linux.go", "//tool:poll\npackage orders", ""},
		{"a file that can't be parsed", "broken.go", "//tool:poll\npackage orders\nfunc {", ""},
		{"no Go", "orders.txt", "//tool:poll\npackage orders", ""},
		{"another file", "more.go", "//tool:poll\npackage orders", stale},
		{"a file for another system", "more_plan9.go", "//tool:poll\npackage orders", stale},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			folder(t, "tooladapt_gen.go", "package orders", "orders.go", ordersFile, tt.file, tt.text)
			r := &recorder{TB: t}
			if Fresh(r, ordersSource); r.said != tt.want {
				t.Errorf("Fresh says %q, want %q", r.said, tt.want)
			}
		})
	}
}

func TestFreshReadsForeignTags(t *testing.T) {
	folder(t, "tooladapt_gen.go", "package orders", "orders.go", ordersFile)
	for _, foreign := range [][]reflect.Type{nil, {reflect.TypeFor[Outer]()}, {reflect.TypeFor[Foreign](), reflect.TypeFor[Source]()}} {
		r := &recorder{TB: t}
		if Fresh(r, Source{ordersSource.Types, foreign, ordersSource.Sum}); r.said != stale {
			t.Errorf("with the structs %v Fresh says %q, want %q", foreign, r.said, stale)
		}
	}
}

func TestFreshSkipsWithoutSources(t *testing.T) {
	folder(t, "other.go", "package orders")
	r := &recorder{TB: t}
	if Fresh(r, ordersSource); r.said != absent {
		t.Errorf("Fresh says %q, want %q", r.said, absent)
	}
}
