package render

import (
	"strconv"
	"strings"
)

// atom reads one value or non-value.
func (r *reader) atom(at place) Value {
	r.count()
	switch {
	case r.at('"'):
		return Value{Text: r.quoted(), Quoted: true, Note: r.note()}
	case r.at('('):
		return Value{Absent: r.absence()}
	default:
		return Value{Text: r.bare(at)}
	}
}

func (r *reader) absence() Absence {
	for _, a := range absences {
		if r.skip(string(a)) {
			return a
		}
	}
	r.fail("want a non-value such as (null)")
	return ""
}

func (r *reader) bare(at place) string {
	text := r.line[r.pos:]
	if end := strings.IndexByte(text, [...]byte{inField: '\n', inCell: '|', inItem: ','}[at]); end >= 0 {
		text = text[:end]
	}
	if !isBare(text, at) {
		r.fail("want a value that is quoted, or that needs no quotes")
		return ""
	}
	r.pos += len(text)
	return text
}

// note reads the remark behind a quoted value, or nothing.
func (r *reader) note() string {
	if !r.skip(" (") {
		return ""
	}
	note, _, ok := strings.Cut(r.line[r.pos:], ")")
	if !ok || !isNote(note) {
		r.fail("want a note that ends in a parenthesis")
		return ""
	}
	r.pos += len(note) + 1
	return note
}

// isNote reports whether note is words of the renderer.
func isNote(note string) bool {
	for i := 0; i < len(note); {
		n := quotedWidth(note, i)
		if n == 0 || note[i] == '|' || strings.HasPrefix(note[i:], "【") || strings.HasPrefix(note[i:], "】") {
			return false
		}
		i += n
	}
	return strings.TrimSpace(note) == note && note != ""
}

// quoted reads a text in quotes.
func (r *reader) quoted() string {
	r.expect(`"`)
	var out []byte // nil until the first escape
	start := r.pos
	for r.pos < len(r.line) && !r.at('"') {
		if n := quotedWidth(r.line, r.pos); n > 0 {
			r.pos += n
			continue
		}
		out = append(out, r.line[start:r.pos]...)
		out = r.escape(out, `"\nrtxuU`)
		start = r.pos
	}
	if r.err != nil {
		return ""
	}
	text := r.line[start:r.pos]
	if out != nil {
		text = string(append(out, text...))
	}
	r.expect(`"`)
	return text
}

// escape reads a backslash and what follows, of which kinds lists the first
// characters, and appends what they stand for.
func (r *reader) escape(out []byte, kinds string) []byte {
	text := r.line[r.pos:]
	if len(text) < 2 || text[0] != '\\' || strings.IndexByte(kinds, text[1]) < 0 {
		r.fail("want an escape, or no character that needs one")
		return out
	}
	c, wide, rest, err := strconv.UnquoteChar(text, '"')
	if err != nil || text[1] == 'x' && c < 0x80 {
		r.fail("want a complete escape")
		return out
	}
	r.pos += len(text) - len(rest)
	if !wide {
		return append(out, byte(c))
	}
	return append(out, string(c)...)
}
