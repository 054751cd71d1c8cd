package decode

import (
	"fmt"
	"math"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestHugeExponents answers at once what a loop over every zero would take
// years for.
func TestHugeExponents(t *testing.T) {
	cases := []struct {
		number string
		of     float64
		want   bool
	}{
		{"1e999999999999", 0.3, false},
		{"3e999999999999", 0.3, true},
		{"1e999999999999", 3, false},
		{"1e999999999999", 1 << 53, true},
		{"0e999999999999", 7, true},
		{"1e-999999999999", 1e-300, false},
	}
	for _, c := range cases {
		if got := exactly([]byte(c.number)).multipleOf(c.of); got != c.want {
			t.Errorf("%s is a multiple of %v: %v, want %v", c.number, c.of, got, c.want)
		}
	}
}

// TestFloatsOfManyDigits reads floats whose exponents make up for thousands of
// digits, which strconv takes for 0 or infinite.
func TestFloatsOfManyDigits(t *testing.T) {
	zeros, ones := strings.Repeat("0", 200_000), strings.Repeat("1", 200_000)
	cases := []struct {
		name, number string
		want         float64
		broken       string
	}{
		{"one, by zeros in front", "0." + zeros + "1e200001", 1, ""},
		{"minus one, by zeros behind", "-1" + zeros + "e-200000", -1, ""},
		{"many digits", "0." + ones + "e1", 10. / 9, ""},
		{"many digits before the point", ones + ".5e-199999", 10. / 9, ""},
		{"the smallest", "0." + zeros + "5e199677", 5e-324, ""},
		{"nearly zero", "0." + zeros + "1e-999999999", 0, ""},
		{"zero", "0." + zeros + "e999999999", 0, ""},
		{"minus zero", "-0." + zeros + "e0", math.Copysign(0, -1), ""},
		{"too large, by zeros in front", "0." + zeros + "1e999999999", 0, "maximum"},
		{"too small, by digits", "-" + ones + "e99999", 0, "minimum"},
	}
	for _, c := range cases {
		v, report := decodeRule(one(&Rule{Kind: Number}), `{"v":`+c.number+`}`)
		got := v.(map[string]any)["v"]
		if keywords := strings.Join(keywordsOf(report), " "); keywords != c.broken || !same(got, c.want) {
			t.Errorf("%s: decoded %v, %s, want %v, %s", c.name, got, keywords, c.want, c.broken)
		}
	}
}

// TestMendingIsLinear puts a value right in each of many elements, of which
// none may cost what the whole text costs.
func TestMendingIsLinear(t *testing.T) {
	elements := map[string]*Rule{
		`"{}"`: {Kind: Object}, `"7"`: {Kind: Integer}, `"A"`: {Enum: []string{"a"}}, `"[]"`: {Kind: List, Items: &Rule{Kind: Integer}},
		`{"v":1}`:      {Kind: Object, Fields: []Field{{Name: "v", Rule: &Rule{Kind: List, Items: &Rule{Kind: Integer}}}}},
		`{"v":"null"}`: {Kind: Object, Fields: []Field{{Name: "v", Rule: &Rule{Kind: Integer}}}},
	}
	for element, rule := range elements {
		r := one(&Rule{Kind: List, Items: rule})
		mend := func(n int) uint64 {
			text := []byte(`{"v":[` + strings.Repeat(element+",", n-1) + element + `]}`)
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			_, how, err := leniently(r, text)
			runtime.ReadMemStats(&after)
			if err != nil || len(how.Coercions) != maxNotes || how.More != n-maxNotes {
				t.Fatalf("%s: %d coercions and %d more, %v", element, len(how.Coercions), how.More, err)
			}
			return after.TotalAlloc - before.TotalAlloc
		}
		if few, many := mend(1000), mend(30_000); many > 2*30*few {
			t.Errorf("to put %s right 1000 times takes %d bytes, 30 times that often %d", element, few, many)
		}
	}
}

// TestWordsAreMadeOnce spends nothing on violations that are only counted.
func TestWordsAreMadeOnce(t *testing.T) {
	object := &Rule{Kind: Object, Fields: []Field{
		{Name: "a", Required: true, Rule: &Rule{Kind: Integer, Min: from(1), Max: from(9)}},
		{Name: "b", Required: true, Rule: &Rule{MinLength: 1, MaxLength: 9}},
	}}
	r := one(&Rule{Kind: List, Items: object})
	for _, element := range []string{`{}`, `{"a":null,"b":null}`, `{"a":"x","b":1}`, `{"x":1,"x":1}`, `[]`} {
		refuse := func(n int) float64 {
			data := []byte(`{"v":[` + strings.Repeat(element+",", n) + element + `]}`)
			return testing.AllocsPerRun(1, func() {
				d := New(data)
				read := d.Object(r)
				read.Next(&d)
				for a := d.Array(read.Rule); a.Next(&d); {
					for o := d.Object(object); o.Next(&d); {
						d.Int(o.Rule)
					}
				}
				_ = d.End(r)
			})
		}
		if few, many := refuse(100), refuse(2100); many > few+10 {
			t.Errorf("2000 elements %s more take %v allocations", element, many-few)
		}
	}
}

// TestTotal bounds the elements of all lists and maps together: the smallest
// take three bytes of text, and any amount of memory.
func TestTotal(t *testing.T) {
	lists := one(&Rule{Kind: List, Items: &Rule{Kind: List, Items: &Rule{Kind: Boolean}}})
	maps := one(&Rule{Kind: List, Items: &Rule{Kind: Map, Items: &Rule{Kind: Boolean}}})
	list := `[` + strings.Repeat("true,", MaxElements-1) + `true]`
	entry := "{" + strings.TrimSuffix(strings.Repeat(`"":true,`, 1), ",") + "}"
	rest := MaxTotal - 2*MaxElements - 3
	cases := []struct {
		name string
		rule *Rule
		text string
		want []string
	}{
		{"lists", lists, list + "," + list + `,[` + strings.Repeat("true,", rest-1) + `true]`, nil},
		{"one more", lists, list + "," + list + `,[` + strings.Repeat("true,", rest) + `true]`, []string{"limit"}},
		{"maps", maps, entry + strings.Repeat(","+entry, MaxElements-1), nil},
		{"skipped", lists, list + "," + list + `,{"a":` + list + `}`, []string{"type"}},
	}
	for _, c := range cases {
		_, report := decodeRule(c.rule, `{"v":[`+c.text+`]}`)
		if got := keywordsOf(report); !slices.Equal(got, c.want) {
			t.Errorf("%s: violations are %v, want %v", c.name, got, c.want)
		}
	}
}

// TestSetsKeepHashes keeps nothing of long elements, which lists in lists of
// unique elements would keep once for each level.
func TestSetsKeepHashes(t *testing.T) {
	seen := map[string]string{}
	for _, n := range []int{0, 1, 31, 32, 33, 1 << 20} {
		for _, c := range []string{"a", "b"} {
			value := strings.Repeat(c, n)
			k := key([]byte(value))
			if other, twice := seen[k]; len(k) > 32 || twice && other != value {
				t.Errorf("the key of %d times %s has %d bytes, as that of %.40q", n, c, len(k), other)
			}
			seen[k] = value
		}
	}
	long := strings.Repeat("x", 99)
	_, report := decodeRule(one(&Rule{Kind: List, UniqueItems: true, Items: &Rule{}}), `{"v":["`+long+`","`+long[1:]+`","\u0078`+long[1:]+`"]}`)
	sameViolations(t, report, []tool.Violation{
		{Path: "/v", Keyword: "uniqueItems", Got: long[:40] + "…", Want: "list, all different"},
	})
}

// TestPathsAreBounded tells where in a deep map of long names a violation is
// only as far as it fits.
func TestPathsAreBounded(t *testing.T) {
	deep := &Rule{Kind: Map}
	deep.Items = deep
	name := strings.Repeat("\u202e語/", 20)
	_, report := decodeRule(one(deep), `{"v":`+strings.Repeat(`{"`+name+`":`, 50)+`5`+strings.Repeat("}", 50)+`}`)
	got := report.Violations[0].Path
	if len(got) > maxPath+len("…") || !strings.HasPrefix(got, "/v/\u202e語~1") || !strings.HasSuffix(got, "…") || strings.ContainsRune(got, '\ufffd') {
		t.Errorf("the path of %d bytes is %q", len(got), got)
	}
}

// TestTheCallIsBounded leaves long values out of the call to complete, to be
// filled in again.
func TestTheCallIsBounded(t *testing.T) {
	r := &Rule{Kind: Object, Fields: []Field{
		{Name: "long", Required: true, Rule: &Rule{}}, {Name: "short", Rule: &Rule{}}, {Name: "also_long", Rule: &Rule{}}, {Name: "n", Required: true, Rule: &Rule{Kind: Integer}},
	}}
	_, report := decodeRule(r, fmt.Sprintf(`{"long":%q,"short":"a","also_long":%[1]q,"n":"1"}`, strings.Repeat("x", maxCall-len(`{"long":"",}`))))
	if got, fill := string(report.Call), report.Fill; !strings.HasSuffix(got, `xx"}`) || len(got) > maxCall || !slices.Equal(fill, []string{"short", "also_long", "n"}) {
		t.Errorf("the call has %d bytes, %.20s…, and %v to fill in", len(got), got, fill)
	}
	_, report = decodeRule(r, fmt.Sprintf(`{"long":%q,"short":"a","n":"1"}`, strings.Repeat("x", MaxInput/2)))
	if got, fill := string(report.Call), report.Fill; got != `{"short":"a"}` || !slices.Equal(fill, []string{"long", "n"}) {
		t.Errorf("the call is %.100s, and %v to fill in", got, fill)
	}
	if len(report.Valid) != 2 || report.Valid[0].Sent != strings.Repeat("x", 40)+"…" {
		t.Errorf("valid are %+v", report.Valid)
	}
}

// TestCostlyPatterns bounds the work of expressions over all strings together.
func TestCostlyPatterns(t *testing.T) {
	words := &Pattern{Source: `([a-z]{1,100} ?){1,9}!`} // more than 2,000 instructions
	tail := &Pattern{Source: `[0-9]$`}
	simple := &Pattern{Source: `^[a-z]*$`}
	cases := []struct {
		name    string
		pattern *Pattern
		count   int
		length  int
		want    []string
	}{
		{"a text", words, 1, 1_000, []string{"pattern"}},
		{"a long text", words, 1, 1 << 20, []string{"limit"}},
		{"many texts", words, 1_000, 100, []string{"limit"}},
		{"a long text, an easy pattern", tail, 1, 1 << 20, []string{"pattern"}},
		{"a long text, a simple pattern", simple, 1, 1 << 20, nil},
	}
	for _, c := range cases {
		text := `"` + strings.Repeat("a", c.length) + `"`
		r := one(&Rule{Kind: List, Items: &Rule{Pattern: c.pattern}})
		_, report := decodeRule(r, `{"v":[`+strings.Repeat(text+",", c.count-1)+text+`]}`)
		got := keywordsOf(report)
		if len(got) > 1 { // those before the limit was met
			got = got[len(got)-1:]
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: the last violation is %v, want %v", c.name, got, c.want)
		}
	}
}
