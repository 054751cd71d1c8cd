package decode

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"
)

func TestZZ(t *testing.T) {
	rec := &Rule{Kind: List, UniqueItems: true}
	rec.Items = rec
	objs := &Rule{Kind: Object, Fields: []Field{{Name: "a", Rule: &Rule{}}, {Name: "b", Rule: &Rule{}}}}
	many := make([]Field, 256)
	for i := range many {
		many[i] = Field{Name: fmt.Sprintf("some_quite_long_field_name_that_is_to_be_compared_%d", i), Rule: &Rule{}}
	}
	wide := &Rule{Kind: Object, Fields: many}
	const M = MaxInput - 1000
	deepUnique := strings.Repeat("[", 60) + `"` + strings.Repeat("a", M/2) + `"` + strings.Repeat(`,0]`, 60)
	objNest := strings.Repeat(`{"a":`, 60) + `"` + strings.Repeat(`\u0041`, M/12) + `"` + strings.Repeat(`}`, 60)
	inner := &Rule{Kind: Map}
	inner.Items = inner
	var keys strings.Builder
	for i := 0; keys.Len() < M; i++ {
		fmt.Fprintf(&keys, `"k%d":1,`, i)
	}
	var dup strings.Builder
	for dup.Len() < M {
		dup.WriteString(`"a":1,`)
	}
	cases := []struct {
		name string
		r    *Rule
		text string
	}{
		{"brackets", one(&Rule{}), `{"v":` + strings.Repeat("[", M)},
		{"brackets closed", one(&Rule{}), `{"v":` + strings.Repeat("[[[[[[]]]]]],", M/14)},
		{"unknown keys", one(&Rule{}), "{" + keys.String() + `"v":1}`},
		{"unknown keys wide", wide, "{" + keys.String() + `"v":1}`},
		{"dups", objs, "{" + dup.String() + `"b":"x"}`},
		{"long key", one(&Rule{}), `{"` + strings.Repeat(`\u0041`, M/6) + `":1}`},
		{"long keys", one(&Rule{}), `{` + strings.Repeat(`"`+strings.Repeat(`\u0041`, 10000)+`":1,`, M/60010) + `"v":""}`},
		{"unique nested", one(rec), `{"v":` + deepUnique + `}`},
		{"unique obj nested", one(&Rule{Kind: List, UniqueItems: true, Items: &Rule{Kind: Object, Open: true}}), `{"v":[` + objNest + "," + objNest + `]}`},
		{"unique nums", one(&Rule{Kind: List, UniqueItems: true, Items: &Rule{Kind: Number}}), `{"v":[` + strings.Repeat("1e308,", M/6) + `1]}`},
		{"big number", one(&Rule{Kind: Number, MultipleOf: 0.3}), `{"v":1` + strings.Repeat("0", M) + `}`},
		{"big number2", one(&Rule{Kind: Number, MultipleOf: 0.3}), `{"v":1.` + strings.Repeat("1", M) + `}`},
		{"big exp", one(&Rule{Kind: Number, MultipleOf: 0.3}), `{"v":0.` + strings.Repeat("0", M/2) + `1e999999999}`},
		{"zero exp", one(&Rule{Kind: Integer, MultipleOf: 3}), `{"v":0e999999999}`},
		{"dec exp", one(&Rule{Kind: Decimal, MultipleOf: 3}), `{"v":1e999999999}`},
		{"int exp enum", one(&Rule{Kind: Integer, Enum: []string{"1"}}), `{"v":1e999999999}`},
		{"regex", one(&Rule{Pattern: &Pattern{Source: `^(?:[a-z]{1,100} ?){1,10}$`}}), `{"v":"` + strings.Repeat("a", M) + `"}`},
		{"regex2", one(&Rule{Pattern: &Pattern{Source: `(a|aa)+$`}}), `{"v":"` + strings.Repeat("a", M) + `"}`},
		{"regex3", one(&Rule{MaxLength: 100, Pattern: &Pattern{Source: `(x+x+)+y`}}), `{"v":"` + strings.Repeat("x", M) + `"}`},
		{"regex4", one(&Rule{MaxLength: 100, Pattern: &Pattern{Source: `(?i)(.*a){20}`}}), `{"v":"` + strings.Repeat("xa", M/2) + `"}`},
		{"email", one(&Rule{Format: Email}), `{"v":"` + strings.Repeat("a.", M/2) + `@x"}`},
		{"many empties", one(&Rule{Kind: List, Items: &Rule{Kind: List, Items: &Rule{Kind: Object, Fields: objs.Fields}}}), `{"v":[` + strings.Repeat("["+strings.Repeat("{},", 99000)+"{}],", M/(99000*3+6)) + `[]]}`},
		{"map nested", one(inner), `{"v":` + strings.Repeat(`{"`+strings.Repeat("\u202e", 64)+`":`, 60) + `5` + strings.Repeat("}", 60) + "}"},
		{"esc", one(&Rule{MaxLength: 5}), `{"v":"` + strings.Repeat(`\"`, M/2) + `"}`},
		{"enum", one(&Rule{Enum: []string{"a"}}), `{"v":"` + strings.Repeat(`é`, M/2) + `"}`},
		{"time", one(&Rule{Kind: Time}), `{"v":"` + strings.Repeat(`é`, M/2) + `"}`},
		{"quoted int", &Rule{Kind: Object, Fields: []Field{{Name: "v", Quoted: true, Rule: &Rule{Kind: Integer}}}}, `{"v":"` + strings.Repeat(`1`, M) + `"}`},
	}
	for _, c := range cases {
		data := []byte(c.text)
		var m0, m1 runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m0)
		t0 := time.Now()
		_, rep := decodeRule(c.r, string(data))
		d := time.Since(t0)
		runtime.ReadMemStats(&m1)
		total, call, path := 0, 0, 0
		if rep != nil {
			total, call = rep.Total, len(rep.Call)
			for _, v := range rep.Violations {
				path = max(path, len(v.Path), len(v.Got), len(v.Want))
			}
		}
		t.Logf("%-20s %8d ms  alloc %6d MB  violations %d call %d longest %d %v", c.name, d.Milliseconds(), (m1.TotalAlloc-m0.TotalAlloc)>>20, total, call, path, keywordsOf(rep)[:min(3, len(keywordsOf(rep)))])
	}
}
