package schema

import (
	"fmt"
	"math/big"
)

const multipleOf = "multipleOf"

// isMultiple is nil where value, a number, is a multiple of step, which is nil
// for none. Both count as the decimals that they are written as: 0.3 is a
// multiple of 0.1, as it is to generated decoders.
func isMultiple(value, step any) error {
	if step == nil || new(big.Rat).Quo(rational(value), rational(step)).IsInt() {
		return nil
	}
	return fmt.Errorf("multipleOf: %v is not a multiple of %v", value, step)
}

// rational is n, an int64, uint64 or float64, as Go prints it.
func rational(n any) *big.Rat {
	r, _ := new(big.Rat).SetString(fmt.Sprint(n))
	return r
}
