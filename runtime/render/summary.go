package render

// EndPart makes the cell that dst ends in a part of a line, with its unit unless
// that is "" or there is no value.
func EndPart(dst []byte, unit string) []byte {
	end := len(dst) - 1
	if end < 0 || dst[end] != '|' {
		return dst
	}
	dst = dst[:end]
	if unit == "" || end > 0 && dst[end-1] == ')' {
		return dst
	}
	return append(append(dst, ' '), unit...)
}
