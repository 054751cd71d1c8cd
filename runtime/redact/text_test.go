package redact_test

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/redact"
)

// TestText holds what is found in a text, and what only looks like it.
func TestText(t *testing.T) {
	const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N"
	tests := []struct{ name, in, want string }{
		{"Chinese sentence", "请打13800138000，或发邮件到zhou@example.com。", "请打138****8000，或发邮件到z***@example.com。"},
		{"behind a word", "tel13800138000", "tel138****8000"},
		{"with +86", "call +86 138-0013-8000 now", "call +86 138-****-8000 now"},
		{"in JSON", `{"note":"a\n13800138000","s":"\u624b13900139000"}`, `{"note":"a\n138****8000","s":"\u624b139****9000"}`},
		{"two numbers", "13800138000/13900139000", "138****8000/139****9000"},
		{"rows", "7,13800138000,13900139000,6222021234567894,0755-26611234", "7,138****8000,139****9000,6222 **** **** 7894,0755-******34"},
		{"landlines", "010-62511234, (0755) 26611234, 021 6251 1234", "010-******34, (0755) ******34, 021 **** **34"},
		{"extension stays", "010-62511234-801", "010-******34-801"},
		{"foreign", "ring +44 20 7123 4567 or +1 (415) 555-2671.", "ring +44 ** **** **67 or +1 (***) ***-**71."},
		{"identity number", "身份证51343620000320711X有效", "身份证5***************1X有效"},
		{"identity number in groups", "310101 19900307 1230", "3***************30"},
		{"card", "card 6222 0212 3456 7894 12/27", "card 6222 **** **** 7894 12/27"},
		{"card and phone", "378282246310005 13800138000", "3782 **** *** 0005 138****8000"},
		{"address in brackets", "Ann <ann@example.com>, bob.b+x@mail.example.org.", "Ann <a***@example.com>, b***@mail.example.org."},
		{"key", "key=sk-proj-abcdefghijkl98765432, ok", "key=****5432, ok"},
		{"services", "ghp_" + strings.Repeat("a1B2", 9) + " AKIAIOSFODNN7EXAMPLE", "****a1B2 ****MPLE"},
		{"web token", "token: " + jwt + ";", "token: ****0w5N;"},
		{"header", "Authorization: bearer abc.def-123~4567890/+==", "Authorization: bearer ****/+=="},
		{"basic", "Authorization: Basic dXNlcjpwYXNz, x", "Authorization: Basic ****, x"},
		{"query", `Get "https://a.example/b?api_key=hunter2&page=2&access_token=swordfish": EOF`, `Get "https://a.example/b?api_key=****&page=2&access_token=****": EOF`},
		{"address", "dial postgres://shop:p@ss:word@db.example:5432/x and https://a.example/b@c", "dial postgres://shop:****@db.example:5432/x and https://a.example/b@c"},
		{"JSON", `{"client_secret":"a b","note":"{\"password\":\"hunter2\"}","pwd":""}`, `{"client_secret":"****","note":"{\"password\":\"****\"}","pwd":""}`},
		{"headers", "X-Api-Key: abc123def456ghi7\nX-Auth-Token: abc 123", "X-Api-Key: ****ghi7\nX-Auth-Token: abc 123"},
		{"environment", "DB_PASSWORD=swordfish;HOME=/home/x", "DB_PASSWORD=****;HOME=/home/x"},
		{"YAML and Go", "dbPassword: hunter2 accessToken := \"x\" secret = 'y z'", "dbPassword: **** accessToken := \"x\" secret = '****'"},
		{"long name", strings.Repeat("a", 40) + "-token=hunter2", strings.Repeat("a", 40) + "-token=****"},
		{"private key", "a\n-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabc\n-----END RSA PRIVATE KEY-----\nb",
			"a\n-----BEGIN RSA PRIVATE KEY-----****-----END RSA PRIVATE KEY-----\nb"},
		{"private key without end", "-----BEGIN PRIVATE KEY-----\nMIIE", "-----BEGIN PRIVATE KEY-----****"},
	}
	for _, tt := range tests {
		if got := redact.Text(tt.in); got != tt.want {
			t.Errorf("%s: %q becomes %q, want %q", tt.name, tt.in, got, tt.want)
		}
	}
	for _, s := range []string{
		"", "order ORD-20260719-001 of 2026-07-19T14:23:00+08:00", "1784356980123", "1784356980123456789", "v1.13800138000",
		"550e8400-e29b-41d4-a716-446655440000", "da39a3ee5e6b4b0d13800138000bfef95601890afd80709", "6222021234567890",
		"31010119900307123X", "192.168.100.200:8080", "15 123456789 file", "0644 1234567", "git@github.com:a/b.git",
		"icon@2x.png", "pkg@1.2.3", "user@host", "@user@example.com", "sk-learn-something-very-long-name", "eyJhbGciOiJIUzI1NiJ9", "Bearer token",
		"unexpected token: identifier", "token=parse(x)", "page_token=abcdef123456", "nextPageToken: abcdef123456", "max_tokens=800", "password: wrong",
		"password=****", "token=$TOKEN", "PWD=/home/x", "secret", "secret=", "tokens: 123456", "http://a.example:8080/b", "://", "://:@", "a://b:c/d@e",
		"-----BEGIN PUBLIC KEY-----\nMIIE\n-----END PUBLIC KEY-----", "138001380001", "-(0755)",
	} {
		if got := redact.Text(s); got != s {
			t.Errorf("%q becomes %q", s, got)
		}
	}
}

// TestTextHidesAll puts what must be found into texts of chance: behind what
// ends a word, the value never stays.
func TestTextHidesAll(t *testing.T) {
	found := map[string]bool{"mobile": true, "landline": true, "foreign phone": true, "email": true, "identity number": true, "bank card": true}
	for seed := range uint64(500) {
		r := rand.New(rand.NewPCG(seed, 7))
		text, values := "", []string{}
		for _, s := range secrets {
			if found[s.name] {
				values = append(values, s.make(r, r))
				text += pick(r, "电话", "to ", "(", `":"`, `\n`, "\t", "x: ", "，") + values[len(values)-1] + pick(r, "。", ", ", ")", `"`, "\n", "; ", "转")
			}
		}
		got := redact.Text(text)
		for _, v := range values {
			if strings.Contains(got, v) {
				t.Errorf("%q still holds %s: %q", text, v, got)
			}
		}
	}
}

// TestTextIsLinear: texts made to be looked at again and again are looked at up
// to their end. Were each byte looked at from each other, none would end today.
func TestTextIsLinear(t *testing.T) {
	for _, s := range []string{
		"a", "1", "1 ", "1-", "@", "a@", "a.", "a@a.", "+", "(1)", "sk-", "sk-a", "eyJ", "eyJ.", "eyJaaaaaaaa.eyJ", "Bearer ", "Bearer a",
		"-", "-----BEGIN ", "-----BEGIN PRIVATE KEY-----", "ghp_", "\\n", "字", "\xff", "://", "://a:", "token=", "token=a", "a-", "a_token:", `token="`, "622202123456789", "0755-",
	} {
		if got := redact.Text(strings.Repeat(s, 1<<20/len(s)) + " zhou@example.com"); strings.HasSuffix(got, "zhou@example.com") {
			t.Errorf("behind 1 MiB of %q an address is not found", s)
		}
	}
}

// plain are simple patterns of what no text may have any more.
var plain = [...]*regexp.Regexp{
	regexp.MustCompile(`(^|[^0-9A-Za-z_.\\])1[3-9][0-9]{9}($|[^0-9A-Za-z_.])`),
	regexp.MustCompile(`(^|[^0-9A-Za-z_.\\])\+86 ?1[3-9][0-9]{9}($|[^0-9A-Za-z_.])`),
	regexp.MustCompile(`(^|[^0-9A-Za-z_@.%+-])[a-z]{2,9}@[a-z]{1,9}\.(com|cn)($|[^0-9A-Za-z@.-])`),
	regexp.MustCompile(`(^|[^0-9A-Za-z_-])(ghp_[0-9A-Za-z]{36}|AKIA[0-9A-Z]{16})`),
}

// FuzzText: simple patterns find nothing in what was masked, and the buffer
// keeps what it held.
func FuzzText(f *testing.F) {
	for _, s := range []string{
		"请打13800138000，或zhou@example.com", "+86 138 0013 8000 010-62511234", "6222 0212 3456 7894 51343620000320711X",
		"sk-proj-abcdefghijkl98765432 Bearer abcdefghijklmnop1234", "-----BEGIN PRIVATE KEY-----\nM\n-----END PRIVATE KEY-----",
		"a@b.cc@d.ee", "db_password=hunter2&token='a' https://a:b@c.example", "(0755)-1234567-13800138000", "\xff13800138000\xff", "+1 23456789+1 23456789",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		once := redact.Text(s)
		for _, p := range plain {
			if left := p.FindString(once); left != "" && !strings.Contains(left, "git@") {
				t.Errorf("%q becomes %q, which has %q", s, once, left)
			}
		}
		if appended := string(redact.AppendText([]byte("13800138000"), s)); appended != "13800138000"+once {
			t.Errorf("%q appended becomes %q, alone %q", s, appended, once)
		}
		if !strings.Contains(once, "*") && once != s {
			t.Errorf("%q becomes %q without a mask", s, once)
		}
	})
}
