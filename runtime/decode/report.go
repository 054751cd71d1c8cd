package decode

import (
	"math/bits"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// maxViolations is how many violations are told; the others are counted.
const maxViolations = 20

// report gathers violations. Those found inside a field, element or entry have
// paths that are relative to it until its frame moves on and calls within.
type report struct {
	found []tool.Violation
	total int
	// notes are what was done to values, unsaid counts those that are not told.
	// Their paths are like those of violations.
	notes  []tool.Coercion
	unsaid int
	// texts is what paths, and short values that were sent, are cut from.
	texts texts
	// bad are the top-level fields with a violation, ends where the values of the
	// first of them end that were read.
	bad  bitset
	ends []ending
	// halted says that one of the violations is why reading ended early.
	halted bool
}

// ending is where the value of a field ends.
type ending struct{ field, at int }

// roomy is a report with room for a few violations, as refused arguments mostly
// have.
type roomy struct {
	report
	found [4]tool.Violation
	ends  [8]ending
}

// newReport is an empty report that is going to have violations.
func newReport() *report {
	r := new(roomy)
	r.report.found, r.report.ends = r.found[:0], r.ends[:0]
	return &r.report
}

// bitset is a set of fields, by index.
type bitset [4]uint64

func (b *bitset) add(i int)      { b[i>>6&3] |= 1 << (i & 63) }
func (b *bitset) has(i int) bool { return b[i>>6&3]>>(i&63)&1 == 1 }

func (b *bitset) len() (n int) {
	for _, word := range b {
		n += bits.OnesCount64(word)
	}
	return n
}

// full reports whether further violations are only counted.
func (r *report) full() bool { return len(r.found) == maxViolations }

func (r *report) add(v tool.Violation) {
	r.total++
	if r.full() {
		return
	}
	if n := len(r.found); n == cap(r.found) {
		r.found = append(make([]tool.Violation, 0, min(4+2*n, maxViolations)), r.found...)
	}
	r.found = append(r.found, v)
}

// end keeps where the value of the top-level field i, which has a violation, ends,
// if there is room.
func (r *report) end(i, at int) {
	if len(r.ends) < cap(r.ends) {
		r.ends = append(r.ends, ending{i, at})
	}
}

// since are the violations after those that mark counts, as far as they are
// told.
func (r *report) since(mark tally) []tool.Violation {
	return r.found[min(int(mark.violations), len(r.found)):]
}

// maxPath is how many bytes of a path are told; names of maps are data.
const maxPath = 512

// tells reports whether something since mark is told.
func (r *report) tells(mark tally) bool {
	return int(mark.violations) < len(r.found) || int(mark.notes) < len(r.notes)
}

// within puts what was found since mark under name.
func (r *report) within(mark tally, name string) {
	found, notes := r.since(mark), r.notes[mark.notes:]
	for i := range found {
		found[i].Path = r.under(name, found[i].Path)
	}
	for i := range notes {
		notes[i].Path = r.under(name, notes[i].Path)
	}
}

// put puts what was found since mark in field f.
func (r *report) put(mark tally, f *Field) {
	if f.Secret {
		r.hide(mark, f.Name)
	} else {
		r.within(mark, f.Name)
	}
}

// under is path under name, clipped.
func (r *report) under(name, path string) string {
	name = token(name)
	if len(name)+len(path) >= maxPath {
		return strings.ToValidUTF8(("/" + name + path)[:maxPath], "") + "…"
	}
	b := r.texts.room(1 + len(name) + len(path))
	start := b.Len()
	b.WriteByte('/')
	b.WriteString(name)
	b.WriteString(path)
	return b.String()[start:]
}

// hide puts what was found since mark at name itself, so that neither what was
// sent nor names inside it are repeated.
func (r *report) hide(mark tally, name string) {
	at := pointer(name)
	found, notes := r.since(mark), r.notes[mark.notes:]
	for i := range found {
		found[i].Path = at
		if found[i].Keyword != requiredKeyword {
			found[i].Got, found[i].Secret = masked, true
		}
	}
	for i := range notes {
		notes[i].Path, notes[i].Before = at, masked
	}
}

// pointer is the JSON Pointer to name.
func pointer(name string) string { return "/" + token(name) }

// token is name as a token of a JSON Pointer.
func token(name string) string {
	if strings.IndexByte(name, '~') < 0 && strings.IndexByte(name, '/') < 0 {
		return name
	}
	return strings.ReplaceAll(strings.ReplaceAll(name, "~", "~0"), "/", "~1")
}

// secretive reports whether a value of r may hold a secret.
func (r *Rule) secretive() bool {
	if r.Items == nil && r.Fields == nil {
		return r.Secret // as most are, without a list of what was seen
	}
	return r.hidesAny(nil)
}

// hidesAny is secretive for rules that may contain themselves: seen are those
// around r.
func (r *Rule) hidesAny(seen []*Rule) bool {
	for _, s := range seen {
		if s == r {
			return false
		}
	}
	seen = append(seen, r)
	if r.Secret {
		return true
	}
	if r.Items != nil && r.Items.hidesAny(seen) {
		return true
	}
	for i := range r.Fields {
		if f := &r.Fields[i]; f.Secret || f.Rule.hidesAny(seen) {
			return true
		}
	}
	return false
}

// hidden reports whether a value of f must not be repeated.
func (f *Field) hidden() bool { return f.Secret || f.Rule.secretive() }
