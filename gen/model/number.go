package model

import "regexp"

// plainNumber is what [IsPlainNumber] takes.
var plainNumber = regexp.MustCompile(`^-?(0|[1-9][0-9]{0,99})(\.[0-9]{1,99})?([eE][+-]?[0-9]{1,3})?$`)

// IsPlainNumber reports whether text is a JSON number of no more than a hundred
// digits in front of the point, nor 99 behind it, nor three in its exponent:
// exact arithmetic on it stays small. Whatever stage takes a number from a tag
// asks this, so that no later one refuses it.
func IsPlainNumber(text string) bool { return plainNumber.MatchString(text) }
