package decode

import (
	"math"
	"strconv"
	"time"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Checker holds a value made in Go against the rules that a [Decoder] holds
// JSON against, with the same violations at the same paths. The zero Checker is
// ready to use, by one goroutine.
type Checker struct {
	report report
	path   []segment
	// seen are the top-level fields that were looked at.
	seen bitset
	// values is the canonical text of what is inside lists of unique elements,
	// lists those lists.
	values []byte
	lists  []uniqueList
	// surplus counts the lists around that are past their maximum: what is in
	// there is not looked at.
	surplus int
	// deep says that a value is nested too deep: no other is looked into.
	deep bool
}

// segment is one step of a path: a field, or the index or key in name.
type segment struct {
	name  string
	field *Field
	index int
}

// Valid reports whether nothing was wrong so far.
func (c *Checker) Valid() bool { return c.report.total == 0 }

// Found joins what the struct's Check method found to the violations.
func (c *Checker) Found(v *tool.Violations) {
	for _, found := range v.All() {
		c.report.add(found)
	}
}

// End answers nil where nothing was wrong, else a *[tool.Error] of category
// INVALID_ARGUMENTS. As nothing was sent, its report has no call to complete.
func (c *Checker) End() error {
	if c.report.total == 0 {
		return nil
	}
	e := refused(tool.ArgumentReport{Violations: c.report.found, Total: c.report.total, Sent: c.seen.len()})
	e.Message = english().invalid(c.report.bad.len(), e.Arguments.Sent, 0)
	return e
}

// String checks a string.
func (c *Checker) String(r *Rule, v string) {
	f := faultEncoding
	if utf8.ValidString(v) {
		if f = r.string(v); r.Pattern != nil && !r.Pattern.match(v) {
			f |= faultPattern
		}
	}
	if f != 0 || c.collects() {
		c.scalar(r, f, appendQuoted(nil, v))
	}
}

// Int checks an integer.
func (c *Checker) Int(r *Rule, v int64) {
	if f := r.int(v); f != 0 || c.collects() {
		c.scalar(r, f, strconv.AppendInt(nil, v, 10))
	}
}

// Uint checks an unsigned integer.
func (c *Checker) Uint(r *Rule, v uint64) {
	if f := r.uint(v); f != 0 || c.collects() {
		c.scalar(r, f, strconv.AppendUint(nil, v, 10))
	}
}

// Float checks a float. One that is no number is of the wrong type.
func (c *Checker) Float(r *Rule, v float64) {
	bits := 64
	if r.Bits == 32 {
		bits = 32
	}
	text := strconv.AppendFloat(nil, v, 'g', -1, bits)
	if math.IsNaN(v) || math.IsInf(v, 0) {
		c.scalar(r, faultType, text)
		return
	}
	if f := r.float(v) | r.numeral(text); f != 0 || c.collects() {
		c.scalar(r, f, exactly(text).append(nil))
	}
}

// Bool checks a boolean.
func (c *Checker) Bool(r *Rule, v bool) {
	raw := strconv.AppendBool(nil, v)
	var f fault
	if r.Enum != nil && !r.has(raw) {
		f = faultEnum
	}
	if f != 0 || c.collects() {
		c.scalar(r, f, raw)
	}
}

// Time checks a time: RFC 3339 has no years beyond 9999.
func (c *Checker) Time(r *Rule, v time.Time) {
	text := v.Format(time.RFC3339Nano)
	var f fault
	if !isDateTime(text) {
		f = faultFormat
	}
	if f != 0 || c.collects() {
		c.scalar(r, f, appendQuoted(nil, text))
	}
}

// Decimal checks an exact number.
func (c *Checker) Decimal(r *Rule, v tool.Decimal) {
	text := v.Append(nil)
	if f := r.decimal(v) | r.numeral(text); f != 0 || c.collects() {
		c.scalar(r, f, exactly(text).append(nil))
	}
}

// scalar records the faults of the value that is raw as JSON.
func (c *Checker) scalar(r *Rule, f fault, raw []byte) {
	if c.collects() {
		c.values = append(c.values, raw...)
	}
	c.broke(r, f, raw)
}

// broke records that the current value, raw as JSON, breaks rules of r.
func (c *Checker) broke(r *Rule, f fault, raw []byte) {
	quoted := false
	if n := len(c.path); n > 0 && c.path[n-1].field != nil {
		quoted = c.path[n-1].field.Quoted
	}
	for ; f != 0; f = f.rest() {
		c.record(c.report.texts.violation(f, raw, r.secretive(), english().want(r, quoted && r.quotable())))
	}
}

// record adds a violation of the current value, or of what is inside it at the
// violation's path.
func (c *Checker) record(v tool.Violation) {
	if c.surplus > 0 {
		return
	}
	inside := v.Path
	v.Path = ""
	for _, s := range c.path {
		v.Path += pointer(s.text())
		if s.field != nil && s.field.Secret {
			v.Got, v.Secret, inside = masked, true, ""
			break
		}
	}
	v.Path += inside
	c.report.add(v)
	if len(c.path) > 0 && c.path[0].field != nil {
		c.report.bad.add(c.path[0].index)
	}
}

// text is the step's name or index.
func (s segment) text() string {
	switch {
	case s.field != nil:
		return s.field.Name
	case s.index >= 0:
		return strconv.Itoa(s.index)
	default:
		return clipped(s.name, maxName)
	}
}
