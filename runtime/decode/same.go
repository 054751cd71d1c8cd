package decode

// Canonical appends data in a form that is the same for the same JSON value: no
// white space, names sorted, numbers and strings written in one way. What is no
// JSON, or is nested too deeply, is appended as it is; no JSON reads like it.
func Canonical(dst, data []byte) []byte {
	s := scanner{data: data}
	if !s.skip() || s.peek() != 0 || s.pos != len(data) {
		return append(dst, data...)
	}
	return canonical(dst, data)
}
