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
		c.result.Status = tool.Partial
		if c.result.Coverage != nil {
			c.result.Coverage.Complete = false
		}
		c.result.Warnings = append(c.result.Warnings, l.Say(words.StoppedEarly, string(e.Stopped)))
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
		c.result.Warnings = append(c.result.Warnings, l.Say(phrase, strconv.Itoa(r.In), strconv.Itoa(r.Out), basis))
	}
	if coverage := c.result.Coverage; coverage != nil {
		for _, f := range [...]tool.KeyField{
			{Key: "by", Value: basis}, {Key: "rows_in", Value: strconv.Itoa(r.In)}, {Key: "rows_out", Value: strconv.Itoa(r.Out)},
		} {
			coverage.Scope = append(coverage.Scope, tool.KeyField{Key: r.Ground + "." + f.Key, Value: f.Value})
		}
	}
	if r.Ref != "" {
		rows := tool.Range{First: r.First, Last: r.Last}
		c.result.Evidence = append(c.result.Evidence, tool.Evidence{Ref: r.Ref, Kind: "rows", Range: rows})
	}
}
