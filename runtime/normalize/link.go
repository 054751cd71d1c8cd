package normalize

import (
	"net/http"
	"net/url"
	"strings"
)

// NextLink is where the next page is, as the Link header (RFC 8288) of a page
// tells with rel="next": resolved against where the page was fetched from, which
// may be nil. It is "" where there is no next page.
func NextLink(header http.Header, base *url.URL) string {
	for _, line := range header.Values("Link") {
		for line != "" {
			target, params, rest, ok := nextTarget(line)
			if !ok {
				break
			}
			if isNext(params) {
				return resolved(target, base)
			}
			line = rest
		}
	}
	return ""
}

// nextTarget takes one link from a header: <target>; param; param, and the rest.
func nextTarget(line string) (target string, params []string, rest string, ok bool) {
	line = strings.TrimLeft(line, " \t,")
	if !strings.HasPrefix(line, "<") {
		return "", nil, "", false
	}
	target, rest, ok = strings.Cut(line[1:], ">")
	if !ok {
		return "", nil, "", false
	}
	start, quoted := 0, false
	for i := 0; i <= len(rest); i++ {
		switch {
		case i < len(rest) && rest[i] == '"':
			quoted = !quoted
		case i < len(rest) && rest[i] == '\\' && quoted:
			i++
		case i == len(rest) || !quoted && (rest[i] == ';' || rest[i] == ','):
			params = append(params, strings.TrimSpace(rest[start:min(i, len(rest))]))
			if start = i + 1; i == len(rest) || rest[i] == ',' {
				return target, params, rest[min(start, len(rest)):], true
			}
		}
	}
	return target, params, "", true
}

// isNext reports whether one of the relations is next.
func isNext(params []string) bool {
	for _, p := range params {
		name, value, _ := strings.Cut(p, "=")
		if !strings.EqualFold(strings.TrimSpace(name), "rel") {
			continue
		}
		for relation := range strings.FieldsSeq(strings.Trim(strings.TrimSpace(value), `"`)) {
			if strings.EqualFold(relation, "next") {
				return true
			}
		}
		return false // the first rel counts
	}
	return false
}

func resolved(target string, base *url.URL) string {
	u, err := url.Parse(target)
	if err != nil {
		return ""
	}
	if base != nil {
		u = base.ResolveReference(u)
	}
	return u.String()
}

// NextParameter is the value of a query parameter of a link, such as page of what
// [NextLink] answers: what a tool's argument takes. It is "" where there is none.
func NextParameter(link, name string) string {
	u, err := url.Parse(link)
	if err != nil {
		return ""
	}
	return u.Query().Get(name)
}

// NextOffset is the offset of the next page: behind the n entries of the page at
// offset, of total in all; false where there is none.
func NextOffset(offset, n, total int) (int, bool) {
	if n <= 0 || offset < 0 || offset > total-n-1 {
		return 0, false
	}
	return offset + n, true
}
