package redact

import (
	"net/netip"
	"net/url"
	"slices"
	"strings"
)

// URL is a reference that may be told: of an http or https address nobody's
// password, and no secret of its query or fragment. One of a machine that only
// an internal network knows is "", and so is one that cannot be read. Any other
// text is what [Text] makes of it.
func URL(s string) string {
	if !isWeb(s) {
		return Text(s)
	}
	u, err := url.Parse(s)
	if err != nil || isInternal(u.Hostname()) {
		return ""
	}
	query, fragment := hideValues(u.RawQuery), hideValues(u.EscapedFragment())
	if u.User == nil && query == u.RawQuery && fragment == u.EscapedFragment() {
		return Text(s)
	}
	u.User, u.RawQuery, u.Fragment, u.RawFragment = nil, query, "", ""
	told := u.String()
	if fragment != "" {
		told += "#" + fragment
	}
	return Text(told)
}

func isWeb(s string) bool {
	scheme, _, ok := strings.Cut(s[:min(len(s), len("https://"))], "://")
	return ok && (strings.EqualFold(scheme, "http") || strings.EqualFold(scheme, "https"))
}

// inner are the last labels of names that only an internal network knows.
var inner = [...]string{"localhost", "local", "localdomain", "internal", "intranet", "private", "corp", "lan", "home", "svc"}

// isInternal reports whether a host is one of an internal network, as far as its
// name or address tells.
func isInternal(host string) bool {
	host = strings.ToLower(strings.TrimSuffix(host, "."))
	if a, err := netip.ParseAddr(host); err == nil {
		a = a.Unmap()
		return !a.IsGlobalUnicast() || a.IsPrivate()
	}
	last := host[strings.LastIndexByte(host, '.')+1:]
	return last == "" || last == host || slices.Contains(inner[:], last) || last[0] >= '0' && last[0] <= '9' // 127.1
}

// keys are names of secrets in addresses that are none elsewhere.
var keys = [...]string{"key", "sig", "signature", "auth", "code", "session", "sid", "jwt", "ticket", "otp"}

// hideValues hides the values of secrets in a query.
func hideValues(query string) string {
	if !strings.Contains(query, "=") {
		return query
	}
	pairs := strings.Split(query, "&")
	for i, pair := range pairs {
		name, value, _ := strings.Cut(pair, "=")
		if plain, err := url.QueryUnescape(name); err == nil {
			name = plain
		}
		if value != "" && (isNamed(name) || slices.Contains(keys[:], strings.ToLower(name))) {
			pairs[i] = pair[:len(pair)-len(value)] + "***"
		}
	}
	return strings.Join(pairs, "&")
}
