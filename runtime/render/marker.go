package render

import "strings"

// markers are texts that chat templates give a meaning of their own. No
// document holds one outside an escape.
var markers = [...]string{"<|", "|>", "[INST]", "[/INST]", "<<SYS>>", "</s>"}

// atMarker reports whether a chat marker starts s.
func atMarker(s string) bool {
	for _, m := range markers {
		if strings.HasPrefix(s, m) {
			return true
		}
	}
	return false
}
