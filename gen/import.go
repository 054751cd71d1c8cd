package gen

import "github.com/tooladapt/tooladapt/gen/adopt"

// Import makes structs of the tools that data defines. What is wrong with data
// is in the answer's Diagnostics; the error is a [Bug].
func Import(c adopt.Config, data []byte) (*adopt.Made, error) {
	made, err := adopt.Make(c, data)
	if err != nil {
		return nil, &Bug{err}
	}
	return made, nil
}
