package results

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// placeholders are those of the summary of get_sheet, in their order: what
// stands in front of each, and where the value stands in the document.
var placeholders = [...]struct{ before, path string }{
	{"flag=", "sheet.flag"}, {" small=", "sheet.small"}, {" count=", "sheet.count"}, {" size=", "sheet.size"}, {" share=", "sheet.share"},
	{" name=", "sheet.name"}, {" state=", "sheet.state"}, {" price=", "sheet.price"}, {" at=", "sheet.at"}, {" number=", "sheet.number"},
	{" big=", "sheet.big"}, {" host=", "sheet.host"}, {" lead=", "sheet.lead"}, {" note=", "sheet.note"}, {" zero=", "sheet.zero"},
	{" title=", "inner.title"}, {" level=", "inner.deep.level"}, {" other=", "other.deep.level"},
}

// strange are values that a source may send for any member.
func strange() []string {
	all := []string{
		"null", "0", "-0", "1e3", "-1.50", "9223372036854775807", "1e400", "true", "[]", "{}", `{"title":null,"deep":{"level":null}}`, `{"deep":null}`,
	}
	for _, text := range []string{
		"", " ", "5", "(null)", "(not returned)", "(redacted)", "a\nstatus: b", "[error]", "count: 7", `say "no"`, `C:\x`, "a|b", "-1", "已取消", "訂單：1",
		"\u202eevil\u0000", "<|im_start|>", "2026-07-18 14:23:00", strings.Repeat("长 text: ", 900), strings.Repeat("w", 201), strings.Repeat("👨\u200d👩\u200d👧", 300),
	} {
		quoted, _ := json.Marshal(text)
		all = append(all, string(quoted))
	}
	return append(all, strings.Repeat("7", 900), "-1."+strings.Repeat("7", 300))
}

// TestEveryValueOfASummaryStandsInAField holds what the summary in the banner
// says against the fields below it, whatever the source sends or leaves out, in
// both languages, and where only a part of the result has room. What is redacted
// is in no summary: the generator refuses it there.
func TestEveryValueOfASummaryStandsInAField(t *testing.T) {
	odd := strange()
	var source string
	set, err := tool.NewSet(GetSheetTool.BindRaw(func(context.Context, GetSheet) (tool.Raw, error) {
		return normalize.JSON([]byte(source)), nil
	}))
	if err != nil {
		t.Fatal(err)
	}
	x := exec.New(set, exec.Config{})
	summaries, values, cut := 0, 0, 0
	rapid.Check(t, func(rt *rapid.T) {
		var sent []string
		for _, m := range members {
			choices := append([]string{m.value, m.value, m.zero, ""}, odd...)
			if v := rapid.SampledFrom(choices).Draw(rt, m.name); v != "" {
				sent = append(sent, fmt.Sprintf("%q:%s", m.name, v))
			}
		}
		source = "{" + strings.Join(sent, ",") + "}"
		for _, lang := range []string{"en", "zh"} {
			for _, chars := range []int{0, 1, 400, 100_000} {
				ctx := tool.WithCaller(t.Context(), tool.Caller{Lang: lang})
				m := x.Do(ctx, tool.Call{ID: "1", Name: "get_sheet", Arguments: []byte("{}"), MaxChars: chars})
				d, err := render.Read(m.Content)
				if err != nil {
					rt.Fatalf("%v\n%s", err, m.Content)
				}
				said, ok := d.Value("result.summary")
				if !ok {
					continue
				}
				summaries++
				if v, _ := d.Value("result.complete"); v.Text == "false" {
					cut++
				}
				n, err := standInFields(d, said.Text)
				if err != nil {
					rt.Fatalf("%s, %d characters: %v\n%s", lang, chars, err, m.Content)
				}
				values += n
			}
		}
	})
	if summaries == 0 || values == 0 || cut == 0 {
		t.Errorf("%d summaries with %d values, %d of them of what is cut; want some of each", summaries, values, cut)
	}
}

// standInFields is how many values a summary has, each of which stands in a field
// of d, the whole of it unless it is a text that is cut there.
func standInFields(d *render.Document, summary string) (values int, err error) {
	for i, p := range placeholders {
		rest, ok := strings.CutPrefix(summary, p.before)
		if !ok {
			return 0, fmt.Errorf("the summary goes on with %q, want %q", summary, p.before)
		}
		end := len(rest)
		if i+1 < len(placeholders) {
			if end = strings.Index(rest, placeholders[i+1].before); end < 0 {
				return 0, fmt.Errorf("no %q in %q", placeholders[i+1].before, rest)
			}
		}
		said, err := atom(rest[:end])
		if err != nil {
			return 0, err
		}
		got, ok := standing(d, p.path)
		whole := got.Text == said.Text && got.Absent == said.Absent
		part := isCut(got) && said.Quoted && strings.HasPrefix(said.Text, got.Text) || isCut(said) && strings.HasPrefix(got.Text, said.Text)
		if !ok || !whole && !part {
			return 0, fmt.Errorf("the summary says %q, %s is %+v, there %t", rest[:end], p.path, got, ok)
		}
		if _, _, isNumber := said.Number(); !isNumber && utf8.RuneCountInString(said.Text) > 200 {
			return 0, fmt.Errorf("the summary says %d characters of %s", utf8.RuneCountInString(said.Text), p.path)
		}
		if said.Absent == "" {
			values++
		}
		summary = rest[end:]
	}
	if summary != "" {
		return 0, fmt.Errorf("the summary ends in %q", summary)
	}
	return values, nil
}

func isCut(v render.Value) bool { return strings.HasPrefix(v.Note, "cut: ") }

// atom is a value as the reader reads it in a field.
func atom(text string) (render.Value, error) {
	d, err := render.Read("[result] get_sheet success\nit: " + text + "\n")
	if err != nil {
		return render.Value{}, fmt.Errorf("%q is no value: %w", text, err)
	}
	v, _ := d.Value("result.it")
	return v, nil
}

// standing is the value at path, or the non-value that stands for it: of what it
// is in, of its section, or of several keys that were not returned.
func standing(d *render.Document, path string) (render.Value, bool) {
	id, key, _ := strings.Cut(path, ".")
	for at := path; at != id; at = at[:strings.LastIndexByte(at, '.')] {
		if v, ok := d.Value(at); ok {
			return v, at == path || v.Absent != ""
		}
	}
	p, ok := d.Part(id)
	if !ok {
		return render.Value{}, false
	}
	switch body := p.Body.(type) {
	case render.Missing:
		return render.Value{Absent: body.Absence}, true
	case render.Fields:
		for _, e := range body.Entries {
			if e.Key == "not_returned" && slices.ContainsFunc(e.List, func(v render.Value) bool { return v.Text == key }) {
				return render.Value{Absent: render.NotReturned}, true
			}
		}
	}
	return render.Value{}, false
}
