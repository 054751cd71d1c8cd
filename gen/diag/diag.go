// Package diag holds what the generator says about a user's source: a
// position, a permanent code, one sentence of fact and one hint. Every other
// generator package imports it; it imports none of them.
package diag

import (
	"cmp"
	"fmt"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
)

// Diagnostic is one finding in a user's source. It is also an error.
type Diagnostic struct {
	// Pos is where the finding is. A file without a line, or no file at all,
	// is allowed for findings about a package as a whole.
	Pos token.Position
	// Code is permanent, such as TA012; see [Pages].
	Code Code
	// Message is one sentence of fact, without a capital or a full stop.
	Message string
	// Hint says how to cure it; "" where the message does.
	Hint string
}

// Error is the diagnostic on one line: file:line:col: message [TA012].
func (d Diagnostic) Error() string {
	var b strings.Builder
	if d.Pos.Filename != "" {
		b.WriteString(d.Pos.Filename)
		if d.Pos.IsValid() {
			fmt.Fprintf(&b, ":%d:%d", d.Pos.Line, d.Pos.Column)
		}
		b.WriteString(": ")
	}
	fmt.Fprintf(&b, "%s [%s]", d.Message, d.Code)
	return b.String()
}

// List collects diagnostics. The zero value is ready to use.
type List struct{ all []Diagnostic }

// Add records one finding.
func (l *List) Add(pos token.Position, code Code, hint, format string, args ...any) {
	l.all = append(l.all, Diagnostic{pos, code, fmt.Sprintf(format, args...), hint})
}

// Append records findings that were made elsewhere.
func (l *List) Append(ds ...Diagnostic) { l.all = append(l.all, ds...) }

// All is every finding, in the order in which they were made.
func (l *List) All() []Diagnostic { return slices.Clone(l.all) }

// Len counts the findings.
func (l *List) Len() int { return len(l.all) }

// Sorted is every finding once, by file, line, column and code, with paths
// relative to dir and in slashes.
func (l *List) Sorted(dir string) []Diagnostic {
	out := slices.Clone(l.all)
	for i := range out {
		out[i].Pos.Filename = Relative(dir, out[i].Pos.Filename)
	}
	slices.SortStableFunc(out, func(a, b Diagnostic) int {
		return cmp.Or(
			strings.Compare(a.Pos.Filename, b.Pos.Filename),
			cmp.Compare(a.Pos.Line, b.Pos.Line),
			cmp.Compare(a.Pos.Column, b.Pos.Column),
			strings.Compare(string(a.Code), string(b.Code)),
			strings.Compare(a.Message, b.Message),
		)
	})
	return slices.Compact(out)
}

// Relative is path seen from dir, in slashes; a path that cannot be seen from
// there stays as it is.
func Relative(dir, path string) string {
	if path == "" || !filepath.IsAbs(path) {
		return filepath.ToSlash(path)
	}
	rel, err := filepath.Rel(dir, path)
	if err != nil {
		return filepath.ToSlash(path)
	}
	return filepath.ToSlash(rel)
}
