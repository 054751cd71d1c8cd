package tool

// Call is one tool call as a model made it.
type Call struct {
	// ID pairs the call with its answer. It is passed through untouched.
	ID string
	// Name is the tool's name, as in [Spec.Name].
	Name string
	// Arguments is one JSON object. Empty and null count as {}. It is not
	// kept after the call was answered.
	Arguments []byte
	// Form is the form of the answer, a constant of package render; "" leaves it
	// to the executor.
	Form string
	// Truncated says that the model's turn was cut off, so that Arguments may
	// be incomplete. Such a call is refused, never repaired.
	Truncated bool
	// MaxTokens and MaxChars bound the text of the result, where that is more
	// than 0: tokens rather than characters, and each rather than what the tool
	// or the executor says.
	MaxTokens, MaxChars int
}
