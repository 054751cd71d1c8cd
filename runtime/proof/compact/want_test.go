package compact

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// line is a line of the answer as its type and its windows predict it.
type line struct {
	// start is how the line starts, whatever its values are.
	start string
	// facts are the values in it, in order.
	facts []fact
}

// fact is a value and where it is found.
type fact struct {
	path   string
	text   string
	absent render.Absence
	// number says that text is a number, which may be written otherwise.
	number bool
}

// script is the lines of a section.
type script struct {
	id    string
	lines []line
}

func (s *script) add(start string, facts ...fact) { s.lines = append(s.lines, line{start, facts}) }

func (s *script) text(key, v string) { s.field(key, fact{text: v}) }

func (s *script) field(key string, f fact) {
	f.path = s.id + "." + strings.TrimLeft(key, "- ")
	s.add(key+": ", f)
}

func (s *script) list(key string, values ...fact) {
	path := s.id + "." + strings.TrimLeft(key, "- ")
	for i := range values {
		values[i].path = path + "." + strconv.Itoa(i+1)
	}
	s.add(fmt.Sprintf("%s (%d): ", key, len(values)), values...)
}

func absent(a render.Absence) fact { return fact{absent: a} }

func texts(all []string) (facts []fact) {
	for _, v := range all {
		facts = append(facts, fact{text: v})
	}
	return facts
}

// lines are those of the answer.
func (s scene) lines() []line {
	banner := script{id: "result"}
	banner.add("[result] show " + string(s.status))
	banner.text("arg.query", s.args.Query)
	banner.text("arg.pullNumber", s.args.PullNumber)
	return slices.Concat(banner.lines, fieldLines(s.result), innerLines(s.result), rowLines(s.result), partLines(s.result), packLines(s.result),
		priceLines(s.result), hitLines(s.result), blockLines("body", tool.Text{Body: s.result.Body}), blockLines("window", s.result.Window))
}

// keys are those of the fields of an Everything, in order.
var keys = []string{
	"id", "outside", "state", "count", "size", "ratio", "narrow", "money", "at", "done", "paid",
	"perhaps", "pointer", "first", "second", "third", "phone", "token", "secret", "tags", "outer", "numbers",
}

func fieldLines(e Everything) []line {
	s := script{id: "everything"}
	s.add("[everything]")
	s.text("id", e.ID)
	s.text("outside", e.Outside)
	s.text("state", string(e.State))
	s.text("count", strconv.FormatInt(e.Count, 10)+" km")
	s.text("size", strconv.FormatUint(e.Size, 10))
	s.field("ratio", number(e.Ratio, 64, " %"))
	s.field("narrow", number(float64(e.Narrow), 32, ""))
	s.field("money", fact{text: e.Money.String() + " CNY", number: true})
	s.text("at", moment(e.At))
	s.text("done", strconv.FormatBool(e.Done))
	s.text("paid", map[bool]string{true: "已付", false: "未付"}[e.Paid])
	gathered := s.mayMiss(e)
	s.text("phone", e.Phone[:3]+"****"+e.Phone[7:])
	s.field("token", absent(render.Hidden))
	s.field("secret", absent(render.Hidden))
	s.list("tags", texts(e.Tags)...)
	s.list("outer", texts(e.Outer)...)
	var numbers []fact
	for _, n := range e.Numbers {
		numbers = append(numbers, number(n, 64, ""))
	}
	s.list("numbers", numbers...)
	if len(gathered) > 0 {
		s.list("not_returned", gathered...)
	}
	return s.lines
}

// mayMiss adds the fields that may be absent; those of four or more are
// gathered instead.
func (s *script) mayMiss(e Everything) (gathered []fact) {
	integer := func(n *int64) (f fact) {
		if n == nil {
			return absent(render.NotReturned)
		}
		return fact{text: strconv.FormatInt(*n, 10)}
	}
	perhaps := absent(render.NotReturned)
	if v, ok := e.Perhaps.Get(); ok {
		perhaps = fact{text: v}
	} else if e.Perhaps.IsNull() {
		perhaps = absent(render.SaidNull)
	}
	all := []fact{perhaps, optional(e.Pointer), integer(e.First), integer(e.Second), integer(e.Third)}
	names := []string{"perhaps", "pointer", "first", "second", "third"}
	for i, f := range all {
		if f.absent == render.NotReturned {
			gathered = append(gathered, fact{text: names[i]})
		}
	}
	if len(gathered) < 4 {
		gathered = nil
	}
	for i, f := range all {
		if f.absent != render.NotReturned || gathered == nil {
			s.field(names[i], f)
		}
	}
	return gathered
}

func optional(p *string) fact {
	if p == nil {
		return absent(render.NotReturned)
	}
	return fact{text: *p}
}

// number is a float as the documentation of package render says it is written.
func number(v float64, bits int, unit string) fact {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return absent(render.NotNumber)
	}
	form := byte('f')
	if a := math.Abs(v); a != 0 && (a < 1e-6 || a >= 1e21) {
		form = 'e'
	}
	return fact{text: strconv.FormatFloat(v, form, -1, bits) + unit}
}

// moment is a time as the documentation of package render says it is written.
func moment(t time.Time) string {
	if _, offset := t.Zone(); offset%60 != 0 || offset >= 86400 {
		t = t.UTC()
	}
	text := t.Format(time.RFC3339Nano)
	if t.Year() > 9999 {
		text = "+" + text
	}
	return text
}

func innerLines(e Everything) []line {
	s := script{id: "inner"}
	if e.Inner == nil {
		s.add("[inner] (not returned)")
		return s.lines
	}
	s.add("[inner]")
	s.text("text", e.Inner.Text)
	s.text("deep.text", e.Inner.Deep.Text)
	s.text("deep.depth", strconv.Itoa(e.Inner.Deep.Depth))
	return s.lines
}

// window is that of a list which is shown whole.
func window(n int) string {
	if n == 0 {
		return "0 of 0"
	}
	return fmt.Sprintf("1-%d of %d", n, n)
}

// row adds a row, the values of which are those of columns.
func (s *script) row(n int, columns string, values ...fact) {
	for i, c := range strings.Split(columns, "|") {
		values[i].path = fmt.Sprintf("%s.%d.%s", s.id, n, c)
	}
	s.add("", values...)
}

func rowLines(e Everything) []line {
	s := script{id: "rows"}
	s.add("[rows] rows " + window(len(e.Rows)))
	s.add("text|outside|amount (元/斤)|gone|phone")
	for i, r := range e.Rows {
		s.row(i+1, "text|outside|amount|gone|phone", fact{text: r.Text}, fact{text: r.Outside}, number(r.Amount, 64, ""), optional(r.Gone), fact{text: r.Phone[:3] + "****" + r.Phone[7:]})
	}
	return s.lines
}

func priceLines(e Everything) []line {
	s := script{id: "prices"}
	s.add("[prices] rows " + window(len(e.Prices)))
	s.add("key|value")
	for i, k := range slices.Sorted(maps.Keys(e.Prices)) {
		s.row(i+1, "key|value", fact{text: k}, fact{text: e.Prices[k]})
	}
	return s.lines
}

func hitLines(e Everything) []line {
	s := script{id: "hits"}
	s.add("[hits] located " + window(len(e.Hits)) + " external")
	for i, h := range e.Hits {
		n := h.Line
		if n < 0 || n >= 1e15 {
			n = 0
		}
		s.row(i+1, "path|line|text", fact{text: h.Path}, fact{text: strconv.Itoa(n)}, fact{text: h.Text})
	}
	return s.lines
}

// blockLines are those of a text block.
func blockLines(id string, t tool.Text) []line {
	s := script{id: id}
	body, crlf := t.Body, ""
	if n := strings.Count(body, "\n"); n > 0 && n == strings.Count(body, "\r\n") {
		body, crlf = strings.ReplaceAll(body, "\r\n", "\n"), " crlf"
	}
	all := strings.SplitAfter(body, "\n")
	if all[len(all)-1] == "" {
		all = all[:len(all)-1]
	}
	first, last, total := t.Window()
	shown := "0"
	if len(all) > 0 {
		shown = fmt.Sprintf("%d-%d", first, last)
	}
	of := strconv.Itoa(total)
	if total < 0 {
		of = "unknown"
	}
	s.add("[" + id + "] lines " + shown + " of " + of + crlf + " external")
	for i, l := range all {
		n := strconv.Itoa(first + i)
		s.add(n, fact{path: id + "." + n, text: strings.TrimSuffix(l, "\n")})
	}
	if body != "" && !strings.HasSuffix(body, "\n") && (last == total || total < 0) {
		s.add("(no newline at end)")
	}
	return s.lines
}
