package plan

import (
	"slices"

	"github.com/tooladapt/tooladapt/gen/model"
)

// asking is the arguments of t with the one that asks for a shorter text. They
// are those of a call, and not of the same struct inside another.
func asking(t *model.Tool) *model.Object {
	if t.Ask == nil {
		return t.Arguments
	}
	o := *t.Arguments
	o.Fields = append(slices.Clip(o.Fields), t.Ask)
	return &o
}
