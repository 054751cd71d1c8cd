package decode

import (
	"net/netip"
	"strings"
)

// isEmail holds s against Mailbox of RFC 5321, with the length limits of the
// same: 64 bytes before the @, 255 behind it.
func isEmail(s string) bool {
	at := strings.LastIndexByte(s, '@')
	if at < 1 || at > 64 || len(s)-at-1 > 255 {
		return false
	}
	local, domain := s[:at], s[at+1:]
	if !isDotAtom(local) && !isQuotedLocal(local) {
		return false
	}
	if literal, ok := strings.CutPrefix(domain, "["); ok {
		return isAddressLiteral(literal)
	}
	return isDomain(domain)
}

// isDotAtom reports whether s is words of letters, digits and marks that are
// joined by single dots.
func isDotAtom(s string) bool {
	word := 0
	for i := range len(s) {
		switch c := s[i]; {
		case c == '.' && word > 0:
			word = 0
		case isAlpha(c), isDigit(c), strings.IndexByte("!#$%&'*+-/=?^_`{|}~", c) >= 0:
			word++
		default:
			return false
		}
	}
	return word > 0
}

// isQuotedLocal reports whether s is printable ASCII in quotes, in which a
// quote or backslash has a backslash before it.
func isQuotedLocal(s string) bool {
	if len(s) < 2 || s[0] != '"' || s[len(s)-1] != '"' {
		return false
	}
	for s = s[1 : len(s)-1]; s != ""; s = s[1:] {
		if s[0] == '\\' {
			if s = s[1:]; s == "" {
				return false
			}
		} else if s[0] == '"' {
			return false
		}
		if s[0] < ' ' || s[0] > '~' {
			return false
		}
	}
	return true
}

// isAddressLiteral holds s, which stands behind an opening bracket, against an
// address literal of RFC 5321.
func isAddressLiteral(s string) bool {
	s, ok := strings.CutSuffix(s, "]")
	v6, isV6 := strings.CutPrefix(s, "IPv6:")
	addr, err := netip.ParseAddr(v6)
	return ok && err == nil && addr.Zone() == "" && addr.Is6() == isV6
}

// isDomain reports whether s is labels of letters, digits and inner hyphens.
func isDomain(s string) bool {
	label := 0
	for i := range len(s) {
		switch c := s[i]; {
		case isAlpha(c), isDigit(c), c == '-' && label > 0:
			label++
		case c == '.' && label > 0 && s[i-1] != '-':
			label = 0
		default:
			return false
		}
		if label > 63 {
			return false
		}
	}
	return label > 0 && s[len(s)-1] != '-'
}
