package tooltest

import (
	"encoding/json"
	"maps"
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// object is a JSON object of members; those without a value are left out.
func object(members map[string]string) string {
	var b strings.Builder
	b.WriteByte('{')
	for _, name := range slices.Sorted(maps.Keys(members)) {
		if members[name] == "" {
			continue
		}
		if b.Len() > 1 {
			b.WriteByte(',')
		}
		b.WriteString(jsonString(name) + ":" + members[name])
	}
	return b.String() + "}"
}

// list is a JSON array of n elements.
func list(item string, n int) string {
	return "[" + strings.TrimSuffix(strings.Repeat(item+",", max(n, 0)), ",") + "]"
}

// text is a JSON string of n characters, one of them beyond ASCII.
func text(n int) string {
	if n < 1 {
		return `""`
	}
	return `"é` + strings.Repeat("x", min(n, 10_000)-1) + `"`
}

// lowest is a number near a limit of s.
func (s *shape) lowest() string {
	for _, limit := range []struct {
		at   json.Number
		step int64
	}{{s.Minimum, 0}, {s.ExclusiveMinimum, 1}, {s.Maximum, 0}, {s.ExclusiveMaximum, -1}} {
		if texts := beside(limit.at, limit.step); len(texts) > 0 {
			return texts[0]
		}
	}
	return "1"
}

// beside are the numbers that are step beside a limit, as an integer and as
// floats are written; none where there is no limit.
func beside(limit json.Number, step int64) []string {
	x, ok := new(big.Rat).SetString(string(limit))
	if !ok {
		return nil
	}
	x.Add(x, new(big.Rat).SetInt64(step))
	if x.IsInt() {
		return []string{x.Num().String(), x.Num().String() + ".0"}
	}
	f, _ := x.Float64()
	return []string{strconv.FormatFloat(f, 'g', -1, 64)}
}

// otherCase is name with its letters in another case.
func otherCase(name string) string {
	if upper := strings.ToUpper(name); upper != name {
		return upper
	}
	return strings.ToLower(name)
}

// jsonString is s as a JSON string.
func jsonString(s string) string {
	text, err := json.Marshal(s)
	if err != nil {
		panic("unreachable: " + err.Error()) // every string has a JSON text
	}
	return string(text)
}
