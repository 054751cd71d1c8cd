package render

import "strings"

// records reads a list of records from its window on.
func (r *reader) records(p *Part) Body {
	body := Records{Window: r.window()}
	r.endHeader(p)
	t := tally{window: body.Window}
	for !r.done && !r.at('[') {
		r.step(&t)
		r.expect("- ")
		body.Records = append(body.Records, r.record())
	}
	r.end(&t)
	return body
}

// record reads the fields of one record, the first of them behind its dash.
func (r *reader) record() []Entry {
	keys, l := keySet{}, numbering{}
	record := []Entry{r.member(keys, &l)}
	r.advance()
	for r.skip("  ") {
		record = append(record, r.member(keys, &l))
		r.advance()
	}
	r.endNumbering(&l)
	return record
}

// numbering is how far a list of structs within a record is read: a line with its
// count, "items (2)", and then the fields of each, "items.1.sku: A". The zero
// value is outside of such a list.
type numbering struct {
	list string // the key of the list, "" outside
	// count is how many entries there are, last the one that was read last.
	count, last int
	// bare says that the last one has no fields: "items.2: (null)".
	bare bool
}

// member reads one field of a record.
func (r *reader) member(keys keySet, l *numbering) Entry {
	key := r.key()
	r.distinct(keys, key)
	bare := r.place(key, l)
	if n, ok := r.listCount(); ok {
		if hasNumber(key) {
			r.fail("want no list of structs within another")
		}
		*l = numbering{list: key, count: n}
		return Entry{Key: key, Count: n}
	}
	e := r.said(key)
	if bare && e.Value.Absent == "" {
		r.fail("want the fields of an entry, or that it has none")
	}
	return e
}

// place checks that key comes where the numbering has it, and reports whether it
// is that of a whole entry.
func (r *reader) place(key string, l *numbering) (bare bool) {
	rest, ok := strings.CutPrefix(key, l.list+".")
	if !ok || l.list == "" || digitsLen(rest) == 0 {
		if r.endNumbering(l); hasNumber(key) {
			r.fail("want the count of a list before its entries")
		}
		return false
	}
	number, _, more := strings.Cut(rest, ".")
	n, _ := ordinal(number)
	switch {
	case hasNumber(rest[len(number):]):
		r.fail("want no list of structs within another")
	case n > 0 && n == l.last && more && !l.bare:
	case n != l.last+1 || n > l.count:
		r.fail("want the entries that the count says, in order")
	default:
		l.last, l.bare = n, !more
	}
	return !more
}

// endNumbering checks that all entries of a list came, and leaves it.
func (r *reader) endNumbering(l *numbering) {
	if l.last < l.count {
		r.fail("want as many entries as the count says")
	}
	*l = numbering{}
}

// listCount reads the count of a list of structs, which ends its line, and
// reports whether there was one.
func (r *reader) listCount() (int, bool) {
	rest, ok := strings.CutPrefix(r.line[r.pos:], " (")
	if !ok || digitsLen(rest) == 0 || rest[digitsLen(rest):] != ")" {
		return 0, false
	}
	r.count()
	r.expect(" (")
	n := r.integer()
	if n == 0 {
		r.fail("want (none) for a list without entries")
	}
	r.expect(")")
	return n, true
}

// hasNumber reports whether a word of key is a number.
func hasNumber(key string) bool {
	for i := range len(key) - 1 {
		if key[i] == '.' && isDigit(key[i+1]) {
			return true
		}
	}
	return false
}
