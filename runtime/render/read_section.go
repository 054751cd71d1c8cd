package render

import "strings"

// section reads a header and what belongs to it.
func (r *reader) section(ids keySet) Part {
	r.count()
	r.expect("[")
	p := Part{ID: r.take(keyLen(r.line[r.pos:]), "the id of a section")}
	r.distinct(ids, p.ID)
	r.expect("]")
	switch {
	case r.skip(" rows "):
		p.Body = r.rows(&p)
	case r.skip(" records "):
		p.Body = r.records(&p)
	case r.skip(" lines "):
		p.Body = r.text(&p)
	case r.skip(" located "):
		p.Body = r.located(&p)
	case strings.HasPrefix(r.line[r.pos:], " ("):
		r.pos++
		p.Body = Missing{r.absence()}
		r.advance()
	default:
		r.endHeader(&p)
		p.Body = Fields{r.fields()}
	}
	return p
}

func (r *reader) endHeader(p *Part) {
	p.External = r.skip(" external")
	r.advance()
}

// window reads which entries of how many are shown.
func (r *reader) window() Window {
	w := Window{}
	if !r.skip("0 ") {
		for last := 0; ; {
			r.count()
			part := r.span()
			if part.First <= last {
				r.fail("want ranges that ascend")
			}
			w.Ranges = append(w.Ranges, part)
			if last = part.Last; !r.skip(",") {
				break
			}
		}
		r.expect(" ")
	}
	r.expect("of ")
	if r.skip("unknown") {
		w.Total = -1
		return w
	}
	w.Total = r.integer()
	w.AtLeast = r.skip("+")
	if n := len(w.Ranges); n > 0 && w.Ranges[n-1].Last > w.Total {
		r.fail("want a window within the total")
	}
	return w
}

// span reads a range.
func (r *reader) span() Range {
	first := r.integer()
	r.expect("-")
	s := Range{first, r.integer()}
	if s.First < 1 || s.Last < s.First {
		r.fail("want a range from 1 that ascends")
	}
	return s
}

// gap reads a line "(omitted rows 6-40)", where what is rows, and reports
// whether there was one.
func (r *reader) gap(t *tally, what string) bool {
	if !r.skip("(omitted " + what + " ") {
		return false
	}
	if s := r.span(); !t.skip(s) {
		r.fail("want the gap that the window leaves here")
	}
	r.expect(")")
	r.advance()
	return true
}

// step counts one entry of a list.
func (r *reader) step(t *tally) {
	if r.count(); !t.step() {
		r.fail("want no more entries than the window says")
	}
}

// end checks that the window's entries all came.
func (r *reader) end(t *tally) {
	if t.next() > 0 {
		r.fail("want as many entries as the window says")
	}
}
