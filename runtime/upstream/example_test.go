package upstream_test

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/upstream"
)

// A handler returns the error of an answer as it is, unless it knows better
// what a status means.
func ExampleCheck() {
	carrier := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Retry-After", "20")
		w.WriteHeader(http.StatusTooManyRequests)
		_, _ = io.WriteString(w, `{"error": {"message": "key sk-123 is over its limit"}}`)
	}))
	defer carrier.Close()
	track := func() error {
		resp, err := http.Get(carrier.URL)
		if err != nil {
			return err
		}
		defer resp.Body.Close()
		err = upstream.Check(resp)
		if answer, ok := errors.AsType[*upstream.Error](err); ok && answer.Status == http.StatusTeapot {
			return tool.Unsupported.New("the carrier can't track teapots").With(err)
		}
		return err
	}

	e := tool.Classify(track())
	fmt.Println(e)
	fmt.Println(e.Cause, e.RetryAfter, e.Offers())
	// Output:
	// RATE_LIMITED: too many calls in a short time
	// upstream_rate_limit 20s [could wait 20 s and repeat the same call]
}
