package plan

import (
	"encoding/json"
	"slices"

	"github.com/tooladapt/tooladapt/gen/model"
)

// Case is what a tool is shown with: the Case of runtime/tooldoc.
type Case struct {
	Arguments string   `json:"arguments,omitzero"`
	Refused   string   `json:"refused,omitzero"`
	Samples   []string `json:"samples,omitzero"`
	Empty     string   `json:"empty,omitzero"`
	Absent    []Absent `json:"absent,omitzero"`
	Lacks     string   `json:"lacks,omitzero"`
	Row       int      `json:"row,omitzero"`
}

// Absent is a field, or where Item is true an element, that a result does not
// have, or that lacks what In says.
type Absent struct {
	At   int      `json:"at"`
	Item bool     `json:"item,omitzero"`
	In   []Absent `json:"in,omitzero"`
}

// caseOf is what t is shown with: its first example and reject, its samples, and
// what can be made of the first of these. Only of a tool that looks for something
// it is said that nothing was found.
func caseOf(t *model.Tool) Case {
	c := Case{Samples: texts(t.Samples)}
	if len(t.Examples) > 0 {
		c.Arguments = texts(t.Examples)[0]
	}
	switch {
	case len(t.Rejects) > 0:
		c.Refused = texts(t.Rejects)[0]
	case slices.ContainsFunc(t.Arguments.Fields, func(f *model.Field) bool { return f.Required }):
		c.Refused = "{}"
	}
	if _, ok := bare(t.Result).(model.List); ok && t.Risk <= 1 {
		c.Empty = "[]"
	}
	if len(c.Samples) == 0 {
		return c
	}
	sample := []byte(c.Samples[0])
	c.Absent = absent(t.Result, sample)
	if s, ok := bare(t.Result).(model.Struct); ok && t.Risk <= 1 {
		c.Empty = emptied(t, s.Object, sample)
	}
	c.miss(t.Result, sample)
	return c
}

// emptied is a sample of t, whose result is o, with no entry in its lists; ""
// where it has none.
func emptied(t *model.Tool, o *model.Object, sample []byte) string {
	members := membersOf(sample)
	lists := false
	for _, f := range o.Fields {
		if _, ok := bare(f.Type).(model.List); ok && isStruct(elementOf(bare(f.Type))) {
			members[f.JSON], lists = json.RawMessage("[]"), true
		}
	}
	if !lists {
		return ""
	}
	if p := t.Page; p != nil {
		if p.Total != nil {
			members[p.Total.JSON] = json.RawMessage("0")
		}
		if p.Next != nil {
			delete(members, p.Next.JSON)
		}
	}
	text, err := json.Marshal(members)
	if err != nil {
		return ""
	}
	return string(text)
}

// miss notes what a partial result of type t lacks: the last of its key fields, of
// which the first mostly repeats an argument, or else a further entry of its first
// list.
func (c *Case) miss(t model.Type, sample []byte) {
	s, ok := bare(t).(model.Struct)
	if !ok {
		if elements := elementsOf(sample); isStruct(elementOf(bare(t))) && len(elements) > 0 {
			c.Row = len(elements) + 1
		}
		return
	}
	members := membersOf(sample)
	for i, f := range slices.Backward(s.Object.Fields) {
		if f.Show.Key && members[f.JSON] != nil && !f.Show.Secret {
			c.Lacks = "/" + f.JSON
			c.Absent = append(c.Absent, Absent{At: i})
			return
		}
	}
	for _, f := range s.Object.Fields {
		if elements := elementsOf(members[f.JSON]); isStruct(elementOf(bare(f.Type))) && len(elements) > 0 {
			c.Lacks, c.Row = "/"+f.JSON, len(elements)+1
			return
		}
	}
}

// absent are the fields of a value of type t that its JSON text does not have.
func absent(t model.Type, text []byte) (all []Absent) {
	switch t := bare(t).(type) {
	case model.Struct:
		members := membersOf(text)
		if members == nil {
			return nil // null
		}
		for i, f := range t.Object.Fields {
			if value, ok := members[f.JSON]; !ok {
				all = append(all, Absent{At: i})
			} else if in := absent(f.Type, value); in != nil {
				all = append(all, Absent{At: i, In: in})
			}
		}
	case model.List, model.Array:
		for i, value := range elementsOf(text) {
			if in := absent(elementOf(t), value); in != nil {
				all = append(all, Absent{At: i, Item: true, In: in})
			}
		}
	}
	return all
}

// membersOf are the members of an object; nil of other JSON.
func membersOf(text []byte) (members map[string]json.RawMessage) {
	_ = json.Unmarshal(text, &members)
	return members
}

// elementsOf are the elements of a list; nil of other JSON.
func elementsOf(text []byte) (elements []json.RawMessage) {
	_ = json.Unmarshal(text, &elements)
	return elements
}
