package exec

import (
	"context"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// lookup ends calls of tools that don't exist.
func lookup(_ context.Context, c *call) error {
	if c.found {
		return nil
	}
	return unknown(c.sent.Name, c.exec.offered, words.In(c.caller.Lang))
}

// refuseTruncated ends calls whose arguments may be cut off: half of a list is
// often valid, and never what was meant.
func refuseTruncated(_ context.Context, c *call) error {
	if !c.sent.Truncated {
		return nil
	}
	return tool.ArgumentsTruncated.Say(words.CutOff)
}

// readArguments reads the arguments, and keeps the lines that echo them and tell what
// was done to them, and their JSON: the handler may change them.
func readArguments(ctx context.Context, c *call) error {
	invocation, err := c.tool.Decode(ctx, c.arguments())
	if err != nil {
		return err
	}
	c.invocation = invocation
	c.keepGiven(appendAsked(invocation.AppendJSON(c.space()), invocation.Reading().MaxChars))
	c.echo = appendReading(invocation.AppendArguments(c.space()), invocation.Reading())
	return nil
}

// appendAsked adds to the object that dst ends in how many characters the arguments
// ask for, unless that is 0: the tool struct has no field for it.
//
//	{"order_id":"ORD-1","max_chars":500}
func appendAsked(dst []byte, chars int) []byte {
	end := len(dst) - len("}")
	if chars <= 0 || end < 0 || dst[end] != '}' {
		return dst
	}
	dst = render.IntJSON(render.Member(dst[:end], "max_chars"), int64(chars))
	return append(dst, '}')
}

// appendReading appends what was done to the arguments:
//
//	defaulted (1): limit
//	coerced (2): days, filter.since
func appendReading(dst []byte, r *tool.Reading) []byte {
	coerced := make([]string, len(r.Coercions))
	for i, c := range r.Coercions {
		coerced[i] = c.Path
	}
	dst = render.Paths(dst, "defaulted", r.Defaulted)
	return render.Paths(dst, "coerced", coerced)
}
