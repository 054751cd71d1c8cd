package redact_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/redact"
)

// redactors are all functions of the package, with the most characters of a
// value that each may keep, not counting stars.
var redactors = []struct {
	name string
	mask func(string) string
	kept func(s string) int
}{
	{"Phone", redact.Phone, func(s string) int { return 11 + len(s) - countDigits(s) }}, // separators stay
	{"Email", redact.Email, func(s string) int {
		_, domain, _ := strings.Cut(s, "@")
		return max(4, 2+utf8.RuneCountInString(domain))
	}},
	{"IDCard", redact.IDCard, func(string) int { return 4 }},
	{"BankCard", redact.BankCard, func(string) int { return 8 }},
	{"Name", redact.Name, func(string) int { return 4 }},
	{"Address", redact.Address, func(string) int { return 27 }},
	{"Token", redact.Token, func(string) int { return 4 }},
	{"Last4", redact.Last4, func(string) int { return 4 }},
}

func countDigits(s string) int {
	n := 0
	for _, c := range []byte(s) {
		if '0' <= c && c <= '9' {
			n++
		}
	}
	return n
}

// TestForms holds each function against its known forms and the unknown one.
func TestForms(t *testing.T) {
	tests := []struct {
		name string
		mask func(string) string
		in   string
		want string
	}{
		{"mobile", redact.Phone, "13800138000", "138****8000"},
		{"mobile in groups", redact.Phone, "138-0013-8000", "138-****-8000"},
		{"mobile with +86", redact.Phone, "+86 138 0013 8000", "+86 138 **** 8000"},
		{"mobile with +86 and no space", redact.Phone, "+8613800138000", "+86138****8000"},
		{"mobile with 86", redact.Phone, "8613800138000", "86138****8000"},
		{"mobile with 0086", redact.Phone, "0086-13800138000", "0086-138****8000"},
		{"landline of Beijing", redact.Phone, "010-62511234", "010-******34"},
		{"landline in parentheses", redact.Phone, "(0755) 2661 1234", "(0755) **** **34"},
		{"landline with +86", redact.Phone, "+86 21 6251 1234", "+86 21 **** **34"},
		{"landline with +86 and zero", redact.Phone, "+86 010 62511234", "+86 010 ******34"},
		{"landline without area code", redact.Phone, "62511234", "****34"},
		{"American", redact.Phone, "+1 (415) 555-2671", "+1 (***) ***-**71"},
		{"British", redact.Phone, "+442071234567", "+44********67"},
		{"Hong Kong", redact.Phone, "+852 6123 4567", "+852 **** **67"},
		{"extension", redact.Phone, "010-62511234转801", "****转801"},
		{"two numbers", redact.Phone, "13800138000/13900139000", "****9000"},
		{"short number", redact.Phone, "110", "****"},
		{"words", redact.Phone, "call me", "****e"},
		{"wide digits", redact.Phone, "１３８００１３８０００", "****００"},

		{"address", redact.Email, "zhou@example.com", "z***@example.com"},
		{"long address", redact.Email, "a.very.long.name+tag@mail.example.com", "a***@mail.example.com"},
		{"one character", redact.Email, "z@example.com", "***@example.com"},
		{"Chinese local part", redact.Email, "张三@例子.中国", "张***@例子.中国"},
		{"display name", redact.Email, "Ann <ann@example.com>", "****com>"},
		{"two addresses", redact.Email, "a@example.com,b@example.com", "****.com"},
		{"no domain", redact.Email, "ann@localhost", "****ost"},
		{"no address", redact.Email, "ann", "****"},

		{"eighteen", redact.IDCard, "31010119900307123X", "3***************3X"},
		{"fifteen", redact.IDCard, "310101900307123", "3************23"},
		{"in groups", redact.IDCard, "310101 19900307 1234", "3***************34"},
		{"Hong Kong", redact.IDCard, "A123456(3)", "****3)"},

		{"sixteen", redact.BankCard, "6222021234567890", "6222 **** **** 7890"},
		{"nineteen", redact.BankCard, "6227880100100105123", "6227 **** **** *** 5123"},
		{"in groups", redact.BankCard, "6222-0212-3456-7890", "6222 **** **** 7890"},
		{"too short", redact.BankCard, "12345678901", "****01"},

		{"two", redact.Name, "张三", "张*"},
		{"three", redact.Name, "段正淳", "段**"},
		{"minority", redact.Name, "迪丽热巴·迪力木拉提", "迪***"},
		{"one", redact.Name, "张", "*"},
		{"western", redact.Name, "John Smith", "J*** S***"},
		{"accents and marks", redact.Name, "Zoë O'Neil-Łuk Jr.", "Z** O*** J**"},
		{"sentence", redact.Name, "send it all to me now", "**** now"},
		{"number", redact.Name, "12345678", "****78"},

		{"municipality", redact.Address, "上海市浦东新区世纪大道100号", "上海市浦东新区****"},
		{"municipality without kind", redact.Address, "北京海淀区中关村", "北京海淀区****"},
		{"province and city", redact.Address, "浙江省杭州市余杭区文一西路969号", "浙江省杭州市余杭区****"},
		{"province without kind", redact.Address, "江苏苏州市虎丘区", "江苏苏州市虎丘区****"},
		{"autonomous region", redact.Address, "新疆维吾尔自治区伊犁哈萨克自治州奎屯市", "新疆维吾尔自治区伊犁哈萨克自治州****"},
		{"city alone", redact.Address, "深圳市南山区科技园", "深圳市南山区****"},
		{"street alone", redact.Address, "世纪大道100号502室", "****"},
		{"western", redact.Address, "1600 Amphitheatre Parkway, Mountain View", "****"},

		{"long", redact.Token, "sk-proj-abcdefghijkl9876", "****9876"},
		{"short", redact.Token, "hunter2hunter2", "****"},

		{"long", redact.Last4, "ACC-20260719-001", "****-001"},
		{"seven", redact.Last4, "1234567", "****7"},
		{"four", redact.Last4, "1234", "****4"},
	}
	for _, tt := range tests {
		if got := tt.mask(tt.in); got != tt.want {
			t.Errorf("%s: mask of %q is %q, want %q", tt.name, tt.in, got, tt.want)
		}
	}
}

// TestEmptyStaysEmpty: there is nothing to hide in a field that is empty, and
// the mask must not claim that there was.
func TestEmptyStaysEmpty(t *testing.T) {
	for _, r := range redactors {
		if got := r.mask(""); got != "" {
			t.Errorf("%s of nothing is %q", r.name, got)
		}
	}
}

// FuzzRedactors: no value passes unmasked, no more of it survives than
// documented, and the mask is valid UTF-8 whatever came in.
func FuzzRedactors(f *testing.F) {
	for _, s := range []string{
		"13800138000", "+1 415 555 2671", "zhou@example.com", "31010119900307123X", "6227880100100105123",
		"张三", "John Smith", "上海市浦东新区", "sk-proj-abcdefghijkl9876", "\xff\xfe", "é́", " ", "****", "🇨🇳👨‍👩‍👧",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		for _, r := range redactors {
			got := r.mask(s)
			if !utf8.ValidString(got) {
				t.Errorf("%s of %q is no UTF-8: %q", r.name, s, got)
			}
			if s != "" && !strings.Contains(got, "*") {
				t.Errorf("%s of %q has no mask: %q", r.name, s, got)
			}
			kept := utf8.RuneCountInString(got) - strings.Count(got, "*")
			if limit := r.kept(s); kept > limit+strings.Count(got, " ") {
				t.Errorf("%s of %q keeps %d characters, at most %d allowed: %q", r.name, s, kept, limit, got)
			}
			if r.name == "Address" || strings.Contains(s, "*") { // a city alone, or a mask, has nothing to hide
				continue
			}
			if whole := strings.TrimSpace(s); whole != "" && strings.Contains(got, whole) {
				t.Errorf("%s of %q still holds it: %q", r.name, s, got)
			}
		}
	})
}
