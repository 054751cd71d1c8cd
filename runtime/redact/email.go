package redact

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Email masks the part of an address before the @, whatever its length, to its
// first character, z***@example.com; of one character nothing stays. The domain
// is kept whole. The known form is one address alone, without a display name.
func Email(s string) string { return string(AppendEmail(make([]byte, 0, room), s)) }

// AppendEmail appends what [Email] answers.
func AppendEmail(dst []byte, s string) []byte {
	if s == "" {
		return dst
	}
	local, domain, ok := strings.Cut(strings.TrimSpace(s), "@")
	if !ok || !isLocal(local) || !isDomain(domain) {
		return hidden(dst)
	}
	if _, n := utf8.DecodeRuneInString(local); n < len(local) {
		dst = append(dst, local[:n]...)
	}
	return append(append(dst, "***@"...), domain...)
}

// isLocal reports whether s can stand before the @.
func isLocal(s string) bool {
	if s == "" || len(s) > maxLocal {
		return false
	}
	for _, r := range s {
		if !isWordRune(r) && !strings.ContainsRune(".!#$%&'*+-/=?^_`{|}~", r) {
			return false
		}
	}
	return true
}

// The most bytes of the two sides of an @.
const (
	maxLocal  = 64
	maxDomain = 253
)

// isDomain reports whether s is labels of letters, digits and hyphens, joined
// by dots, of which the last is no number.
func isDomain(s string) bool {
	if len(s) > maxDomain {
		return false
	}
	label, rest, dots := strings.Cut(s, ".")
	for more := dots; ; label, rest, more = strings.Cut(rest, ".") {
		if !isLabel(label) {
			return false
		}
		if !more {
			return dots && !isDigit(label[len(label)-1])
		}
	}
}

func isLabel(s string) bool {
	for _, r := range s {
		if !isWordRune(r) && r != '-' {
			return false
		}
	}
	return s != "" && len(s) <= 63
}

func isWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
