package html

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// writer writes text as it is shown.
type writer struct {
	out []byte
	// gap says that white space comes before the next text.
	gap bool
	// mark is what the next text of this line begins with, such as "- ".
	mark string
	// pre counts the open elements whose white space counts.
	pre int
	// unseen is the element whose content is not shown, by its name, and how
	// many of that name are open.
	unseen string
	open   int
	// href is where the open link leads, and linked where its text begins.
	href   string
	linked int
	// cells says that the row has a cell already.
	cells bool
}

// start begins an element.
func (w *writer) start(t html.Token) {
	if w.unseen != "" {
		if t.Data == w.unseen {
			w.open++
		}
		return
	}
	if isBlock(t.DataAtom) {
		w.line()
	}
	if !isVoid(t.DataAtom) && (isUnseen(t.DataAtom) || isHidden(t)) {
		w.unseen, w.open = t.Data, 1
		return
	}
	if mark := heading(t.DataAtom); mark != "" {
		w.mark = mark
	}
	switch t.DataAtom {
	case atom.Br:
		w.line()
	case atom.Li:
		w.mark = "- "
	case atom.Pre, atom.Textarea:
		w.pre++
	case atom.Tr:
		w.cells = false
	case atom.Td, atom.Th:
		if w.cells {
			w.out, w.gap = append(w.out, " |"...), true
		}
		w.cells = true
	case atom.A:
		w.link()
		w.href, w.linked = attribute(t, "href"), len(w.out)
	case atom.Img:
		if alt := attribute(t, "alt"); alt != "" {
			w.write([]byte("[" + alt + "]"))
		}
	}
}

// end ends an element.
func (w *writer) end(t html.Token) {
	if w.unseen != "" {
		if t.Data != w.unseen {
			return
		}
		if w.open--; w.open == 0 {
			w.unseen = ""
		}
		return
	}
	switch t.DataAtom {
	case atom.A:
		w.link()
	case atom.Pre, atom.Textarea:
		w.pre = max(w.pre-1, 0)
	}
	if isBlock(t.DataAtom) {
		w.line()
	}
}

// link ends the link that is open, if its address says more than its text.
func (w *writer) link() {
	href := w.href
	w.href = ""
	lower := strings.ToLower(href)
	if href == "" || href[0] == '#' || strings.HasPrefix(lower, "javascript:") || strings.HasPrefix(lower, "data:") {
		return
	}
	if shown := strings.TrimSpace(string(w.out[min(w.linked, len(w.out)):])); shown == "" || shown == href {
		return
	}
	gap := w.gap
	w.gap = true
	w.write([]byte("(" + href + ")"))
	w.gap = gap
}

// write writes text.
func (w *writer) write(text []byte) {
	if w.unseen != "" {
		return
	}
	if w.pre > 0 {
		w.out = append(w.out, w.mark...)
		w.out, w.mark, w.gap = append(w.out, text...), "", false
		return
	}
	for len(text) > 0 {
		r, size := utf8.DecodeRune(text)
		if unicode.IsSpace(r) {
			w.gap = true
		} else {
			w.rune(text[:size])
		}
		text = text[size:]
	}
}

// rune writes one rune that is no space, and what comes before it.
func (w *writer) rune(r []byte) {
	if w.atStart() {
		w.out = append(w.out, w.mark...)
	} else if w.gap {
		w.out = append(w.out, ' ')
	}
	w.mark, w.gap = "", false
	w.out = append(w.out, r...)
}

// line ends the line, unless it is empty.
func (w *writer) line() {
	w.gap, w.mark = false, ""
	if !w.atStart() {
		w.out = append(w.out, '\n')
	}
}

func (w *writer) atStart() bool { return len(w.out) == 0 || w.out[len(w.out)-1] == '\n' }

// text is all that was written, without the last end of a line.
func (w *writer) text() string {
	w.link()
	return strings.TrimRight(string(w.out), "\n ")
}
