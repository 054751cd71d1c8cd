package decode

import (
	"net/netip"
	"strings"
)

// isHostname holds s against RFC 1123. Names in the ASCII form of IDNA, which
// begin with xn--, are not looked into.
func isHostname(s string) bool { return len(s) <= 253 && isDomain(s) }

// isURI holds s against URI of RFC 3986: with a scheme.
func isURI(s string) bool {
	scheme, rest, ok := strings.Cut(s, ":")
	if !ok || scheme == "" || !isAlpha(scheme[0]) || !each(scheme, func(c byte) bool {
		return isAlpha(c) || isDigit(c) || c == '+' || c == '-' || c == '.'
	}) {
		return false
	}
	rest, fragment, _ := strings.Cut(rest, "#")
	rest, query, _ := strings.Cut(rest, "?")
	if hier, ok := strings.CutPrefix(rest, "//"); ok {
		authority := hier
		if i := strings.IndexByte(hier, '/'); i >= 0 {
			authority, rest = hier[:i], hier[i:]
		} else {
			rest = ""
		}
		if !isAuthority(authority) {
			return false
		}
	}
	return isURIText(rest, "/:@") && isURIText(query, "/:@?") && isURIText(fragment, "/:@?")
}

// isAuthority holds s against authority of RFC 3986: user, host and port.
func isAuthority(s string) bool {
	if i := strings.IndexByte(s, '@'); i >= 0 {
		if !isURIText(s[:i], ":") {
			return false
		}
		s = s[i+1:]
	}
	if literal, ok := strings.CutPrefix(s, "["); ok {
		address, port, ok := strings.Cut(literal, "]")
		return ok && isIPLiteral(address) && (port == "" || port[0] == ':' && each(port[1:], isDigit))
	}
	host, port, _ := strings.Cut(s, ":")
	return isURIText(host, "") && each(port, isDigit)
}

// isIPLiteral holds s against what may stand in the brackets of a host.
func isIPLiteral(s string) bool {
	if s != "" && s[0]|0x20 == 'v' {
		version, rest, ok := strings.Cut(s[1:], ".")
		return ok && version != "" && each(version, isHex) && rest != "" &&
			!strings.Contains(rest, "%") && isURIText(rest, ":")
	}
	addr, err := netip.ParseAddr(s)
	return err == nil && addr.Is6() && addr.Zone() == ""
}

// isURIText reports whether s has only unreserved characters, sub-delimiters,
// percent-encoded bytes, and those of extra.
func isURIText(s, extra string) bool {
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case isAlpha(c), isDigit(c), strings.IndexByte("-._~!$&'()*+,;=", c) >= 0, strings.IndexByte(extra, c) >= 0:
		case c == '%' && i+2 < len(s) && isHex(s[i+1]) && isHex(s[i+2]):
			i += 2
		default:
			return false
		}
	}
	return true
}

func each(s string, is func(byte) bool) bool {
	for i := range len(s) {
		if !is(s[i]) {
			return false
		}
	}
	return true
}
