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
// What is hidden never decides how the rest looks, as long as its form is the
// same, but for check digits: with the last digit of a card readable, each
// number that could be hidden is one of ten.
package redact
