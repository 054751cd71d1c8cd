package main

import (
	"fmt"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// person is what someone who waits is told of a call: a line or two, made of the
// envelope alone.
func (w words) person(r tool.Result) string {
	if r.Error != nil {
		line := fmt.Sprintf(w.callFailed, r.ToolName, oneLine(r.Error.Message), r.Error.Code)
		if len(r.Next) > 0 {
			line += "\n" + oneLine(strings.Join(r.Next, w.semicolon))
		}
		return line
	}
	parts := []string{fmt.Sprintf(w.callDone, r.ToolName)}
	for _, f := range r.KeyFields {
		parts = append(parts, f.Key+" "+oneLine(f.Value))
	}
	if c := r.Coverage; c != nil && !c.Complete && c.Total > 0 {
		parts = append(parts, fmt.Sprintf(w.partly, c.Shown, c.Total))
	} else if c != nil && c.Total > 0 {
		parts = append(parts, fmt.Sprintf(w.entries, c.Total))
	}
	return strings.Join(parts, w.comma)
}

// oneLine is text on one line.
func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }
