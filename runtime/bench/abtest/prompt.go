package abtest

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/render"
)

// system is what the model is told first: how to answer, and in the generated
// form how to read.
func system(f Form) string {
	text := "You are an agent that answers from the results of tools. Answer every question with one of its options, word for word, " +
		"as one JSON object and nothing else, such as {\"1\": \"paid\", \"2\": \"17\"}. Leave a question out whose answer the results don't tell."
	if f == Compact {
		text += "\n" + render.Primer("en")
	}
	return text
}

// prompt is what the user asks, with the results in the form f.
func prompt(t Task, f Form) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n", t.Ask)
	for i, r := range t.Results {
		fmt.Fprintf(&b, "Result of call %d:\n%s\n\n", i+1, r[f])
	}
	for i, q := range t.Questions {
		options, _ := json.Marshal(q.Options)
		fmt.Fprintf(&b, "%d. %s; options: %s\n", i+1, q.Text, options)
	}
	return b.String()
}

// answers are the options that a reply chooses, by question from 0; a question
// that it leaves out, or answers with no option, is missing.
func answers(t Task, reply string) map[int]string {
	start, end := strings.IndexByte(reply, '{'), strings.LastIndexByte(reply, '}')
	if start < 0 || end < start {
		return nil
	}
	var chosen map[string]any
	if json.Unmarshal([]byte(reply[start:end+1]), &chosen) != nil {
		return nil
	}
	all := make(map[int]string)
	for i, q := range t.Questions {
		text := strings.TrimSpace(fmt.Sprint(chosen[fmt.Sprint(i+1)]))
		for _, o := range q.Options {
			if o == text {
				all[i] = o
			}
		}
	}
	return all
}
