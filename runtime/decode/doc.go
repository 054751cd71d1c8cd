// Package decode is what generated decoders and Validate methods drive: a JSON
// scanner of its own, the checks of every rule, and the words that tell a model
// what was wrong. It reads arguments only; results are the business of package
// normalize.
//
// A generated decoder walks its struct with frames, one for each object, list
// or map, and reads scalars in between:
//
//	d := decode.Lenient(data, how)
//	o := d.Object(&rule)
//	for o.Next(&d) {
//		switch o.Field {
//		case 0:
//			in.City = d.String(o.Rule)
//			if !o.Then(&d, `,"days":`) {
//				continue
//			}
//			fallthrough
//		case 1:
//			in.Days = int(d.Int(o.Rule))
//		}
//	}
//	err := d.End(&rule)
//
// Reading goes on after a violation, so that End tells all of them at once.
// Only text that is no JSON, or that goes beyond a limit, ends it early.
//
// # What is accepted
//
// Exactly what the JSON Schema of the same rules accepts, with these decisions:
//   - Names match exactly. Unknown and duplicate names are refused.
//   - Empty input, white space and null are the empty object at the root; null
//     for an optional field is absence.
//   - 1.0 and 1e2 are integers. Integers are exact; floats are the nearest ones,
//     and those that no float64 holds are refused.
//   - Strings are Unicode text: invalid UTF-8 and lone surrogates are refused.
//   - Formats are asserted.
//   - What is beyond [MaxInput] or another limit below is refused, whatever it is.
//
// # How Go types are read
//
// As encoding/json writes them, with these decisions:
//   - any is a map[string]any, []any, string, bool, nil, or a number: a float64
//     where that is written in the same decimal digits again, and else a
//     json.Number, so that nothing is changed silently.
//   - json.RawMessage keeps every byte of what is held, all the same, against the
//     rules for names and strings. Null is nil, and a value where the field is
//     required, as it is for any.
//   - []byte is base64 in the one form that encoding/json writes. MinLength and
//     MaxLength count the characters of that text, as the schema has it.
//   - json.Number keeps its digits; *big.Int has at most [MaxDigits] of them.
//   - time.Duration is an integer of nanoseconds.
//   - A type with UnmarshalText is a string, one with UnmarshalJSON what its field
//     says. Either gets a copy, after all rules of the field hold. If it fails or
//     panics the value is refused under the keyword format; the model is told what
//     the field expects, and nothing of the error.
//   - The names of a map with integer keys are integers in plain digits. Two texts
//     of one key are refused like one name twice.
//   - A type that contains itself is read down to [MaxDepth].
//
// # What is coerced
//
// A [Lenient] decoder takes a value that the schema does not accept for the one
// value that it can have meant, and tells so. The rules, by the names that
// [tool.Coercion] gives them:
//   - number: a string that holds a number just as Go writes it: "5" is 5, while
//     "05", "5.0" for an integer and "1e2" stay what they are: wrong.
//   - boolean: the strings "true" and "false".
//   - null: the string "null" where null is absence or a value, unless the string
//     is a value of the field.
//   - list: one value for a list of such values. A text that may be several, as it
//     has a comma, is not taken, nor is an element of a list of lists.
//   - json: a string that holds the JSON text of an object or list. Where the text
//     may be an element of the list, as [1] may for a list of strings, it is taken
//     only if all elements are strings.
//   - enum: a string that differs from one value of the enum only in case or in
//     space around it.
//   - string: a number of plain digits where the field says [FromNumber].
//
// What the schema accepts is never changed. The values are put right in a copy
// of the text, so that all later checks, such as for repeated elements, are of
// what is meant.
//
// # Keywords
//
// A violation's keyword is the one of JSON Schema, or one of these: syntax
// (no JSON), limit (beyond one of the limits on the whole), duplicate (a name that
// came before), encoding (no Unicode text), check (found by the struct's Check
// method).
//
// # Why no strings are shared with the input
//
// The caller may reuse the bytes that it passed in, and they may live on its
// stack. Short strings of one call share blocks of at most 1 KiB, so that a
// string that is kept pins no more than its block. Short lists of strings share
// blocks as well, of about 64 strings.
package decode

// The limits on what is read. They bound memory and time, whatever is sent.
const (
	// MaxInput is the largest size of the arguments in bytes.
	MaxInput = 16 << 20
	// MaxDepth is how deep objects and lists may nest; the root counts as one.
	MaxDepth = 64
	// MaxElements is the largest number of elements of a list or map whose rule
	// has no smaller maximum.
	MaxElements = 100_000
	// MaxTotal is the largest number of elements of all lists and maps together.
	MaxTotal = 1 << 18
	// MaxMatching bounds the work of patterns: the bytes of all strings, each
	// times the size of the program that its pattern is compiled to. Simple
	// patterns, such as ^ORD-[0-9]{8}$, cost nothing.
	MaxMatching = 1 << 26
)
