package redact

import "strings"

// named is how the names of secrets end, without the - and _ between words:
// db_password, X-Api-Key, accessToken.
var named = [...]string{
	"password", "passwd", "passphrase", "pwd", "secret", "token", "apikey", "accesskey", "secretkey", "privatekey",
	"authorization", "credential", "credentials", "amzsignature",
}

// places is how the names of tokens end that say where a list goes on.
var places = [...]string{"pagetoken", "nexttoken", "continuationtoken", "synctoken", "cursortoken"}

// longestName bounds how much of a name is looked at.
const longestName = 32

// findNamed looks for a secret that is the value of a name whose last word ends
// at s[past]: behind = or : and in quotes, where a pair of quotes is; nothing
// else is asked of a value in quotes or behind a = without a space, and of
// another that it has a digit, since prose has colons too.
func findNamed(s string, past int) found {
	i, tight := separator(s, past)
	if i == past || !isNamed(s[:past]) {
		return found{end: past}
	}
	if n := scheme(s[i:]); n > 0 {
		i, tight = i+n, true
	}
	quoted, opening := quote(s[i:])
	i += opening
	if !isSecret(s[i:], quoted, tight) || s[i] == '/' && hasSuffixFold(s[:past], "pwd") { // $PWD is a folder
		return found{end: past}
	}
	end := i
	for end < len(s) && !endsValue(s[end], quoted) {
		end++
	}
	return found{token, i, end}
}

// lookAhead bounds how much of a value is looked at before it is found secret.
const lookAhead = 256

// isSecret reports whether the value that starts s is none that is hidden
// already, is a place for one, or is prose or code.
func isSecret(s string, quoted byte, tight bool) bool {
	s = s[:min(len(s), lookAhead)]
	value := s[:run(s, func(c byte) bool { return !endsValue(c, quoted) })]
	switch {
	case value == "", strings.IndexByte("*$<({[%", value[0]) >= 0:
		return false
	case quoted != 0:
		return true
	case tight:
		return len(value) >= 4 && !strings.HasPrefix(s[len(value):], "(")
	default:
		return len(value) >= 6 && strings.ContainsAny(value, "0123456789")
	}
}

// isNamed reports whether s ends with the name of a secret.
func isNamed(s string) bool {
	var name [longestName]byte
	n := len(name)
	for i := len(s) - 1; i >= 0 && n > 0 && (isWord(s[i]) || s[i] == '-'); i-- {
		if s[i] == '_' || s[i] == '-' {
			continue
		}
		n--
		name[n] = s[i] | 0x20 // of a letter the small one, of a digit itself
	}
	whole := string(name[n:])
	for _, place := range places {
		if strings.HasSuffix(whole, place) {
			return false
		}
	}
	for _, name := range named {
		if strings.HasSuffix(whole, name) {
			return true
		}
	}
	return false
}

// separator is where what stands between a name that ends at s[i] and its value
// ends, i where nothing does, and whether it is a = alone.
func separator(s string, i int) (end int, tight bool) {
	at := i
	if _, n := quote(s[at:]); n > 0 { // of a name in quotes
		at += n
	}
	spaces := skipSpaces(s[at:])
	at += spaces
	if at == len(s) || s[at] != '=' && s[at] != ':' {
		return i, false
	}
	tight = s[at] == '=' && spaces == 0
	at++
	spaces = skipSpaces(s[at:])
	return at + spaces, tight && spaces == 0
}

// skipSpaces is how many spaces s starts with, of which two are read.
func skipSpaces(s string) int {
	return min(2, run(s, func(c byte) bool { return c == ' ' }))
}

// quote is the quote that s starts with, 0 for none, and how many bytes it has:
// in a text within a text it has a backslash.
func quote(s string) (q byte, n int) {
	if strings.HasPrefix(s, "\\") {
		n = 1
	}
	if n < len(s) && (s[n] == '"' || s[n] == '\'' || s[n] == '`') {
		return s[n], n + 1
	}
	return 0, 0
}

// endsValue reports whether c ends a value that the quote opened, or none.
func endsValue(c, quoted byte) bool {
	if c == '\n' || c == '\r' || c == '\\' {
		return true
	}
	if quoted != 0 {
		return c == quoted
	}
	return c <= ' ' || strings.IndexByte("&,;\"'`()[]{}<>|", c) >= 0
}

// scheme is the length of the name of a scheme with its space that starts the
// value of an Authorization header, 0 for none. What follows Bearer is found by
// itself.
func scheme(s string) int {
	for _, name := range [...]string{"Basic ", "Token ", "Digest ", "ApiKey "} {
		if len(s) > len(name) && strings.EqualFold(s[:len(name)], name) {
			return len(name)
		}
	}
	return 0
}

// longestUserinfo bounds where the password of an address may end.
const longestUserinfo = 512

// findUserinfo looks for the password of an address whose :// is at s[i], as in
// postgres://user:password@host.
func findUserinfo(s string, i int) found {
	const slashes = "://"
	if !strings.HasPrefix(s[i:], slashes) {
		return found{end: i + 1}
	}
	start := i + len(slashes)
	info := s[start:min(len(s), start+longestUserinfo)]
	info = info[:run(info, func(c byte) bool { return c > ' ' && strings.IndexByte("/?#\"'`<>\\", c) < 0 })]
	colon, at := strings.IndexByte(info, ':'), strings.LastIndexByte(info, '@')
	if colon < 0 || at <= colon+1 {
		return found{end: start}
	}
	return found{token, start + colon + 1, start + at}
}

func hasSuffixFold(s, suffix string) bool {
	return len(s) >= len(suffix) && strings.EqualFold(s[len(s)-len(suffix):], suffix)
}
