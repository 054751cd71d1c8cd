package tool

// Violation is one broken rule, located in the arguments.
type Violation struct {
	// Path is a JSON Pointer (RFC 6901) into the arguments; "" is the whole.
	Path string
	// Keyword is the JSON Schema keyword, such as minLength; "syntax" for text
	// that is no JSON, "check" for a finding of the struct's Check method.
	Keyword string
	// Got is what was sent, clipped, secrets masked; "" when nothing was sent.
	Got string
	// Want is what is expected, in words.
	Want string
	// Type is the JSON type of what was sent, such as string, where that is
	// what is wrong; "" when not told.
	Type string `json:"-"`
	// Secret says that something was sent that is never repeated: Got is a mask.
	Secret bool `json:"-"`
}

// ArgumentReport is everything wrong with the arguments of one call, at once.
type ArgumentReport struct {
	// Violations are in the order of the arguments, missing ones last.
	Violations []Violation
	// Total counts all violations; Violations holds the first 20 at most.
	Total int
	// Sent counts the top-level arguments that were sent or are missing.
	Sent int
	// Known names the top-level arguments that the tool has, in its order.
	Known []string
	// Valid are the top-level arguments that can stay as they are.
	Valid []ValidArgument
	// Call is the call to complete: a JSON object of the valid arguments only.
	Call []byte
	// Fill names the top-level arguments that Call still needs.
	Fill []string
}

// ValidArgument is one argument that a refused call had right.
type ValidArgument struct {
	// Name is the argument's JSON name.
	Name string
	// Sent is its value as sent, clipped, secrets masked.
	Sent string
	// Want is what the argument expects, in words.
	Want string
	// Secret says that the value is never repeated: Sent is a mask.
	Secret bool
}

// Violations collects what a tool struct's Check method finds across fields.
// The zero value is ready to use.
type Violations struct {
	// Lang is the language of the caller, for what Add says is expected; "" is
	// English.
	Lang string

	found []Violation
}

// Add records that the argument at path (a JSON Pointer) is wrong: want says
// what is expected, in words for the model.
func (v *Violations) Add(path, want string) {
	v.found = append(v.found, Violation{Path: path, Keyword: "check", Want: want})
}

// All is what was added, in order.
func (v *Violations) All() []Violation { return v.found }
