package tool

// maxCited is how many references of its own a result names.
const maxCited = 20

// Cite adds what the result itself names as evidence: a URL, or the id of
// something, such as a commit. An empty ref adds nothing. Of more than 20, the
// last entry, of kind omitted, only tells by its Range which they are.
func (r *Result) Cite(ref string) {
	kind := "id"
	if isURL(ref) {
		kind = "url"
	}
	r.cite(Evidence{Ref: ref, Kind: kind})
}

// CiteFile is Cite for a file, or for one line of it; a line below 1 is none.
func (r *Result) CiteFile(path string, line int64) {
	e := Evidence{Ref: path, Kind: "file"}
	if n := int(line); n > 0 && int64(n) == line {
		e.Range = Range{First: n, Last: n}
	}
	r.cite(e)
}

func (r *Result) cite(e Evidence) {
	n := len(r.Evidence)
	switch {
	case e.Ref == "":
	case n < maxCited:
		r.Evidence = append(r.Evidence, e)
	case n == maxCited:
		r.Evidence = append(r.Evidence, Evidence{Kind: "omitted", Range: Range{First: n + 1, Last: n + 1}})
	default:
		r.Evidence[maxCited].Range.Last++
	}
}

// isURL reports whether s starts as an address does: with a scheme and ://.
func isURL(s string) bool {
	for i := 0; i < len(s); i++ {
		switch c := s[i] | 0x20; {
		case c >= 'a' && c <= 'z', i > 0 && (s[i] >= '0' && s[i] <= '9' || s[i] == '+' || s[i] == '-' || s[i] == '.'):
		default:
			return i > 0 && len(s) > i+3 && s[i:i+3] == "://"
		}
	}
	return false
}
