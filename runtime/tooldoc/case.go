package tooldoc

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Case is what a tool is shown with. What is "" or zero is not shown.
type Case struct {
	// Arguments are JSON that the tool accepts, Refused JSON that it does not.
	Arguments string `json:"arguments"`
	Refused   string `json:"refused"`
	// Samples are results, as JSON; the partial one is made of the first.
	Samples []string `json:"samples"`
	// Empty is a result in which nothing was found, as JSON.
	Empty string `json:"empty"`
	// Absent is what a partial result does not have, and Lacks is a JSON Pointer to
	// the field that is missed. Where Row is more than 0, what is missed is the entry
	// of that number in the list there.
	Absent []Absent `json:"absent"`
	Lacks  string   `json:"lacks"`
	Row    int      `json:"row"`
}

// Absent is a field by its number in struct order, or where Item is true an
// element by its index, that a result does not have, or that lacks what In says.
type Absent struct {
	At   int      `json:"at"`
	Item bool     `json:"item"`
	In   []Absent `json:"in"`
}

// caseOf is the case that the JSON text says.
func caseOf(text string) (c Case, err error) {
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&c); err != nil {
		return c, fmt.Errorf("read case: %w", err)
	}
	return c, nil
}

// partial reports whether c has a partial result.
func (c Case) partial() bool { return len(c.Samples) > 0 && (c.Lacks != "" || c.Row > 0) }

// presence is what is there of a value that lacks all that absent says.
func presence(absent []Absent) (p tool.Presence) {
	for _, a := range absent {
		switch in := presence(a.In); {
		case a.Item:
			p.Append(a.At, in)
		case len(a.In) > 0:
			p.Nest(a.At, in)
		default:
			p.LeaveOut(a.At)
		}
	}
	return p
}
