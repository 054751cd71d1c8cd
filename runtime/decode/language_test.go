package decode

import (
	"fmt"
	"regexp"
	"slices"
	"testing"
	"unicode"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

var goType = regexp.MustCompile(`\b(u?int\d*|float\d*|bool|byte|rune|struct|interface|nil|map)\b|\[\]|(time|tool|decode|json|big|netip)\.[A-Z]`)

// TestNoGoTypes refuses each kind of field in each way, in both languages: the
// texts are of JSON and of people, never of Go, and in the language asked for.
func TestNoGoTypes(t *testing.T) {
	han := func(s string) bool {
		return slices.ContainsFunc([]rune(s), func(r rune) bool { return unicode.Is(unicode.Han, r) })
	}
	texts := 0
	for _, lang := range []string{"", "zh"} {
		say := func(what, text string) {
			texts++
			if found := goType.FindString(text); found != "" {
				t.Errorf("%s: %s %q is of Go: %s", lang, what, text, found)
			}
			if han(text) != (lang == "zh") {
				t.Errorf("%s: %s is %q", lang, what, text)
			}
		}
		for _, f := range ladder.Fields {
			for _, value := range []string{`{}`, `[]`, `true`, `1.5`, `-1`, `1e400`, `"x"`, `"\ud800"`, `null`, `[[],{},null,"",5]`, `{"x":{"n":{}}}`, `1,"` + f.Name + `":1`, `1,`, `tru`} {
				text := fmt.Sprintf(`{%q:%s,"surplus":1}`, f.Name, value)
				d := Lenient([]byte(text), &tool.Reading{Lang: lang})
				read(&d, ladder)
				e, ok := d.End(ladder).(*tool.Error)
				if !ok {
					t.Fatalf("%s is accepted", text)
				}
				say("the message", e.Message)
				for _, v := range e.Arguments.Violations {
					if v.Keyword != "enum" && v.Want != "" { // an enum of two is A or B
						say(v.Keyword+" at "+v.Path, v.Want)
					}
				}
			}
		}
	}
	if texts < 1000 {
		t.Errorf("only %d texts were seen", texts)
	}
}

// TestSameVerdict refuses the same in each language, but for the words.
func TestSameVerdict(t *testing.T) {
	for _, text := range []string{badSearchText, `{}`, `{"customer":`, `[]`, `{"status":["open",1,2,3,4,5,6]}`} {
		var reports [2]*tool.ArgumentReport
		for i, lang := range []string{"", "zh-CN"} {
			d := Lenient([]byte(text), &tool.Reading{Lang: lang})
			readSearch(&d, &searchRule)
			e, ok := d.End(&searchRule).(*tool.Error)
			if !ok || e.Lang() != lang {
				t.Fatalf("%s is refused in %v", text, e)
			}
			reports[i] = e.Arguments
		}
		a, b := reports[0], reports[1]
		if a.Total != b.Total || a.Sent != b.Sent || len(a.Valid) != len(b.Valid) || !slices.Equal(a.Fill, b.Fill) || string(a.Call) != string(b.Call) {
			t.Errorf("%s: the reports differ: %+v, %+v", text, a, b)
		}
		for i := range a.Violations {
			v, w := a.Violations[i], b.Violations[i]
			if v.Want == w.Want {
				t.Errorf("%s: in both languages it is %s", v.Path, v.Want)
			}
			if v.Got, v.Want, w.Got, w.Want = "", "", "", ""; v != w {
				t.Errorf("%s: the violations differ: %+v, %+v", text, v, w)
			}
		}
	}
}
