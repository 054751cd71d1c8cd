package abtest

import (
	"encoding/json"
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Form is a way to show a tool's result.
type Form int

// The forms.
const (
	Verbose Form = iota
	Summary
	JSON
	Compact
	Forms = 4
)

// String is the name of f.
func (f Form) String() string { return [Forms]string{"verbose", "summary", "JSON", "tooladapt"}[f] }

// Measure is what a question is about.
type Measure int

// The measures: the answer that a task is for, a key field that the answer has to
// repeat, a number about the whole, and what has to be read next.
const (
	Completion Measure = iota
	KeyField
	Statistic
	ReadBack
	Measures = 4
)

// String is the name of m.
func (m Measure) String() string {
	return [Measures]string{"completion", "right key fields", "right statistics", "read-back"}[m]
}

// Question has one right option.
type Question struct {
	Measure Measure
	Text    string
	Options []string
	// Right is the option that is right, Forged one that only a forgery in the
	// result suggests; "" for none.
	Right, Forged string
	// Read answers from the documents of the task, as a program would.
	Read func(docs []*render.Document) string
}

// Task is some results of tools, and questions about them.
type Task struct {
	// Kind is what the task is about, such as "long table".
	Kind string
	// Ask is what the user wants.
	Ask string
	// Results are the results in order, each in all forms.
	Results   [][Forms]string
	Questions []Question
}

// shown is a result in all forms.
func shown(r answer) [Forms]string {
	data, err := json.Marshal(r.data)
	if err != nil {
		panic(fmt.Errorf("unreachable: marshal a task: %w", err)) // of plain structs only
	}
	envelope := struct {
		Tool     string          `json:"tool"`
		Status   tool.Status     `json:"status"`
		Complete *bool           `json:"complete,omitempty"`
		Total    int             `json:"total,omitempty"`
		Shown    string          `json:"shown,omitempty"`
		Warning  string          `json:"warning,omitempty"`
		Next     string          `json:"next,omitempty"`
		Data     json.RawMessage `json:"data"`
	}{Tool: r.tool, Status: r.status, Total: r.total, Warning: r.warning, Data: data}
	prose := "I have successfully called " + r.tool + " for you. "
	if r.status == tool.Partial {
		prose = "I have called " + r.tool + " for you, but not everything worked. " + r.warning + ". "
	}
	dst := render.Banner(nil, r.tool, r.status)
	if r.total > 0 {
		whole := false
		envelope.Complete, envelope.Shown = &whole, fmt.Sprintf("1-%d", r.count)
		envelope.Next = fmt.Sprintf("read_result ref=%s rows=%d-%d", r.ref, r.count+1, r.total)
		prose += fmt.Sprintf("There are %d results in total, of which the first %d are shown. The others can be read with read_result, using the reference %s. ", r.total, r.count, r.ref)
		dst = render.BoolField(dst, "complete", false)
		dst = render.StringField(dst, "raw", r.ref)
		dst = render.StringField(dst, "more.tool", "read_result")
		dst = render.StringField(dst, "more.ref", r.ref)
		dst = render.StringField(dst, "more."+r.list, fmt.Sprintf("%d-%d", r.count+1, r.total))
	}
	if r.warning != "" {
		dst = render.StringField(dst, "warning.1", r.warning)
	}
	indented, _ := json.MarshalIndent(r.data, "", "  ")
	whole, _ := json.Marshal(envelope)
	return [Forms]string{
		Verbose: prose + "Here is the full data:\n\n" + string(indented) + "\n\nPlease let me know if you need anything else!",
		Summary: r.summary,
		JSON:    string(whole),
		Compact: string(append(dst, r.compact...)),
	}
}

// answer is what a tool answered.
type answer struct {
	tool    string
	status  tool.Status
	data    any
	compact []byte // its sections
	summary string
	warning string
	// list is the list that is cut, where total is more than 0: count of its
	// entries are shown, and ref is what the others are read by.
	list         string
	count, total int
	ref          string
}
