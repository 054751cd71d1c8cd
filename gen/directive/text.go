package directive

import (
	"go/ast"
	"go/token"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Text is text from a source file that knows where each of its bytes stands,
// also where quotes and escapes were resolved on the way.
type Text struct {
	String string

	fset *token.FileSet
	at   []token.Pos // of each byte of String, and of its end
}

// Position is where byte i of the text stands; of its end, where i is larger.
// Line comments of the form //line do not count.
func (t Text) Position(i int) token.Position {
	if len(t.at) == 0 {
		return token.Position{}
	}
	return t.fset.PositionFor(t.at[min(i, len(t.at)-1)], false)
}

// newText is s as it stands at pos.
func newText(fset *token.FileSet, pos token.Pos, s string) Text {
	at := make([]token.Pos, len(s)+1)
	for i := range at {
		at[i] = pos + token.Pos(i)
	}
	return Text{s, fset, at}
}

// slice is the bytes from i to before j.
func (t Text) slice(i, j int) Text {
	return Text{t.String[i:j], t.fset, t.at[i : j+1]}
}

// pick is the bytes at the places given, before end.
func (t Text) pick(places []int, end int) Text {
	text, at := make([]byte, len(places)), make([]token.Pos, 0, len(places)+1)
	for i, place := range places {
		text[i] = t.String[place]
		at = append(at, t.at[place])
	}
	return Text{string(text), t.fset, append(at, t.at[end])}
}

// trim is t without the spaces around it.
func (t Text) trim() Text {
	start := len(t.String) - len(strings.TrimLeft(t.String, " \t"))
	return t.slice(start, max(start, len(strings.TrimRight(t.String, " \t"))))
}

// split is the parts of t between separators.
func (t Text) split(sep byte) []Text {
	var parts []Text
	for {
		i := strings.IndexByte(t.String, sep)
		if i < 0 {
			return append(parts, t)
		}
		parts = append(parts, t.slice(0, i))
		t = t.slice(i+1, len(t.String))
	}
}

// unquote resolves a Go string literal, and reports whether t is one.
func (t Text) unquote() (Text, bool) {
	if _, err := strconv.Unquote(t.String); err != nil || t.String[0] == '\'' {
		return Text{}, false
	}
	inner := t.slice(1, len(t.String)-1)
	if t.String[0] == '`' {
		return inner, true
	}
	var text []byte
	var at []token.Pos
	for rest := inner.String; rest != ""; {
		start := len(inner.String) - len(rest)
		r, multibyte, tail, err := strconv.UnquoteChar(rest, '"')
		if err != nil {
			return Text{}, false
		}
		if multibyte {
			text = utf8.AppendRune(text, r)
		} else {
			text = append(text, byte(r))
		}
		for len(at) < len(text) {
			at = append(at, inner.at[start])
		}
		rest = tail
	}
	return Text{string(text), t.fset, append(at, inner.at[len(inner.String)])}, true
}

// Lookup is the value of one key of a struct tag, read as the reflect package
// reads it, and whether the tag has the key. A nil literal has none.
func Lookup(fset *token.FileSet, tag *ast.BasicLit, key string) (Text, bool) {
	if tag == nil {
		return Text{}, false
	}
	t, ok := newText(fset, tag.ValuePos, tag.Value).unquote()
	if !ok {
		return Text{}, false
	}
	for {
		t = t.slice(len(t.String)-len(strings.TrimLeft(t.String, " ")), len(t.String))
		n := strings.IndexFunc(t.String, func(r rune) bool { return r <= ' ' || r == ':' || r == '"' || r == 0x7f })
		if n <= 0 || !strings.HasPrefix(t.String[n:], `:"`) {
			return Text{}, false
		}
		quoted := quotedPrefix(t.String[n+1:])
		if quoted == "" {
			return Text{}, false
		}
		end := n + 1 + len(quoted)
		if t.String[:n] == key {
			return t.slice(n+1, end).unquote()
		}
		t = t.slice(end, len(t.String))
	}
}

// quotedPrefix is what stands at the start of s from one double quote to the
// next that has no backslash before it, "" where there is none. The values of
// other keys are passed over without a look at their escapes, as reflect does.
func quotedPrefix(s string) string {
	for i := 1; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '"':
			return s[:i+1]
		}
	}
	return ""
}
