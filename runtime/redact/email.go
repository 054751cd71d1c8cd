package redact

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Email masks the part of an address before the @, whatever its length, to its
// first character, z***@example.com; of one character nothing stays. The domain
// is kept whole. The known form is one address alone, without a display name.
func Email(s string) string {
	if s == "" {
		return ""
	}
	local, domain, ok := strings.Cut(strings.TrimSpace(s), "@")
	if !ok || !isLocal(local) || !isDomain(domain) {
		return unknown(s)
	}
	first, n := utf8.DecodeRuneInString(local)
	if n == len(local) {
		return "***@" + domain
	}
	return string(first) + "***@" + domain
}

// isLocal reports whether s can stand before the @.
func isLocal(s string) bool {
	for _, r := range s {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune(".!#$%&'*+-/=?^_`{|}~", r) {
			return false
		}
	}
	return s != "" && len(s) <= 64
}

// isDomain reports whether s is labels of letters, digits and hyphens, joined
// by dots.
func isDomain(s string) bool {
	labels := strings.Split(s, ".")
	for _, label := range labels {
		if label == "" || len(label) > 63 {
			return false
		}
		for _, r := range label {
			if !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '-' {
				return false
			}
		}
	}
	return len(labels) > 1 && len(s) <= 253
}
