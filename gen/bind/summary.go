package bind

import (
	"go/token"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/model"
)

// summary binds //tool:summary: texts and the fields that its placeholders name.
func (b *binder) summary(t *boundTool) {
	said := t.said.Summary
	if !said.Said() || t.tool.Result == nil {
		return
	}
	b.found.about = t
	defer func() { b.found.about = nil }()
	result, ok := bare(t.tool.Result).(model.Struct)
	if !ok {
		b.found.add(said.Pos, "TA121", "answer with a struct", "//tool:summary is for a result that is a struct")
		return
	}
	text := said.Is
	for at := 0; at < len(text); {
		pos := said.Pos
		pos.Column += at
		n := b.summaryPart(t.tool, result.Object, text[at:], pos)
		if n == 0 {
			return
		}
		at += n
	}
}

// summaryPart adds what text begins with, and is its length; 0 where it is wrong.
func (b *binder) summaryPart(t *model.Tool, result *model.Object, text string, pos token.Position) int {
	const hint = "write {order_id} for the value of a field, {{ and }} for braces"
	switch c := text[0]; {
	case strings.HasPrefix(text, "{{"), strings.HasPrefix(text, "}}"):
		t.Summary = append(t.Summary, model.SummaryPart{Text: text[:1]})
		return 2
	case c == '}':
		b.found.add(pos, "TA121", hint, "a brace that closes nothing in the summary of "+t.Go)
		return 0
	case c != '{':
		n := strings.IndexAny(text, "{}")
		if n < 0 {
			n = len(text)
		}
		t.Summary = append(t.Summary, model.SummaryPart{Text: text[:n]})
		return n
	}
	n := strings.IndexByte(text, '}')
	if n < 0 {
		b.found.add(pos, "TA121", hint, "a placeholder without its end in the summary of "+t.Go)
		return 0
	}
	fields := b.placeholder(result, text[1:n], pos)
	if fields == nil {
		return 0
	}
	t.Summary = append(t.Summary, model.SummaryPart{Fields: fields})
	return n + 1
}

// placeholder is the way to the scalar that key names; nil where there is none
// that may be shown, which is reported.
func (b *binder) placeholder(o *model.Object, key string, pos token.Position) (fields []*model.Field) {
	for first, rest, more := strings.Cut(key, "."); ; first, rest, more = strings.Cut(rest, ".") {
		f, names := named(o.Fields, first)
		if f == nil {
			b.found.add(pos, "TA121", diag.DidYouMean("", first, names), o.Go.String()+" has no field "+first)
			return nil
		}
		fields = append(fields, f)
		nested, isStruct := bare(f.Type).(model.Struct)
		if _, maybe := f.Type.(model.Maybe); maybe {
			isStruct = false
		}
		switch {
		case hidden(f):
			b.found.add(pos, "TA121", "leave it out of the summary", key+" is redacted")
			return nil
		case more && isStruct:
			o = nested.Object
		case more || !isScalar(bare(f.Type)) || hasTwoPointers(f.Type):
			b.found.add(pos, "TA121", "name a field that is a text, a number, a time or a boolean", key+" is no scalar")
			return nil
		default:
			return fields
		}
	}
}
