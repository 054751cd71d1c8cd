package kubernetes

import (
	"errors"
	"regexp"
)

// Quantity is an amount as Kubernetes writes it: 500m is half a core, 128Mi are
// 128 times 2 to the power of 20 bytes. It stays as it was written; the zero
// Quantity is "".
type Quantity struct{ text string }

// quantities are numbers with a suffix or an exponent.
var quantities = regexp.MustCompile(`^[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([numk]|[MGTPE]|[KMGTPE]i|[eE][+-]?[0-9]+)?$`)

// MarshalText is the quantity as it was written.
func (q Quantity) MarshalText() ([]byte, error) { return []byte(q.text), nil }

// UnmarshalText refuses what is no quantity, so that it is shown as unknown.
func (q *Quantity) UnmarshalText(text []byte) error {
	if !quantities.Match(text) {
		return errors.New("no quantity of Kubernetes")
	}
	q.text = string(text)
	return nil
}
