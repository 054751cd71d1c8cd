package schema_test

import (
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/model"
	"github.com/tooladapt/tooladapt/gen/schema"
)

// verdicts are values for single fields of the cases: + before what must be
// accepted, - before what must not.
var verdicts = map[string]map[string]string{
	"numbers": {
		"int8":    `+-128 +127 --129 -128 -1.5 +1.0 +1e2 -"1" -null -true`,
		"int64":   `+9223372036854775807 -9223372036854775808 +-9223372036854775808 --9223372036854775809 -1e30 -9223372036854775807.5`,
		"uint64":  `+0 +18446744073709551615 -18446744073709551616 --1`,
		"uint8":   `+255 -256`,
		"float32": `+3.4028235e38 -3.4028236e38 +0.1`,
		"float64": `+1e308 +-0 -1e999 -"1"`,
		"decimal": `+129.00 +0.1 -"129.00"`,
		"narrow":  `+3 -4 -0`,
	},
	"strings": {
		"code":   `-"x" +"<a&b>1\\"`,
		"day":    `+"2026-02-28" -"2026-02-30" -"2026-02-28T00:00:00Z" -""`,
		"at":     `+"2026-07-18T14:23:00+08:00" +"2026-07-18T14:23:00.123Z" -"2026-07-18 14:23:00" -"2026-07-18T14:23:00,5Z" -0`,
		"choice": `+"a" +"<b>" -"b" -"A"`,
	},
	"enums": {
		"status": `+"paid" -"Paid" -null`,
		"level":  `+-9223372036854775808 +9007199254740993 -9007199254740992 -1`,
		"some":   `+[] +["cancelled"] -["paid"] -[null]`,
		"null":   `+null +"paid" -"x"`,
		"map":    `+{"a":9007199254740993,"b":null} -{"a":9007199254740992}`,
	},
	"nesting": {
		"one":   `+{"sku":"a"} +{"sku":"a","note":"b"} -{"sku":"a","note":null} -{"note":"b"} -{"sku":"a","more":1} -{"SKU":"a"} -null -[]`,
		"list":  `-[] +[{"sku":"a"}] -[{"sku":"a"},{"sku":"a"}] -[{"sku":"1"},{"sku":"2"},{"sku":"3"},{"sku":"4"},{"sku":"5"},{"sku":"6"}]`,
		"holes": `+[null,1] -[0] -[]`,
		"array": `+[true,false,true] -[true,false] -[true,false,true,false]`,
		"grid":  `+[[1],[2]] -[[1],[1]]`,
		"map":   `+{} +{"x y":[{"sku":"a"}]} -{"x":[{}]}`,
	},
	"quoted": {
		"bool":   `+"true" -true -"yes"`,
		"int8":   `+"-128" -"1.0" -"01" -1 -"1000" -"" -" 1"`,
		"uint64": `+"18446744073709551615" -"-1" -"+1"`,
		"float":  `+"1.5e-3" +null -"NaN" -".5" -1.5`,
		"level":  `+"9007199254740993" -"1" -9007199254740993`,
	},
}

// TestAccepts holds the schemas against what they should allow, through a
// validator that others wrote. Each value stands alone in the schema of its
// field, so that a verdict is about one rule.
func TestAccepts(t *testing.T) {
	for _, tool := range tools() {
		for _, f := range tool.Arguments.Fields {
			alone := &model.Tool{Name: tool.Name, Arguments: object(f)}
			text, err := schema.Arguments(alone)
			if err != nil {
				t.Fatal(err)
			}
			for _, v := range values(verdicts[tool.Name][f.JSON]) {
				accept, value := v[0] == '+', v[1:]
				if err := schema.Accepts(text, `{"`+f.JSON+`":`+value+`}`); (err == nil) != accept {
					t.Errorf("%s.%s: %s: accepted is %v, want %v: %v", tool.Name, f.JSON, value, err == nil, accept, err)
				}
			}
		}
	}
}

// values splits a list of verdicts; a space before + or - ends a value.
func values(list string) []string {
	var all []string
	for word := range strings.FieldsSeq(list) {
		if len(all) == 0 || word[0] == '+' || word[0] == '-' {
			all = append(all, word)
		} else {
			all[len(all)-1] += " " + word
		}
	}
	return all
}

func TestAcceptsRefusesText(t *testing.T) {
	text, err := schema.Arguments(&model.Tool{Name: "any", Arguments: object(with("a", model.String{}, model.Constraint{}))})
	if err != nil {
		t.Fatal(err)
	}
	deep := strings.Repeat(`{"a":`, 20000) + "1" + strings.Repeat("}", 20000)
	for _, args := range []string{``, `{`, `{}{}`, `{"a":"1","a":"2"}`, `[]`, `null`, `{"A":"1"}`, `{"a":'1'}`, deep} {
		if schema.Accepts(text, args) == nil {
			t.Errorf("%.40s is accepted", args)
		}
	}
}

// TestFormats is about what google/jsonschema-go does not check; the runtime's
// decoder must agree.
func TestFormats(t *testing.T) {
	for format, list := range map[string]string{
		"time":  `+12:30:00Z +12:30:00.5+08:00 -25:00:00Z -12:30:00`,
		"uuid":  `+123e4567-e89b-12d3-a456-426614174000 -123e4567e89b12d3a456426614174000`,
		"ipv4":  `+127.0.0.1 -127.0.0.01 -256.0.0.1 -::1`,
		"ipv6":  `+::1 +::ffff:1.2.3.4 -127.0.0.1 -fe80::1%eth0`,
		"uri":   `+https://a.b/c?d=e +urn:isbn:1 -/a/b -a.b/c`,
		"email": `+a@b.c -a -Ann<a@b.c>`,
	} {
		lists := object(with("v", model.Map{Key: model.String{}, Elem: model.List{Elem: model.String{}}}, model.Constraint{}),
			with("w", model.List{Elem: model.String{}}, model.Constraint{Format: format}))
		text, err := schema.Arguments(&model.Tool{Name: format, Arguments: lists})
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range values(list) {
			err := schema.Accepts(text, `{"w":["`+v[1:]+`"],"v":{"a":["any"]}}`)
			if want := v[0] == '+'; (err == nil) != want {
				t.Errorf("%q has format %s: %v, want %v", v[1:], format, err == nil, want)
			}
		}
	}
}

// TestCheck holds each kind of promise once; the positions are the promise's
// own.
func TestCheck(t *testing.T) {
	rule := model.Constraint{Maximum: "5"}
	tool := &model.Tool{
		Name: "forecast",
		Arguments: object(&model.Field{JSON: "days", Type: integer, Constraint: rule, Default: "7", Examples: []string{"5", "6"}, Said: []model.Said{
			{Keyword: "default", JSON: "7"}, {Keyword: "example", JSON: "5"}, {Keyword: "example", JSON: "6"},
		}}),
		Examples: []model.Example{{JSON: `{"days":5}`}, {JSON: `{"days":6}`}},
		Rejects:  []model.Example{{JSON: `{"days":5}`}, {JSON: `{"days":6}`}},
	}
	text, err := schema.Arguments(tool)
	if err != nil {
		t.Fatal(err)
	}
	var got []diag.Code
	for _, d := range schema.Check(tool, text) {
		got = append(got, d.Code)
	}
	if want := "TA088 TA089 TA057 TA057"; strings.Join(codes(got), " ") != want {
		t.Errorf("found %v, want %s", got, want)
	}
}

func codes(all []diag.Code) []string {
	var out []string
	for _, c := range all {
		out = append(out, string(c))
	}
	return out
}
