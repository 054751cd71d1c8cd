package exec

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

const (
	maxClosest = 3   // names offered as meant
	maxListed  = 50  // names listed as existing
	maxList    = 900 // bytes of that list
	maxName    = 64  // bytes of a name that is worth a comparison, or a repetition
)

// unknown is UNKNOWN_TOOL for name, in the words of l. It offers the closest of
// names, and lists those that exist.
func unknown(name string, names []string, l *words.Language) *tool.Error {
	message := l.Say(words.NoSuchTool)
	if isPlain(name) {
		message = l.Say(words.NoToolNamed, name)
	}
	e := tool.UnknownTool.New(message)
	if near := closest(name, names); len(near) > 0 {
		offer := near[0]
		for _, n := range near[1:] {
			offer = l.Say(words.EitherOf, offer, n)
		}
		e.Next = append(e.Next, l.Say(words.CouldCall, offer))
	}
	e.Next = append(e.Next, existing(names, l))
	return e
}

// existing is the sentence that lists names, as many as are worth reading.
func existing(names []string, l *words.Language) string {
	if len(names) == 0 {
		return l.Say(words.NoTools)
	}
	listed, size := 0, 0
	for listed < min(len(names), maxListed) && size+len(names[listed]) <= maxList {
		size += len(names[listed]) + len(", ")
		listed++
	}
	text := l.Join(names[:listed])
	if listed < len(names) {
		text = l.Say(words.AndMore, text, strconv.Itoa(len(names)-listed))
	}
	if len(names) == 1 {
		return l.Say(words.ToolIs, text)
	}
	return l.Say(words.ToolsAre, text)
}

// brief is s, or its first bytes and an ellipsis where it is longer than limit:
// names and ids that a model made up may be of any length.
func brief(s string, limit int) string {
	if len(s) <= limit {
		return s
	}
	return strings.ToValidUTF8(s[:limit], "") + "…"
}

// isPlain reports whether name can be repeated as it is.
func isPlain(name string) bool {
	for _, c := range []byte(name) {
		if c != '_' && c != '-' && c != '.' && (c|0x20 < 'a' || c|0x20 > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return name != "" && len(name) <= maxName
}

// closest is the names that name may have meant, the nearest first.
func closest(name string, names []string) []string {
	type candidate struct {
		name     string
		distance int
	}
	var near []candidate
	folded := fold(name)
	for _, n := range names {
		limit := max(2, len(n)/3)
		if d := distance(folded, fold(n)); d <= limit && d < len(n) {
			near = append(near, candidate{n, d})
		}
	}
	slices.SortStableFunc(near, func(a, b candidate) int { return cmp.Compare(a.distance, b.distance) })
	var closest []string
	for _, c := range near[:min(len(near), maxClosest)] {
		closest = append(closest, c.name)
	}
	return closest
}

// fold drops what models add to names and change in them: a namespace, case,
// and what stands between words.
func fold(name string) string {
	if len(name) > maxName {
		name = name[:maxName]
	}
	name = name[strings.LastIndexAny(name, ".:/")+1:]
	return strings.ToLower(strings.Map(func(r rune) rune {
		if r == '_' || r == '-' {
			return -1
		}
		return r
	}, name))
}

// distance is how many bytes must be put in, left out or replaced to make b of
// a.
func distance(a, b string) int {
	row := make([]int, len(b)+1) // of the previous byte of a
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			replaced := diagonal
			if a[i] != b[j] {
				replaced++
			}
			diagonal = row[j+1]
			row[j+1] = min(replaced, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
