package tool

// Limit bounds the text of a result, in characters or in tokens. What does not
// fit is left out by rows, records, lines and the ends of long values, and the
// windows tell it. The zero Limit is 4,000 characters.
type Limit struct {
	// Chars is the budget in characters; 0 means 4,000, and a negative one that
	// there is none.
	Chars int
	// Tokens is the budget in tokens; above 0 it holds instead of the 4,000
	// characters, and beside a positive Chars.
	Tokens int
	// Counter counts the tokens; nil estimates them, see render.EstimateTokens.
	Counter Counter
	// Fields are the fields that are shown, nil for all. They are those of the
	// entries of the list FieldsOf, which is the id of its section, or where that
	// is "" those of the result itself.
	Fields   []string
	FieldsOf string
	// Omitted is told what was left out, in the order of the text; nil where
	// nobody asks.
	Omitted *[]Omission
}

// Counter counts tokens as one model does. It is for many goroutines at once.
type Counter interface {
	// Count is the number of tokens of text, which it neither keeps nor changes.
	Count(text []byte) int
}

// Omission is one list or text of which not all entries are shown, or one value
// of which not all characters are.
type Omission struct {
	// Path is the id of the section. For a value the number of its entry, where
	// it is in a list, and its key follow, such as items.1.note; a line is a
	// value without a key.
	Path string
	// Unit is rows, records, lines, located (lines of files), fields or chars.
	Unit string
	// Shown and Left are what is shown and what is left out, ascending.
	Shown, Left []Range
}
