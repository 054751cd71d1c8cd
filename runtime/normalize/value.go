package normalize

import (
	"fmt"
	"reflect"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// Value is the result of a source that answers with an R already, or with a
// pointer to one. A nil pointer is NOT_FOUND. Anything else is INVALID_RESPONSE;
// what it was instead is told to the log only.
func Value[R any](raw tool.Raw) (tool.Of[R], error) {
	switch v := raw.Value().(type) {
	case R:
		return tool.Value(v), nil
	case *R:
		r, err := Found(v, nil)
		return tool.Value(r), err
	case nil:
		return tool.Of[R]{}, tool.InvalidResponse.Say(words.AnsweredNothing)
	default:
		cause := fmt.Errorf("normalize value: a %T is no %v", v, reflect.TypeFor[R]())
		return tool.Of[R]{}, tool.InvalidResponse.New("").With(cause)
	}
}
