package redact_test

import (
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/redact"
)

// redactors are all kinds, with all masks that each can answer. What is no star
// there is what may stay readable.
var redactors = []struct {
	name   string
	mask   func(string) string
	append func([]byte, string) []byte
	masks  *regexp.Regexp
	most   int // letters and digits that stay
}{
	{"Phone", redact.Phone, redact.AppendPhone, masks(`[+]?[-0-9 .()/*]{7,32}`), 11},
	{"Email", redact.Email, redact.AppendEmail, masks(`[^@\s]?\*\*\*@[-\pL\p{Nd}.]{3,253}`), 254},
	{"IDCard", redact.IDCard, redact.AppendIDCard, masks(`[0-9]\*{15}[0-9][0-9xX]|[0-9]\*{12}[0-9]{2}|[A-Za-z]\*{7}`), 3},
	{"BankCard", redact.BankCard, redact.AppendBankCard, masks(`[0-9]{4}( \*{1,4}){1,3} [0-9]{4}`), 8},
	{"Name", redact.Name, redact.AppendName, masks(`(\pL?\*{1,3})( \pL?\*{1,3}){0,3}`), 4},
	{"Address", redact.Address, redact.AppendAddress, masks(`\p{Han}{0,27}\*{4}`), 27},
	{"Plate", redact.Plate, redact.AppendPlate, masks(`\p{Han}[A-Za-z]\*{4}[0-9A-Za-z挂学警港澳]`), 3},
	{"Token", redact.Token, redact.AppendToken, masks(`\*{4}[!-~]{4}`), 4},
	{"Last4", redact.Last4, redact.AppendLast4, masks(`(?s)\*{4}.{4}`), 4},
}

func masks(form string) *regexp.Regexp { return regexp.MustCompile(`^(\*{4}|` + form + `)$`) }

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
		{"landline without area code", redact.Phone, "62511234", "****"},
		{"American", redact.Phone, "+1 (415) 555-2671", "+1 (***) ***-**71"},
		{"British", redact.Phone, "+442071234567", "+44********67"},
		{"Hong Kong", redact.Phone, "+852 6123 4567", "+852 **** **67"},
		{"extension", redact.Phone, "010-62511234转801", "****"},
		{"two numbers", redact.Phone, "13800138000/13900139000", "****"},
		{"short number", redact.Phone, "110", "****"},
		{"words", redact.Phone, "call me", "****"},
		{"wide digits", redact.Phone, "１３８００１３８０００", "****"},

		{"address", redact.Email, "zhou@example.com", "z***@example.com"},
		{"long address", redact.Email, "a.very.long.name+tag@mail.example.com", "a***@mail.example.com"},
		{"one character", redact.Email, "z@example.com", "***@example.com"},
		{"Chinese local part", redact.Email, "张三@例子.中国", "张***@例子.中国"},
		{"display name", redact.Email, "Ann <ann@example.com>", "****"},
		{"two addresses", redact.Email, "a@example.com,b@example.com", "****"},
		{"no domain", redact.Email, "ann@localhost", "****"},
		{"no address", redact.Email, "ann", "****"},

		{"eighteen", redact.IDCard, "310101199003071230", "3***************30"},
		{"with X", redact.IDCard, "51343620000320711X", "5***************1X"},
		{"with x", redact.IDCard, "51343620000320711x", "5***************1x"},
		{"fifteen", redact.IDCard, "310101900307123", "3************23"},
		{"in groups", redact.IDCard, "310101 19900307 1230", "3***************30"},
		{"wrong check digit", redact.IDCard, "31010119900307123X", "****"},
		{"no such day", redact.IDCard, "310101199002301234", "****"},
		{"fifteen without a day", redact.IDCard, "310101901307123", "****"},
		{"Hong Kong", redact.IDCard, "A123456(3)", "A*******"},
		{"Hong Kong with A", redact.IDCard, "Z683365(A)", "Z*******"},
		{"Hong Kong, wrong", redact.IDCard, "A123456(4)", "****"},
		{"Taiwan", redact.IDCard, "B221690311", "B*******"},
		{"Taiwan, wrong", redact.IDCard, "B221690312", "****"},
		{"passport", redact.IDCard, "G12345678", "****"},
		{"wide digits", redact.IDCard, "３１０１０１１９９００３０７１２３０", "****"},

		{"sixteen", redact.BankCard, "6222021234567894", "6222 **** **** 7894"},
		{"nineteen", redact.BankCard, "6227880100100105127", "6227 **** **** *** 5127"},
		{"in groups", redact.BankCard, "6222-0212-3456-7894", "6222 **** **** 7894"},
		{"fifteen", redact.BankCard, "378282246310005", "3782 **** *** 0005"},
		{"wrong check digit", redact.BankCard, "6222021234567890", "****"},
		{"too short", redact.BankCard, "79927398713", "****"},
		{"words", redact.BankCard, "6222 0212 3456 7894 Ann", "****"},

		{"two", redact.Name, "张三", "张*"},
		{"three", redact.Name, "段正淳", "段**"},
		{"minority", redact.Name, "迪丽热巴·迪力木拉提", "迪***"},
		{"one", redact.Name, "张", "*"},
		{"western", redact.Name, "John Smith", "J*** S***"},
		{"accents and marks", redact.Name, "Zoë O'Neil-Łuk Jr.", "Z** O*** J**"},
		{"sentence", redact.Name, "send it all to me now", "****"},
		{"number", redact.Name, "12345678", "****"},

		{"municipality", redact.Address, "上海市浦东新区世纪大道100号", "上海市浦东新区****"},
		{"municipality without kind", redact.Address, "北京海淀区中关村", "北京海淀区****"},
		{"province and city", redact.Address, "浙江省杭州市余杭区文一西路969号", "浙江省杭州市余杭区****"},
		{"province without kind", redact.Address, "江苏苏州市虎丘区", "江苏苏州市虎丘区****"},
		{"autonomous region", redact.Address, "新疆维吾尔自治区伊犁哈萨克自治州奎屯市", "新疆维吾尔自治区伊犁哈萨克自治州****"},
		{"city alone", redact.Address, "深圳市南山区科技园", "深圳市南山区****"},
		{"street alone", redact.Address, "世纪大道100号502室", "****"},
		{"autonomous county", redact.Address, "吉林省四平市伊通满族自治县西街", "吉林省四平市伊通满族自治县****"},
		{"league", redact.Address, "内蒙古自治区锡林郭勒盟阿巴嘎旗", "内蒙古自治区锡林郭勒盟阿巴嘎旗****"},
		{"person within", redact.Address, "上海市张三丰收浦东新区", "上海市****"},
		{"words that end as a city does", redact.Address, "手机忘在大超市", "****"},
		{"western", redact.Address, "1600 Amphitheatre Parkway, Mountain View", "****"},

		{"ordinary", redact.Plate, "苏D40000", "苏D****0"},
		{"new energy", redact.Plate, "陕A12345D", "陕A****D"},
		{"with a dot", redact.Plate, "京A·12345", "京A****5"},
		{"with a space", redact.Plate, "京a 1234挂", "京a****挂"},
		{"across the border", redact.Plate, "粤Z1234港", "粤Z****港"},
		{"too short", redact.Plate, "京A123", "****"},
		{"consulate", redact.Plate, "闽20401领", "****"},
		{"German", redact.Plate, "B-MW 1234", "****"},

		{"long", redact.Token, "sk-proj-abcdefghijkl9876", "****9876"},
		{"short", redact.Token, "hunter2hunter2", "****"},
		{"sentence", redact.Token, "the token is not here", "****"},
		{"Chinese", redact.Token, "秘密秘密秘密秘密秘密秘密", "****"},

		{"long", redact.Last4, "ACC-20260719-001", "****-001"},
		{"Chinese", redact.Last4, "一二三四五六七八", "****五六七八"},
		{"broken end", redact.Last4, "ACC-20260719-00\xff", "****"},
		{"seven", redact.Last4, "1234567", "****"},
		{"four", redact.Last4, "1234", "****"},
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

// FuzzRedactors: whatever comes in, the mask is one that the kind can answer,
// no more of the value stays than documented, and what the buffer held before is
// still there.
func FuzzRedactors(f *testing.F) {
	for _, s := range []string{
		"13800138000", "+1 415 555 2671", "zhou@example.com", "51343620000320711X", "6227880100100105127", "A123456(3)",
		"张三", "John Smith", "上海市浦东新区", "苏D40000", "sk-proj-abcdefghijkl9876", "\xff\xfe", "é́", " ", "****", "🇨🇳👨‍👩‍👧",
		"1-3-8-0-0-1-3-8-0-0-0", "0100000000", "+1000000", "*0@0.0A", "+" + strings.Repeat("()", 40), strings.Repeat("9", 5000), strings.Repeat("张 ", 5000),
		"١٣٨٠٠١٣٨٠٠٠", "zhou\u200b@example.com", "a@1.2.3.4", "上海市\xff浦东新区", "京A\xff\xff\xff\xff\xff",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		for _, r := range redactors {
			got := r.mask(s)
			if s != "" && !r.masks.MatchString(got) {
				t.Errorf("%s of %q is none of its masks: %q", r.name, s, got)
			}
			if hidden := strings.Count(got, "*"); r.name == "Phone" && s != "" && hidden < 4 {
				t.Errorf("%s of %q hides %d digits, want at least 4: %q", r.name, s, hidden, got)
			}
			if !utf8.ValidString(got) {
				t.Errorf("%s of %q is no UTF-8: %q", r.name, s, got)
			}
			if n := readable(got); n > r.most {
				t.Errorf("%s of %q leaves %d letters and digits, at most %d may stay: %q", r.name, s, n, r.most, got)
			}
			if appended := string(r.append([]byte("kept "), s)); appended != "kept "+got {
				t.Errorf("%s of %q appended is %q, alone %q", r.name, s, appended, got)
			}
		}
	})
}

// readable is how many letters and digits s has.
func readable(s string) int {
	n := 0
	for _, r := range s {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			n++
		}
	}
	return n
}
