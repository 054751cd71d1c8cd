package diag

import "strings"

// Closest is the candidate that a person most likely meant by word, or "" where
// none is near: at most a third of the word may differ, capitals aside. The
// first of equals wins.
func Closest(word string, candidates []string) string {
	const longest = 64 // longer words are no misspelling of ours
	if len(word) > longest {
		return ""
	}
	best, nearest := "", len(word)/3+1
	for _, c := range candidates {
		if d := distance(strings.ToLower(word), strings.ToLower(c)); d < nearest {
			best, nearest = c, d
		}
	}
	return best
}

// DidYouMean is the hint for a misspelt word: the closest candidate, or all of
// them where none is near. Each is written with prefix before it.
func DidYouMean(prefix, word string, candidates []string) string {
	if c := Closest(word, candidates); c != "" {
		return "did you mean " + prefix + c + "?"
	}
	return "there are " + prefix + strings.Join(candidates, ", "+prefix)
}

// distance counts the letters to insert, drop, replace or swap with their
// neighbour to make b of a.
func distance(a, b string) int {
	as, bs := []rune(a), []rune(b)
	rows := make([][]int, len(as)+1)
	for i := range rows {
		rows[i] = make([]int, len(bs)+1)
		rows[i][0] = i
	}
	for j := range bs {
		rows[0][j+1] = j + 1
	}
	for i := range as {
		for j := range bs {
			cost := 1
			if as[i] == bs[j] {
				cost = 0
			}
			d := min(rows[i][j+1]+1, rows[i+1][j]+1, rows[i][j]+cost)
			if i > 0 && j > 0 && as[i] == bs[j-1] && as[i-1] == bs[j] {
				d = min(d, rows[i-1][j-1]+1)
			}
			rows[i+1][j+1] = d
		}
	}
	return rows[len(as)][len(bs)]
}
