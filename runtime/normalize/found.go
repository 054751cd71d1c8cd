package normalize

import "github.com/tooladapt/tooladapt/runtime/tool"

// Found is the result of a handler that returns a pointer: nil without an
// error is NOT_FOUND.
func Found[R any](r *R, err error) (R, error) {
	if err == nil && r == nil {
		err = tool.NotFound.New("")
	}
	if err != nil {
		var zero R
		return zero, err
	}
	return *r, nil
}
