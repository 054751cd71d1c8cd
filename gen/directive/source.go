package directive

import (
	"go/token"
	"slices"
	"strings"
	"time"
)

// Alias is one place of what an upstream answers where a field may be:
// order.state, or labels[].name.
type Alias struct {
	// Path are the names that lead there; Each are those behind [], which lead on
	// from each element of a list.
	Path, Each []string
}

// Synonym is another word for a value of an enum.
type Synonym struct{ Of, Is string }

// maxSteps bounds the names of an alias.
const maxSteps = 8

// readFrom reads order.state|订单状态.
func readFrom(r *tagReader, value Text, _ token.Position) string {
	var all []Alias
	var seen []string
	for _, part := range value.split('|') {
		if slices.Contains(seen, part.String) {
			return clip(part.String) + " stands twice in from="
		}
		seen = append(seen, part.String)
		path, each, ok := strings.Cut(part.String, "[].")
		a := Alias{Path: strings.Split(path, ".")}
		if ok {
			a.Each = strings.Split(each, ".")
		}
		steps := slices.Concat(a.Path, a.Each)
		if len(steps) > maxSteps {
			return clip(part.String) + " leads too deep"
		}
		for _, step := range steps {
			if step == "" || strings.ContainsAny(step, "[]") || strings.TrimSpace(step) != step || isClipped(step) {
				return clip(part.String) + " is no path of names with dots between them, with at most one [] after the name of a list"
			}
		}
		all = append(all, a)
	}
	r.tag.From = Value[[]Alias]{value.Position(0), all}
	return ""
}

// readMap reads 已取消:cancelled|已关闭:cancelled.
func readMap(r *tagReader, value Text, _ token.Position) string {
	var all []Synonym
	for _, part := range value.split('|') {
		i := strings.LastIndexByte(part.String, ':')
		if i <= 0 || i == len(part.String)-1 || isClipped(part.String) {
			return clip(part.String) + " is no word of the source and a value with a colon between them"
		}
		s := Synonym{part.String[:i], part.String[i+1:]}
		if slices.ContainsFunc(all, func(o Synonym) bool { return o.Of == s.Of }) {
			return clip(s.Of) + " stands twice in map="
		}
		all = append(all, s)
	}
	r.tag.Map = Value[[]Synonym]{value.Position(0), all}
	return ""
}

// readTime reads unix, unix_ms, or a layout of package time.
func readTime(r *tagReader, value Text, _ token.Position) string {
	switch value.String {
	case "unix", "unix_ms":
	default:
		const year = "2006"
		sample := time.Date(2026, 11, 30, 21, 47, 58, 0, time.UTC)
		if _, err := time.Parse(value.String, sample.Format(value.String)); err != nil || !strings.Contains(value.String, year) || isClipped(value.String) {
			return clip(value.String) + " is no layout of package time with a year: there are unix and unix_ms too"
		}
	}
	r.tag.Time = Value[string]{value.Position(0), value.String}
	return ""
}
