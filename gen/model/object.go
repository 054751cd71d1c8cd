package model

import "go/token"

// Object is a struct that is an argument or result, or part of one, with its
// fields as encoding/json sees them.
type Object struct {
	Pos token.Position
	// Go is the struct's name.
	Go Name
	// Section is the name of its section where it is the result itself, or of
	// the list of it: its name in snake case.
	Section string
	// Doc is the doc comment, its leading Go name dropped.
	Doc string
	// Local says that the struct is declared in the package itself.
	Local bool
	// Open says that arguments may have other names than those of the fields:
	// they are skipped.
	Open bool
	// Fields are in the order of encoding/json.
	Fields []*Field
	// Hidden are the fields that the caller of a tool fills: no model knows of
	// them. Only the tool struct itself has some.
	Hidden []*Hidden
	// Guard are all fields of the struct as declared, for the guard; of a
	// foreign struct only those that the tools use.
	Guard []GuardField
}

// GuardField is one declared struct field.
type GuardField struct {
	// Name is the field's name; that of the type for an embedded field.
	Name     string
	Embedded bool
	Type     GoType
	Tag      string // the raw tag, unquoted
}

// Field is one JSON field of an object.
type Field struct {
	// Pos is the field; of a foreign struct the field of the package itself
	// that reaches it.
	Pos token.Position
	// Go is the path of Go fields that leads to it: one step, or more through
	// embedded structs. It is empty of an argument that the handler is not told.
	Go []Step
	// JSON is the name in JSON.
	JSON string
	Type Type
	// GoType is the declared Go type.
	GoType GoType
	// Required says that the schema requires it.
	Required bool
	// OmitEmpty and OmitZero are the json options; Quoted is ",string".
	OmitEmpty, OmitZero, Quoted bool
	// IsZero says that omitzero asks the value's own method IsZero.
	IsZero             bool
	Title, Description string
	Constraint         Constraint
	// Default and Examples are JSON texts; Default is "" for none.
	Default  string
	Examples []string
	// Said are the values that the tags give: of an enum, as the default, as
	// examples.
	Said []Said
	Show Show
	// Coerce says which values are taken for what they must have meant.
	Coerce Coerce
}

// Said is a value in a tag, of the field itself or of an element of it.
type Said struct {
	Keyword string // enum, default or example
	JSON    string
	Pos     token.Position
}

// Coerce is the tool tag's word on values that the schema does not accept.
type Coerce uint8

// The words: none, coerce=off and coerce=number.
const (
	CoerceUsual Coerce = iota
	CoerceNever
	CoerceNumber
)

// Step is one selector on the way to a field.
type Step struct {
	Name string
	// Pointer says that the step is an embedded pointer, which may be nil; it
	// is of type Elem.
	Pointer bool
	Elem    GoType
}

// Show is how a field is shown: what the tool tag says.
type Show struct {
	// Secret fields are never shown, logged or traced.
	Secret bool
	// Echo asks for an echo of an argument, NoEcho refuses it.
	Echo, NoEcho bool
	// Key marks a field that must not be lost.
	Key bool
	// Unit is shown behind the value; Scale is the number of digits, -1 for
	// the value's own.
	Unit  string
	Scale int
	// Yes and No are the labels of a boolean, "" for none.
	Yes, No string
	// Labels are the words for values of an enum; CodeSuffix says where the
	// values themselves are shown.
	Labels []Label
	// Redact is the kind of redaction, such as phone; "" for none.
	Redact string
	// Top is how many entries of a list are shown; 0 for all.
	Top int
	// As overrides the shape: rows, records, located, lines, log, list; "" for none.
	As string
	// Untrusted fields are always quoted.
	Untrusted bool
	// Evidence fields name what a reader may follow: a URL, a file or an id.
	Evidence bool
	// Log fields are shown in the form for the log only.
	Log bool
	// Section names the section of a nested struct or list; "" for the field.
	Section string
	// From are the places where an upstream may have the field, the best one
	// first; none for a member of its own name.
	From []Alias
	// Map are other words that an upstream has for the values of an enum.
	Map []Synonym
	// Minor says that an upstream sends minor units, of which Scale is about.
	Minor bool
	// Time is unix, unix_ms or a layout of package time; "" for any that has an
	// offset.
	Time string
}

// Label is the word that is shown for a value of an enum. Of an integer Value is
// its digits.
type Label struct{ Value, Word string }

// CodeSuffix ends the key of the value of a field that is shown with labels.
const CodeSuffix = "_code"

// Alias leads to a value: by the names of Path, and then, from each element of
// the list there, by those of Each.
type Alias struct{ Path, Each []string }

// Synonym is another word for a value of an enum.
type Synonym struct{ Of, Is string }

// Formats are the formats of strings that decoders check.
var Formats = [...]string{
	"date-time", "date", "time", "duration", "email", "hostname", "ipv4", "ipv6", "uri", "uuid", "json-pointer", "regex",
}

// Constraint is what the tags say about a value, beyond its type. On a list,
// array or map all but what is said of items is about its elements. The zero
// Constraint says nothing.
type Constraint struct {
	Enum                               []string // JSON texts; a const is an enum of one
	Minimum, Maximum                   string   // JSON numbers, "" for none
	ExclusiveMinimum, ExclusiveMaximum string
	MultipleOf                         string
	MinLength, MaxLength               int // 0 for none
	Pattern, Format                    string
	// Type is the JSON type of values whose Go type leaves that open; "" for any.
	Type               string
	MinItems, MaxItems int // of a list, or entries of a map
	UniqueItems        bool
}
