package bench

import (
	"errors"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Told appends what a model is told of a refusal: where the error is this
// project's the whole answer with all violations, else its text.
func Told(dst []byte, err error) []byte {
	if refusal, ok := errors.AsType[*tool.Error](err); ok {
		return render.Error(dst, refusal)
	}
	return append(dst, err.Error()...)
}
