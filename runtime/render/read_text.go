package render

import "strings"

// text reads a text block from its window on.
func (r *reader) text(p *Part) Body {
	body := Text{Window: r.window(), CRLF: r.skip(" crlf")}
	r.endHeader(p)
	t := tally{window: body.Window}
	for !r.done && !r.at('[') {
		if r.gap(&t, "lines") {
			continue
		}
		if len(body.Lines) > 0 && r.skip(noNewline) {
			body.Unended = true
			r.advance()
			break
		}
		r.step(&t)
		line := Line{Number: r.integer()}
		if line.Number != t.last {
			r.fail("want the number of the next line")
		}
		line.Text = r.lineText(`\rtxuU`)
		r.advance()
		line.From, line.Chars = r.cut(line.Number)
		body.Lines = append(body.Lines, line)
	}
	r.end(&t)
	return body
}

// lineText reads the bar, or the backslash of an escaped line, and the rest,
// where escapes are the characters that a backslash may stand before.
func (r *reader) lineText(escapes string) string {
	if r.skip("| ") {
		start := r.pos
		for r.pos < len(r.line) {
			n := lineWidth(r.line, r.pos)
			if n == 0 {
				r.fail("want an escaped line, or no character that needs one")
				return ""
			}
			r.pos += n
		}
		return r.line[start:]
	}
	r.expect(`\ `)
	var out []byte
	for r.pos < len(r.line) {
		n := lineWidth(r.line, r.pos)
		if n == 0 || r.at('\\') {
			out = r.escape(out, escapes)
			continue
		}
		out = append(out, r.line[r.pos:r.pos+n]...)
		r.pos += n
	}
	text := string(out)
	if !strings.Contains(escapes, "n") && strings.Contains(text, "\n") {
		r.fail("want no line break within a line")
	}
	return text
}

// cut reads the remark that the line of that number is cut, where there is one, and answers
// the first character that is shown and how many the whole line has.
func (r *reader) cut(number int) (first, whole int) {
	if !r.skip("(cut line ") {
		return 0, 0
	}
	if r.integer() != number {
		r.fail("want the number of the line before")
	}
	r.expect(": ")
	first, shown := 1, r.integer()
	if r.skip("-") {
		first, shown = shown, r.integer()
	}
	r.expect(" of ")
	whole = r.integer()
	if first < 1 || whole < shown || whole == shown && first == 1 {
		r.fail("want fewer characters than the line has")
	}
	r.expect(" chars shown)")
	r.advance()
	return first, whole
}

// located reads lines of files from the window on.
func (r *reader) located(p *Part) Body {
	body := Located{Window: r.window()}
	r.endHeader(p)
	t := tally{window: body.Window}
	for !r.done && !r.at('[') {
		if r.gap(&t, "lines") || r.gap(&t, "rows") {
			continue
		}
		r.step(&t)
		hit := r.hit()
		r.advance()
		var from int
		if from, hit.Chars = r.cut(t.last); from > 1 {
			r.fail("want the start of the line")
		}
		body.Hits = append(body.Hits, hit)
	}
	r.end(&t)
	return body
}

// hit reads one line of a file. Each of its parts may be a non-value.
func (r *reader) hit() (h Hit) {
	if r.at('(') {
		h.Absent[0] = r.absence()
	} else {
		h.Path = r.path()
	}
	r.expect(":")
	if r.at('(') {
		h.Absent[1] = r.absence()
	} else {
		h.Number = r.integer()
	}
	if r.skip(" ") {
		h.Absent[2] = r.absence()
	} else {
		h.Text = r.lineText(`\nrtxuU`)
	}
	return h
}

// path reads the path of a file, quoted unless it is plain.
func (r *reader) path() string {
	if r.at('"') {
		return r.quoted()
	}
	path, _, _ := strings.Cut(r.line[r.pos:], ":")
	if !isPlainPath(path) {
		r.fail("want a path that is plain, or quoted")
		return ""
	}
	r.pos += len(path)
	return path
}
