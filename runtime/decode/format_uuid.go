package decode

import "encoding/binary"

// isUUID holds s against RFC 9562: five groups of hexadecimal digits.
func isUUID(s string) bool {
	if len(s) != 36 || s[8] != '-' || s[13] != '-' || s[18] != '-' || s[23] != '-' {
		return false
	}
	first := binary.LittleEndian.Uint64([]byte(s[:8]))
	second := uint64(binary.LittleEndian.Uint32([]byte(s[9:13])))<<32 | uint64(binary.LittleEndian.Uint32([]byte(s[14:18])))
	third := uint64(binary.LittleEndian.Uint32([]byte(s[19:23])))<<32 | uint64(binary.LittleEndian.Uint32([]byte(s[24:28])))
	last := binary.LittleEndian.Uint64([]byte(s[28:]))
	return allHex(first) && allHex(second) && allHex(third) && allHex(last)
}

// allHex reports whether each byte of w is a hexadecimal digit.
func allHex(w uint64) bool {
	if w&high != 0 {
		return false
	}
	// In ASCII, adding 128-c sets the highest bit of the bytes from c on.
	digits := (w + low*(128-'0')) &^ (w + low*(128-'9'-1))
	small := w | low*('a'-'A')
	letters := (small + low*(128-'a')) &^ (small + low*(128-'f'-1))
	return (digits|letters)&high == high
}
