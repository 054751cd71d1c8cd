package decode

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"regexp"
	"regexp/syntax"
	"slices"
	"testing"
	"unicode/utf8"
)

// FuzzAny holds the scanner against encoding/json on any text: the same verdict
// on whether it is JSON, the same values where it is accepted, and always one
// syntax violation where it is not.
func FuzzAny(f *testing.F) {
	for _, seed := range []string{
		`{"a":[1,-0.5e+3,"x\n\u00e9\ud83d\ude00"],"b":{"c":null,"d":true}}`, ` [ ] `, `"\ud800"`, `01`, `[1,]`, `{"a":1,"a":2}`,
		`1e999`, `{"a" 1}`, "\"\x01\"", "nul", `-`, `1.`, `[[[[`, `{"":{}}`, "\ufeff{}", `{"a":1}}`, "\"\xff\"",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		before := slices.Clone(data)
		v, report := decodeAny(data)
		if !slices.Equal(data, before) {
			t.Fatal("the input was changed")
		}
		keywords := keywordsOf(report)
		if slices.Contains(keywords, limitKeyword) || report != nil && report.Total > maxViolations {
			return
		}
		stops := 0
		for _, k := range keywords {
			if k == syntaxKeyword {
				stops++
			}
		}
		if want := json.Valid(data); (stops == 0) != want || stops > 1 {
			t.Fatalf("violations are %v, encoding/json says that valid is %v", keywords, want)
		}
		if report == nil {
			equalsUnmarshal(t, "text", data, v)
		}
		for _, k := range keywords {
			if !slices.Contains([]string{"syntax", "duplicate", "encoding", "maximum", "minimum", "maxItems"}, k) {
				t.Errorf("JSON without rules breaks %s", k)
			}
		}
	})
}

// FuzzSpace holds the short cuts for text without white space against the long
// way, which text with line breaks between its tokens takes.
func FuzzSpace(f *testing.F) {
	r := &Rule{Kind: Object, Fields: slices.Concat(searchRule.Fields, login.Fields)}
	for _, seed := range []string{
		searchText, badSearchText, `{"user":"a","password":"open sesame","parent":null,"port":"80","tries":1,"tries":null}`, `{"user":1,"tries":""}`,
		`{"keys":[{"id":"a","private":{"b":1}},{"private":{},"id":"c\u0064"}],"text":"\ud83d\ude00"}`, `{"filter":{"delivery":{"country":"\u0041B"}}}`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var spaced, dense bytes.Buffer
		if json.Compact(&dense, data) != nil || json.Indent(&spaced, data, "\n", " ") != nil {
			return
		}
		v, report := decodeRule(r, dense.String())
		again, same := decodeRule(r, spaced.String())
		if !reflect.DeepEqual(v, again) || !reflect.DeepEqual(report, same) {
			t.Errorf("with white space the value is %v, violations %+v, without %v, %+v", again, same, v, report)
		}
	})
}

// FuzzArguments decodes into rules of every kind: nothing panics, what is told
// is of bounded size, and the call to complete keeps its contract.
func FuzzArguments(f *testing.F) {
	r := &Rule{Kind: Object, Fields: slices.Concat(searchRule.Fields, login.Fields, []Field{
		{Name: "amount", Rule: &Rule{Kind: Decimal, Min: from(0), MultipleOf: 0.01}},
		{Name: "set", Rule: &Rule{Kind: List, UniqueItems: true, Items: &Rule{Kind: Number, Bits: 32, Enum: []string{"1", "2.5"}}}},
		{Name: "objects", Rule: &Rule{Kind: List, UniqueItems: true, MaxItems: 3, Items: &filterRule}},
		{Name: "scores", Rule: &Rule{Kind: Map, MaxItems: 4, NullItems: true, Items: &Rule{Kind: Unsigned, Bits: 8}}},
	})}
	for _, seed := range []string{
		searchText, badSearchText, `null`, `{"user":"a","password":"open sesame","parent":null}`, `{"amount":1e-2,"set":[1,2.50,1.0]}`,
		`{"objects":[{"currency":"EUR"},{ "currency" : "EUR" }],"scores":{"a":256,"b":null,"a":1}}`, `{"port":"80","keys":[{"id":`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		_, report := decodeRule(r, string(data))
		if report == nil {
			return
		}
		if report.Total < len(report.Violations) || len(report.Violations) == 0 || len(report.Violations) > maxViolations {
			t.Fatalf("%d violations of %d are told", len(report.Violations), report.Total)
		}
		for _, v := range report.Violations {
			if utf8.RuneCountInString(v.Got) > maxShown+1 || len(v.Path) > maxPath+len("…") || len(v.Want) > 1000 {
				t.Errorf("violation %+v is not fit to be shown", v)
			}
		}
		if report.Call != nil && !json.Valid(report.Call) || len(report.Call) > maxCall {
			t.Fatalf("call is %q", report.Call)
		}
		holdCall(t, r, report, New)
	})
}

// FuzzPattern holds patterns that are matched byte by byte against regexp.
func FuzzPattern(f *testing.F) {
	for _, seed := range [][2]string{
		{`^ORD-[0-9]{8}-[0-9]{3}$`, "ORD-20260131-001"}, {`^[A-Z]{2,10}-[0-9]+$`, "AB-1"}, {`^a?b*c+`, "aabbc"}, {`^[a-z]*a$`, "aa"},
		{`^\d{2,}x?$`, "123"}, {`^a{0}b$`, "b"}, {`^$`, ""}, {`^[^x]$`, "é"}, {`^(ab)+$`, "abab"}, {`(?i)^k$`, "K"}, {`^a|b$`, "cb"}, {`^a$b`, "ab"},
	} {
		f.Add(seed[0], seed[1])
	}
	f.Fuzz(func(t *testing.T, source, text string) {
		re, err := regexp.Compile(source)
		if err != nil {
			if _, err := syntax.Parse(source, syntax.Perl); err == nil {
				return // too large for regexp alone
			}
		}
		p := &Pattern{Source: source}
		if got, want := p.match(text), err == nil && re.MatchString(text); got != want {
			t.Errorf("%q matches %q: %v, regexp says %v", source, text, got, want)
		}
	})
}

// FuzzMultipleOf holds the exact check against integers, where it is easy.
func FuzzMultipleOf(f *testing.F) {
	f.Add(int64(35), uint16(7), uint8(2))
	f.Add(int64(-1000), uint16(10), uint8(0))
	f.Fuzz(func(t *testing.T, n int64, step uint16, shift uint8) {
		if step == 0 || shift > 15 {
			return
		}
		// Both times 10^-shift, they are multiples as they are without.
		x := exactly(fmt.Appendf(nil, "%de-%d", n, shift))
		unit, ok := nearestFloat(fmt.Appendf(nil, "%de-%d", step, shift), 64)
		if !ok {
			t.Fatal("the step is no float")
		}
		if got, want := x.multipleOf(unit), n%int64(step) == 0; got != want {
			t.Errorf("%d of %d at 10^-%d: %v, want %v", n, step, shift, got, want)
		}
	})
}

// FuzzCanonical holds canonical text to what it is for: it is the same for the
// same value only.
func FuzzCanonical(f *testing.F) {
	f.Add([]byte(`[{"b":1.0,"a":"\u0078"},{"a":"x","b":1}]`))
	f.Add([]byte(`[0.1e1,1]`))
	f.Fuzz(func(t *testing.T, data []byte) {
		v, report := decodeAny(data)
		if report != nil {
			return
		}
		text := canonical(nil, data)
		again, report := decodeAny(text)
		if report != nil || !reflect.DeepEqual(v, again) {
			t.Fatalf("canonical text %s is another value", text)
		}
		if twice := canonical(nil, text); !slices.Equal(text, twice) {
			t.Errorf("canonical text %s of %s", twice, text)
		}
	})
}
