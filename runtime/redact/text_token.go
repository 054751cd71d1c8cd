package redact

import "strings"

// findToken looks for a secret that starts at the letter s[i].
func findToken(s string, i int) found {
	past := i + 1
	for past < len(s) && isLetter(s[past]) {
		past++
	}
	if c := before(s, i); isWord(c) || c == '-' {
		return findNamed(s, past)
	}
	rest := s[i:]
	if strings.IndexByte("sgnhALxeBb", s[i]) < 0 { // how tokens start
		return findNamed(s, past)
	}
	for _, t := range tokens {
		if !strings.HasPrefix(rest, t.prefix) {
			continue
		}
		if n := run(rest, isTokenByte); n >= t.least && (!t.digit || strings.ContainsAny(rest[:n], "0123456789")) {
			return found{token, i, i + n}
		}
	}
	if n := jwt(rest); n > 0 {
		return found{token, i, i + n}
	}
	if len(rest) > len(bearer) && strings.EqualFold(rest[:len(bearer)], bearer) {
		start := i + len(bearer)
		if n := run(s[start:], isBearerByte); n >= 16 {
			return found{token, start, start + n}
		}
	}
	return findNamed(s, past)
}

// tokens are how the keys of well-known services start, and how many bytes they
// have at least. What could be words too must have a digit.
var tokens = [...]struct {
	prefix string
	least  int
	digit  bool
}{
	{"sk-", 23, true}, {"sk_live_", 24, false}, {"sk_test_", 24, false}, {"rk_live_", 24, false}, // OpenAI, Anthropic; Stripe
	{"ghp_", 40, false}, {"gho_", 40, false}, {"ghu_", 40, false}, {"ghs_", 40, false}, {"ghr_", 40, false}, // GitHub
	{"github_pat_", 33, false}, {"glpat-", 26, false}, {"npm_", 40, false}, {"hf_", 34, false},
	{"AKIA", 20, false}, {"ASIA", 20, false}, {"AIza", 39, false}, // AWS, Google
	{"LTAI", 16, true}, {"AKID", 32, true}, // Alibaba Cloud, Tencent Cloud
	{"xoxb-", 20, true}, {"xoxp-", 20, true}, {"xoxa-", 20, true}, {"xoxr-", 20, true}, {"xoxs-", 20, true}, // Slack
}

const bearer = "Bearer "

// jwt is the length of the JSON Web Token that starts s, or 0: two JSON objects
// and a signature, in base64.
func jwt(s string) int {
	const object = "eyJ" // {"
	if !strings.HasPrefix(s, object) {
		return 0
	}
	n := run(s, isTokenByte)
	if n < 10 || !strings.HasPrefix(s[n:], "."+object) {
		return 0
	}
	n += 1 + run(s[n+1:], isTokenByte)
	if strings.HasPrefix(s[n:], ".") {
		n += 1 + run(s[n+1:], isTokenByte)
	}
	return n
}

// run is how many bytes at the start of s are such bytes.
func run(s string, is func(byte) bool) int {
	for i := range len(s) {
		if !is(s[i]) {
			return i
		}
	}
	return len(s)
}

func isTokenByte(c byte) bool { return isWord(c) || c == '-' }

func isBearerByte(c byte) bool { return isTokenByte(c) || strings.IndexByte(".~+/=", c) >= 0 }

// The lines around a private key in PEM.
const (
	pemBegin = "-----BEGIN "
	pemEnd   = "-----END "
	pemKey   = "PRIVATE KEY"
	pemLine  = 64 // bytes that the first line has at most
)

// findPrivateKey looks for a private key whose first line starts at s[i]. One
// that does not end goes to the end of the text.
func findPrivateKey(s string, i int) found {
	body := i + pemHead(s[i:])
	if body == i {
		return found{end: i + 1}
	}
	end := len(s)
	if n := strings.Index(s[body:], pemEnd); n >= 0 {
		end = body + n
	}
	return found{privateKey, i, end}
}

// pemHead is the length of the first line of a private key that starts s, or 0.
func pemHead(s string) int {
	if !strings.HasPrefix(s, pemBegin) {
		return 0
	}
	line := s[len(pemBegin):min(len(s), pemLine)]
	n := strings.Index(line, "-----")
	if n < 0 || !strings.Contains(line[:n], pemKey) {
		return 0
	}
	return len(pemBegin) + n + len("-----")
}

// appendPrivateKey appends the first line of the private key s and stars.
func appendPrivateKey(dst []byte, s string) []byte {
	return hidden(append(dst, s[:pemHead(s)]...))
}
