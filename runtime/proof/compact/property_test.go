package compact

import (
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// property is one of those that the form promises of every document.
type property struct {
	number int
	says   string
	holds  func(v view) error
}

// view is a document from all sides.
type view struct {
	scene
	doc string
	// document is what the reader of the product finds in it, tokens what the
	// plain one finds.
	document *render.Document
	tokens   []token
}

// properties are those of a rendered result, by the numbers of the design.
var properties = [...]property{
	{1, "what is read is what was written, byte for byte", roundTrips},
	{2, "the lines are those that the type and the windows predict", isPredicted},
	{3, "nothing outside quotes and gutters reads like a key, and no chat marker is left", hasNoKeyLike},
	{4, "no unsafe code point is shown", isVisible},
	{5, "the same input gives the same bytes", isSame},
	{6, "the counts shown are the counts declared", counts},
	{7, "the keys are the same for every value, in the same order", hasItsKeys},
	{8, "no data reads as a non-value", isData},
	{9, "text that looks rendered survives", survives},
	{10, "a result is within its budget, and what is shown of it is as it is", isBounded},
	{11, "a larger budget never hides what a smaller one shows", neverHides},
	{13, "a planted secret is nowhere", keepsSecrets},
}

// check holds s against all properties.
func check(s scene) error {
	doc := s.document()
	v, err := seen(s, doc)
	for i := 0; i < len(properties) && err == nil; i++ {
		p := properties[i]
		if err = p.holds(v); err != nil {
			err = fmt.Errorf("property %d, %s: %w", p.number, p.says, err)
		}
	}
	if err != nil {
		return fmt.Errorf("%w\n%q", err, doc)
	}
	if err := checkRefusal(s); err != nil {
		return fmt.Errorf("a failure: %w\n%q", err, s.refusal())
	}
	return nil
}

// seen is the document of s, which both readers read.
func seen(s scene, doc string) (v view, err error) {
	v = view{scene: s, doc: doc}
	if v.document, err = render.Read(doc); err != nil {
		return v, fmt.Errorf("property 1, it is read: %w", err)
	}
	if v.tokens, err = lex(doc); err != nil {
		return v, fmt.Errorf("property 2, its lines are of the known kinds: %w", err)
	}
	return v, nil
}

func roundTrips(s view) error {
	d := s.document
	if d.Tool != "show" || d.Status != s.status {
		return fmt.Errorf("banner %q, %q", d.Tool, d.Status)
	}
	for _, l := range s.lines() {
		for _, f := range l.facts {
			got, ok := d.Value(f.path)
			if !ok || got.Absent != f.absent || !f.is(got) {
				return fmt.Errorf("%s is %+v, %v; want %+v", f.path, got, ok, f)
			}
		}
	}
	for id, want := range map[string]string{"body": s.result.Body, "window": s.result.Window.Body} {
		p, _ := d.Part(id)
		got := p.Body.(render.Text).String()
		end, part := strings.CutPrefix(got, want)
		if got != want && (!part || end != "\n" && end != "\r\n" || id == "body") {
			return fmt.Errorf("%s is %q, want %q", id, got, want)
		}
	}
	return nil
}

// is reports whether v is the text of f, or the number; of an echo only the
// start may be left.
func (f fact) is(v render.Value) bool {
	if f.number {
		n, _, ok := v.Number()
		got, err := tool.ParseDecimal(n)
		want, wantErr := tool.ParseDecimal(strings.Fields(f.text)[0])
		return ok && err == nil && wantErr == nil && got.Cmp(want) == 0
	}
	if n := utf8.RuneCountInString(f.text); strings.HasPrefix(f.path, "result.arg.") && n > 200 {
		shown := utf8.RuneCountInString(v.Text)
		return shown <= 200 && strings.HasPrefix(f.text, v.Text) && v.Note == fmt.Sprintf("cut: %d of %d chars", shown, n)
	}
	return v.Text == f.text && v.Note == ""
}

func isPredicted(s view) error {
	got, want := strings.Split(strings.TrimSuffix(s.doc, "\n"), "\n"), s.lines()
	for i, text := range got[:min(len(got), len(want))] {
		l := want[i]
		if l.facts == nil && text != l.start && !strings.HasSuffix(l.start, "): ") || !strings.HasPrefix(text, l.start) {
			return fmt.Errorf("line %d is %q, want %q", i+1, text, l.start)
		}
	}
	if len(got) != len(want) {
		return fmt.Errorf("%d lines, want %d", len(got), len(want))
	}
	return nil
}

func hasNoKeyLike(v view) error {
	for _, t := range v.tokens {
		bare := !t.gutter && !strings.HasPrefix(t.text, `"`)
		if bare && (strings.ContainsAny(t.text, "【】") || hasKeyLike(t.text)) {
			return fmt.Errorf("line %d: %q stands without quotes", t.line, t.text)
		}
	}
	if m := chatMarkers.FindString(v.doc); m != "" {
		return fmt.Errorf("the marker %s", m)
	}
	return nil
}

func isVisible(v view) error {
	if !utf8.ValidString(v.doc) {
		return fmt.Errorf("invalid UTF-8")
	}
	block := false
	for i, text := range strings.Split(strings.TrimSuffix(v.doc, "\n"), "\n") {
		if strings.HasPrefix(text, "[") {
			block = strings.Contains(text, "] lines ") || strings.Contains(text, "] located ")
		}
		before := ' '
		for _, r := range text {
			emoji := (r == 0xfe0f || r == 0x200d) && before > ' ' && !isUnsafe(before) || r == 0x200d && before == 0xfe0f
			if isUnsafe(r) && (!block || r != '\t' && !emoji) {
				return fmt.Errorf("line %d has %U: %q", i+1, r, text)
			}
			before = r
		}
	}
	return nil
}

// isSame renders s once more, elsewhere: its map in another order, in another
// time zone, behind other bytes.
func isSame(s view) error {
	local := time.Local
	defer func() { time.Local = local }()
	time.Local = time.FixedZone("elsewhere", 5*3600)
	if again := s.again().document(); again != s.doc {
		return fmt.Errorf("the second time it is %q", again)
	}
	room := append(make([]byte, 0, len(s.doc)+9), "before"...)
	sections := ShowTool.AppendCompact(room, tool.Value(s.result))
	if !strings.HasSuffix(s.doc, string(sections[len("before"):])) {
		return fmt.Errorf("behind other bytes it is %q", sections)
	}
	return nil
}

func counts(s view) error {
	for id, want := range map[string]int{"rows": len(s.result.Rows), "parts": len(s.result.Parts), "packs": len(s.result.Packs), "prices": len(s.result.Prices), "hits": len(s.result.Hits)} {
		p, _ := s.document.Part(id)
		shown, w := 0, render.Window{}
		switch body := p.Body.(type) {
		case render.Rows:
			shown, w = len(body.Rows), body.Window
		case render.Records:
			shown, w = len(body.Records), body.Window
		case render.Located:
			shown, w = len(body.Hits), body.Window
		}
		if shown != want || w.Total != want || !w.Complete() {
			return fmt.Errorf("%s shows %d with the window %+v, want %d", id, shown, w, want)
		}
	}
	return nil
}

func hasItsKeys(v view) error {
	gathered := make(map[string]bool)
	p, _ := v.document.Part("everything")
	var got []string
	for _, e := range p.Body.(render.Fields).Entries {
		if e.Key != "not_returned" {
			got = append(got, e.Key)
			continue
		}
		for _, v := range e.List {
			gathered[v.Text] = true
		}
	}
	for _, key := range keys {
		switch {
		case gathered[key]:
		case len(got) > 0 && got[0] == key:
			got = got[1:]
		default:
			return fmt.Errorf("%s is not where it belongs, before %q", key, got)
		}
	}
	if len(got) > 0 {
		return fmt.Errorf("%q are too many", got)
	}
	return nil
}

// isData counts the non-values, and holds what stands without quotes against
// what may.
func isData(s view) error {
	left := 0
	for _, l := range s.lines() {
		for _, f := range l.facts {
			if f.absent != "" {
				left++
			}
		}
	}
	for _, t := range s.tokens {
		switch {
		case t.gutter, strings.HasPrefix(t.text, `"`):
		case nothing.MatchString(t.text):
			left--
		case t.text == "", t.text != strings.TrimSpace(t.text), opening.MatchString(t.text), noValue.MatchString(t.text):
			return fmt.Errorf("line %d: %q stands without quotes", t.line, t.text)
		}
	}
	if left != 0 {
		return fmt.Errorf("%d non-values too few", left)
	}
	return nil
}

// survives puts the document into every kind of place of another one.
func survives(v view) error {
	doc := v.doc
	dst := render.Section(render.Banner(nil, "outer", tool.Success), "a", true)
	dst = render.StringField(dst, "text", doc)
	dst = render.EndList(render.StringItem(render.ListField(dst, "list", 1), doc), 1)
	dst = render.RowsSection(dst, "b", 1, 1, true, "c|d")
	dst = render.EndRow(render.StringCell(render.StringCell(dst, doc), doc))
	dst = render.TextSection(dst, "e", doc, true)
	outer, err := render.Read(string(dst))
	if err != nil {
		return fmt.Errorf("in another document: %w", err)
	}
	for _, path := range []string{"a.text", "a.list.1", "b.1.c", "b.1.d"} {
		if got, ok := outer.Value(path); !ok || got.Text != doc {
			return fmt.Errorf("at %s it became %q", path, got.Text)
		}
	}
	p, _ := outer.Part("e")
	if text := p.Body.(render.Text).String(); text != doc {
		return fmt.Errorf("as a block it became %q", text)
	}
	return nil
}

func keepsSecrets(v view) error {
	if i := strings.Index(v.doc+v.refusal()+string(ShowTool.AppendArgumentsJSON(nil, v.args)), planted); i >= 0 {
		return fmt.Errorf("shown at %d", i)
	}
	return nil
}
