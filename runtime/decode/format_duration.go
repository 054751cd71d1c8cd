package decode

import "strings"

// isDuration holds s against duration of RFC 3339, appendix A: P3D, PT36H,
// P1Y2M or P2W. Units are whole numbers, greatest first, none left out between.
func isDuration(s string) bool {
	s, ok := strings.CutPrefix(s, "P")
	date, clock, timed := strings.Cut(s, "T")
	switch {
	case !ok || date == "" && clock == "" || timed && clock == "":
		return false
	case strings.HasSuffix(date, "W"):
		return !timed && areUnits(date, "W")
	default:
		return areUnits(date, "YMD") && areUnits(clock, "HMS")
	}
}

// areUnits reports whether s is numbers with units that follow each other.
func areUnits(s, units string) bool {
	for next := -1; s != ""; {
		n := len(s) - len(strings.TrimLeft(s, "0123456789"))
		if n == 0 || n == len(s) {
			return false
		}
		i := strings.IndexByte(units, s[n])
		if i < 0 || next >= 0 && i != next {
			return false
		}
		next, s = i+1, s[n+1:]
	}
	return true
}
