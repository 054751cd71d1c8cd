package render

import "fmt"

// SyntaxError says where a text stops being a document of compact/1.
type SyntaxError struct {
	// Line counts from 1, Column counts the bytes of the line from 1.
	Line, Column int
	// Problem says what is wrong there.
	Problem string
}

// Error is the place and the problem.
func (e *SyntaxError) Error() string {
	return fmt.Sprintf("read compact text: line %d, column %d: %s", e.Line, e.Column, e.Problem)
}
