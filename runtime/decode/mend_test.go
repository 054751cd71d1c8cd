package decode

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// ladder is arguments with a field for each rule of coercion and each reason
// against one.
var ladder = &Rule{Kind: Object, Fields: []Field{
	{Name: "n", Rule: &Rule{Kind: Integer, Bits: 8}},
	{Name: "u", Rule: &Rule{Kind: Unsigned}},
	{Name: "f", Rule: &Rule{Kind: Number}},
	{Name: "dec", Rule: &Rule{Kind: Decimal}},
	{Name: "b", Rule: &Rule{Kind: Boolean}},
	{Name: "s", Rule: &Rule{}},
	{Name: "code", Coerce: FromNumber, Rule: &Rule{MaxLength: 4}},
	{Name: "level", Rule: &Rule{Enum: []string{"low", "High", "m", "M", "ab", "AB"}}},
	{Name: "day", Rule: &Rule{Format: Date}},
	{Name: "at", Rule: &Rule{Kind: Time}},
	{Name: "ns", Rule: &Rule{Kind: List, UniqueItems: true, Items: &Rule{Kind: Integer}}},
	{Name: "tags", Rule: &Rule{Kind: List, MaxItems: 2, Items: &Rule{MaxLength: 9}}},
	{Name: "levels", Rule: &Rule{Kind: List, UniqueItems: true, Items: &Rule{Enum: []string{"low", "high"}}}},
	{Name: "grid", Rule: &Rule{Kind: List, Items: &Rule{Kind: List, Items: &Rule{Kind: Integer}}}},
	{Name: "in", Rule: &Rule{Kind: Object, Fields: []Field{{Name: "n", Rule: &Rule{Kind: Integer}}, {Name: "off", Coerce: Never, Rule: &Rule{Kind: Integer}}}}},
	{Name: "ins", Rule: &Rule{Kind: List, Items: &Rule{Kind: Object, Fields: []Field{{Name: "off", Coerce: Never, Rule: &Rule{Kind: Integer}}, {Name: "n", Rule: &Rule{Kind: Integer}}}}}},
	{Name: "flags", Rule: &Rule{Kind: Map, Items: &Rule{Kind: Boolean}}},
	{Name: "exact", Coerce: Never, Rule: &Rule{Kind: Object, Fields: []Field{{Name: "n", Rule: &Rule{Kind: Integer}}}}},
	{Name: "null", Required: true, Nullable: true, Rule: &Rule{Kind: Integer}},
	{Name: "key", Secret: true, Rule: &Rule{Kind: Integer}},
	{Name: "keys", Rule: &Rule{Kind: Object, Fields: []Field{{Name: "pin", Secret: true, Rule: &Rule{Kind: Integer}}}}},
	{Name: "f32", Rule: &Rule{Kind: Number, Bits: 32}},
	{Name: "picky", Rule: &Rule{Enum: []string{"ab", "cd", "ſ"}, Pattern: &Pattern{Source: "^[aſ]"}}},
	{Name: "pair", Rule: &Rule{Kind: List, MinItems: 2, Items: &Rule{Kind: Integer}}},
	{Name: "vault", Rule: &Rule{Kind: List, Items: &Rule{Kind: Object, Fields: []Field{{Name: "pin", Secret: true, Rule: &Rule{Kind: Integer}}}}}},
	{Name: "huge", Rule: &Rule{Kind: BigInteger}},
	{Name: "num", Rule: &Rule{Kind: Numeral}},
	{Name: "whole", Rule: &Rule{Kind: Numeral, Type: "integer"}},
	{Name: "any", Rule: &Rule{Kind: List, Items: &Rule{Kind: Any}}},
	{Name: "big", Quoted: true, Rule: &Rule{Kind: Integer}},
}}

// TestCoercions is the ladder: what is taken for what, and how it is told.
func TestCoercions(t *testing.T) {
	for text, want := range map[string]string{
		// value, then the coercions as path rule before
		`{"n":"5"}`:                                 `{"n":5} /n number "5"`,
		`{ "n" : "-128" , "b":"true"}`:              `{"b":true,"n":-128} /n number "-128" /b boolean "true"`,
		`{"u":"18446744073709551615"}`:              `{"u":18446744073709551615} /u number "18446744073709551615"`,
		`{"f":"0.1"}`:                               `{"f":0.1} /f number "0.1"`,
		`{"f":"-12"}`:                               `{"f":-12} /f number "-12"`,
		`{"dec":"129.00"}`:                          `{"dec":129.00} /dec number "129.00"`,
		`{"huge":"123456789012345678901234567890"}`: `{"huge":123456789012345678901234567890} /huge number "123456789012345678901234567890"`,
		`{"num":"1.50","whole":"5"}`:                `{"num":1.50,"whole":5} /num number "1.50" /whole number "5"`,
		`{"any":5}`:                                 `{"any":[5]} /any list 5`,
		`{"any":"[\"a\"]"}`:                         `{"any":["a"]} /any json "[\"a\"]"`,
		`{"b":"false"}`:                             `{"b":false} /b boolean "false"`,
		`{"ns":" [1]","flags":"\n\t{ }"}`:           `{"flags":{},"ns":[1]} /ns json " [1]" /flags json "\n\t{ }"`,
		`{"n":"null"}`:                              `{} /n null "null"`,
		`{"n":1,"u":"null"}`:                        `{"n":1} /u null "null"`,
		`{"day":"null","at":"null"}`:                `{} /day null "null" /at null "null"`,
		`{"level":"null","ns":"null"}`:              `{} /level null "null" /ns null "null"`,
		`{"null":"null"}`:                           `{} /null null "null"`,
		`{"s":"null"}`:                              `{"s":"null"}`,
		`{"code":12}`:                               `{"code":"12"} /code string 12`,
		`{"code":-1.0}`:                             `{"code":"-1.0"} /code string -1.0`,
		`{"level":" LOW\n"}`:                        `{"level":"low"} /level enum " LOW\n"`,
		`{"level":"high"}`:                          `{"level":"High"} /level enum "high"`,
		`{"level":" m"}`:                            `{"level":"m"} /level enum " m"`,
		`{"ns":5}`:                                  `{"ns":[5]} /ns list 5`,
		`{"ns":"[1, 2]"}`:                           `{"ns":[1,2]} /ns json "[1, 2]"`,
		`{"ns":["1",2]}`:                            `{"ns":[1,2]} /ns/0 number "1"`,
		`{"tags":"red"}`:                            `{"tags":["red"]} /tags list "red"`,
		`{"tags":"[\"a,b\", \"c\"]"}`:               `{"tags":["a,b","c"]} /tags json "[\"a,b\", \"c\"]"`,
		`{"tags":"[]"}`:                             `{"tags":[]} /tags json "[]"`,
		`{"tags":"null"}`:                           `{} /tags null "null"`,
		`{"levels":"[\"LOW\"]"}`:                    `{"levels":["low"]} /levels json "[\"LOW\"]" /levels/0 enum "LOW"`,
		`{"levels":"low"}`:                          `{"levels":["low"]} /levels list "low"`,
		`{"grid":"[[1],[]]"}`:                       `{"grid":[[1],[]]} /grid json "[[1],[]]"`,
		`{"in":"{\"n\":1}"}`:                        `{"in":{"n":1}} /in json "{\"n\":1}"`,
		`{"in":"{\"n\":\"1\"}","n":1}`:              `{"in":{"n":1},"n":1} /in json "{\"n\":\"1\"}" /in/n number "1"`,
		`{"ins":{"n":1}}`:                           `{"ins":[{"n":1}]} /ins list {"n":1}`,
		`{"ins":[{"off":1,"n":"2"},{"n":"3"}]}`:     `{"ins":[{"n":2,"off":1},{"n":3}]} /ins/0/n number "2" /ins/1/n number "3"`,
		`{"flags":"{\"a\":\"true\"}"}`:              `{"flags":{"a":true}} /flags json "{\"a\":\"true\"}" /flags/a boolean "true"`,
		`"{\"null\":null,\"s\":\"x\"}"`:             `{"s":"x"}  json (redacted)`, // as there is a secret among the arguments
		`{"ins":[{"n":"2","off":1},{"n":"3"}]}`:     `{"ins":[{"n":2,"off":1},{"n":3}]} /ins/0/n number "2" /ins/1/n number "3"`,
		`{"vault":{"pin":1}}`:                       `{"vault":[{"pin":1}]} /vault list (redacted)`,
		`{"f32":"0.5","picky":"AB"}`:                `{"f32":0.5,"picky":"ab"} /f32 number "0.5" /picky enum "AB"`,
		`{"key":"5"}`:                               `{"key":5} /key number (redacted)`,
		`{"key":"null"}`:                            `{} /key null (redacted)`,
		`{"keys":"{\"pin\":1}"}`:                    `{"keys":{"pin":1}} /keys json (redacted)`,
		`{"big":"null"}`:                            `{} /big null "null"`,
		// what the schema accepts stays
		`{"n":3.0,"f":1e2,"big":"7","code":"12","level":"AB"}`: `{"big":7,"code":"12","f":100,"level":"AB","n":3}`,
	} {
		if !strings.Contains(text, `"null":`) && !strings.Contains(text, `\"null\":`) {
			text = strings.TrimSuffix(text, "}") + `,"null":null}`
		}
		v, how, err := leniently(ladder, []byte(text))
		got, _ := json.Marshal(v)
		for _, c := range how.Coercions {
			got = append(got, " "+c.Path+" "+c.Rule+" "+c.Before...)
		}
		if string(got) != want || err != nil {
			t.Errorf("%s is %s %+v, want %s", text, got, err, want)
		}
		d := Lenient([]byte(text), nil)
		if again := read(&d, ladder); !reflect.DeepEqual(v, again) || d.End(ladder) != nil {
			t.Errorf("%s with nobody to tell is %v", text, again)
		}
		d = Lenient([]byte(text), &tool.Reading{Strict: true})
		if read(&d, ladder); (d.End(ladder) == nil) != (len(how.Coercions) == 0) {
			t.Errorf("%s is read strictly as leniently", text)
		}
	}
}

// TestNoCoercion is what could be two things, does not come back as the text
// that was sent, or is not to be coerced.
func TestNoCoercion(t *testing.T) {
	for _, text := range []string{
		`"n":"05"`, `"n":"5.0"`, `"n":"+5"`, `"n":" 5"`, `"n":"5 "`, `"n":"1e2"`, `"n":"-0"`, `"n":""`, `"n":"five"`, `"n":"\u0035"`, `"n":true`, `"n":[5]`, `"n":"129"`,
		`"f":"1e2"`, `"f":"1.50"`, `"f":"NaN"`, `"f":"0.1000000000000000055"`, `"f":"12345678901234567891"`, `"f32":"0.1234567"`, `"dec":"1e2"`, `"dec":"1.0000000000000000000"`, `"picky":"CD"`, `"picky":"S"`, `"pair":1`, `"dec":"-0.00"`, `"f":"-0"`,
		`"huge":"1.0"`, `"num":"1e2"`, `"whole":"5.0"`, `"any":"[1]"`, `"any":"a;b"`, `"b":"True"`, `"b":"yes"`, `"b":1`, `"b":"1"`,
		`"null":"Null"`, `"n":"NULL"`, `"n":"nil"`,
		`"s":5`, `"s":true`, `"code":1e2`, `"code":12345`, `"code":true`,
		`"level":"Ab"`, `"level":"middle"`, `"level":"l ow"`, `"level":["low"]`,
		`"ns":"5"`, `"ns":[1,"1"]`, `"ns":"[1,1]"`, `"ns":"[1"`, `"ns":"[1] x"`, `"ns":{}`, `"ns":true`,
		`"tags":"[1]"`, `"tags":"[\"a\",1]"`, `"tags":"[\"a\"] b"`, `"tags":"a,b"`, `"tags":"a，b"`, `"tags":"a\nb"`, `"tags":""`, `"tags":5`, `"tags":"longer than nine"`,
		`"levels":["low","LOW"]`, `"grid":5`, `"grid":[1]`, `"grid":"[1]"`,
		`"in":"{"`, `"in":"[]"`, `"in":"{\"n\":1,\"n\":1}"`, `"in":"{\"x\":1}"`, `"in":[{}]`, `"in":{"off":"1"}`, `"in":"\"{}\""`,
		`"ins":[{"off":"1"}]`, `"flags":["a"]`, `"exact":{"n":"1"}`, `"exact":"{}"`, `"exact":"null"`, `"big":7`,
	} {
		if !strings.Contains(text, `"null":`) {
			text += `,"null":null`
		}
		v, how, err := leniently(ladder, []byte("{"+text+"}"))
		if err == nil || slices.Contains(keywordsOf(reportOf(err)), syntaxKeyword) {
			t.Errorf("%s is %v, %v", text, v, err)
		}
		if how.Coercions != nil {
			t.Errorf("%s is refused, and told as %+v", text, how.Coercions)
		}
	}
}

// TestRequiredIsNotNull takes the string "null" of a required argument for
// neither null nor a list of it, and tells it as the string that it is.
func TestRequiredIsNotNull(t *testing.T) {
	for _, r := range []*Rule{{Kind: Integer}, {Kind: List, Items: &Rule{}}, {Kind: Object}} {
		_, _, err := leniently(one(r), []byte(`{"v":"null"}`))
		report := reportOf(err)
		if report == nil || len(report.Violations) != 1 || report.Violations[0].Keyword != "type" || report.Violations[0].Type != "string" {
			t.Errorf("%v is refused with %+v", r.Kind, report)
		}
	}
}

// TestOneForAList shows the one value that was sent for a list as the list that
// it was read as, in the call to complete.
func TestOneForAList(t *testing.T) {
	for text, want := range map[string]string{
		`"tags":"a"`:          `{"tags":["a"]}`,
		`"any":{ "a" : 5 }`:   `{"any":[{"a":5}]}`,
		`"tags":["a"]`:        `{"tags":["a"]}`,
		`"ns":5,"tags":"b"`:   `{"ns":[5],"tags":["b"]}`,
		`"tags":"[\"a\"]"`:    `{"tags":["a"]}`,
		`"s":"a","level":"m"`: `{"s":"a","level":"m"}`,
	} {
		_, _, err := leniently(ladder, []byte(`{`+text+`,"b":"no"}`))
		if report := reportOf(err); report == nil || string(report.Call) != want {
			t.Errorf("%s has the call %s, want %s", text, report.Call, want)
		}
	}
	lists := one(&Rule{Kind: List, Items: &Rule{}})
	lists.Fields[0].Nullable = true
	_, _, err := leniently(lists, []byte(`{"v":null,"w":1}`))
	if report := reportOf(err); string(report.Call) != `{"v":null}` {
		t.Errorf("null has the call %s", report.Call)
	}
}
