// Package normalize brings what an upstream answered, a [tool.Raw], into one
// form: a single JSON value and what was noted on the way. Generated normalizers
// read their typed results out of that value.
//
// A handler returns the Raw of its source in one line, such as
//
//	return normalize.JSON(body), nil
//
// Nothing is guessed: output of another form than the one that was promised is
// INVALID_RESPONSE, and an error that came as a success is that error.
package normalize
