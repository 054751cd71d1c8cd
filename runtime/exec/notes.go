package exec

import (
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// noted says of the result what the handler's helpers noted: lists of which not all
// was read make it partial, and rows that were left out or added up are told with
// their ground and their number.
func (c *call) noted(l *words.Language) {
	if c.notes == nil {
		return
	}
	for _, e := range c.notes.Stopped() {
		c.msg.Result.Status = tool.Partial
		if c.msg.Result.Coverage != nil {
			c.msg.Result.Coverage.Complete = false
		}
		c.msg.Result.Warnings = append(c.msg.Result.Warnings, l.Say(words.StoppedEarly, string(e.Stopped)))
	}
	for _, r := range c.notes.Reductions() {
		c.reduced(r, l)
	}
}

// reduced tells one reduction: to the model in a sentence, in the coverage with
// its basis and its rows, and as evidence where the rows came from.
func (c *call) reduced(r normalize.Reduction, l *words.Language) {
	phrase := words.RowsDeduped
	if r.Ground == "aggregate" {
		phrase = words.RowsAggregated
	}
	basis := strings.Join(r.Basis, ", ")
	if r.In != r.Out {
		c.msg.Result.Warnings = append(c.msg.Result.Warnings, l.Say(phrase, strconv.Itoa(r.In), strconv.Itoa(r.Out), basis))
	}
	if coverage := c.msg.Result.Coverage; coverage != nil {
		for _, f := range [...]tool.KeyField{
			{Key: "by", Value: basis}, {Key: "rows_in", Value: strconv.Itoa(r.In)}, {Key: "rows_out", Value: strconv.Itoa(r.Out)},
		} {
			coverage.Scope = append(coverage.Scope, tool.KeyField{Key: r.Ground + "." + f.Key, Value: f.Value})
		}
	}
	if r.Ref != "" {
		rows := tool.Range{First: r.First, Last: r.Last}
		c.msg.Result.Evidence = append(c.msg.Result.Evidence, tool.Evidence{Ref: r.Ref, Kind: "rows", Range: rows})
	}
}
