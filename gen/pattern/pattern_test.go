package pattern_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/gen/pattern"
)

// goPatterns are expressions of Go's regexp package, and what says the same to
// every reader; "" where no short text does.
var goPatterns = map[string]string{
	`^[a-z0-9_-]+$`:               `^[a-z0-9_-]+$`,
	`^\d{4}-\d\d(?:\.\w+)?$`:      `^\d{4}-\d\d(?:\.\w+)?$`,
	`^(?<year>\d{4})$`:            `^(?<year>\d{4})$`,
	`^\p{L}\P{Lu}\p{Letter}$`:     `^\p{L}\P{Lu}\p{Letter}$`,
	`^\x41\t\n\v\f\r\0$`:          `^\x41\t\n\v\f\r\0$`,
	`a??b*?c+?d{1}?e{1,}?f{1,2}?`: `a??b*?c+?d{1}?e{1,}?f{1,2}?`,
	`^日本|한국$`:                     `^日本|한국$`,
	`[^\]\-\\^-]`:                 `[^\]\-\\^-]`,
	`[a-z-9]`:                     `[a-z-9]`,
	`[[a]`:                        `[[a]`,

	`\Aab\z`:           `^ab$`,
	`\Qa.b|\E+c\Q(`:    `a\.b\|+c\(`,
	`\a[\a]`:           `\x07[\x07]`,
	`\012\0123\7777`:   "\\x0a\\x0a3\u01ff7",
	`\08`:              `\x008`,
	`\x{41}\x{1F600}`:  `A😀`,
	`\x{2E}\x{9}`:      `\.\x09`,
	`\pN\PL[\pL]`:      `\p{N}\P{L}[\p{L}]`,
	`\p{^L}\P{^Lu}`:    `\P{L}\p{Lu}`,
	`\p{lu}\p{letter}`: `\p{Lu}\p{Letter}`,
	`(?P<n>a)`:         `(?<n>a)`,
	`(?<1n>a)`:         `(?<_1n>a)`,
	`[[:alpha:]_]`:     `[A-Za-z_]`,
	`[[:^digit:]]`:     `[\D]`,
	`[[:punct:][:space:][:word:][:print:][:graph:][:cntrl:][:blank:][:ascii:][:alnum:][:upper:][:lower:][:xdigit:]]`: "[!-\\/:-@\\[-`\\{-~" + `\t\n\v\f\r \w -~!-~\x00-\x1f\x7f\t \x00-\x7f0-9A-Za-zA-Za-z0-9A-Fa-f]`,
	`[]a]`:         `[\]a]`,
	`[^]a]`:        `[^\]a]`,
	`[\w-.]`:       `[\w\-.]`,
	`a\-b\_\@\ \"`: `a-b_@ "`,
	`{a}`:          `\{a\}`,
	`a{,2}`:        `a\{,2\}`,
	`a{01}`:        `a\{01\}`,
	`a]`:           `a\]`,

	`(?i)abc`:           "",
	`(?i:abc)d(?s-m:.)`: "",
	`\p{Greek}`:         "",
	`\P{Han}[\p{Han}]`:  "",
	`[[:^alpha:]]`:      "",
	`^*a`:               "",
	`\b+a`:              "",
}

// TestFaults holds what is told of expressions of Go, and that what is proposed
// instead is right in both grammars and matches the same.
func TestFaults(t *testing.T) {
	for source, want := range goPatterns {
		before, err := regexp.Compile(source)
		if err != nil {
			t.Errorf("%q is none of Go: %v", source, err)
			continue
		}
		faults := pattern.Faults(source)
		if got := pattern.Portable(source, faults); want != "" && got != want {
			t.Errorf("%q is portable as %q, want %q: %+v", source, got, want, faults)
		} else if want != "" {
			same(t, before, got)
		}
		complete := true
		for _, f := range faults {
			complete = complete && f.Instead != ""
			if source[f.At:f.At+len(f.Text)] != f.Text || f.Text == "" || !strings.HasPrefix(f.Why, f.Text+" ") {
				t.Errorf("%q: %+v is not in it", source, f)
			}
		}
		if complete != (want != "") {
			t.Errorf("%q: faults are %+v", source, faults)
		}
	}
}

// same holds an expression against what is proposed instead of it.
func same(t *testing.T, before *regexp.Regexp, portable string) {
	t.Helper()
	after, err := regexp.Compile(portable)
	if err != nil || len(pattern.Faults(portable)) > 0 || !pattern.Valid(portable) {
		t.Errorf("%q, instead of %q, has faults %+v: %v", portable, before, pattern.Faults(portable), err)
		return
	}
	for r := rune(0); r < 0x250; r++ {
		for _, s := range [...]string{string(r), "a" + string(r), "ab" + string(r)} {
			if before.MatchString(s) != after.MatchString(s) {
				t.Errorf("%q matches %q: %v; %q does not", before, s, before.MatchString(s), portable)
				return
			}
		}
	}
}

// ecmaPatterns are expressions, and whether ECMA-262 has them.
var ecmaPatterns = map[string]bool{
	"": true, "|": true, "()": true, "(?=a)(?!b)(?<=c)(?<!d)": true, `(?<a>x)\k<a>\1`: true, `\1(a)`: true, "[]": true, "[^]": true, `[\b]`: true,
	`\cA`: true, `\u0041\u{1F600}`: true, `\p{Script=Greek}`: true, "(?:a)": true, "a{1,2}?": true, `[\x41-\u{42}]`: true, `\/`: true, `(?<$x>a)`: true,
	"(": false, ")": false, "a)(": false, "[": false, "[a": false, "*": false, "a**": false, "{1}": false, "a{2,1}": false, `\`: false, `\a`: false, `\Z`: false,
	`\-`: false, `\1`: false, `\k<a>`: false, "(?<1>a)": false, "(?<a>b)(?<a>c)": false, "(?P<a>b)": false, "(?": false, "(?<a": false,
	`\pL`: false, `\u12`: false, `\u{110000}`: false, `\x4`: false, `\01`: false, "[b-a]": false, `[\d-z]`: false, `[a-\d]`: false, "^*": false, `[\1]`: false, `\c1`: false,
	"]": false, "}": false, "{": false, "a{": false, `[\`: false, `[a-`: false, `\u`: false, `\k`: false, `[\k]`: false,
}

func TestValid(t *testing.T) {
	for source, want := range ecmaPatterns {
		if got := pattern.Valid(source); got != want {
			t.Errorf("%q: valid is %v", source, got)
		}
	}
}

// FuzzFaults looks for expressions of Go that are told wrong: every piece is in
// the source, and what is proposed instead has no fault and is one of Go too.
func FuzzFaults(f *testing.F) {
	for source := range goPatterns {
		f.Add(source)
	}
	for source := range ecmaPatterns {
		f.Add(source)
	}
	f.Fuzz(func(t *testing.T, source string) {
		pattern.Valid(source)
		faults := pattern.Faults(source)
		if _, err := regexp.Compile(source); err != nil {
			return
		}
		end := 0
		for _, fault := range faults {
			if fault.At < end || !strings.HasPrefix(source[fault.At:], fault.Text) {
				t.Fatalf("%q: %+v is not in it, or not in order", source, fault)
			}
			end = fault.At + len(fault.Text)
		}
		portable := pattern.Portable(source, faults)
		for _, fault := range faults {
			if fault.Instead == "" {
				return
			}
		}
		if _, err := regexp.Compile(portable); err != nil || len(pattern.Faults(portable)) > 0 || !pattern.Valid(portable) {
			t.Errorf("%q, instead of %q, has faults %+v: %v", portable, source, pattern.Faults(portable), err)
		}
	})
}
