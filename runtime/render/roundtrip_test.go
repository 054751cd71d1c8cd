package render_test

import (
	"fmt"
	"math"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// sample is one value of each kind, for one document that holds them all.
type sample struct {
	text  string
	n     int64
	u     uint64
	f     float64
	units int64
	at    time.Time
}

// appendSample writes s in every place that a value can stand in.
func appendSample(dst []byte, s sample) []byte {
	d := tool.NewDecimal(s.units, 3)
	dst = render.Banner(dst, s.text, tool.Success)
	dst = render.StringField(dst, "arg."+s.text, s.text)
	dst = render.Section(dst, "item", false)
	dst = render.StringField(dst, "text", s.text)
	dst = render.UntrustedField(dst, "outside", s.text)
	dst = render.LabelField(dst, "label", s.n > 0, s.text, "no")
	dst = render.IntField(dst, "int", s.n, "km")
	dst = render.UintField(dst, "uint", s.u, "")
	dst = render.FloatField(dst, "float", s.f, 64, "%")
	dst = render.DecimalField(dst, "money", d, 2, "CNY")
	dst = render.TimeField(dst, "at", s.at)
	dst = render.ListField(dst, "list", 4)
	dst = render.StringItem(dst, s.text)
	dst = render.UntrustedItem(dst, s.text)
	dst = render.IntItem(dst, s.n)
	dst = render.EndList(render.FloatItem(dst, s.f, 64), 4)
	dst = render.RowsSection(dst, "table", 2, 9, true, "a|b (元/斤)|c.d")
	dst = render.EndRow(render.UintCell(render.StringCell(render.StringCell(dst, s.text), s.text), s.u))
	dst = render.EndRow(render.RedactedCell(render.NullCell(render.UntrustedCell(dst, s.text))))
	dst = render.RecordsSection(dst, "records", 1, -1, false)
	dst = render.StringField(dst, "- first", s.text)
	dst = render.Redacted(dst, "  second")
	dst = render.AbsentSection(dst, "gone")
	return render.TextSection(dst, "body", s.text, true)
}

// sampleLines is the shape of what appendSample writes, without the text block,
// line by line.
var sampleLines = regexp.MustCompile(`^\[result\] \S.* success
arg\.\S.*: \S.*
\[item\]
text: \S.*
outside: ".*"
label: \S.*
int: -?[0-9]+ km
uint: [0-9]+
float: (-?[0-9.]+(e[-+][0-9]+)? %|\(not a number\))
money: -?[0-9]+\.[0-9]{2,3} CNY
at: [-+]?[0-9]{4,}-.*
list \(4\): .*
\[table\] rows 1-2 of 9 external
a\|b \(元/斤\)\|c\.d
\S.*\|.*\|[0-9]+
".*"\|\(null\)\|\(redacted\)
\[records\] records 1-1 of unknown
- first: \S.*
  second: \(redacted\)
\[gone\] \(not returned\)
\[body\] lines (0|1-[0-9]+) of [0-9]+( crlf)? external
$`)

// number is v as the reader must give it back.
func number(v float64) render.Value {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return render.Value{Absent: render.NotNumber}
	}
	return render.Value{Text: strconv.FormatFloat(v, 'g', -1, 64)}
}

// FuzzRoundTrip: a document reads back as what was written, byte for byte; its
// lines are those that its types predict; it holds nothing hidden; no value
// became a non-value.
func FuzzRoundTrip(f *testing.F) {
	for i, v := range hostile {
		f.Add(v, int64(i-5), math.Pow(10, float64(i-9))*1.25, int64(i)*1999, int32(i*7200-50000))
	}
	f.Add("x", int64(math.MinInt64), math.NaN(), int64(math.MinInt64), int32(343))
	f.Fuzz(func(t *testing.T, text string, n int64, fl float64, units int64, offset int32) {
		s := sample{text, n, uint64(n), fl, units, time.Unix(n>>24, units&0x3fffffff).In(time.FixedZone("", int(offset)))}
		checkSample(t, s)
	})
}

func checkSample(t *testing.T, s sample) {
	t.Helper()
	doc := string(appendSample(nil, s))
	start := strings.Index(doc, "\n[body] lines ")
	header := start + 1 + strings.Index(doc[start+1:], "\n") + 1
	if start < 0 || !sampleLines.MatchString(doc[:header]) {
		t.Fatalf("other lines than predicted:\n%q", doc)
	}
	for line := range strings.Lines(doc[:header]) {
		checkClean(t, strings.TrimSuffix(line, "\n"))
	}
	d, err := render.Read(doc)
	if err != nil {
		t.Fatalf("%v\n%q", err, doc)
	}
	item := d.Sections[0].Body.(render.Fields).Entries
	checkNumbers(t, s, item)
	quoted := func(text, written string) render.Value {
		return render.Value{Text: text, Quoted: strings.HasPrefix(written, `"`)}
	}
	asField, asCell := quoted(s.text, inField(s.text)), quoted(s.text, inCell(s.text))
	label := render.Value{Text: "no"}
	if s.n > 0 {
		label = asField
	}
	outside := render.Value{Text: s.text, Quoted: true}
	checkEcho(t, s.text, d.Banner)
	got := []any{d.Tool, item[:3], item[len(item)-1].List[:2], d.Sections[1:4], d.Sections[4].Body.(render.Text).String()}
	want := []any{
		s.text,
		[]render.Entry{{Key: "text", Value: asField}, {Key: "outside", Value: outside}, {Key: "label", Value: label}},
		[]render.Value{quoted(s.text, inItem(s.text)), outside},
		[]render.Part{
			{ID: "table", External: true, Body: render.Rows{
				Window:  render.Window{Ranges: []render.Range{{First: 1, Last: 2}}, Total: 9},
				Columns: []render.Column{{Key: "a"}, {Key: "b", Unit: "元/斤"}, {Key: "c.d"}},
				Rows: [][]render.Value{
					{asCell, asCell, {Text: strconv.FormatUint(s.u, 10)}},
					{outside, {Absent: render.SaidNull}, {Absent: render.Hidden}},
				},
			}},
			{ID: "records", Body: render.Records{
				Window:  render.Window{Ranges: []render.Range{{First: 1, Last: 1}}, Total: -1},
				Records: [][]render.Entry{{{Key: "first", Value: asField}, {Key: "second", Value: render.Value{Absent: render.Hidden}}}},
			}},
			{ID: "gone", Body: render.Missing{Absence: render.NotReturned}},
		},
		s.text,
	}
	for i := range want {
		if !reflect.DeepEqual(got[i], want[i]) {
			t.Errorf("part %d: read %+v, wrote %+v", i, got[i], want[i])
		}
	}
}

// checkEcho checks the one echoed argument, of which only the start may be left.
func checkEcho(t *testing.T, text string, banner []render.Entry) {
	t.Helper()
	want := render.Value{Text: text, Quoted: strings.HasPrefix(inField(text), `"`)}
	if n := utf8.RuneCountInString(text); n > 200 {
		shown := banner[0].Value.Text
		if utf8.RuneCountInString(shown) > 200 || !strings.HasPrefix(text, shown) {
			t.Errorf("%q is echoed as %q", text, shown)
		}
		want = render.Value{Text: shown, Quoted: true, Note: fmt.Sprintf("cut: %d of %d chars", utf8.RuneCountInString(shown), n)}
	}
	if want := []render.Entry{{Key: "arg." + text, Value: want}}; !reflect.DeepEqual(banner, want) {
		t.Errorf("banner: read %+v, wrote %+v", banner, want)
	}
}

// checkNumbers checks that numbers and times read back as the same ones.
func checkNumbers(t *testing.T, s sample, item []render.Entry) {
	t.Helper()
	text := func(i int) string {
		n, _, _ := item[i].Value.Number()
		return n
	}
	if got := text(3); got != strconv.FormatInt(s.n, 10) {
		t.Errorf("int %d is %s", s.n, got)
	}
	if got := text(4); got != strconv.FormatUint(s.u, 10) {
		t.Errorf("uint %d is %s", s.u, got)
	}
	if want := number(s.f); want.Absent == "" {
		if got, err := strconv.ParseFloat(text(5), 64); err != nil || got != s.f || len(text(5)) > 24 {
			t.Errorf("float %v is %s", s.f, text(5))
		}
	} else if got := item[5].Value; got != want {
		t.Errorf("float %v is %+v", s.f, got)
	}
	d, err := tool.ParseDecimal(text(6))
	if exact := tool.NewDecimal(s.units, 3); err == nil && d.Cmp(exact) != 0 {
		t.Errorf("decimal %s is %s", exact, text(6))
	}
	if s.at.Year() >= 0 && s.at.Year() <= 9999 {
		if at, err := time.Parse(time.RFC3339Nano, item[7].Value.Text); err != nil || !at.Equal(s.at) {
			t.Errorf("time %v is %s: %v", s.at, item[7].Value.Text, err)
		}
	}
}

// TestHostile is the property of FuzzRoundTrip on each hostile value, in one
// document each, and with each inside others.
func TestHostile(t *testing.T) {
	for _, v := range hostile {
		for _, text := range []string{v, v + "\n" + v, "x" + v + "x", v + v + "\r\n"} {
			checkSample(t, sample{text, 1, 1, 1, 1, created})
		}
	}
}

// TestRenderedTextSurvives: a document is a value like any other, as often as
// it is put into a document.
func TestRenderedTextSurvives(t *testing.T) {
	inner := orderText
	for range 3 {
		doc := render.UntrustedField(render.Section(render.Banner(nil, "x", tool.Success), "a", false), "text", inner)
		if got, ok := render.Field(string(doc), "a.text"); !ok || got != inner {
			t.Fatalf("%q became %q", inner, got)
		}
		inner = string(doc)
	}
}
