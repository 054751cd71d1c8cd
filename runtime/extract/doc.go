// Package extract is what generated normalizers drive: it reads a typed result
// out of the one JSON value that package normalize makes of whatever an upstream
// answered. It goes over the bytes once and builds nothing but the result: what
// no field asks for is skipped.
//
// What was left out, null or of another form than its field is never a Go zero
// that passes for a value: a [tool.Presence] tells the three apart, and a
// [tool.Report] tells each value that was taken for what it must have meant, by
// these rules: number for a number that was text, with commas between thousands
// too; boolean for one that was text or 0 or 1; text for a number or boolean that
// should be text; list for one entry that stood for a list of one; synonym for
// another word for the value of an enum, unlisted for a value that the enum does
// not have, time for a time in another layout than RFC 3339, unix and unix_ms for
// one in seconds and milliseconds since 1970.
//
// A field that is tagged key, and the result itself, must be of the right form:
// otherwise the error is INVALID_RESPONSE or, within the rows of a list, the row
// counts as unreadable.
package extract
