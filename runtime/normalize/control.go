package normalize

import (
	"bytes"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// plainText is text in UTF-8 without a byte order mark, escape sequences of
// terminals and control characters other than tabs and ends of lines. What was
// written over, by a backspace or a carriage return, stays.
func plainText(text []byte, r *tool.Report) ([]byte, *tool.Report) {
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	if !utf8.Valid(text) {
		text, r = bytes.ToValidUTF8(text, []byte("\ufffd")), lossy(r, ruleUTF8)
	}
	at := bytes.IndexFunc(text, isControl)
	if at < 0 {
		return text, r
	}
	out := append(make([]byte, 0, len(text)), text[:at]...)
	dropped := false
	for at < len(text) {
		next, size := utf8.DecodeRune(text[at:])
		switch {
		case next == '\r' && at+1 < len(text) && text[at+1] == '\n':
			out = append(out, '\r')
		case next == '\r':
			out, dropped = append(out, '\n'), true
		case isControl(next):
			size, dropped = sequence(text[at:], size), true
		default:
			out = append(out, text[at:at+size]...)
		}
		at += size
	}
	if dropped {
		r = lossy(r, ruleControls)
	}
	return out, r
}

// isControl reports whether r is a control character (C0, DEL or C1) that is no
// tab and no newline.
func isControl(r rune) bool {
	return r < ' ' && r != '\t' && r != '\n' || r >= 0x7f && r < 0xa0
}

// sequence is the length of the control character of that size that text begins
// with, and of the escape sequence (ECMA-48) that it opens.
func sequence(text []byte, size int) int {
	rest := text[size:]
	kind := byte(0) // as the byte behind an escape has it
	switch {
	case text[0] == 0x1b && len(rest) > 0:
		kind, rest, size = rest[0], rest[1:], size+1
	case text[0] == 0xc2: // C1, as two bytes of UTF-8
		kind = text[1] - 0x40
	}
	switch {
	case kind == '[':
		return size + csi(rest)
	case kind == ']' || kind == 'P' || kind == 'X' || kind == '^' || kind == '_':
		return size + command(rest)
	case text[0] == 0x1b && kind >= 0x20 && kind < 0x30: // intermediate bytes, then a final one
		n := 0
		for n < len(rest) && rest[n] >= 0x20 && rest[n] < 0x30 {
			n++
		}
		if n < len(rest) && rest[n] >= 0x30 && rest[n] < 0x7f {
			n++
		}
		return size + n
	case text[0] == 0x1b && (kind < 0x30 || kind >= 0x7f): // no sequence
		return 1
	default:
		return size
	}
}

// csi is the length of what follows a control sequence introducer.
func csi(rest []byte) int {
	for n, c := range rest {
		switch {
		case c >= 0x40 && c < 0x7f:
			return n + 1
		case c < 0x20 || c >= 0x7f:
			return n
		}
	}
	return len(rest)
}

// command is the length of a control string and its end. One that does not end
// on its line is only opened, so that it can't hide what follows.
func command(rest []byte) int {
	for n, c := range rest {
		switch {
		case c == 0x07:
			return n + 1
		case bytes.HasPrefix(rest[n:], []byte("\x1b\\")), bytes.HasPrefix(rest[n:], []byte("\u009c")):
			return n + 2
		case c == '\n' || c == 0x1b:
			return 0
		}
	}
	return 0
}
