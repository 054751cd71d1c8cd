package decode

// Kind is the kind of value that a [Rule] is about.
type Kind uint8

// The kinds. Time is a string in RFC 3339 form, Decimal an exact number, Any
// whatever is JSON, Bytes base64, BigInteger and Numeral numbers of any size,
// and Textual a string that a Go type reads itself.
const (
	String Kind = iota
	Integer
	Unsigned
	Number
	Boolean
	Time
	Decimal
	List
	Map
	Object
	Any
	Bytes
	BigInteger
	Numeral
	Textual
)

// Rule is what one value must satisfy. Rules are static data, never changed:
// the one source of the decoder's checks, of Validate's checks and of the words
// of violations.
type Rule struct {
	Kind Kind
	// Bits is the size of an Integer or Unsigned, 8 to 64, and of a Number, 32
	// or 64; 0 counts as 64. Values outside are violations.
	Bits uint8
	// Type is the JSON type of an Any or Numeral, such as object or integer; "" for
	// any.
	Type string
	// Enum are the allowed strings, or JSON numbers or booleans; nil for any.
	Enum []string
	// Pattern must match somewhere in the string; nil for none.
	Pattern *Pattern
	// Format is asserted.
	Format Format
	// Example is a Textual value, and Says what one is, for the words of a
	// violation; either may be "".
	Example, Says string
	// MinLength and MaxLength count characters; 0 is no limit.
	MinLength, MaxLength int
	// Min and Max bound numbers.
	Min, Max Bound
	// MultipleOf is exact in decimal: 0.3 is a multiple of 0.1. 0 is none.
	MultipleOf float64
	// MinItems and MaxItems count the elements of a List or Map; 0 is no limit.
	MinItems, MaxItems int
	// UniqueItems refuses lists in which two elements are the same JSON value.
	UniqueItems bool
	// Items is the rule of each element of a List or Map.
	Items *Rule
	// NullItems says that null is an element.
	NullItems bool
	// Keys is the rule of the names in a Map: of kind Integer or Unsigned, in plain
	// digits, or Textual; nil for any name.
	Keys *Rule
	// Fields are those of an Object, in schema order, at most 256.
	Fields []Field
	// Secret says of an Object without Fields, which stands for one that contains
	// itself, that a secret may be inside.
	Secret bool
	// Open says that unknown names are skipped rather than refused.
	Open bool

	// said is the words for the rule, names those for its fields.
	said, names said
}

// Field is one field of an Object.
type Field struct {
	// Name is the name in JSON, matched exactly. It has no quotes, backslashes
	// or control characters.
	Name     string
	Required bool
	// Nullable says that null is a value of a required field.
	Nullable bool
	// Secret says that what was sent is never repeated.
	Secret bool
	// Coerce is how values of the field are read that the schema does not accept.
	Coerce Coerce
	// Quoted says that the number, boolean or string stands in a JSON string.
	Quoted bool
	Rule   *Rule
}

// quotable reports whether a value of r may stand in a JSON string.
func (r *Rule) quotable() bool {
	switch r.Kind {
	case Integer, Unsigned, Number, Boolean, Numeral, String:
		return true
	default:
		return false
	}
}

// Bound is one end of a range. Which member counts is the rule's Kind: Int for
// Integer, Uint for Unsigned, Float for all other numbers.
type Bound struct {
	Is    Limit
	Int   int64
	Uint  uint64
	Float float64
}

// Limit says whether there is a [Bound], and whether it is in the range itself.
type Limit uint8

// The limits.
const (
	Unbounded Limit = iota
	Inclusive
	Exclusive
)
