package compact

import (
	"maps"
	"slices"
	"strconv"
	"time"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// scene is what two documents are made of: that of an answer and that of a
// failure.
type scene struct {
	status tool.Status
	args   Show
	result Everything
	// name is that of a tool which a model made up.
	name string
	err  *tool.Error
}

// scene chooses everything.
func (c chooser) scene() scene {
	return scene{
		status: one(c, []tool.Status{tool.Success, tool.Partial, tool.Failed, tool.Timeout, tool.Denied}),
		args:   Show{c.value(), c.value(), c.hidden()},
		result: c.everything(),
		name:   c.text(),
		err:    c.failure(),
	}
}

func (c chooser) everything() Everything {
	e := Everything{
		ID: c.value(), Outside: c.value(), State: State(c.value()),
		Count: c.int(), Size: uint64(c.int()), Ratio: c.float(), Narrow: float32(c.float()), Money: c.decimal(), At: c.time(),
		Done: c(2) == 0, Paid: c(2) == 0,
		Perhaps: c.maybe(), Pointer: c.pointer(), First: c.number(), Second: c.number(), Third: c.number(),
		Phone: c.phone(), Token: c.hidden(), Secret: c.hidden(),
		Tags: some(c, 3, c.value), Outer: some(c, 2, c.value), Numbers: some(c, 3, c.float),
		Rows: some(c, 3, c.row), Parts: some(c, 2, c.part), Packs: some(c, 2, c.pack), Prices: make(map[string]string), Hits: some(c, 2, c.hit),
		Body: c.block(), Window: tool.Text{First: c(9), Total: c(90), Body: c.block()},
	}
	if c(4) > 0 {
		e.Inner = &Inner{c.value(), Deep{c.value(), c(100)}}
	}
	for range c(3) {
		e.Prices[c.value()] = c.value()
	}
	return e
}

func (c chooser) row() Row { return Row{c.value(), c.value(), c.float(), c.pointer(), c.phone()} }

func (c chooser) part() Part {
	p := Part{Text: c.value(), Tags: some(c, 2, c.value), Deep: Deep{c.value(), c(7)}, Bits: some(c, 3, c.bit)}
	if c(3) > 0 {
		p.Cover.Sides = new([]Bit)
		for _, b := range some(c, 2, c.bit) {
			if b != nil {
				*p.Cover.Sides = append(*p.Cover.Sides, *b)
			}
		}
	}
	return p
}

func (c chooser) pack() Pack { return Pack{some(c, 2, c.bit), c.value()} }

func (c chooser) bit() *Bit {
	if c(5) == 4 {
		return nil
	}
	return &Bit{c.value(), c.pointer(), c.pointer(), c.pointer(), c.pointer(), c.hidden()}
}

func (c chooser) hit() Hit { return Hit{c.value(), int(c.int()), c.value()} }

// block is a text of several lines.
func (c chooser) block() string {
	end := one(c, []string{"\n", "\r\n", ""})
	text := ""
	for range c(4) {
		text += c.text() + end
	}
	return text + c.text()
}

func (c chooser) failure() *tool.Error {
	e := &tool.Error{
		Code: c.value(), Category: one(c, []tool.Category{tool.NotFound, tool.RateLimited, tool.InvalidArguments, tool.Internal}),
		Message: c.value(), Cause: c.text(), SideEffect: tool.SideEffect(c.text()), RetryAfter: time.Duration(c.int()),
		Next: some(c, 2, c.value),
	}
	if c(2) == 0 {
		e.Arguments = c.report()
	}
	return e.With(secretiveError{c.hidden()})
}

func (c chooser) report() *tool.ArgumentReport {
	violation := func() tool.Violation {
		keyword := one(c, []string{"required", "additionalProperties", "type", "pattern", "check", c.text()})
		return tool.Violation{Path: "/" + c.text() + "/" + strconv.Itoa(c(9)), Keyword: keyword, Got: c.text(), Want: c.text(), Type: "string"}
	}
	valid := func() tool.ValidArgument { return tool.ValidArgument{Name: c.text(), Sent: c.text(), Want: c.text()} }
	return &tool.ArgumentReport{
		Violations: some(c, 3, violation), Valid: some(c, 2, valid),
		Known: []string{"query"}, Fill: some(c, 2, c.text), Call: []byte(c.text()),
	}
}

// secretiveError is a cause that only the log sees.
type secretiveError struct{ text string }

func (e secretiveError) Error() string { return e.text }

// document is the answer.
func (s scene) document() string {
	dst := render.Banner(nil, "show", s.status)
	dst = ShowTool.AppendArguments(dst, s.args)
	return string(ShowTool.AppendCompact(dst, tool.Value(s.result)))
}

// refusal is the document of the failure.
func (s scene) refusal() string {
	dst := render.Banner(nil, s.name, tool.Failed)
	return string(render.Error(ShowTool.AppendArguments(dst, s.args), s.err))
}

// again is s with its map made once more, in another order.
func (s scene) again() scene {
	prices := make(map[string]string, 64)
	for _, k := range slices.Backward(slices.Sorted(maps.Keys(s.result.Prices))) {
		prices[k] = s.result.Prices[k]
	}
	s.result.Prices = prices
	return s
}
