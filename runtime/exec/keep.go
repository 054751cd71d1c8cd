package exec

import (
	"context"
	"encoding/json"
	"strings"
	"time"
	"unicode/utf8"

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
// read again, and notes the reference, also as evidence where the source sent
// bytes. A page of a result is kept already.
func (c *call) keep(ctx context.Context) {
	if c.msg.Result.RawRef != "" || !c.exec.reads {
		return
	}
	r := &c.msg.Result
	e := rawstore.Entry{Owner: rawstore.OwnerOf(c.caller), Tool: c.spec.Name, Sections: append(c.outcome.AppendCompact(nil), c.findings...)}
	e.Data, e.MediaType = c.outcome.Raw().Bytes()
	ref, err := c.exec.config.Store.Put(ctx, e)
	if err != nil {
		return // a result that is not kept is shown in part all the same
	}
	if r.RawRef = ref; e.Data == nil {
		return
	}
	found := tool.Evidence{Ref: ref, Kind: evidenceKind(e.MediaType, e.Data)}
	if r.Coverage != nil && !r.Coverage.AsOf.IsZero() {
		found.Version = r.Coverage.AsOf.Format(time.RFC3339Nano)
	}
	r.Evidence = append(r.Evidence, found)
}

// keepRaw keeps what the source sent, where it sent bytes, also of a result that
// is shown whole: what the result says can be looked up there. The text for the
// model says nothing of it.
func (c *call) keepRaw(ctx context.Context) {
	if data, _ := c.outcome.Raw().Bytes(); data != nil {
		c.keep(ctx)
	}
}

// evidenceKind is how a place in data of that type is told, as tool.Evidence has
// it.
func evidenceKind(mediaType string, data []byte) string {
	base, _, _ := strings.Cut(mediaType, ";")
	switch base = strings.TrimSpace(base); {
	case base == "application/json", strings.HasSuffix(base, "+json"), base == "" && json.Valid(data):
		return "json"
	case base == "text/csv", base == "text/tab-separated-values", base == "application/x-ndjson":
		return "rows"
	case strings.HasPrefix(base, "text/"), utf8.Valid(data):
		return "lines"
	default:
		return "bytes"
	}
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
