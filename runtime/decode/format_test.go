package decode

import (
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// TestFormats holds each format to texts in it and beside it.
func TestFormats(t *testing.T) {
	cases := []struct {
		format   Format
		in, outs []string
	}{
		{AnyFormat, []string{"", "x"}, nil},
		{DateTime,
			[]string{"2026-01-31T10:00:00Z", "2024-02-29t23:59:59.999999999-23:59", "2016-12-31T23:59:60Z", "2017-01-01T00:59:60+01:00"},
			[]string{"", "2026-01-31", "2026-01-31 10:00:00Z", "2026-01-31T10:00:00", "2026-01-31T10:00Z", "2026-02-29T10:00:00Z", "2026-01-31T24:00:00Z",
				"2026-01-31T10:00:00.Z", "2026-01-31T10:00:00,5Z", "2026-01-31T10:00:00+0100", "2026-01-31T10:00:00+24:00", "2026-01-31T10:00:60Z", "2026-01-31T10:00:00Z "}},
		{Date,
			[]string{"2026-01-31", "2000-02-29", "0000-01-01"},
			[]string{"", "2026-1-31", "2026-13-01", "2026-04-31", "2026-00-10", "2026-01-00", "1900-02-29", "2026/01/31", "12026-01-01", "２026-01-31"}},
		{TimeOfDay,
			[]string{"10:00:00Z", "00:00:00.1+00:00", "23:59:60z"},
			[]string{"", "10:00:00", "10:00Z", "10:60:00Z", "22:59:60Z", "10:00:00+1:00", "T10:00:00Z"}},
		{UUID,
			[]string{"f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"},
			[]string{"", "f81d4fae7dec11d0a76500a0c91e6bf6", "{f81d4fae-7dec-11d0-a765-00a0c91e6bf}", "g81d4fae-7dec-11d0-a765-00a0c91e6bf6"}},
		{IPv4, []string{"0.0.0.0", "255.255.255.255"}, []string{"", "1.2.3", "1.2.3.256", "01.2.3.4", "::1", "1.2.3.4/8"}},
		{IPv6, []string{"::", "2001:db8::1", "::ffff:192.0.2.1"}, []string{"", "1.2.3.4", "fe80::1%eth0", ":::", "12345::"}},
		{URI,
			[]string{"a:", "https://example.com", "http://u:p@[2001:db8::1]:80/a%20b?q=1/2?#f", "urn:isbn:1", "mailto:a@b", "file:///etc/x", "http://h:/"},
			[]string{"", "example.com/a", "/a", "//h/a", "1a:b", "http://a b", "http://h/é", "http://h/%zz", "http://h:80a/", "http://[::1/", "http://h/#a#b", "http://h/[", "http://[v1.]/", "a\\:b"}},
		{Email,
			[]string{"a@b", "ann.lee+x@mail.example.com", `"a b\"c"@example.com`, "a@[192.0.2.1]", "a@[IPv6:::1]"},
			[]string{"", "a", "@b", "a@", "a b@c", ".a@b", "a.@b", "a..b@c", "a@-b", "a@b-", "a@b..c", "a@[1.2.3]", "a@[::1]", `"a@b`, `"a""@b`, "ann <a@b>", "é@b"}},
		{Duration,
			[]string{"P1D", "PT36H", "P1Y2M3DT4H5M6S", "P2W", "PT1M2S", "P0D", "P1DT1S"},
			[]string{"", "P", "PT", "P1", "1D", "P1DT", "P1Y1D", "PT1H1S", "P1D1M", "P1W1D", "P1W2W", "PT1W", "P1H", "P-1D", "+P1D", "P1.5D", "PT1,5S", "p1d", "P1D ", "P1D1D", "P1TD"}},
		{Hostname,
			[]string{"a", "www.example.com", "a--b", "1host", "xn--9n2bp8q.xn--9t4b11yi5a", strings.Repeat("a", 63) + ".b"},
			[]string{"", ".", "a.", ".a", "a..b", "-a", "a-", "a-.b", "a_b", "é", "a b", "a\n", strings.Repeat("a", 64), strings.Repeat("a.", 127) + "a"}},
		{JSONPointer,
			[]string{"", "/", "//", "/a~1b~0", "/ /é/0"},
			[]string{"a", "#", "#/a", "/~", "/~2", "/a~"}},
		{Regex,
			[]string{"", "|", "a|b*", "^(?:a|[^\\]b-])+?$", `(?<y>\d{4})-\k<y>\1`, `(?=a)(?!b)(?<=c)(?<!d)`, `[\w-]`, `[\b\-]`, `\p{L}\P{Script=Greek}`, `\u{1F600}\u00e9\x41\cA\0\/`, "[a-]", "[]", "[^]", "x{2}y{2,}z{09,10}?", "日+", `[\x41-\u{42}]`},
			[]string{"(", ")", "a)b(", "[", "[a", "*", "a**", "a{2", "{2}", "a{,2}", "a{3,2}", "]", "}", `\`, `\a`, `\Z`, `\A`, `\-`, `\1`, `(a)\2`, `\k<a>`, "(?<1>a)", "(?<a>b)(?<a>c)", "(?i)a", "(?P<a>b)", "(?", `\pL`, `\p{}`, `\u12`, `\u{110000}`, `\u{}`, `\x4`, `\01`, "[z-a]", `[\d-z]`, "^*", `\b+`, `[\1]`, `\c1`, `\_`}},
	}
	for _, c := range cases {
		for _, s := range c.in {
			if !c.format.has(s) {
				t.Errorf("format %d: %q is not in it", c.format, s)
			}
		}
		for _, s := range c.outs {
			if c.format.has(s) {
				t.Errorf("format %d: %q is in it", c.format, s)
			}
		}
		if c.format != AnyFormat && !c.format.has(examples[c.format].text) {
			t.Errorf("format %d: its example is not in it", c.format)
		}
	}
}

// TestRegexOfManyNames: were each name compared with each other, it would not
// end today.
func TestRegexOfManyNames(t *testing.T) {
	var all []byte
	for i := range 1_000_000 {
		all = strconv.AppendInt(append(all, "(?<n"...), int64(i), 10)
		all = append(all, ">)"...)
	}
	for text, want := range map[string]bool{"(?<n500000>)": false, `\k<n500000>`: true} {
		if got := isRegex(string(all) + text); got != want {
			t.Errorf("with %q it is %v, want %v", text, got, want)
		}
	}
}

// formatMisses are the texts of the JSON Schema test suite on which a format
// decides otherwise, by its name, with the reason.
var formatMisses = map[string][]miss{
	"hostname": {
		{"only a decoder of Punycode would know that it is none", []string{"xn--X"}},
		{"which letters may stand in a name, and which together, are tables of IDNA as large as this package", []string{
			"xn--07jt112bpxg.xn--9t4b11yi5a", "xn--hello-txk", "xn--hello-zed", "xn--hello-6bf", "xn--chb89f", "xn--07jceefgh4c",
			"xn--al-0ea", "xn--l-fda", "xn--la-0ea", "xn--l-gda", "xn--S-jib3p", "xn--wva3j", "xn--A-2hc5h", "xn--5db1e",
			"xn--A-2hc8h", "xn--5db3e", "xn--defabc-k64e", "xn--vek", "xn--ngb6iyr", "xn--11b2er09f", "xn--02b508i", "XN--aa---o47jg78q",
		}},
	},
}

type miss struct {
	reason string
	texts  []string
}

// TestFormatSuite holds every format against the JSON Schema test suite, each
// case through the decoder; what is no string breaks no format.
func TestFormatSuite(t *testing.T) {
	cases, agreed := 0, 0
	for f, example := range examples {
		if example.name == "" {
			continue
		}
		left := make(map[string]bool)
		for _, m := range formatMisses[example.name] {
			for _, text := range m.texts {
				left[text] = true
			}
		}
		for _, c := range formatSuite(t, example.name) {
			cases++
			got := hasFormatInJSON(Format(f), c.Data)
			var s string
			isMiss := json.Unmarshal(c.Data, &s) == nil && left[s]
			delete(left, s)
			switch {
			case got == c.Valid:
				agreed++
				if isMiss {
					t.Errorf("%s: %s is a miss no longer", example.name, c.Data)
				}
			case !isMiss:
				t.Errorf("%s: %s (%s): want %v", example.name, c.Data, c.Description, c.Valid)
			}
		}
		for text := range left {
			t.Errorf("%s: the suite has no %q any more", example.name, text)
		}
	}
	t.Logf("%d of %d agree", agreed, cases)
	if cases != 509 || agreed < 480 {
		t.Errorf("%d of %d cases agree, want 480 of 509", agreed, cases)
	}
}

// hasFormatInJSON decodes a JSON value under a rule that has nothing but the
// format, and reports whether it breaks the format.
func hasFormatInJSON(f Format, value []byte) bool {
	_, report := decodeRule(one(&Rule{Format: f}), `{"v":`+string(value)+`}`)
	return !slices.Contains(keywordsOf(report), "format")
}

type formatCase struct {
	Description string
	Data        json.RawMessage
	Valid       bool
}

// formatSuite is the cases of one file of the suite.
func formatSuite(t *testing.T, name string) (all []formatCase) {
	t.Helper()
	text, err := os.ReadFile(data(t, "json-schema-test-suite", "tests", "draft2020-12", "optional", "format", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	var groups []struct{ Tests []formatCase }
	if err := json.Unmarshal(text, &groups); err != nil {
		t.Fatal(err)
	}
	for _, g := range groups {
		all = append(all, g.Tests...)
	}
	return all
}

// TestAllHex holds eight bytes at once to what each is alone.
func TestAllHex(t *testing.T) {
	for place := range 8 {
		for c := range 256 {
			for _, others := range "09afAF" {
				var w uint64
				for i := range 8 {
					b := byte(others)
					if i == place {
						b = byte(c)
					}
					w |= uint64(b) << (8 * i)
				}
				if got := allHex(w); got != isHex(byte(c)) {
					t.Errorf("%q among %q: %v", rune(c), others, got)
				}
			}
		}
	}
}

// FuzzDateTime accepts what package time writes, and reads what it accepts as
// package time does, which knows neither lower case nor leap seconds.
func FuzzDateTime(f *testing.F) {
	for _, seed := range []string{"2026-01-31T10:00:00Z", "2024-02-29T23:59:59.5-07:30", "2026-01-31T1:00:00Z", "2026-01-31T10:00:00,5Z", "2026-01-01T00:00:00+24:00"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got, fault := (&Rule{Kind: Time}).time([]byte(s))
		want, err := time.Parse(time.RFC3339, s)
		// Offsets of a whole day are package time's own.
		if _, offset := want.Zone(); err == nil && want.Format(time.RFC3339Nano) == s && fault != 0 && max(offset, -offset) < 24*60*60 {
			t.Errorf("%q is refused", s)
		}
		if fault == 0 && !isDateTime(s) {
			t.Errorf("%q is accepted", s)
		}
		if fault == 0 && s == strings.ToUpper(s) && s[17] != '6' && (err != nil || !reflect.DeepEqual(got, want)) {
			t.Errorf("%q is %v, want %v, %v", s, got, want, err)
		}
	})
}
