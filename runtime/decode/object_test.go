package decode

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// login is arguments with each kind of field.
var login = &Rule{Kind: Object, Fields: []Field{
	{Name: "user", Required: true, Rule: &Rule{MinLength: 1}},
	{Name: "password", Required: true, Secret: true, Rule: &Rule{MinLength: 8}},
	{Name: "tries", Rule: &Rule{Kind: Integer}},
	{Name: "parent", Required: true, Nullable: true, Rule: &Rule{}},
	{Name: "port", Quoted: true, Rule: &Rule{Kind: Unsigned, Bits: 16}},
	{Name: "keys", Rule: &Rule{Kind: List, Items: &Rule{Kind: Object, Fields: []Field{
		{Name: "id", Required: true, Rule: &Rule{}},
		{Name: "private", Secret: true, Rule: &Rule{Kind: Map, Items: &Rule{Kind: Integer}}},
	}}}},
}}

// objectCase is arguments for login, and what is found in them.
type objectCase struct {
	name, text string
	found      []tool.Violation
}

// What the cases of login have in common.
const (
	known = "known are user, password, tries, parent, port, keys"
	good  = `"user":"ann","password":"open sesame","parent":null`
)

// TestObject holds the names of an object to what its rule says, and secrets
// back.
func TestObject(t *testing.T) {
	for _, c := range slices.Concat(nameCases(), secretCases(), quotedCases()) {
		t.Run(c.name, func(t *testing.T) {
			_, report := decodeRule(login, c.text)
			sameViolations(t, report, c.found)
		})
	}
}

func nameCases() []objectCase {
	return []objectCase{
		{"in another order", `{ "parent" : "p" , "password":"open sesame", "user":"ann" }`, nil},
		{"escaped names", `{"\u0075ser":"ann","pass\u0077ord":"open sesame","parent":null}`, nil},
		{"null is absence", `{` + good + `,"tries":null,"port":null,"keys":null}`, nil},
		{"null for a required field", `{"user":null,"password":null,"parent":null}`, []tool.Violation{
			{Path: "/user", Keyword: "type", Type: "null", Got: "null", Want: "string, at least 1 character"},
			{Path: "/password", Keyword: "type", Type: "null", Got: "(redacted)", Secret: true, Want: "string, at least 8 characters"},
		}},
		{"missing", `{"tries":1}`, []tool.Violation{
			{Path: "/user", Keyword: "required", Want: "string, at least 1 character"},
			{Path: "/password", Keyword: "required", Want: "string, at least 8 characters"},
			{Path: "/parent", Keyword: "required", Want: "string"},
		}},
		{"other case", `{` + good + `,"Tries":1}`, []tool.Violation{
			{Path: "/Tries", Keyword: "additionalProperties", Got: "1", Want: "nearest is tries; " + known},
		}},
		{"unknown", `{` + good + `,"a/b~c\n":[1, {}]}`, []tool.Violation{
			{Path: "/a~1b~0c\n", Keyword: "additionalProperties", Got: "[1,{}]", Want: known},
		}},
		{"duplicates", `{` + good + `,"user":"bob","password":"x","tries":null,"tries":2}`, []tool.Violation{
			{Path: "/user", Keyword: "duplicate", Got: "bob", Want: "only once"},
			{Path: "/password", Keyword: "duplicate", Got: "(redacted)", Secret: true, Want: "only once"},
			{Path: "/tries", Keyword: "duplicate", Got: "2", Want: "only once"},
		}},
		{"empty name", `{` + good + `,"":1}`, []tool.Violation{
			{Path: "/", Keyword: "additionalProperties", Got: "1", Want: known},
		}},
	}
}

func secretCases() []objectCase {
	return []objectCase{
		{"nearly a secret", `{"pass_word":"open sesame",` + good + `}`, []tool.Violation{
			{Path: "/pass_word", Keyword: "additionalProperties", Got: "(redacted)", Secret: true, Want: "nearest is password; " + known},
		}},
		{"secret", `{"user":"ann","password":"sesame","parent":null}`, []tool.Violation{
			{Path: "/password", Keyword: "minLength", Got: "(redacted)", Secret: true, Want: "string, at least 8 characters"},
		}},
		{"secrets inside", `{` + good + `,"keys":[{"id":1,"private":{"p":"x"}},"p=x"]}`, []tool.Violation{
			{Path: "/keys/0/id", Keyword: "type", Type: "number", Got: "1", Want: "string"},
			{Path: "/keys/0/private", Keyword: "type", Type: "string", Got: "(redacted)", Secret: true, Want: "integer"},
			{Path: "/keys/1", Keyword: "type", Type: "string", Got: "(redacted)", Secret: true, Want: "object with id, private"},
		}},
		{"secrets at the root", `["sesame"]`, []tool.Violation{
			{Keyword: "type", Type: "array", Got: "(redacted)", Secret: true, Want: "object with user, password, tries, parent, port, keys"},
		}},
	}
}

func quotedCases() []objectCase {
	return []objectCase{
		{"quoted", `{` + good + `,"port":"\u0038080"}`, nil},
		{"not quoted", `{` + good + `,"port":8080}`, []tool.Violation{
			{Path: "/port", Keyword: "type", Type: "number", Got: "8080", Want: "integer, 0 to 65535, in a string"},
		}},
		{"quoted no integer", `{` + good + `,"port":"80.0"}`, []tool.Violation{
			{Path: "/port", Keyword: "type", Type: "string", Got: "80.0", Want: "integer, 0 to 65535, in a string"},
		}},
		{"quoted too large", `{` + good + `,"port":"65536"}`, []tool.Violation{
			{Path: "/port", Keyword: "maximum", Got: "65536", Want: "integer, 0 to 65535, in a string"},
		}},
	}
}

// TestQuoted holds each kind that may stand in a string to what encoding/json
// writes there.
func TestQuoted(t *testing.T) {
	cases := []struct {
		kind  Kind
		value string
		want  any
	}{
		{Integer, `"-12"`, int64(-12)},
		{Unsigned, `"12"`, uint64(12)},
		{Number, `"-1.5e3"`, -1500.0},
		{Boolean, `"true"`, true},
		{Boolean, `"fals\u0065"`, false},
		{Boolean, `true`, nil},
		{Boolean, `"True"`, nil},
		{Integer, `""`, nil},
		{Integer, `" 1"`, nil},
		{Integer, `"01"`, nil},
		{Number, `"1."`, nil},
		{Number, `"NaN"`, nil},
	}
	for _, c := range cases {
		r := &Rule{Kind: Object, Fields: []Field{{Name: "v", Quoted: true, Rule: &Rule{Kind: c.kind}}}}
		v, report := decodeRule(r, `{"v":`+c.value+`}`)
		if got := v.(map[string]any)["v"]; c.want != nil && (report != nil || got != c.want) {
			t.Errorf("%s is %v, want %v, violations %v", c.value, got, c.want, keywordsOf(report))
		}
		if c.want == nil && !reflect.DeepEqual(keywordsOf(report), []string{"type"}) {
			t.Errorf("%s has violations %v, want one of its type", c.value, keywordsOf(report))
		}
	}
}

// TestDefault says which fields count as sent, for their defaults.
func TestDefault(t *testing.T) {
	d := New([]byte(`{"tries":null,"user":"a","parent":null}`))
	o := d.Object(login)
	for o.Next(&d) {
		d.String(o.Rule)
	}
	want := []bool{true, false, false, true, false, false}
	for i, w := range want {
		if o.Default(&d, i) == w {
			t.Errorf("%s was sent: %v", login.Fields[i].Name, !w)
		}
	}
}

// TestManyFields reads objects with as many fields as a rule may have, in
// schema order and backwards.
func TestManyFields(t *testing.T) {
	r := &Rule{Kind: Object}
	var forwards, backwards strings.Builder
	for i := range 256 {
		r.Fields = append(r.Fields, Field{Name: fmt.Sprintf("f%d", i), Required: true, Rule: &Rule{Kind: Integer}})
		fmt.Fprintf(&forwards, `,"f%d":%d`, i, i)
		fmt.Fprintf(&backwards, `,"f%d":%d`, 255-i, 255-i)
	}
	for _, text := range []string{forwards.String(), backwards.String()} {
		v, report := decodeRule(r, "{"+text[1:]+"}")
		fields := v.(map[string]any)
		if report != nil || len(fields) != 256 || fields["f255"] != int64(255) || fields["f0"] != int64(0) {
			t.Errorf("decoded %d fields with violations %v", len(fields), report)
		}
	}
}

// TestOpen skips what an open object does not know.
func TestOpen(t *testing.T) {
	r := &Rule{Kind: Object, Open: true, Fields: []Field{{Name: "v", Rule: &Rule{}}}}
	v, report := decodeRule(r, `{"x":{"v":[1]},"v":"a","y":null}`)
	if want := map[string]any{"v": "a"}; report != nil || !reflect.DeepEqual(v, want) {
		t.Errorf("decoded %v with violations %v, want %v", v, keywordsOf(report), want)
	}
}

// TestOpenCount leaves what an open object does not know out of the count of what
// is wrong.
func TestOpenCount(t *testing.T) {
	r := &Rule{Kind: Object, Open: true, Fields: []Field{{Name: "n", Required: true, Rule: &Rule{Kind: Integer, Bits: 8}}}}
	_, report := decodeRule(r, `{"x":1,"y":null,"n":300}`)
	if report == nil || report.Sent != 1 || len(report.Valid) != 0 {
		t.Errorf("the report is %+v, want one argument that is not valid", report)
	}
}

// TestNearest finds the field that was meant.
func TestNearest(t *testing.T) {
	r := &Rule{Fields: []Field{{Name: "order_id"}, {Name: "pageSize"}, {Name: "q"}, {Name: "sort_by"}, {Name: "sort_dir"}}}
	cases := map[string]string{
		"orderId": "order_id", "ORDER-ID": "order_id", "oder_id": "order_id", "rder_id": "order_id", "ordre_id": "order_id",
		"page_size": "pageSize", "sortBy": "sort_by", "sort_dirr": "sort_dir", "Q": "q",
		"x": "", "limit": "", "": "", strings.Repeat("q", 300): "",
	}
	for name, want := range cases {
		got := ""
		if f := r.nearest(name); f != nil {
			got = f.Name
		}
		if got != want {
			t.Errorf("nearest to %q is %q, want %q", name, got, want)
		}
	}
}
