package decode

import (
	"encoding/json"
	"os"
	"reflect"
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

// TestFormatSuite agrees in full with the JSON Schema test suite.
func TestFormatSuite(t *testing.T) {
	for f, example := range examples {
		if example.name == "" {
			continue
		}
		text, err := os.ReadFile(data(t, "json-schema-test-suite", "tests", "draft2020-12", "optional", "format", example.name+".json"))
		if err != nil {
			t.Fatal(err)
		}
		var groups []struct {
			Tests []struct {
				Description string
				Data        any
				Valid       bool
			}
		}
		if err := json.Unmarshal(text, &groups); err != nil {
			t.Fatal(err)
		}
		for _, c := range groups[0].Tests {
			if s, ok := c.Data.(string); ok && Format(f).has(s) != c.Valid {
				t.Errorf("%s: %q (%s): want %v", example.name, s, c.Description, c.Valid)
			}
		}
	}
}

// FuzzDateTime accepts what package time writes, and reads what it accepts as
// package time does, which knows neither lower case nor leap seconds.
func FuzzDateTime(f *testing.F) {
	for _, seed := range []string{"2026-01-31T10:00:00Z", "2024-02-29T23:59:59.5-07:30", "2026-01-31T1:00:00Z", "2026-01-31T10:00:00,5Z"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got, fault := (&Rule{Kind: Time}).time(s)
		want, err := time.Parse(time.RFC3339, s)
		if err == nil && want.Format(time.RFC3339Nano) == s && fault != 0 {
			t.Errorf("%q is refused", s)
		}
		if fault == 0 && s == strings.ToUpper(s) && s[17] != '6' && (err != nil || !reflect.DeepEqual(got, want)) {
			t.Errorf("%q is %v, want %v, %v", s, got, want, err)
		}
	})
}
