package render_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// page is a result of every form of section, of a size that r decides.
func page(r *rand.Rand) []byte {
	value := func() string {
		v := hostile[r.IntN(len(hostile))]
		return strings.Repeat(v, 1+r.IntN(1+150/(len(v)+1)))
	}
	some := func(most int) int { return r.IntN(most) * r.IntN(2) }
	dst := render.Section(nil, "order", false)
	dst = render.StringField(dst, "note", value())
	dst = render.UntrustedField(dst, "title", value())
	dst = render.IntField(dst, "total", int64(r.IntN(1000)), "km")
	tags := some(4)
	dst = render.ListField(dst, "tags", tags)
	for range tags {
		dst = render.StringItem(dst, value())
	}
	dst = render.EndList(dst, tags)
	dst = render.AbsentSection(dst, "gone")
	rows := some(30)
	dst = render.RowsSection(dst, "items", rows, rows+some(2)*100, true, "sku|note.text (元/斤)|qty")
	for i := range rows {
		dst = render.EndRow(render.IntCell(render.UntrustedCell(render.StringCell(dst, value()), value()), int64(i)))
	}
	records := some(20)
	dst = render.RecordsSection(dst, "parts", records, -1, false)
	for i := range records {
		dst = render.StringField(render.IntField(dst, "- n", int64(i), ""), "  name", value())
		dst = render.Absent(dst, "  gone")
	}
	for _, id := range [...]string{"text", "log"} {
		var text strings.Builder
		for range some(40) {
			text.WriteString(value())
			if r.IntN(9) == 0 {
				text.WriteString(" FAIL ")
			}
			text.WriteByte('\n')
		}
		dst = render.LinesSection(dst, id, tool.Text{First: r.IntN(2) * 95, Body: strings.TrimSuffix(text.String(), "\n"[r.IntN(2):])}, true)
	}
	hits := some(20)
	dst = render.LocatedSection(dst, "hits", hits, hits, true)
	for i := range hits {
		dst = render.LocatedLine(dst, value(), int64(i), value())
	}
	return dst
}

var keepLog = []render.Keep{{ID: "log", Ends: true}, {ID: "hits", Top: 10}}

// shown is what a document shows: how many characters of each value, -1 for all
// of them, under the path of the value.
type shown map[string]int

// look reads sections, and checks what they show against whole, the values of
// all of them, where that is not nil.
func look(t *testing.T, sections []byte, whole map[string]string) (shown, map[string]string) {
	t.Helper()
	doc, err := render.Read("[result] x success\n" + string(sections))
	if err != nil {
		t.Fatalf("%v\n%s", err, sections)
	}
	s, texts := shown{}, map[string]string{}
	add := func(path, text, note string) {
		texts[path], s[path] = text, -1
		if note != "" {
			s[path] = utf8.RuneCountInString(text)
			if of := fmt.Sprintf("cut: %d of %d chars", s[path], utf8.RuneCountInString(whole[path])); note != of {
				t.Errorf("%s: the note is %q, want %q", path, note, of)
			}
		}
		if whole == nil {
			return
		}
		if all, ok := whole[path]; !ok || !strings.HasPrefix(all, text) || note == "" && all != text {
			t.Errorf("%s is %q, want %q", path, text, all)
		}
	}
	entries := func(path string, list []render.Entry) {
		for _, e := range list {
			if e.List == nil {
				add(path+e.Key, string(e.Value.Absent)+e.Value.Text, e.Value.Note)
			}
			for i, v := range e.List {
				add(path+e.Key+"."+strconv.Itoa(i+1), v.Text, v.Note)
			}
		}
	}
	for _, p := range doc.Sections {
		switch b := p.Body.(type) {
		case render.Fields:
			entries(p.ID+".", b.Entries)
		case render.Rows:
			numbers := slices.Collect(numbers(b.Window))
			for i, row := range b.Rows {
				for j, v := range row {
					add(fmt.Sprintf("%s.%d.%s", p.ID, numbers[i], b.Columns[j].Key), string(v.Absent)+v.Text, v.Note)
				}
			}
		case render.Records:
			numbers := slices.Collect(numbers(b.Window))
			for i, record := range b.Records {
				entries(fmt.Sprintf("%s.%d.", p.ID, numbers[i]), record)
			}
		case render.Text:
			for _, line := range b.Lines {
				note := ""
				if line.Chars > 0 {
					note = fmt.Sprintf("cut: %d of %d chars", utf8.RuneCountInString(line.Text), line.Chars)
				}
				add(p.ID+"."+strconv.Itoa(line.Number), line.Text, note)
			}
		case render.Located:
			numbers := slices.Collect(numbers(b.Window))
			for i, hit := range b.Hits {
				at, note := p.ID+"."+strconv.Itoa(numbers[i]), ""
				if hit.Chars > 0 {
					note = fmt.Sprintf("cut: %d of %d chars", utf8.RuneCountInString(hit.Text), hit.Chars)
				}
				add(at+".file", hit.Path+":"+strconv.Itoa(hit.Number), "")
				add(at+".text", hit.Text, note)
			}
		}
	}
	return s, texts
}

// numbers are the entries of a window.
func numbers(w render.Window) func(func(int) bool) {
	return func(yield func(int) bool) {
		for _, r := range w.Ranges {
			for n := r.First; n <= r.Last; n++ {
				if !yield(n) {
					return
				}
			}
		}
	}
}

// wordCounter counts words and marks, as a stand-in for a tokenizer.
type wordCounter struct{}

func (wordCounter) Count(text []byte) int {
	n, inWord := 0, false
	for _, c := range text {
		letter := 'a' <= c|0x20 && c|0x20 <= 'z' || c >= 0x80 || '0' <= c && c <= '9'
		if !letter && c != ' ' || letter && !inWord {
			n++
		}
		inWord = letter
	}
	return n
}

// TestShorten cuts many results to every budget: what is left reads, is true,
// fits, and a larger budget never hides what a smaller one showed.
func TestShorten(t *testing.T) {
	limits := map[string]func(n int) render.Limit{
		"chars":     func(n int) render.Limit { return render.Limit{Chars: n} },
		"words":     func(n int) render.Limit { return render.Limit{Tokens: n, Counter: wordCounter{}} },
		"estimated": func(n int) render.Limit { return render.Limit{Tokens: n} },
	}
	seeds := uint64(25)
	if testing.Short() {
		seeds = 4
	}
	for name, limit := range limits {
		t.Run(name, func(t *testing.T) {
			for seed := range seeds {
				checkShorten(t, seed, limit)
				if t.Failed() {
					return
				}
			}
		})
	}
}

func checkShorten(t *testing.T, seed uint64, limit func(int) render.Limit) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	sections := page(r)
	_, whole := look(t, sections, nil)
	cut := func(budget int) string {
		return string(render.Shorten(slices.Clone(sections), 0, limit(budget), keepLog...))
	}
	size := func(text string) int {
		if l := limit(1); l.Tokens == 0 {
			return utf8.RuneCountInString(text)
		} else if l.Counter != nil {
			return l.Counter.Count([]byte(text))
		}
		n := 0
		for line := range strings.Lines(text) {
			n += render.EstimateTokens([]byte(line))
		}
		return n
	}
	least := size(cut(1))
	before, last := shown{}, -1
	for budget := 1; last < 0 || size(cut(last)) != size(cut(1<<30)) && budget < 20000; budget += 1 + r.IntN(1+budget/10) {
		text := cut(budget)
		if n := size(text); n > max(budget, least) {
			t.Errorf("seed %d: %d at a budget of %d, at least %d:\n%s", seed, n, budget, least, text)
			return
		}
		now, _ := look(t, []byte(text), whole)
		for path, n := range before {
			if m, ok := now[path]; !ok || m >= 0 && (n < 0 || m < n) {
				t.Errorf("seed %d: %s is shown by %d at a budget of %d, and by %d (%v) at %d:\n%s", seed, path, n, last, m, ok, budget, text)
				return
			}
		}
		before, last = now, budget
	}
}

// TestShortenExactly shows what is left of a result of each form.
func TestShortenExactly(t *testing.T) {
	var log strings.Builder
	for i := range 40 {
		if log.WriteString("step " + strconv.Itoa(i+1)); i == 19 {
			log.WriteString(": Error")
		}
		log.WriteByte('\n')
	}
	dst := render.Section(nil, "issue", true)
	dst = render.IntField(dst, "number", 7, "")
	dst = render.StringField(dst, "body", strings.Repeat("say \"hi\" ", 60))
	dst = render.RowsSection(dst, "items", 50, 200, false, "sku|qty")
	for i := range 50 {
		dst = render.EndRow(render.IntCell(render.StringCell(dst, "S-"+strconv.Itoa(i+1)), int64(i)))
	}
	dst = render.TextSection(dst, "log", log.String(), true)
	var left []render.Omission
	got := string(render.Shorten(dst, 0, render.Limit{Chars: 700, Omitted: &left}, keepLog...))
	const want = `[issue] external
number: 7
body: "say \"hi\" say \"hi\" say \"hi\" say \"hi\" say \"hi\" say \"hi\" say \"hi\" say \"hi\" say \"hi\" say \"hi\" say \"hi\" say \"hi\" say \"hi\" say \"hi\" say \"hi\" say \"hi\"" (cut: 143 of 540 chars)
[items] rows 1-27 of 200
sku|qty
S-1|0
S-2|1
S-3|2
S-4|3
S-5|4
S-6|5
S-7|6
S-8|7
S-9|8
S-10|9
S-11|10
S-12|11
S-13|12
S-14|13
S-15|14
S-16|15
S-17|16
S-18|17
S-19|18
S-20|19
S-21|20
S-22|21
S-23|22
S-24|23
S-25|24
S-26|25
S-27|26
[log] lines 1-3,20-20,35-40 of 40 external
1| step 1
2| step 2
3| step 3
(omitted lines 4-19)
20| step 20: Error
(omitted lines 21-34)
35| step 35
36| step 36
37| step 37
38| step 38
39| step 39
40| step 40
`
	if got != want {
		t.Errorf("got\n%s", got)
	}
	var told []string
	for _, o := range left {
		told = append(told, o.Path+" "+o.Unit+" "+render.Ranges(o.Shown)+" / "+render.Ranges(o.Left))
	}
	if want := []string{
		"issue.body chars 1-143 / 144-540",
		"items rows 1-27 / 28-50",
		"log lines 1-3,20-20,35-40 / 4-19,21-34",
	}; !slices.Equal(told, want) {
		t.Errorf("left out %q", told)
	}
}

// TestNoSecondCut refuses what is cut already, and what are no sections.
func TestNoSecondCut(t *testing.T) {
	sections := page(rand.New(rand.NewPCG(3, 1)))
	once, err := render.Cut(sections, render.Limit{Chars: 300})
	if err != nil || len(once) >= len(sections) {
		t.Fatalf("cut to %d of %d bytes, %v", len(once), len(sections), err)
	}
	for _, doc := range []string{
		string(once),
		"[result] x success\n" + string(sections),
		"complete: true\n" + string(sections),
		"[a] lines 1-1,3-3 of 3\n1| a\n3| c\n",
		"[a] lines 1-1 of 1\n1| a\n(cut line 1: 1 of 9 chars shown)\n",
		"[a] located 1-1 of 1\na.go:7| a\n(cut line 1: 1 of 9 chars shown)\n",
		"[a] rows 1-1 of 1\na|b\n1|\"x\" (cut: 1 of 9 chars)\n",
		"[a] rows 2-2,4-4 of 4\na|b\n1|2\n1|2\n",
		"[a]\nno field\n",
	} {
		if again, err := render.Cut([]byte(doc), render.Limit{}); err == nil {
			t.Errorf("%.60q was cut: %.60q", doc, again)
		}
	}
}

// TestShorteningAllocatesNothing, where the buffer has room for what is cut
// behind what was rendered.
func TestShorteningAllocatesNothing(t *testing.T) {
	sections := page(rand.New(rand.NewPCG(3, 1)))
	buf := make([]byte, 2*len(sections))
	for _, chars := range []int{200, 1000, len(sections)} {
		n := testing.AllocsPerRun(20, func() {
			render.Shorten(append(buf[:0], sections...), 0, render.Limit{Chars: chars}, keepLog...)
			render.Shorten(append(buf[:0], sections...), 0, render.Limit{Tokens: chars}, keepLog...)
		})
		if n != 0 {
			t.Errorf("%v allocations at %d characters", n, chars)
		}
	}
}

func BenchmarkShorten(b *testing.B) {
	dst := render.RowsSection(nil, "items", 1000, 1000, false, "sku|name|qty")
	for i := range 1000 {
		dst = render.EndRow(render.IntCell(render.StringCell(render.StringCell(dst, "SKU-001"), "纯棉短袖"), int64(i)))
	}
	buf := make([]byte, 2*len(dst))
	for b.Loop() {
		render.Shorten(append(buf[:0], dst...), 0, render.Limit{})
	}
}
