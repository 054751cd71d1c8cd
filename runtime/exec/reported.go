package exec

import (
	"slices"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// reported says of the result what normalizing found: what is missing makes it
// partial and is named, and it is not complete where the source has more. What
// the source said of its errors is not told, as no cause of a failure is.
func (c *call) reported(l *words.Language) {
	r, result := c.msg.Result.Report, &c.msg.Result
	if r == nil {
		return
	}
	if !r.AsOf.IsZero() {
		if result.Coverage == nil {
			result.Coverage, c.dateOnly = &tool.Coverage{Complete: true}, true
		}
		result.Coverage.AsOf = r.AsOf
	}
	if r.Status() == tool.Partial {
		result.Status = tool.Partial
	}
	c.continued(r)
	c.warnMissing(r, l)
	c.warnTaken(r, l)
}

// continued says of a result with lists that the source has more. An argument of
// the tool leads to the next page where the source has it under the same name.
func (c *call) continued(r *tool.Report) {
	coverage := c.msg.Result.Coverage
	if coverage == nil || len(coverage.Ranges) == 0 {
		return
	}
	total, counted := r.Total.Get()
	if r.Next != "" || counted && len(coverage.Ranges) == 1 && total > coverage.Total {
		coverage.Complete = false
	}
	if c.spec.Page == "" || len(coverage.More) > 0 {
		return
	}
	if value := normalize.NextParameter(r.Next, c.spec.Page); value != "" {
		coverage.More = []tool.KeyField{{Key: c.spec.Page, Value: value}}
	}
}

// whyMissing are the sentences about what is missing, in the order in which they
// are told: of parts that have a name, and of the answer as a whole.
var whyMissing = [...]struct {
	why         string
	part, whole words.Phrase
}{
	{"not_returned", words.NotReturned, words.AnsweredPartly},
	{"null", words.AnsweredNull, words.AnsweredPartly},
	{"unreadable", words.Unreadable, words.AnsweredPartly},
	{"refused", words.NotGiven, words.AnsweredPartly},
	{"stopped", words.ListNotReadToEnd, words.NotReadToEnd},
}

// warnMissing names what is missing, in one sentence for each reason.
func (c *call) warnMissing(r *tool.Report, l *words.Language) {
	for _, m := range r.Missing {
		if coverage := c.msg.Result.Coverage; coverage != nil && (m.Rows != nil || m.Why == "stopped" || m.Why == "refused") {
			coverage.Complete = false
		}
		if m.Rows != nil {
			c.warnOnce(rowsUnreadable(m, l))
		}
	}
	for _, w := range whyMissing {
		var parts []string
		for _, m := range r.Missing {
			switch {
			case m.Why != w.why || m.Rows != nil:
			case m.Path == "":
				c.warnOnce(l.Say(w.whole))
			default:
				parts = append(parts, m.Path)
			}
		}
		c.warnOf(w.part, parts, l)
	}
	if isFull(r) {
		c.warnOnce(l.Say(words.MoreMissing))
	}
}

// warnTaken says where a value was taken that another one speaks against, or that
// is not whole. The steps in which nothing was lost are in the report only.
func (c *call) warnTaken(r *tool.Report, l *words.Language) {
	var several []string
	for _, conflict := range r.Conflicts {
		several = append(several, conflict.Path)
	}
	c.warnOf(words.SeveralValues, several, l)
	if slices.ContainsFunc(r.Coercions, func(s tool.Coercion) bool { return s.Rule == "utf8" }) {
		c.warnOnce(l.Say(words.Garbled))
	}
}

// isFull reports whether no more of what is missing could be noted.
func isFull(r *tool.Report) bool {
	const most = 20
	return r.More > 0 && (len(r.Missing) >= most ||
		slices.ContainsFunc(r.Missing, func(m tool.Missing) bool { return len(m.Rows) >= most }))
}

// rowsUnreadable says which rows could not be read.
func rowsUnreadable(m tool.Missing, l *words.Language) string {
	numbers := l.List(len(m.Rows), func(i int) string { return strconv.Itoa(m.Rows[i]) })
	part, whole := words.RowsUnreadable, words.AnyRowsUnreadable
	if len(m.Rows) == 1 {
		part, whole = words.RowUnreadable, words.AnyRowUnreadable
	}
	if m.Path == "" {
		return l.Say(whole, numbers)
	}
	return l.Say(part, numbers, shownPath(m.Path))
}

// warnOf warns of parts of the result, each once, unless there are none.
func (c *call) warnOf(phrase words.Phrase, pointers []string, l *words.Language) {
	var names []string
	for _, p := range pointers {
		if name := shownPath(p); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) > 0 {
		c.warnOnce(l.Say(phrase, l.List(len(names), func(i int) string { return names[i] })))
	}
}

func (c *call) warnOnce(text string) {
	if r := &c.msg.Result; !slices.Contains(r.Warnings, text) {
		r.Warnings = append(r.Warnings, text)
	}
}

// shownPath is a JSON Pointer into a result as its text numbers the entries of
// lists, from 1 on, such as items.2.sku; those of a result that is a list are
// rows.2. A source may have names of any length.
func shownPath(pointer string) string {
	const shown = 100
	steps := strings.Split(pointer, "/")
	for i, s := range steps {
		if n, err := strconv.Atoi(s); err == nil && n >= 0 {
			steps[i] = strconv.Itoa(n + 1)
		}
	}
	path := strings.Join(steps, "/")
	if len(steps) > 1 && steps[1] != "" && steps[1][0]-'0' <= 9 {
		path = "/rows" + path
	}
	return brief(render.Path(path), shown)
}

// appendReported appends when the source was as it says, and how a command ended,
// unless it is one that succeeds with 0 alone and did:
//
//	as_of: 2026-07-19T08:00:00Z
//	exit_code: 1
//	verdict: failed
func (c *call) appendReported(dst []byte) []byte {
	r := &c.msg.Result
	if r.Coverage != nil && !r.Coverage.AsOf.IsZero() {
		dst = render.TimeField(dst, "as_of", r.Coverage.AsOf)
	}
	if r.Report == nil {
		return dst
	}
	code, ran := r.Report.ExitCode.Get()
	if !ran || code == 0 && c.spec.Exits == nil {
		return dst
	}
	verdict := "passed"
	if code != 0 {
		verdict = "failed"
	}
	return render.StringField(render.IntField(dst, "exit_code", int64(code), ""), "verdict", verdict)
}
