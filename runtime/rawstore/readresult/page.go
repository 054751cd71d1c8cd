package readresult

import (
	"context"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/rawstore"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// Page is the part of a result that is asked for. How much of it is shown is
// decided when it is rendered.
type Page struct {
	// Ref is the reference of the whole result.
	Ref string `json:"ref"`
	// Section is what is read of it.
	Section string `json:"section"`

	whole *render.Whole
	query render.Query
}

// Tool is read_result on what store keeps.
func Tool(store rawstore.Store) tool.Tool {
	return tool.Bind(adapter{ReadResultTool}, func(ctx context.Context, in ReadResult) (Page, error) {
		return read(ctx, store, in)
	})
}

// read finds the part that in asks for.
func read(ctx context.Context, store rawstore.Store, in ReadResult) (Page, error) {
	caller := tool.CallerFrom(ctx)
	l := words.In(caller.Lang)
	kept, ok := store.Get(ctx, rawstore.OwnerOf(caller), in.Ref)
	if !ok {
		e := tool.NotFound.Say(words.NoSuchResult)
		e.Next = []string{l.Say(words.CouldCallAgain)}
		return Page{}, e
	}
	p := Page{in.Ref, in.Section, kept.Whole, render.Query{Path: in.Section, Ranges: ranges(in.Range), Find: in.Find}}
	if _, ok := p.whole.AppendPart(nil, p.query, tool.Limit{Chars: 1}); !ok {
		e := tool.NotFound.Say(words.NoSuchPart)
		switch ids := p.whole.Parts(); len(ids) {
		case 0:
		case 1:
			e.Next = []string{l.Say(words.CouldReadSection, ids[0])}
		default:
			e.Next = []string{l.Say(words.CouldReadSections, strings.Join(ids[:min(len(ids), maxParts)], ", "))}
		}
		return Page{}, e
	}
	return p, nil
}

// maxParts is how many sections an offer names.
const maxParts = 20

// ranges are the ranges of a text such as 6-40,50.
func ranges(text string) []tool.Range {
	var all []tool.Range
	for text != "" {
		var part string
		part, text, _ = strings.Cut(text, ",")
		first, last, ranged := strings.Cut(part, "-")
		r := tool.Range{First: number(first), Last: number(first)}
		if ranged {
			r.Last = number(last)
		}
		all = append(all, r)
	}
	return all
}

// number is digits, of which there are 15 at most, as a number.
func number(digits string) int {
	n := 0
	for _, c := range []byte(digits) {
		n = n*10 + int(c-'0')
	}
	return n
}

// adapter is the generated one, but for what it renders: a page has the form
// that the result had.
type adapter struct{ tool.Adapter[ReadResult, Page] }

// Result is the envelope of a page. Nothing of the page is left out, unless
// rendering says so.
func (adapter) Result(r tool.Of[Page]) tool.Result {
	return tool.Result{RawRef: r.Value.Ref, Coverage: &tool.Coverage{Complete: true}}
}

// AppendCompact appends all that was asked for.
func (a adapter) AppendCompact(dst []byte, r tool.Of[Page]) []byte {
	return a.AppendCompactLimit(dst, r, tool.Limit{Chars: -1})
}

// AppendCompactLimit appends what fits of it, at least one entry.
func (adapter) AppendCompactLimit(dst []byte, r tool.Of[Page], l tool.Limit) []byte {
	if r.Value.whole == nil {
		return dst
	}
	dst, _ = r.Value.whole.AppendPart(dst, r.Value.query, l)
	return dst
}
