package normalize

import (
	"bytes"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// readPage is the source of a page as one string; package html makes text of it.
func readPage(page []byte, r *tool.Report) (Answer, error) {
	if err := failedPage(page); err != nil {
		return Answer{}, err
	}
	a := readText(page, r)
	a.Form = FormHTML
	return a, nil
}

// isHTML reports whether data is the source of a page.
func isHTML(data []byte) bool {
	head := strings.ToLower(string(afterComments(data[:min(len(data), 4<<10)])))
	for _, start := range [...]string{"<!doctype html", "<html", "<head", "<body", "<title"} {
		if strings.HasPrefix(head, start) {
			return true
		}
	}
	return false
}

// afterComments is data behind comments, an XML declaration and white space.
func afterComments(data []byte) []byte {
	for {
		data = trim(data)
		end := ""
		switch {
		case bytes.HasPrefix(data, []byte("<!--")):
			end = "-->"
		case bytes.HasPrefix(data, []byte("<?xml")):
			end = "?>"
		default:
			return data
		}
		_, rest, found := bytes.Cut(data, []byte(end))
		if !found {
			return nil
		}
		data = rest
	}
}

// failedPage is the error that a page of a web server tells, which has a status
// in its title, such as "502 Bad Gateway"; nil for any other page.
func failedPage(page []byte) error {
	title := titleOf(page)
	number, reason, _ := strings.Cut(title, " ")
	if status, err := strconv.Atoi(number); err == nil && status >= 400 && status < 600 && len(number) == 3 && reason != "" {
		return failed(page, cause.Cause{Status: status})
	}
	if title == "Error" && bytes.Contains(page, []byte("currently unavailable")) { // nginx, for any status of 500 or more
		return failed(page, cause.Cause{Hint: cause.UpstreamUnavailable})
	}
	return nil
}

// titleOf is the title of a page, "" for none.
func titleOf(page []byte) string {
	head := page[:min(len(page), 64<<10)]
	lower := bytes.ToLower(head)
	start := bytes.Index(lower, []byte("<title>"))
	if start < 0 || len(lower) != len(head) {
		return ""
	}
	start += len("<title>")
	end := bytes.Index(lower[start:], []byte("</title>"))
	if end < 0 {
		return ""
	}
	return strings.TrimSpace(string(head[start : start+end]))
}
