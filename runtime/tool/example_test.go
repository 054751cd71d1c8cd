package tool_test

import (
	"errors"
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// A handler returns a declared error with its private cause. Whatever wraps it
// on the way, the model is told the code and the message, and the log the
// rest.
func Example() {
	errShipped := &tool.Error{
		Code:     "ORDER_SHIPPED",
		Category: tool.FailedPrecondition,
		Message:  "the order has already been shipped",
		Next:     []string{"could offer a return"},
	}
	err := fmt.Errorf("cancel order 7: %w", errShipped.With(errors.New("row 7 of db-3 is locked")))

	e := tool.Classify(err)
	fmt.Println(e.Category.Status(), e.Code, e.Category.Retryable())
	fmt.Println(e.Message)
	fmt.Println(e.Offers())
	fmt.Println(errors.Is(err, errShipped))
	fmt.Println(e.Unwrap())
	// Output:
	// failed ORDER_SHIPPED false
	// the order has already been shipped
	// [could offer a return]
	// true
	// cancel order 7: ORDER_SHIPPED: the order has already been shipped
}
