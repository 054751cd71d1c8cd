package directive_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/directive"
)

// field is a struct field with the tag literal given, which starts in line 3,
// column 4.
func field(t *testing.T, literal string) (*token.FileSet, *ast.Field) {
	t.Helper()
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "a.go", "package a\ntype T struct {\nF T"+literal+"\n}\n", parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	return fset, f.Decls[0].(*ast.GenDecl).Specs[0].(*ast.TypeSpec).Type.(*ast.StructType).Fields.List[0]
}

func parseTag(t *testing.T, literal string) (directive.Tag, []diag.Diagnostic) {
	t.Helper()
	fset, f := field(t, literal)
	return directive.ParseTag(fset, f)
}

func TestTag(t *testing.T) {
	none := directive.Value[int]{Is: -1}
	for literal, want := range map[string]directive.Tag{
		"":             {Scale: none},
		"`json:\"a\"`": {Scale: none},
		"`json:\"a\" tool:\"key, unit=元/件,scale=2,top=5,as=rows\"`": {
			Key:   directive.Value[bool]{Pos: at(3, 20), Is: true},
			Unit:  directive.Value[string]{Pos: at(3, 30), Is: "元/件"},
			Scale: directive.Value[int]{Pos: at(3, 44), Is: 2},
			Top:   directive.Value[int]{Pos: at(3, 50), Is: 5},
			As:    directive.Value[string]{Pos: at(3, 55), Is: "rows"},
		},
		"`tool:\"label=false:no\\\\, never|true:yes\"`": {
			Label: directive.Value[directive.Label]{Pos: at(3, 17), Is: directive.Label{Yes: "yes", No: "no, never"}},
			Scale: none,
		},
		"`tool:\"label=paid:已支付\\\\, 待发货|1:a:b\"`": {
			Label: directive.Value[directive.Label]{Pos: at(3, 17), Is: directive.Label{Words: []directive.Word{{"paid", "已支付, 待发货"}, {"1", "a:b"}}}},
			Scale: none,
		},
		`"tool:\"echo=off,section=a_1,untrusted,redact=last4\""`: {
			Echo:      directive.Value[bool]{Pos: at(3, 12)},
			Section:   directive.Value[string]{Pos: at(3, 29), Is: "a_1"},
			Untrusted: directive.Value[bool]{Pos: at(3, 33), Is: true},
			Redact:    directive.Value[string]{Pos: at(3, 50), Is: "last4"},
			Scale:     none,
		},
		"`tool:\"echo\"`":   {Echo: directive.Value[bool]{Pos: at(3, 11), Is: true}, Scale: none},
		"`tool:\"secret\"`": {Secret: directive.Value[bool]{Pos: at(3, 11), Is: true}, Scale: none},
	} {
		got, ds := parseTag(t, literal)
		if d := cmp.Diff(want, got, positions); d != "" || len(ds) > 0 {
			t.Errorf("%s: %s%s", literal, d, lines(ds, false))
		}
	}
}

func TestWrongTag(t *testing.T) {
	for tag, want := range map[string]string{
		"":                       "11: the tool tag has an empty option [TA041] take the comma out, or the whole tag",
		"key,":                   "15: the tool tag has an empty option [TA041] take the comma out, or the whole tag",
		"keyy":                   "11: there is no option keyy in a tool tag [TA040] did you mean key?",
		"key,redcat=phone":       "15: there is no option redcat in a tool tag [TA040] did you mean redact?",
		"key=yes":                "11: key takes no value [TA041] write key",
		"unit":                   "11: unit lacks its value [TA041] write unit=CNY",
		"unit=":                  "11: unit lacks its value [TA041] write unit=CNY",
		"echo=":                  "11: echo lacks its value [TA041] write echo, or echo=off",
		"echo=on":                "16: echo= has no on [TA041] write echo, or echo=off",
		"coerce":                 "11: coerce lacks its value [TA041] write coerce=off, or coerce=number",
		"coerce=on":              "18: coerce= has no on [TA041] write coerce=off, or coerce=number",
		"unit=a|b":               "16: a|b is no unit [TA041] write unit=CNY",
		"unit=a)":                "16: a) is no unit [TA041] write unit=CNY",
		"unit=a\\tb":             "16: a b is no unit [TA041] write unit=CNY",
		"scale=19":               "17: 19 is no number from 0 to 18 [TA041] write scale=2",
		"scale=-1":               "17: -1 is no number from 0 to 18 [TA041] write scale=2",
		"top=0":                  "15: 0 is no number from 1 to 100000 [TA041] write top=5",
		"top=5,top=6":            "17: top stands twice in a tool tag [TA042] take one of them out",
		"label=true:a":           "17: label= needs a word for true and one for false [TA041] write label=true:yes|false:no",
		"label=true:a|false:a":   "17: label= needs a word for true and another one for false [TA041] write label=true:yes|false:no",
		"label=true:a|true:b":    "17: label= needs a word for true and another one for false [TA041] write label=true:yes|false:no",
		"label=open":             "17: open is no value and a word for it with a colon between them [TA041] write label=true:yes|false:no",
		"label=open:":            "17: open: is no value and a word for it with a colon between them [TA041] write label=true:yes|false:no",
		"label=open:a|open:b":    "17: open stands twice in label= [TA041] write label=true:yes|false:no",
		"label=open:a|shut:a":    "17: a is the word for two values in label= [TA041] write label=true:yes|false:no",
		"label=a:b,unit=CNY":     "17: a word of label= has no unit, and is no outside data [TA044] take one of them out",
		"label=a:b,as=lines":     "17: a word of label= is one line, as= asks for another shape [TA044] take one of them out",
		"as=table":               "14: table is no shape: there are rows, records, located, lines, log and list [TA041] write as=rows",
		"redact=fax":             "18: fax is no kind of redaction: there are phone, email, id_card, bank_card, name, address, plate, token, all and last4 [TA041] write redact=phone",
		"section=A":              "19: A is no name for a section: small letters, digits and underscores [TA041] write section=address",
		"from=a..b":              "16: a..b is no path of names with dots between them, with at most one [] after the name of a list [TA041] write from=order.state|订单状态",
		"from=a[]":               "16: a[] is no path of names with dots between them, with at most one [] after the name of a list [TA041] write from=order.state|订单状态",
		"from=a[].b[].c":         "16: a[].b[].c is no path of names with dots between them, with at most one [] after the name of a list [TA041] write from=order.state|订单状态",
		"from=a|b|a":             "16: a stands twice in from= [TA041] write from=order.state|订单状态",
		"from=a.b.c.d.e.f.g.h.i": "16: a.b.c.d.e.f.g.h.i leads too deep [TA041] write from=order.state|订单状态",
		"map=paid":               "15: paid is no word of the source and a value with a colon between them [TA041] write map=已支付:paid",
		"map=a:b|a:c":            "15: a stands twice in map= [TA041] write map=已支付:paid",
		"time=15:04":             "16: 15:04 is no layout of package time with a year: there are unix and unix_ms too [TA041] write time=unix",
		"minor":                  "11: minor needs scale= to say how many minor units one unit has [TA044] write scale=2 too, or how many digits there are",
		"secret,echo":            "18: a secret field cannot be echoed [TA044] take one of them out",
		"redact=all,evidence":    "22: evidence is told to be followed, and this field is not told as it is [TA044] take one of them out",
		"redact=all,secret":      "18: a secret field is hidden whole, redact= adds nothing [TA044] take one of them out",
		"\\\\u0041,nope":         "11: there is no option \\u0041 in a tool tag [TA040] there are " + strings.Join(effective, ", ") + "|19: there is no option nope in a tool tag [TA040] there are " + strings.Join(effective, ", "),
		"\\u0041B":               "11: there is no option AB in a tool tag [TA040] there are " + strings.Join(effective, ", "),
	} {
		_, ds := parseTag(t, "`tool:\""+tag+"\"`")
		if got := said(ds, "3:"); got != want {
			t.Errorf("%s\nsaid %s\nwant %s", tag, got, want)
		}
	}
}

var effective = []string{"key", "unit", "scale", "minor", "label", "map", "as", "from", "time", "redact", "top", "evidence", "section", "untrusted", "log", "echo", "secret", "coerce"}

func TestSourceTag(t *testing.T) {
	tag, ds := parseTag(t, "`tool:\"from=order.state|订单状态|labels[].name,map=已取消:cancelled|a:b:c,time=2006-01-02 15:04:05+08:00,minor,scale=2\"`")
	from := []directive.Alias{{Path: []string{"order", "state"}}, {Path: []string{"订单状态"}}, {Path: []string{"labels"}, Each: []string{"name"}}}
	if d := cmp.Diff(from, tag.From.Is); d != "" {
		t.Errorf("from= is read otherwise (-want +got):\n%s", d)
	}
	if d := cmp.Diff([]directive.Synonym{{Of: "已取消", Is: "cancelled"}, {Of: "a:b", Is: "c"}}, tag.Map.Is); d != "" {
		t.Errorf("map= is read otherwise (-want +got):\n%s", d)
	}
	if tag.Time.Is != "2006-01-02 15:04:05+08:00" || !tag.Minor.Is || len(ds) > 0 {
		t.Errorf("time is %q, minor %t; %s", tag.Time.Is, tag.Minor.Is, lines(ds, false))
	}
}

func TestLaterTag(t *testing.T) {
	tag, ds := parseTag(t, "`tool:\"ref,redact=hash\"`")
	var got []string
	for i, o := range tag.Later {
		got = append(got, o.Is)
		if ds[i].Pos != o.Pos || ds[i].Code != "TA043" {
			t.Errorf("%s at %s is said to be %s", o.Is, o.Pos, ds[i].Error())
		}
		if pseudonym := strings.Contains(ds[i].Hint, "pseudonym"); pseudonym != (o.Is == "redact=hash") {
			t.Errorf("the hint for %s is %s", o.Is, ds[i].Hint)
		}
	}
	want := []string{"ref", "redact=hash"}
	if d := cmp.Diff(want, got); d != "" || len(ds) != len(want) {
		t.Error(d, lines(ds, false))
	}
}

// TestLookup compares with what reflect.StructTag does, see also FuzzLookup.
func TestLookup(t *testing.T) {
	fset, f := field(t, "`a:\"1\"  b:\"\\t2\" c:\"3`")
	for key, want := range map[string]string{"a": "1", "b": "\t2"} {
		if got, ok := directive.Lookup(fset, f.Tag, key); got.String != want || !ok {
			t.Errorf("%s is %q, %v, want %q", key, got.String, ok, want)
		}
	}
	for _, key := range []string{"c", "d", ""} {
		if got, ok := directive.Lookup(fset, f.Tag, key); ok {
			t.Errorf("%s is %q, want none", key, got.String)
		}
	}
	b, _ := directive.Lookup(fset, f.Tag, "b")
	for i, column := range []int{15, 17, 18, 18} {
		if got := b.Position(i).Column; got != column {
			t.Errorf("byte %d of b is in column %d, want %d", i, got, column)
		}
	}
	if p := (directive.Text{}).Position(3); p.IsValid() {
		t.Error("text from nowhere has a position")
	}
}
