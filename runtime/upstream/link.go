package upstream

import (
	"net/http"
	"net/url"
	"strings"
)

// next is the address of the next page that a Link header (RFC 8288) of resp
// has, resolved against that of resp; "" for none, and for one that is neither
// http nor https.
func next(resp *http.Response) string {
	for _, header := range resp.Header.Values("Link") {
		for header != "" {
			var target, rel string
			target, rel, header = link(header)
			if !isNext(rel) {
				continue
			}
			address, err := url.Parse(target)
			if err != nil {
				continue
			}
			if resp.Request != nil && resp.Request.URL != nil {
				address = resp.Request.URL.ResolveReference(address)
			}
			if address.Scheme == "https" || address.Scheme == "http" {
				return address.String()
			}
		}
	}
	return ""
}

// isNext reports whether relation types, separated by spaces, have next.
func isNext(rel string) bool {
	for _, word := range strings.Fields(rel) {
		if strings.EqualFold(word, "next") {
			return true
		}
	}
	return false
}

// link is the first link of a header, its first rel, and the rest of the header.
func link(header string) (target, rel, rest string) {
	_, header, found := strings.Cut(header, "<")
	if !found {
		return "", "", ""
	}
	target, header, found = strings.Cut(header, ">")
	for found {
		header = strings.TrimLeft(header, " \t")
		if !strings.HasPrefix(header, ";") {
			break
		}
		var name, value string
		name, value, header = parameter(header[1:])
		if strings.EqualFold(name, "rel") && rel == "" {
			rel = value
		}
	}
	_, rest, _ = strings.Cut(header, ",")
	return target, rel, rest
}

// parameter is the first parameter of a link, and what is behind it.
func parameter(text string) (name, value, rest string) {
	end := strings.IndexAny(text, "=;,")
	if end < 0 {
		return strings.TrimSpace(text), "", ""
	}
	name = strings.TrimSpace(text[:end])
	if text[end] != '=' {
		return name, "", text[end:]
	}
	text = strings.TrimLeft(text[end+1:], " \t")
	if strings.HasPrefix(text, `"`) {
		value, rest, _ = strings.Cut(text[1:], `"`)
		return name, value, rest
	}
	end = strings.IndexAny(text, ";,")
	if end < 0 {
		end = len(text)
	}
	return name, strings.TrimSpace(text[:end]), text[end:]
}
