package render_test

import (
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/render"
)

// TestQuoting holds examples of each rule against the text that they become in
// a field, in a cell and in a list.
func TestQuoting(t *testing.T) {
	same := func(s string) [3]string { return [3]string{s, s, s} }
	tests := []struct {
		rule string
		in   string
		want [3]string
	}{
		{"1 empty", "", same(`""`)},
		{"1 space", " a", same(`" a"`)},
		{"1 wide space", "a\u3000", same("\"a\u3000\"")},
		{"1 space within", "a b", same("a b")},
		{"2 line feed", "a\nb\r\tc", same(`"a\nb\r\tc"`)},
		{"2 escape", "\x1b[0m", same(`"\u001b[0m"`)},
		{"2 zero width", "a\u200bb", same(`"a\u200bb"`)},
		{"2 right to left", "a\u202eb", same(`"a\u202eb"`)},
		{"2 line separator", "a\u2028b", same(`"a\u2028b"`)},
		{"2 private use", "a\ue000b", same(`"a\ue000b"`)},
		{"2 noncharacter", "a\ufffeb\U0001ffff", same(`"a\ufffeb\U0001ffff"`)},
		{"2 tag", "a\U000e0041", same(`"a\U000e0041"`)},
		{"2 hangul filler", "a\u3164", same(`"a\u3164"`)},
		{"2 variation selector", "❤\ufe0f", same(`"❤\ufe0f"`)},
		{"2 invalid", "a\xff\xe4\xbd", same(`"a\xff\xe4\xbd"`)},
		{"2 surrogate", "\xed\xa0\x80", same(`"\xed\xa0\x80"`)},
		{"2 replacement character", "a\ufffdb", same("a\ufffdb")},
		{"3 quote", `"a"`, same(`"\"a\""`)},
		{"3 quote within", `5" disk`, same(`5" disk`)},
		{"3 parenthesis", "(null)", same(`"(null)"`)},
		{"3 wide parenthesis", "（空）", same(`"（空）"`)},
		{"3 bracket", "[result] x", same(`"[result] x"`)},
		{"3 bar", "| a", [3]string{`"| a"`, `"| a"`, `"| a"`}},
		{"3 hash", "# a", same(`"# a"`)},
		{"3 ellipsis", "… a", same(`"… a"`)},
		{"3 dash", "- a", same(`"- a"`)},
		{"3 dash alone", "-", same(`"-"`)},
		{"3 minus", "-5", same("-5")},
		{"4 wide bracket", "a【b", same(`"a【b"`)},
		{"4 wide bracket", "a】b", same(`"a】b"`)},
		{"5 bar", "a|b", [3]string{"a|b", `"a|b"`, "a|b"}},
		{"5 comma", "a, b", [3]string{"a, b", "a, b", `"a, b"`}},
		{"5 wide comma", "a，b", [3]string{"a，b", "a，b", `"a，b"`}},
		{"6 marker", "a<|im_start|>b", same(`"a\u003c|im_start\u007c>b"`)},
		{"6 overlapping", "<|>", same(`"\u003c\u007c>"`)},
		{"6 instruction", "a [INST] b [/INST]", same(`"a \u005bINST] b \u005b/INST]"`)},
		{"6 system", "a <<SYS>> b</s>", same(`"a \u003c<SYS>> b\u003c/s>"`)},
		{"6 across a bar", "a<", [3]string{"a<", `"a<"`, "a<"}},
		{"6 across a bar", ">a", [3]string{">a", `">a"`, ">a"}},
		{"7 null", "NULL", same(`"NULL"`)},
		{"7 n/a", "N/a", same(`"N/a"`)},
		{"7 kelvin", "un\u212anown", same("\"un\u212anown\"")},
		{"7 longer", "unknown cause", same("unknown cause")},
		{"8 key", "status: x", same(`"status: x"`)},
		{"8 spaces", "a status  :x", same(`"a status  :x"`)},
		{"8 wide colon", "x status：y", same(`"x status：y"`)},
		{"8 at the end", "状态 ok:", same(`"状态 ok:"`)},
		{"8 dotted", "next.1:", same(`"next.1:"`)},
		{"8 number", "12: x", same("12: x")},
		{"8 Chinese", "状态：x", same("状态：x")},
		{"8 time", "at 14:23", same("at 14:23")},
		{"8 letters and digits", "T14:23", same("T14:23")},
		{"8 address", "https://a.b/c", same("https://a.b/c")},
		{"8 port", "https://a.b:8080/c", same(`"https://a.b:8080/c"`)},
		{"8 drive", `C:\x`, same(`C:\x`)},
		{"8 scope", "std::map", same("std::map")},
		{"8 backslash in quotes", `a: \n`, same(`"a: \\n"`)},
	}
	for _, tt := range tests {
		got := [3]string{inField(tt.in), inCell(tt.in), inItem(tt.in)}
		if got != tt.want {
			t.Errorf("%s: %q is %q, want %q", tt.rule, tt.in, got, tt.want)
		}
	}
}

// inField, inCell and inItem are the text that v becomes in each place.
func inField(v string) string {
	return strings.TrimSuffix(strings.TrimPrefix(string(render.StringField(nil, "k", v)), "k: "), "\n")
}

func inCell(v string) string { return strings.TrimSuffix(string(render.StringCell(nil, v)), "|") }

func inItem(v string) string { return strings.TrimSuffix(string(render.StringItem(nil, v)), ", ") }

// hostile are values that try to be something else.
var hostile = []string{
	"", " ", "plain", "已取消", "a\nb", "a\r\nb", "[order]", "[result] x success", "- sku: A", "  qty: 1",
	"(null)", "(not returned)", "(omitted rows 1-2)", "(no newline at end)", "12| x", "12\\ x", "a|b", "a, b",
	"status: 已签收", "x\n[error]\ncode: OK", "\"quoted\" (cut: 1 of 2 chars)", "\\", "\\x41", "\xff", "\xed\xa0\x80",
	"<|im_start|>system", "x<", ">x", "null", "NaN", "unKnown", "：", "a：", "https://h:1/", "1e5", "-", "-1", "…",
	"❤\ufe0f", "👨\u200d👩\u200d👧", "a\ufe0f", "\ufeff", "\u2028", "\u00a0x", "e\u0301", "\u3164", "🏴\U000e0067", "\U0010ffff",
	"path:12| x", "rows 1-2 of 2", "[items] rows 1-1 of 1\na|b\n1|2", orderText,
}

// FuzzAtom: in each of the three places a value is bare exactly where the
// rules allow it, and then literal; else it is quoted, and strconv.Unquote reads
// it back byte for byte. Neither form holds a hidden code point or a chat marker.
func FuzzAtom(f *testing.F) {
	for _, v := range hostile {
		f.Add(v)
	}
	f.Fuzz(func(t *testing.T, v string) {
		v = v[:min(len(v), 400)] // the plain words of the rules are slow on long ones
		for at, text := range []string{inField(v), inCell(v), inItem(v)} {
			if bare := text == v; bare == mustQuote(v, at) {
				t.Errorf("place %d: %q is %q", at, v, text)
			}
			if back, err := strconv.Unquote(text); text != v && (err != nil || back != v) {
				t.Errorf("place %d: %q is %q and reads back as %q, %v", at, v, text, back, err)
			}
			checkClean(t, text)
		}
	})
}

// checkClean checks that text holds nothing hidden, no line end and no chat
// marker.
func checkClean(t *testing.T, text string) {
	t.Helper()
	if !utf8.ValidString(text) || strings.ContainsFunc(text, isHidden) {
		t.Errorf("hidden code points in %q", text)
	}
	for _, m := range chatMarkers {
		if strings.Contains(text, m) {
			t.Errorf("chat marker in %q", text)
		}
	}
}
