package render

// appendKey appends the key of a line. Keys are constants that the generator
// has checked; only the name of an argument may need quotes.
func appendKey(dst []byte, key string) []byte {
	if n := len(argument); isArgument(key) {
		return appendArgument(dst, key, n)
	}
	if n := len(more); len(key) >= n && key[:n] == more {
		return appendArgument(dst, key, n)
	}
	return append(dst, key...)
}

// What the keys of echoed arguments begin with, and those of the arguments of
// the call that reads on.
const argument, more = "arg.", "more."

// isArgument reports whether key is that of an echoed argument.
func isArgument(key string) bool { return len(key) >= 4 && key[:4] == argument }

// appendArgument appends a key of which the first n bytes are no name.
func appendArgument(dst []byte, key string, n int) []byte {
	if keyLen(key) == len(key) {
		return append(dst, key...)
	}
	return appendName(append(dst, key[:n]...), key[n:])
}

// appendName appends a JSON name, quoted unless it is an ASCII identifier.
func appendName(dst []byte, name string) []byte {
	if n := nameLen(name); n == len(name) && n > 0 {
		return append(dst, name...)
	}
	return appendQuoted(dst, name)
}

// appendMended appends key with an underscore for whatever no key has.
func appendMended(dst []byte, key string) []byte {
	if key == "" || !('a' <= key[0] && key[0] <= 'z') {
		dst = append(dst, "x_"...)
	}
	for i := range len(key) {
		c := key[i]
		if !isWordByte(c) {
			c = '_'
		}
		dst = append(dst, c)
	}
	return dst
}

// keyLen is the length of the longest prefix of s that is a key: words joined
// by dots, of which all but the first may be numbers. 0 for none.
func keyLen(s string) int {
	end := 0
	for i := 0; ; i = end + 1 {
		n := wordLen(s[i:])
		if n == 0 && i > 0 {
			n = digitsLen(s[i:])
		}
		if n == 0 {
			return end
		}
		end = i + n
		if end == len(s) || s[end] != '.' {
			return end
		}
	}
}

// wordLen is the length of the word that starts s, or 0.
func wordLen(s string) int {
	if s == "" || !('a' <= s[0] && s[0] <= 'z') {
		return 0
	}
	n := 1
	for n < len(s) && isWordByte(s[n]) {
		n++
	}
	return n
}

// nameLen is the length of the ASCII identifier that starts s, or 0.
func nameLen(s string) int {
	n := 0
	for n < len(s) && (isLetter(s[n]) || s[n] == '_' || n > 0 && isDigit(s[n])) {
		n++
	}
	return n
}

// digitsLen is the number of digits that start s.
func digitsLen(s string) int {
	n := 0
	for n < len(s) && isDigit(s[n]) {
		n++
	}
	return n
}

func isWordByte(c byte) bool { return 'a' <= c && c <= 'z' || isDigit(c) || c == '_' }
