package render

import (
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// The limits on what is read. They bound memory, whatever the document says.
const (
	// MaxDocument is the largest size of a document in bytes.
	MaxDocument = 16 << 20
	// MaxValues is the largest number of values, lines, ranges and sections
	// together.
	MaxValues = 1 << 20
)

// Read reads a document of compact/1. It refuses everything that is outside
// the grammar: a value that would have to be quoted and is not, a key that
// comes twice, a window that does not match what is shown, a missing line end.
// Its error is a *[SyntaxError].
func Read(doc string) (*Document, error) {
	r := reader{rest: doc}
	if len(doc) > MaxDocument {
		return nil, &SyntaxError{1, 1, "the document is too large"}
	}
	r.advance()
	d := r.document()
	if r.err != nil {
		return nil, r.err
	}
	return d, nil
}

// reader reads line by line. After the first error it has no more lines.
type reader struct {
	rest   string // what follows the line
	line   string // the line without its end
	number int    // the number of the line, or of the one after the last
	pos    int    // how much of the line is read
	done   bool   // there is no line any more
	values int    // how many values were read
	err    *SyntaxError
}

func (r *reader) document() *Document {
	d := &Document{}
	r.expect("[result] ")
	d.Tool = r.toolName()
	r.expect(" ")
	d.Status = tool.Status(r.line[r.pos:])
	if !isStatus(d.Status) {
		r.fail("want success, partial, failed, timeout or denied")
	}
	r.pos = len(r.line)
	r.advance()
	d.Banner = r.fields()
	ids := keySet{"result": {}, "tool": {}, "ref": {}}
	for !r.done {
		d.Sections = append(d.Sections, r.section(ids))
	}
	return d
}

func (r *reader) toolName() string {
	if r.at('"') {
		return r.quoted()
	}
	return r.take(toolNameLen(r.line[r.pos:]), "the name of the tool")
}

// advance goes to the next line; the whole of the current one must be read.
func (r *reader) advance() {
	if r.pos < len(r.line) {
		r.fail("want the end of the line")
	}
	if r.err != nil {
		return
	}
	line, rest, ended := strings.Cut(r.rest, "\n")
	r.done = r.rest == "" && r.number > 0
	r.line, r.rest, r.pos = line, rest, 0
	r.number++
	if !ended && !r.done {
		r.pos = len(line)
		r.fail("want a line feed at the end of the document")
	}
}

// fail records the first problem and ends the reading.
func (r *reader) fail(problem string) {
	if r.err == nil {
		r.err = &SyntaxError{r.number, r.pos + 1, problem}
	}
	r.line, r.rest, r.pos, r.done = "", "", 0, true
}

// count bounds the number of values.
func (r *reader) count() {
	if r.values++; r.values > MaxValues {
		r.fail("the document has too many values")
	}
}

// at reports whether c is the next character of the line.
func (r *reader) at(c byte) bool { return r.pos < len(r.line) && r.line[r.pos] == c }

// skip goes past s, and reports whether it came next.
func (r *reader) skip(s string) bool {
	if !strings.HasPrefix(r.line[r.pos:], s) {
		return false
	}
	r.pos += len(s)
	return true
}

func (r *reader) expect(s string) {
	if !r.skip(s) {
		r.fail("want " + strconv.Quote(s))
	}
}

// take is the next n bytes of the line; want says what they are to be, should n
// be 0.
func (r *reader) take(n int, want string) string {
	if n == 0 {
		r.fail("want " + want)
		return ""
	}
	r.pos += n
	return r.line[r.pos-n : r.pos]
}

// maxDigits is the most digits of a count or a line number.
const maxDigits = 15

// integer reads a number of at least 0, without leading zeros.
func (r *reader) integer() int {
	n := digitsLen(r.line[r.pos:])
	if n > maxDigits || n > 1 && r.at('0') {
		n = 0
	}
	v := 0
	for _, c := range []byte(r.take(n, "a whole number")) {
		v = v*10 + int(c-'0')
	}
	return v
}
