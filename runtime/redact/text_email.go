package redact

import "strings"

// findEmail looks for an email address around the @ at s[at] that starts since
// kept. Only ASCII counts, as nothing parts an address from Chinese text. What
// has an @ before it too is the name of an account, such as @user@example.com.
func findEmail(s string, kept, at int) found {
	start := at
	for start > max(kept, at-maxLocal) && isLocalByte(s[start-1]) {
		start--
	}
	handle := start > 0 && s[start-1] == '@'
	for start < at && !isDigit(s[start]) && !isLetter(s[start]) {
		start++
	}
	end := at + 1
	for end < min(len(s), at+maxDomain) && (isDigit(s[end]) || isLetter(s[end]) || s[end] == '-' || s[end] == '.') {
		end++
	}
	for s[end-1] == '.' || s[end-1] == '-' {
		end--
	}
	if handle || start == at || s[start:at] == "git" || !isHost(s[at+1:end]) { // git@ is no person
		return found{end: at + 1}
	}
	return found{email, start, end}
}

func isLocalByte(c byte) bool {
	return isDigit(c) || isLetter(c) || strings.IndexByte("._%+-", c) >= 0
}

// isHost reports whether s is a domain whose last label is of letters. The
// names of pictures, such as icon@2x.png, have none.
func isHost(s string) bool {
	dot := strings.LastIndexByte(s, '.')
	if !isDomain(s) || len(s)-dot <= 2 || len(s) > 2 && isDigit(s[0]) && s[1:3] == "x." {
		return false
	}
	for _, c := range []byte(s[dot+1:]) {
		if !isLetter(c) {
			return false
		}
	}
	return true
}
