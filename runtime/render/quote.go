package render

// appendAtom appends v bare where that is possible, else in quotes.
func appendAtom(dst []byte, v string, at place) []byte {
	if isBare(v, at) {
		return append(dst, v...)
	}
	return appendQuoted(dst, v)
}

// appendQuoted appends v in quotes, as strconv.Unquote reads it.
func appendQuoted(dst []byte, v string) []byte {
	dst = append(dst, '"')
	kept := 0 // v[kept:i] needs no escape and is not yet appended
	for i := 0; i < len(v); {
		n := quotedWidth(v, i)
		if n > 0 {
			i += n
			continue
		}
		dst = append(dst, v[kept:i]...)
		dst, n = appendEscape(dst, v[i:])
		i += n
		kept = i
	}
	dst = append(dst, v[kept:]...)
	return append(dst, '"')
}

// quotedWidth is the length of the character at v[i:] where it stands for
// itself in quotes, else 0.
func quotedWidth(v string, i int) int {
	c := v[i]
	switch byteClasses[c] {
	case controlByte:
		return 0
	case barByte, markerByte:
		if atMarker(v[i:]) {
			return 0
		}
		return 1
	case hanByte, wideByte:
		r, n, ok := decode(v[i:])
		if !ok || isUnsafe(r) {
			return 0
		}
		return n
	default:
		if c == '"' || c == '\\' {
			return 0
		}
		return 1
	}
}

// appendEscape appends the escape of the first character of s, and answers how
// many bytes of s it stands for.
func appendEscape(dst []byte, s string) ([]byte, int) {
	r, n, ok := decode(s)
	switch {
	case !ok:
		return appendHex(append(dst, `\x`...), uint32(s[0]), 2), 1
	case r == '"', r == '\\':
		return append(dst, '\\', byte(r)), n
	case r == '\n':
		return append(dst, `\n`...), n
	case r == '\r':
		return append(dst, `\r`...), n
	case r == '\t':
		return append(dst, `\t`...), n
	case r > 0xffff:
		return appendHex(append(dst, `\U`...), uint32(r), 8), n
	default:
		return appendHex(append(dst, `\u`...), uint32(r), 4), n
	}
}

func appendHex(dst []byte, v uint32, digits int) []byte {
	for shift := 4 * (digits - 1); shift >= 0; shift -= 4 {
		dst = append(dst, "0123456789abcdef"[v>>shift&0xf])
	}
	return dst
}
