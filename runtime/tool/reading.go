package tool

// Reading says how arguments are read and, after they were accepted, what was
// done to them. The zero Reading is lenient and in English. It is for one call.
type Reading struct {
	// Lang is the language of what an error says: en, which "" is too, or zh.
	Lang string
	// Caller fills the arguments that come from the caller. One that lacks what an
	// argument needs is refused as UNAUTHENTICATED. nil fills none: they are empty.
	Caller *Caller
	// Strict asks for no coercion: exactly what the schema accepts is accepted.
	Strict bool
	// Coercions are the values that were taken for what they must have meant,
	// in the order of the arguments, the first 20 at most.
	Coercions []Coercion
	// Defaulted are JSON Pointers to the arguments that were not sent and have
	// their defaults now, the first 20 at most.
	Defaulted []string
	// MaxChars is how many characters the result may have, where the arguments ask
	// for that; 0 where they do not.
	MaxChars int
	// More counts the coercions and defaults that are not told.
	More int
}

// Coercion is one value that the schema does not accept, and that was taken for
// the one value that it can have meant.
type Coercion struct {
	// Path is a JSON Pointer (RFC 6901) into the arguments, or into the result.
	Path string
	// Rule says what was done, such as number for "5" that became 5. Packages
	// decode and normalize have the lists.
	Rule string
	// Before is the JSON text that was sent, clipped, secrets masked.
	Before string
}
