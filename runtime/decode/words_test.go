package decode

import (
	"fmt"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/words"
)

// TestWords is the table of what a model is told to send instead.
func TestWords(t *testing.T) {
	many := make([]string, 42)
	for i := range many {
		many[i] = fmt.Sprint("v", i)
	}
	bound := func(is Limit, f float64) Bound { return Bound{Is: is, Int: int64(f), Uint: uint64(f), Float: f} }
	cases := []struct {
		rule *Rule
		want string
		zh   string
	}{
		{&Rule{}, "string", "字符串"},
		{&Rule{MinLength: 1, MaxLength: 64}, "string, 1 to 64 characters", "字符串，1 到 64 个字符"},
		{&Rule{MinLength: 2, MaxLength: 2}, "string, exactly 2 characters", "字符串，恰好 2 个字符"},
		{&Rule{MinLength: 1}, "string, at least 1 character", "字符串，至少 1 个字符"},
		{&Rule{Enum: []string{"C"}}, "exactly C", "恰好 C"},
		{&Rule{Enum: []string{"C", "F"}}, "C or F", "C 或 F"},
		{&Rule{Enum: []string{"a", "", "c\n"}}, "one of a, \"\", c\n", "a、\"\"、c\n 之一"},
		{&Rule{Enum: many}, "one of " + strings.Join(many[:40], ", ") + " and 2 more", strings.Join(many[:40], "、") + " 以及另外 2 个 之一"},
		{&Rule{Pattern: &Pattern{Source: "^$1$"}}, "string matching ^$1$", "匹配 ^$1$ 的字符串"},
		{&Rule{Format: UUID, MaxLength: 36}, "uuid such as f81d4fae-7dec-11d0-a765-00a0c91e6bf6, at most 36 characters", "uuid，例如 f81d4fae-7dec-11d0-a765-00a0c91e6bf6，不超过 36 个字符"},
		{&Rule{Format: Format(200)}, "string", "字符串"},
		{&Rule{Kind: Time}, "date-time such as 2026-01-31T10:00:00Z", "date-time，例如 2026-01-31T10:00:00Z"},
		{&Rule{Kind: Boolean}, "boolean", "布尔值"},
		{&Rule{Kind: Integer, Bits: 64}, "integer", "整数"},
		{&Rule{Kind: Integer, Bits: 8, Min: bound(Inclusive, 1)}, "integer, 1 to 127", "整数，1 到 127"},
		{&Rule{Kind: Integer, Min: bound(Exclusive, 1), Max: bound(Exclusive, 5)}, "integer, more than 1, less than 5", "整数，大于 1，小于 5"},
		{&Rule{Kind: Integer, Min: bound(Inclusive, 5), Max: bound(Inclusive, 5)}, "integer, exactly 5", "整数，恰好 5"},
		{&Rule{Kind: Unsigned, Max: bound(Inclusive, 9), MultipleOf: 3}, "integer, 0 to 9, multiple of 3", "整数，0 到 9，3 的倍数"},
		{&Rule{Kind: Number, Min: bound(Inclusive, 0.5), Max: bound(Exclusive, 1e21)}, "number, at least 0.5, less than 1000000000000000000000", "数字，至少 0.5，小于 1000000000000000000000"},
		{&Rule{Kind: Decimal, MultipleOf: 0.01}, "number, multiple of 0.01", "数字，0.01 的倍数"},
		{&Rule{Kind: List}, "list", "列表"},
		{&Rule{Kind: List, MaxItems: 5}, "list of at most 5", "列表，不超过 5 项"},
		{&Rule{Kind: List, MinItems: 1, MaxItems: 5, UniqueItems: true}, "list of 1 to 5, all different", "列表，1 到 5 项，互不相同"},
		{&Rule{Kind: Map}, "object", "对象"},
		{&Rule{Kind: Map, MaxItems: 5}, "object of at most 5 entries", "对象，不超过 5 个条目"},
		{&Rule{Kind: Object}, "object", "对象"},
		{&Rule{Kind: Object, Fields: []Field{{Name: "a"}, {Name: "b"}}}, "object with a, b", "含 a、b 的对象"},
	}
	for _, c := range cases {
		if got := english().want(c.rule, false); got != c.want {
			t.Errorf("%s is %q, want %q", c.want, got, c.want)
		}
		if got := (voice{words.In("zh")}).want(c.rule, false); got != c.zh {
			t.Errorf("%s is %q, want %q", c.want, got, c.zh)
		}
	}
	if got := english().want(&Rule{Kind: Boolean}, true); got != "boolean, in a string" {
		t.Errorf("a quoted boolean is %q", got)
	}
	if got := english().known(&Rule{Kind: Object}); got != "no arguments are known" {
		t.Errorf("the names of no fields are %q", got)
	}
}

// TestKeywords holds each fault to its keyword.
func TestKeywords(t *testing.T) {
	for want, f := range map[string]fault{"type": faultType, "uniqueItems": faultUniqueItems, "required": faultRequired, "duplicate": faultDuplicate} {
		if f.keyword() != want {
			t.Errorf("keyword is %s, want %s", f.keyword(), want)
		}
	}
	if faultPropertyNames != 1<<(len(keywords)-1) {
		t.Error("there are more faults than keywords, or less")
	}
	for i, p := range expected[1:] {
		if p == words.None {
			t.Errorf("stop %d has no words", i+1)
		}
	}
}

// TestSimplePatterns says which patterns are matched without package regexp.
func TestSimplePatterns(t *testing.T) {
	for source, want := range map[string]bool{
		`^ORD-[0-9]{8}-[0-9]{3}$`: true, `^[A-Z]{2,10}-[0-9]{3,6}$`: true, `^\d+$`: true, `^[a-z][a-z0-9_]*$`: true, `^ab?c`: true,
		`ORD`: false, `^a|b$`: false, `^(a|b)$`: false, `^[a-z]*z$`: false, `^.+$`: false, `^[^a]$`: false, `(`: false, `^é$`: false, `(?i)^a$`: false,
	} {
		if got := simple(source) != nil; got != want {
			t.Errorf("%s is simple: %v, want %v", source, got, want)
		}
	}
}

// TestShown cuts strings between characters, however those are written.
func TestShown(t *testing.T) {
	long := strings.Repeat("x", 50)
	for raw, want := range map[string]string{
		`a` + strings.Repeat(`\n`, 50):   "a" + strings.Repeat("\n", 9) + "…",
		`a\\` + strings.Repeat(`\"`, 50): `a\` + strings.Repeat(`"`, 8) + "…",
		`xxxxxxxxx\ud83d\ude00` + long:   "xxxxxxxxx😀…",
		`xxxxxxxxx\u00e9` + long:         "xxxxxxxxxé…",
		`xxxxxxxxxx\ud800` + long:        "xxxxxxxxxx…",
		`xxxxxxxxx\ud800` + long:         `xxxxxxxxx\…`, // no text, told as it stands
		strings.Repeat("é", 50):          strings.Repeat("é", 10) + "…",
		`\u0041\u0041`:                   "AA",
	} {
		if got := (text{raw: []byte(raw)}).shown(10); got != want {
			t.Errorf("%s is shown as %s, want %s", raw, got, want)
		}
	}
}
