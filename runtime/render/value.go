package render

import "strings"

// Value is one value, or the word that there is none.
type Value struct {
	// Text is the value as it was before quoting; "" where there is none.
	Text string
	// Absent says that there is no value, and why; "" for a value.
	Absent Absence
	// Quoted says that the value stood in quotes. A number never does.
	Quoted bool
	// Note is the remark behind a quoted value, such as "cut: 200 of 412
	// chars"; "" for none.
	Note string
}

// Number splits a number from its unit: 129.00 and CNY. The grammar has no
// types, so that 5 Main Street is 5 of the unit Main Street too: ask only where
// the field is a number. It is false for what was quoted or is no value.
func (v Value) Number() (number, unit string, ok bool) {
	if v.Quoted || v.Absent != "" {
		return "", "", false
	}
	number, unit, spaced := strings.Cut(v.Text, " ")
	if !isNumber(number) || spaced && unit == "" {
		return "", "", false
	}
	return number, unit, true
}

// isNumber reports whether s is a number as the writers write it.
func isNumber(s string) bool {
	s = strings.TrimPrefix(s, "-")
	whole := digitsLen(s)
	if whole == 0 {
		return false
	}
	if s = s[whole:]; strings.HasPrefix(s, ".") {
		n := digitsLen(s[1:])
		if n == 0 {
			return false
		}
		s = s[1+n:]
	}
	exponent, ok := strings.CutPrefix(s, "e")
	if !ok {
		return s == ""
	}
	if exponent != "" && (exponent[0] == '+' || exponent[0] == '-') {
		exponent = exponent[1:]
	}
	return exponent != "" && digitsLen(exponent) == len(exponent)
}
