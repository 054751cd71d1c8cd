// Package redact hides personal data and secrets inside values, so that a
// person can still be told which phone or card is meant. Generated writers call
// it for fields tagged redact=; a value that is hidden whole is (redacted)
// instead and never comes here. [Text] does the same for what it finds in free
// text.
//
// Each kind has two functions: Phone answers a string, AppendPhone appends to
// the caller's buffer and allocates nothing but room that the buffer lacks. A
// kind has forms that it knows, and says what stays readable of them. A value
// of any other form, such as a number with a wrong check digit, is hidden whole:
// it becomes four stars. "" stays "". Stars may stand for more characters than
// there are stars, so a mask tells at most the length of what has few lengths
// anyway: a phone number, a card number or an identity number.
//
// Two values of one form that differ in nothing but what is hidden have one
// mask. A readable check digit still tells that of ten numbers that could be
// hidden nine are not it.
//
// Pseudonyms, which need a key, are made by package pseudonym.
package redact

// Version is that of the rules of this package, which the envelope of a result
// tells. It is another one where a value is masked otherwise.
const Version = "1"
