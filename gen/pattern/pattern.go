// Package pattern reads regular expressions as ECMA-262 with the flag u does,
// which is how JSON Schema has them read: the published schema goes to clients
// and providers that have no RE2. It stops at the syntax; what an expression
// matches is left to those who run it.
//
// In both grammars ^ and $ are the ends of the whole text. Not told are . and
// \s, which differ in a few rare characters: . of RE2 is also a carriage return
// and the separators U+2028 and U+2029, and its \s is ASCII alone.
package pattern

import "slices"

// Fault is a piece of an expression that Go's regexp package takes, or might,
// and that ECMA-262 refuses or reads as something else.
type Fault struct {
	// At is the byte at which Text stands.
	At   int
	Text string
	// Why is what is wrong with it, a sentence that begins with Text.
	Why string
	// Instead says the same in both grammars; "" where no short text does.
	Instead string
}

// Faults are the pieces of source, an expression of Go's regexp package, that
// other readers of a schema do not know, in order.
func Faults(source string) []Fault {
	w := walker{source: source, isGo: true}
	w.run()
	return w.faults
}

// Valid reports whether source is an expression of ECMA-262.
func Valid(source string) bool {
	w := walker{source: source}
	w.run()
	for _, name := range w.wanted {
		if !slices.Contains(w.names, name) {
			return false
		}
	}
	return len(w.faults) == 0 && w.open == 0 && w.refers <= w.groups
}

// Portable is source with the faults replaced that have a replacement.
func Portable(source string, faults []Fault) string {
	for _, f := range slices.Backward(faults) {
		if f.Instead != "" {
			source = source[:f.At] + f.Instead + source[f.At+len(f.Text):]
		}
	}
	return source
}
