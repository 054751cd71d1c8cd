package normalize

import (
	"iter"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// maxCollected bounds what Collect takes from a sequence.
const maxCollected = 100_000

// Collect is the result of a handler that streams its rows. The first error of
// the sequence ends it; more than 100,000 rows are RESULT_TOO_LARGE.
func Collect[R any](rows iter.Seq2[R, error], err error) ([]R, error) {
	if err != nil {
		return nil, err
	}
	all := []R{}
	if rows == nil {
		return all, nil
	}
	for row, err := range rows {
		if err != nil {
			return nil, err
		}
		if len(all) == maxCollected {
			return nil, tool.ResultTooLarge.Say(words.TooManyRows)
		}
		all = append(all, row)
	}
	return all, nil
}
