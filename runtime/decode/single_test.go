package decode

import (
	"net/netip"
	"slices"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/words"
)

// TestSyntaxAnywhere sends text that is no JSON to a value of each kind, to one
// that takes any, and to a name that nobody knows. Each text is refused by one
// check alone.
func TestSyntaxAnywhere(t *testing.T) {
	values := []string{
		`"\x41"`, `"\u00g0"`, `"\u00zz"`, "\"\n\"", `"a`, `nulx`, `trux`, `falsy`, `01`, `-01`, `1.`, `1.e1`, `1e`, `1e+`, `-`, `+1`, `.5`, `?`, `'a'`,
		"\f1", "1\f", "\v1", `[1 2]`, `[1,]`, `[,1]`, `[1}`, `{1:2}`, `{a":1}`, `{"a"1}`, `{"a":1 "b":2}`, `{"a":1,}`, `{"a":1]`, `{"a":}`, `{,}`,
	}
	rules := []*Rule{
		{}, {Kind: Integer, Bits: 64}, {Kind: Unsigned, Bits: 64}, {Kind: Number}, {Kind: Decimal}, {Kind: Boolean}, {Kind: Time},
		{Kind: List, Items: &Rule{Kind: Integer, Bits: 64}}, {Kind: Map, Items: &Rule{Kind: Integer, Bits: 64}}, one(&Rule{}),
	}
	for _, value := range values {
		for _, text := range []string{`{"v":` + value + `}`, `{"v":[` + value + `]}`, `{"unknown":` + value + `}`, `{"v":{"a":` + value + `}}`} {
			for _, r := range rules {
				_, report := decodeRule(one(r), text)
				if keywords := keywordsOf(report); !slices.Contains(keywords, syntaxKeyword) {
					t.Errorf("%s for a value of kind %d has violations %q", text, r.Kind, keywords)
				}
			}
			if _, report := decodeAny([]byte(text)); !slices.Contains(keywordsOf(report), syntaxKeyword) {
				t.Errorf("%s for any value has violations %q", text, keywordsOf(report))
			}
		}
	}
}

// TestSyntaxIsTold tells what is missing in what is skipped.
func TestSyntaxIsTold(t *testing.T) {
	for text, want := range map[string]words.Phrase{
		`{"unknown":{"a":1 "b":2}}`: words.WantCommaOrBrace,
		`{"unknown":[1 2]}`:         words.WantCommaOrBracket,
		`{"unknown":?}`:             words.WantValue,
		`{"unknown":-?}`:            words.WantDigit,
		`{"v":[1,2,3 4]}`:           words.WantCommaOrBracket,
	} {
		_, report := decodeRule(one(&Rule{Kind: List, MaxItems: 2, Items: &Rule{Kind: Integer, Bits: 64}}), text)
		last := report.Violations[len(report.Violations)-1]
		if last.Keyword != syntaxKeyword {
			last = report.Violations[0]
		}
		if said := words.In("en").Say(want); last.Want != said {
			t.Errorf("%s: %q is expected, want %q", text, last.Want, said)
		}
	}
}

// TestSingleChecks sends values that one check alone refuses.
func TestSingleChecks(t *testing.T) {
	tests := []struct {
		rule        *Rule
		value, want string
	}{
		{&Rule{Kind: Integer, Bits: 8}, `-129`, "minimum"},
		{&Rule{Kind: Integer, Bits: 8}, `128`, "maximum"},
		{&Rule{Kind: Unsigned, Bits: 64}, `1.5`, "type"},
		{&Rule{Kind: Unsigned, Bits: 8}, `256`, "maximum"},
		{&Rule{Kind: Time}, `"2026-01-31T10:00:00Z\ud800"`, "encoding"},
	}
	for _, tt := range tests {
		_, report := decodeRule(one(tt.rule), `{"v":`+tt.value+`}`)
		if got := keywordsOf(report); !slices.Equal(got, []string{tt.want}) {
			t.Errorf("%s has violations %q, want %q", tt.value, got, tt.want)
		}
	}
	quoted := Rule{Kind: Object, Fields: []Field{{Name: "v", Quoted: true, Rule: &Rule{Kind: Boolean, Enum: []string{"true"}}}}}
	if _, report := decodeRule(&quoted, `{"v":"false"}`); !slices.Equal(keywordsOf(report), []string{"enum"}) {
		t.Errorf("false in a string has violations %q", keywordsOf(report))
	}
	var c Checker
	c.Bool(&Rule{Kind: Boolean, Enum: []string{"true"}}, false)
	if err := c.End(); !slices.Equal(keywordsOf(reportOf(err)), []string{"enum"}) {
		t.Errorf("false in Go has violations %q", keywordsOf(reportOf(err)))
	}
	c = Checker{}
	c.Time(&Rule{Kind: Time}, time.Date(10000, 1, 1, 0, 0, 0, 0, time.UTC))
	if err := c.End(); !slices.Equal(keywordsOf(reportOf(err)), []string{"format"}) {
		t.Errorf("a time of the year 10000 has violations %q", keywordsOf(reportOf(err)))
	}
}

// TestDuplicateWhereExpected sends a name again where the order of the fields
// makes it the likely one.
func TestDuplicateWhereExpected(t *testing.T) {
	r := &Rule{Kind: Object, Fields: []Field{{Name: "a", Rule: &Rule{}}, {Name: "b", Rule: &Rule{}}}}
	_, report := decodeRule(r, `{"b":"first","a":"second","b":"third","a":"fourth"}`)
	if got := keywordsOf(report); !slices.Equal(got, []string{"duplicate", "duplicate"}) {
		t.Errorf("it has violations %q, want two duplicates", got)
	}
}

// TestCoercedTextIsHeldToItsPattern sends a number where the text that it
// becomes breaks the pattern.
func TestCoercedTextIsHeldToItsPattern(t *testing.T) {
	r := one(&Rule{Pattern: &Pattern{Source: `^[0-9]{3}$`}})
	r.Fields[0].Coerce = FromNumber
	for text, want := range map[string][]string{`{"v":123}`: nil, `{"v":12}`: {"pattern"}} {
		d := Lenient([]byte(text), nil)
		read(&d, r)
		if got := keywordsOf(reportOf(d.End(r))); !slices.Equal(got, want) {
			t.Errorf("%s has violations %q, want %q", text, got, want)
		}
	}
}

// TestSingleChecksOfTexts sends texts that one check alone refuses, where bytes
// or a type of its own are read from them.
func TestSingleChecksOfTexts(t *testing.T) {
	address := func(d *Decoder, r *Rule) { UnmarshalText[netip.Addr](d, r) }
	octets := func(d *Decoder, r *Rule) { d.Bytes(r) }
	quoted := func(d *Decoder, r *Rule) { d.QuotedString(r) }
	tests := []struct {
		name  string
		rule  *Rule
		read  func(*Decoder, *Rule)
		value string
		want  []string
	}{
		{"an address", &Rule{}, address, `"192.0.2.1"`, nil},
		{"no address", &Rule{}, address, `"192.0.2"`, []string{"format"}},
		{"no Unicode text", &Rule{}, address, `"::1\ud800"`, []string{"encoding"}},
		{"a pattern", &Rule{Pattern: &Pattern{Source: `^10\.`}}, address, `"192.0.2.1"`, []string{"pattern"}},
		{"a string in a string", &Rule{}, quoted, `"\"a\""`, nil},
		{"no string in a string", &Rule{}, quoted, `"a"`, []string{"type"}},
		{"no Unicode text around a string", &Rule{}, quoted, `"\ud800"`, []string{"encoding"}},
		{"bytes", &Rule{Kind: Bytes, MinLength: 4}, octets, `"AAAA"`, nil},
		{"few bytes", &Rule{Kind: Bytes, MinLength: 8}, octets, `"AAAA"`, []string{"minLength"}},
		{"many bytes", &Rule{Kind: Bytes, MaxLength: 4}, octets, `"AAAAAAAA"`, []string{"maxLength"}},
		{"no base64", &Rule{Kind: Bytes}, octets, `"AA"`, []string{"contentEncoding"}},
		{"bytes of no Unicode text", &Rule{Kind: Bytes}, octets, `"\ud800"`, []string{"encoding"}},
	}
	for _, tt := range tests {
		r := one(tt.rule)
		d := New([]byte(`{"v":` + tt.value + `}`))
		for o := d.Object(r); o.Next(&d); {
			tt.read(&d, o.Rule)
		}
		if got := keywordsOf(reportOf(d.End(r))); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %s has violations %q, want %q", tt.name, tt.value, got, tt.want)
		}
	}
	var c Checker
	c.BigInt(&Rule{Kind: BigInteger}, nil)
	if got := keywordsOf(reportOf(c.End())); !slices.Equal(got, []string{"type"}) {
		t.Errorf("a nil integer has violations %q", got)
	}
}
