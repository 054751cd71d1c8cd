// Package redact hides personal data inside values, so that a person can still
// be told which phone or card is meant. Generated writers call it for fields
// tagged redact=; a value that is hidden whole is (redacted) instead and never
// comes here.
//
// Every function answers "" for "", keeps at most as many characters as it
// says, and has a form that it knows. A value of another form counts as
// unknown: it becomes four stars and its last quarter, at most four
// characters, so that of three characters or fewer none is left. Stars may stand
// for more characters than there are stars. Nothing here detects personal data
// in free text.
package redact
