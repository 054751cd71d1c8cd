package proof

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/decode"
)

// input is JSON, and what is special about it that a decision may be about; ""
// for nothing.
type input struct{ text, about string }

// What inputs may be special about.
const (
	optionalNull = "null for an optional field"
	duplicate    = "a name that comes twice"
	formatted    = "text with a format"
	overflow     = "a number that no float64 holds"
	precise      = "a number of more than 2^53, where floats have no ones"
	fine         = "a number with more digits than a decimal has"
	surrogate    = "a lone surrogate"
	quotedRange  = "a quoted number out of its range"
	rounded      = "a number that is beyond a limit by less than floats tell"
	looseURI     = "a URI with a bare percent sign"
	looseEmail   = "an email address of nobody"
)

// wrong are values that are of the wrong type for most rules.
var wrong = []string{`true`, `0`, `-7`, `1.5`, `1e2`, `""`, `"x"`, `"1"`, `[]`, `[null]`, `{}`, `{"x":1}`}

// good is a value that r accepts; different n give different values, where r
// has as many.
func good(r *decode.Rule, n int) string {
	if len(r.Enum) > 0 {
		if r.Kind == decode.String {
			return quote(r.Enum[n%len(r.Enum)])
		}
		return r.Enum[n%len(r.Enum)]
	}
	switch r.Kind {
	case decode.String:
		return quote(goodText(r, n))
	case decode.Boolean:
		return strconv.FormatBool(n%2 == 0)
	case decode.Time:
		return quote(texts[n%2])
	case decode.List:
		return "[" + goodItems(r, max(r.MinItems, n%2), "") + "]"
	case decode.Map:
		return "{" + goodItems(r, max(r.MinItems, n%2), "k") + "}"
	case decode.Object:
		return goodObject(r, n)
	default:
		return goodNumber(r, n)
	}
}

func goodText(r *decode.Rule, n int) string {
	switch {
	case r.Pattern != nil && r.MaxLength > 0:
		return "xé"[:1]
	case r.Pattern != nil:
		return fmt.Sprintf("P%02d", n)
	case r.MaxLength > 0 && r.MaxLength < 3:
		return strconv.Itoa(n % 10)
	case r.Format != decode.AnyFormat:
		return samples[r.Format]
	default:
		return fmt.Sprintf("t%02d", n)
	}
}

// samples are texts in each format.
var samples = map[decode.Format]string{
	decode.DateTime: "2026-01-31T10:00:00Z", decode.Date: "2026-01-31", decode.TimeOfDay: "10:00:00+01:00",
	decode.UUID: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", decode.IPv4: "192.0.2.1", decode.IPv6: "2001:db8::1",
	decode.URI: "https://example.com/a?b#c", decode.Email: "ann@example.com",
}

func goodNumber(r *decode.Rule, n int) string {
	switch {
	case r.MultipleOf == 12:
		return strconv.Itoa(12 * n)
	case r.Kind == decode.Number && r.Max.Is == decode.Exclusive:
		return "0." + strconv.Itoa(n%10)
	default:
		return strconv.Itoa(1 + n%4)
	}
}

// goodItems are n different elements, with names that start with key if there
// is one.
func goodItems(r *decode.Rule, n int, key string) string {
	items := make([]string, n)
	for i := range items {
		items[i] = good(r.Items, i)
		if key != "" {
			items[i] = quote(key+strconv.Itoa(i)) + ":" + items[i]
		}
	}
	return strings.Join(items, ",")
}

func goodObject(r *decode.Rule, n int) string {
	var members []string
	for i := range r.Fields {
		members = append(members, member(&r.Fields[i], n))
	}
	return "{" + strings.Join(members, ",") + "}"
}

func member(f *decode.Field, n int) string {
	value := good(f.Rule, n)
	if f.Quoted {
		value = quote(value)
	}
	return quote(f.Name) + ":" + value
}

func quote(s string) string {
	b, err := json.Marshal(s)
	if err != nil {
		panic(err)
	}
	return string(b)
}

// values are inputs for r at and beside its limits.
func values(r *decode.Rule) (list []input) {
	for _, text := range wrong {
		about := ""
		if text[0] == '"' {
			about = aboutText(r, text)
		}
		list = append(list, input{text, about})
	}
	for n := range 3 {
		list = append(list, input{good(r, n), ""})
	}
	switch r.Kind {
	case decode.String, decode.Time:
		list = append(list, stringValues(r)...)
	case decode.List:
		list = append(list, listValues(r)...)
	case decode.Map:
		list = append(list, mapValues(r)...)
	case decode.Object:
		list = append(list, objectValues(r)...)
	case decode.Boolean:
		list = append(list, input{`false`, ""}, input{`"true"`, ""})
	default:
		list = append(list, numberValues(r)...)
	}
	return list
}

// texts are strings in some format, or nearly.
var texts = []string{
	"2026-01-31T10:00:00Z", "2026-01-31T10:00:00.25+08:00", "2026-01-31t10:00:00z", "2016-12-31T23:59:60Z", "2026-02-29T10:00:00Z",
	"2026-01-31T10:00:00", "2026-01-31 10:00:00Z", "2026-01-31T24:00:00Z", "2026-01-31", "2026-04-31", "2026-1-1", "10:00:00Z", "10:00:00",
	"23:59:60Z", "10:00Z", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae7dec11d0a76500a0c91e6bf6", "192.0.2.1", "192.0.2.01", "192.0.2",
	"2001:db8::1", "::", "fe80::1%eth0", "https://example.com/a", "/a/b", "a:b", "http://a b/", "urn:isbn:1", "ann@example.com", "ann@", "@b", "a b@c",
}

// aboutText is what is special about a string for r.
func aboutText(r *decode.Rule, text string) string {
	switch {
	case r.Format == decode.URI && strings.Contains(text, "%"):
		return looseURI
	case r.Format == decode.Email && strings.HasPrefix(text, "@"):
		return looseEmail
	case r.Format != decode.AnyFormat || r.Kind == decode.Time:
		return formatted
	default:
		return ""
	}
}

func stringValues(r *decode.Rule) (list []input) {
	about := aboutText(r, "")
	if about != "" {
		for _, s := range texts {
			list = append(list, input{quote(s), aboutText(r, s)})
		}
	}
	for _, limit := range []int{r.MinLength, r.MaxLength} {
		for n := max(limit-1, 0); n <= limit+1; n++ {
			for _, c := range []string{"x", "é", "😀"} {
				list = append(list, input{quote(strings.Repeat(c, n)), about})
			}
		}
	}
	for _, s := range append([]string{"P", "P1", "P12", "p12", "aP12", "P12\n", "P12345", "C ", "c", "\u0000"}, r.Enum...) {
		list = append(list, input{quote(s), about})
	}
	return append(list, input{`"\ud83d\ude00"`, about}, input{`"\u0043"`, about}, input{`"\ud83d"`, surrogate})
}

// bounds are the numbers at which a rule changes its mind.
func bounds(r *decode.Rule) []string {
	list := append([]string{"0", "1", "100"}, r.Enum...)
	for _, b := range []decode.Bound{r.Min, r.Max} {
		list = append(list, strconv.FormatFloat(b.Float, 'f', -1, 64))
	}
	switch {
	case r.Kind == decode.Integer:
		list = append(list, new(big.Int).Lsh(big.NewInt(-1), uint(r.Bits)-1).String(), new(big.Int).Lsh(big.NewInt(1), uint(r.Bits)-1).String())
	case r.Kind == decode.Unsigned:
		list = append(list, new(big.Int).Lsh(big.NewInt(1), uint(r.Bits)).String())
	}
	if r.MultipleOf != 0 {
		list = append(list, strconv.FormatFloat(r.MultipleOf, 'f', -1, 64), strconv.FormatFloat(r.MultipleOf*1e6, 'f', -1, 64))
	}
	return list
}

// numberValues are the bounds of r and their neighbours, each written in
// several ways.
func numberValues(r *decode.Rule) (list []input) {
	for _, bound := range bounds(r) {
		x, ok := new(big.Rat).SetString(bound)
		if !ok {
			panic(bound)
		}
		for _, step := range []string{"-1", "-1/100", "0", "1/100", "1"} {
			d, _ := new(big.Rat).SetString(step)
			y := new(big.Rat).Add(x, d)
			text := y.FloatString(2)
			if y.IsInt() {
				text = y.Num().String()
			}
			list = append(list, number(text, y))
			if y.IsInt() {
				list = append(list, number(text+".0", y), number(text+"0e-1", y))
			}
		}
	}
	return append(list, input{"-0", ""}, input{"-0.0", ""}, input{"0e5", ""}, input{"1e400", overflow}, input{"-1e400", overflow},
		input{"1e19", fineFor(r)}, input{"1e-19", fineFor(r)}, input{"0.1234567890123456789", fineFor(r)}, input{"1e30", fineFor(r)},
		input{"3.4028234663852887e38", cmp.Or(fineFor(r), rounded)}, input{"3.5e38", fineFor(r)}, input{"-3.5e38", fineFor(r)})
}

func fineFor(r *decode.Rule) string {
	if r.Kind == decode.Decimal {
		return fine
	}
	return ""
}

// number is an input of value x, which is special where floats are.
func number(text string, x *big.Rat) input {
	if new(big.Rat).Abs(x).Cmp(big.NewRat(1<<53, 1)) >= 0 {
		return input{text, precise}
	}
	return input{text, ""}
}

func listValues(r *decode.Rule) (list []input) {
	for n := range max(r.MinItems, r.MaxItems) + 2 {
		list = append(list, input{"[" + goodItems(r, n, "") + "]", ""})
	}
	for _, v := range values(r.Items) {
		list = append(list, input{"[" + good(r.Items, 0) + "," + v.text + "]", v.about}, input{"[" + v.text + "]", v.about})
	}
	item := good(r.Items, 1)
	return append(list, input{"[" + item + " , " + item + "]", ""}, input{"[null]", ""}, input{"[null,null]", ""},
		input{`[1,1.0]`, ""}, input{`[1,10e-1]`, ""}, input{`["a","\u0061"]`, ""}, input{`[[1],[1.0]]`, ""}, input{`[[1,2],[2,1]]`, ""},
		input{`[{"sku":"a","qty":1},{"qty":1.0,"sku":"\u0061"}]`, ""}, input{`[{"sku":"a","qty":1},{"sku":"a","qty":2}]`, ""})
}

func mapValues(r *decode.Rule) (list []input) {
	for n := range max(r.MinItems, r.MaxItems) + 2 {
		list = append(list, input{"{" + goodItems(r, n, "k") + "}", ""})
	}
	for _, v := range values(r.Items) {
		list = append(list, input{`{"k":` + v.text + `}`, v.about})
	}
	item := good(r.Items, 0)
	return append(list, input{`{"k":null}`, ""}, input{`{"a":` + item + `,"A":` + item + `}`, ""}, input{`{"":` + item + `}`, ""},
		input{`{"a":` + item + `,"\u0061":` + item + `}`, duplicate})
}

// objectValues change one field at a time.
func objectValues(r *decode.Rule) (list []input) {
	with := func(change int, text, extra string) string {
		var members []string
		for i := range r.Fields {
			switch {
			case i != change:
				members = append(members, member(&r.Fields[i], 0))
			case text != "":
				members = append(members, quote(r.Fields[i].Name)+":"+text)
			}
		}
		if extra != "" {
			members = append(members, extra)
		}
		return "{" + strings.Join(members, " , ") + "}"
	}
	list = append(list, input{with(-1, "", `"extra":1`), ""}, input{with(-1, "", `"":null`), ""}, input{"{}", ""})
	for i := range r.Fields {
		f := &r.Fields[i]
		null := ""
		if !f.Required {
			null = optionalNull
		}
		other := strings.ToUpper(f.Name)
		if other == f.Name {
			other = strings.ToLower(f.Name)
		}
		list = append(list,
			input{with(i, "", ""), ""},
			input{with(i, "null", ""), null},
			input{with(i, "", quote(other)+":"+good(f.Rule, 0)), ""},
			input{with(-1, "", member(f, 1)), duplicate})
		for _, v := range fieldValues(f) {
			list = append(list, input{with(i, v.text, ""), v.about})
		}
	}
	return list
}

// fieldValues are inputs for a field, in a string where it is quoted.
func fieldValues(f *decode.Field) []input {
	list := values(f.Rule)
	if !f.Quoted {
		return list
	}
	for _, v := range values(f.Rule) {
		about := v.about
		if f.Rule.Kind != decode.Boolean {
			about = quotedRange
		}
		list = append(list, input{quote(v.text), about})
	}
	return append(list, input{quote("tru"), ""}, input{`"\u0074rue"`, ""}, input{quote(" 1"), ""})
}
