package exec

import (
	"context"

	"github.com/tooladapt/tooladapt/runtime/rawstore"
	"github.com/tooladapt/tooladapt/runtime/rawstore/readresult"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// reader is the name of the tool by which results are read again.
const reader = "read_result"

// withReader is set with the tool that reads what store keeps; without it, and
// false, where set has one of that name itself.
func withReader(set tool.Set, store rawstore.Store) (tool.Set, bool) {
	all, err := tool.Join(set, tool.SetOf(readresult.Tool(store)))
	if err != nil {
		return set, false
	}
	return all, true
}

// keep keeps the result of c, of which a part is not shown, so that it can be
// read again, and notes the reference. A page of a result is kept already.
func (c *call) keep(ctx context.Context) {
	if c.msg.Result.RawRef != "" || !c.exec.reads {
		return
	}
	e := rawstore.Entry{Owner: rawstore.OwnerOf(c.caller), Tool: c.spec.Name, Sections: append(c.outcome.AppendCompact(nil), c.findings...)}
	if source, ok := c.outcome.(interface{ Raw() tool.Raw }); ok {
		e.Data, e.MediaType = source.Raw().Bytes()
	}
	ref, err := c.exec.config.Store.Put(ctx, e)
	if err != nil {
		return // a result that is not kept is shown in part all the same
	}
	c.msg.Result.RawRef = ref
}

// appendLeft appends where the result can be read again, and the call that shows
// each part that is left out:
//
//	raw: r_3mzhq2vtkd7xw5aj
//	more.tool: read_result
//	more.ref: r_3mzhq2vtkd7xw5aj
//	more.items: 6-40
func (c *call) appendLeft(dst []byte) []byte {
	ref := c.msg.Result.RawRef
	if ref == "" || !c.exec.reads || len(c.omitted) == 0 {
		return dst
	}
	dst = render.StringField(dst, "raw", ref)
	dst = render.StringField(dst, "more.tool", reader)
	dst = render.StringField(dst, "more.ref", ref)
	for _, o := range c.omitted {
		dst = render.StringField(dst, "more."+o.Path, render.Ranges(o.Left))
	}
	return dst
}
