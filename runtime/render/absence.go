package render

// Absence is one of the texts that stand where there is no value. The set is
// closed, and no data is ever shown like one of them.
type Absence string

// The closed set of non-values.
const (
	SaidNull      Absence = "(null)"           // the upstream said null
	NotReturned   Absence = "(not returned)"   // the upstream left it out
	NotKnown      Absence = "(unknown)"        // it was tried to find out, in vain
	Hidden        Absence = "(redacted)"       // there is a value, not to be shown
	NotApplicable Absence = "(not applicable)" // there can be no value
	NotNumber     Absence = "(not a number)"   // NaN, or an infinity
	NotSent       Absence = "(not sent)"       // an argument that the call left out
	Elsewhere     Absence = "(attached)"       // bytes that go beside the text
	NoItems       Absence = "(none)"           // a list without items
)

var absences = [...]Absence{
	SaidNull, NotReturned, NotKnown, Hidden, NotApplicable, NotNumber, NotSent, Elsewhere, NoItems,
}
