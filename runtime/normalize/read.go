package normalize

import (
	"encoding/json"
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// Source is upstream output that knows how it is read. [tool.FromValue] makes a
// Raw of it; the constructors of this package have done so. One that wraps
// another may have a method Unwrap() Source.
type Source interface {
	// Bytes is what was sent, unchanged, and its media type, "" where that is
	// not known; nil where it did not send bytes.
	Bytes() (data []byte, mediaType string)
	// Read reads data, which is what was sent, in UTF-8. It does not change it.
	// Its error is a *tool.Error.
	Read(data []byte) (Answer, error)
}

// Read is what a source answered. Its error is a *tool.Error: that which the
// source told, INVALID_RESPONSE where it can't be read, or RESULT_TOO_LARGE.
func Read(raw tool.Raw) (Answer, error) {
	switch v := raw.Value().(type) {
	case nil:
		return Answer{}, tool.InvalidResponse.Say(words.AnsweredNothing)
	case Source:
		return readSource(v)
	case error:
		return Answer{}, tool.Classify(v)
	default:
		return readValue(v)
	}
}

// readSource reads a source, unless it says itself that it failed.
func readSource(s Source) (Answer, error) {
	if f, ok := within[interface{ Failure() error }](s); ok {
		if err := f.Failure(); err != nil {
			return Answer{}, tool.Classify(err)
		}
	}
	data, mediaType := s.Bytes()
	if len(data) > MaxBytes {
		return Answer{}, tooLarge(len(data))
	}
	data, rule, err := decode(s, data, mediaType)
	if err != nil {
		return Answer{}, tool.Classify(err)
	}
	a, err := s.Read(data)
	if err == nil && rule != "" {
		a.Report = lossy(a.Report, rule)
	}
	return a, err
}

// within is a source, or the first that it wraps, as a T.
func within[T any](s Source) (T, bool) {
	for {
		if t, ok := s.(T); ok {
			return t, true
		}
		wrapper, ok := s.(interface{ Unwrap() Source })
		if !ok {
			var none T
			return none, false
		}
		s = wrapper.Unwrap()
	}
}

// readValue reads a Go value of a type that is not known here.
func readValue(v any) (Answer, error) {
	data, err := json.Marshal(v)
	if err != nil {
		return Answer{}, tool.InvalidResponse.New("").With(fmt.Errorf("write a %T as JSON: %w", v, err))
	}
	if len(data) > MaxBytes {
		return Answer{}, tooLarge(len(data))
	}
	if _, why := scan(data, 0); why != noFault {
		return Answer{}, unreadable("a Go value", why)
	}
	return Answer{JSON: data, Form: FormValue}, nil
}

// unreadable is the error of an answer that is not what it should be.
func unreadable(what string, why fault) error {
	e := tool.InvalidResponse.New("").With(fmt.Errorf("read %s: %s", what, faults[why]))
	e.Cause = string(cause.InvalidJSON)
	if why == truncated {
		e.Cause = string(cause.UnexpectedEnd)
	}
	return e
}

// tooLarge is the error of an answer of so many bytes.
func tooLarge(size int) error {
	return tool.ResultTooLarge.New("").With(fmt.Errorf("read an answer: %d bytes are more than %d", size, MaxBytes))
}
