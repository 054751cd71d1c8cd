package coding

import "strings"

// changes are the lines of text that hold old, and those that stand in their
// place when every old has become put. Places on one line count as one.
func changes(name, text, old, put string) (before, after []Hit) {
	shift := 0 // how many more lines there are now, up to here
	for at := 0; at < len(text); {
		found := strings.Index(text[at:], old)
		if found < 0 {
			break
		}
		start := lineStart(text, at+found)
		end := lineEnd(text, at+found+len(old))
		for {
			next := strings.Index(text[end:], old)
			if next < 0 || lineStart(text, end+next) >= end {
				break
			}
			end = lineEnd(text, end+next+len(old))
		}
		number := strings.Count(text[:start], "\n") + 1
		now := strings.ReplaceAll(text[start:end], old, put)
		before = appendHits(before, name, number, text[start:end])
		after = appendHits(after, name, number+shift, now)
		shift += strings.Count(now, "\n") - strings.Count(text[start:end], "\n")
		at = end
	}
	return before, after
}

func lineStart(text string, at int) int { return strings.LastIndexByte(text[:at], '\n') + 1 }

// lineEnd is where the line ends that holds the character before at; behind its
// line feed.
func lineEnd(text string, at int) int {
	if at > 0 && text[at-1] == '\n' {
		return at
	}
	if n := strings.IndexByte(text[at:], '\n'); n >= 0 {
		return at + n + 1
	}
	return len(text)
}

func appendHits(hits []Hit, name string, number int, text string) []Hit {
	for line := range strings.Lines(text) {
		hits = append(hits, Hit{name, number, clip(line)})
		number++
	}
	return hits
}
