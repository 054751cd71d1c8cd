package proof

import (
	"path/filepath"
	"testing"
)

// quoting are the rules by which values are quoted and lines escaped, by their
// numbers in the description of the form, piece by piece.
var quoting = []replacement{
	{"1 empty", "bare.go", `if v == "" || `, `if v == "" { return true }; if `},
	{"1 space in front", "bare.go", "return !unicode.IsSpace(r)\n\t}", "return true\n\t}"},
	{"1 space behind", "bare.go", "!unicode.IsSpace(r) && (r != '<'", "(r != '<'"},
	{"2 control characters", "bare.go", "case controlByte:\n\t\tbare = false", "case controlByte:\n\t\tbare = true"},
	{"2 unsafe code points", "bare.go", " && !isUnsafe(r) {", " {"},
	{"2 invalid UTF-8", "bare.go", "if ok && r", "if (ok || true) && r"},
	{"2 unsafe code points in quotes", "quote.go", "!ok || isUnsafe(r)", "!ok || r < 0"},
	{"2 unsafe code points in blocks", "text.go", "|| isUnsafe(r) && !isEmojiOwn(line, i, r, n)", "|| r < 0"},
	{"3 quote", "bare.go", `case '"', '('`, `case '('`},
	{"3 parenthesis", "bare.go", `'(', '（'`, `'（'`},
	{"3 wide parenthesis", "bare.go", `'（', '['`, `'['`},
	{"3 bracket", "bare.go", `'[', '【'`, `'【'`},
	{"3 bar", "bare.go", `'|', '#', '…'`, `'#', '…'`},
	{"3 hash", "bare.go", `'#', '…'`, `'…'`},
	{"3 ellipsis", "bare.go", `'#', '…'`, `'#'`},
	{"3 dash", "bare.go", "return len(v) > 1 && isDigit(v[1])", "return true"},
	{"4 opening bracket", "bare.go", "r != '【' && ", ""},
	{"4 closing bracket", "bare.go", "r != '】' && ", ""},
	{"5 bar", "bare.go", "bare = at != inCell && ", "bare = "},
	{"5 comma", "bare.go", "bare = at != inItem", "bare = true"},
	{"5 wide comma", "bare.go", "(r != '，' || at != inItem) && ", ""},
	{"6 marker", "bare.go", "case markerByte:\n\t\tbare = !atMarker(v[i:])", "case markerByte:\n\t\tbare = true"},
	{"6 marker that a bar starts", "bare.go", "at != inCell && !atMarker(v[i:])", "at != inCell"},
	{"6 marker across a bar in front", "bare.go", "return at != inCell\n", "return true\n"},
	{"6 marker across a bar behind", "bare.go", "!unicode.IsSpace(r) && (r != '<' || at != inCell)", "!unicode.IsSpace(r)"},
	{"6 marker in quotes", "quote.go", "if atMarker(v[i:]) {", "if false {"},
	{"6 marker in blocks", "text.go", "if atMarker(line[i:]) {", "if false {"},
	{"7 words for nothing", "bare.go", "return !isNoValueWord(v)", "return true"},
	{"8 key", "bare.go", "bare = !endsKeyLike(v, i, 1)", "bare = true"},
	{"8 key with a wide colon", "bare.go", "(r != '：' || !endsKeyLike(v, i, n)) && ", ""},
}

// TestQuotingMutations takes one rule of quoting after the other out of package
// render, and has a property of the form fail each time, within a minute.
func TestQuotingMutations(t *testing.T) {
	onDemand(t)
	for _, m := range replacements(t, filepath.Join("..", "render"), quoting) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			if m.survives(t, ".", "-run", "^(TestProperties|TestMany)$", "./compact", "-rapid.shrinktime=0s", "-rapid.nofailfile") {
				t.Errorf("without %s in %s all properties hold", m.name, m.file)
			}
		})
	}
}
