package decode

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// member is the enum's own string equal to b, so that none has to be copied.
func (r *Rule) member(b []byte) (s string, ok bool) {
	for _, e := range r.Enum {
		if string(b) == e {
			return e, true
		}
	}
	return "", false
}

// hasNumber reports whether the enum has the number raw, however it is written.
func (r *Rule) hasNumber(raw []byte) bool {
	if _, ok := r.member(raw); ok {
		return true
	}
	x := exactly(raw)
	for _, e := range r.Enum {
		if x.equal(exactly([]byte(e))) {
			return true
		}
	}
	return false
}

// string holds s against the rule, pattern aside.
func (r *Rule) string(s string) fault {
	if r.Enum != nil && !slices.Contains(r.Enum, s) {
		return faultEnum | r.text(s)
	}
	return r.text(s)
}

// text is string, enum aside.
func (r *Rule) text(s string) (f fault) {
	if r.MinLength != 0 || r.MaxLength != 0 {
		f = r.length(s)
	}
	if r.Format != AnyFormat && !r.Format.has(s) {
		f |= faultFormat
	}
	return f
}

// fits reports at a glance that neither length nor format nor pattern is wrong
// with s, whatever its characters are.
func (r *Rule) fits(s string) bool {
	n := len(s)
	return r.Pattern == nil && r.Format == AnyFormat && n/utf8.UTFMax >= r.MinLength && (n <= r.MaxLength || r.MaxLength == 0)
}

func (r *Rule) length(s string) (f fault) {
	n := len(s)
	if n/utf8.UTFMax >= r.MinLength && (n <= r.MaxLength || r.MaxLength == 0) {
		return 0 // whatever the characters are
	}
	n = utf8.RuneCountInString(s)
	if n < r.MinLength {
		f |= faultMinLength
	}
	if r.MaxLength != 0 && n > r.MaxLength {
		f |= faultMaxLength
	}
	return f
}

// outside is the faults of a value that compares to the ends of a range as low
// and high say.
func (r *Rule) outside(low, high int) (f fault) {
	switch {
	case r.Min.Is == Inclusive && low < 0:
		f |= faultMinimum
	case r.Min.Is == Exclusive && low <= 0:
		f |= faultExclusiveMinimum
	}
	switch {
	case r.Max.Is == Inclusive && high > 0:
		f |= faultMaximum
	case r.Max.Is == Exclusive && high >= 0:
		f |= faultExclusiveMaximum
	}
	return f
}

func (r *Rule) int(n int64) fault {
	if r.Min.Int < n && n < r.Max.Int && r.Bits == 0 && r.Enum == nil && r.MultipleOf == 0 {
		return 0 // whatever the limits are
	}
	f := r.outside(cmp.Compare(n, r.Min.Int), cmp.Compare(n, r.Max.Int))
	if r.Bits != 0 && r.Bits < 64 {
		if n < -1<<(r.Bits-1) {
			f |= faultMinimum
		}
		if n > 1<<(r.Bits-1)-1 {
			f |= faultMaximum
		}
	}
	if r.Enum != nil || r.MultipleOf != 0 {
		var buf [24]byte
		f |= r.numeral(strconv.AppendInt(buf[:0], n, 10))
	}
	return f
}

func (r *Rule) uint(n uint64) fault {
	f := r.outside(cmp.Compare(n, r.Min.Uint), cmp.Compare(n, r.Max.Uint))
	if r.Bits != 0 && r.Bits < 64 && n > 1<<r.Bits-1 {
		f |= faultMaximum
	}
	if r.Enum != nil || r.MultipleOf != 0 {
		var buf [24]byte
		f |= r.numeral(strconv.AppendUint(buf[:0], n, 10))
	}
	return f
}

// maxFloat32 is the greatest float32 as encoding/json writes it, in the fewest
// digits that read back: a little more than the number itself.
const maxFloat32 = 3.4028235e+38

// float holds x against the range; [Rule.numeral] does the rest, on its text.
func (r *Rule) float(x float64) fault {
	if r.Min.Float < x && x < r.Max.Float && r.Bits != 32 {
		return 0 // whatever the limits are
	}
	f := r.outside(cmp.Compare(x, r.Min.Float), cmp.Compare(x, r.Max.Float))
	if r.Bits == 32 && math.Abs(x) > maxFloat32 {
		f |= beyond(x < 0)
	}
	return f
}

func (r *Rule) decimal(d tool.Decimal) fault {
	return r.outside(compareDecimal(d, r.Min.Float), compareDecimal(d, r.Max.Float))
}

// compareDecimal compares d to the shortest decimal form of f.
func compareDecimal(d tool.Decimal, f float64) int {
	e, err := tool.ParseDecimal(strconv.FormatFloat(f, 'f', -1, 64))
	if err != nil { // beyond all decimals, or finer than any
		return cmp.Compare(d.Float64(), f)
	}
	return d.Cmp(e)
}

// numeral holds the JSON number raw against enum and multipleOf.
func (r *Rule) numeral(raw []byte) (f fault) {
	if r.Enum != nil && !r.hasNumber(raw) {
		f |= faultEnum
	}
	if r.MultipleOf != 0 && !exactly(raw).multipleOf(r.MultipleOf) {
		f |= faultMultipleOf
	}
	return f
}

// size holds the number of a list's or map's elements against its limits.
func (r *Rule) size(n int) fault {
	tooFew, tooMany := faultMinItems, faultMaxItems
	if r.Kind == Map {
		tooFew, tooMany = faultMinProperties, faultMaxProperties
	}
	switch {
	case n < r.MinItems:
		return tooFew
	case n > r.most():
		return tooMany
	default:
		return 0
	}
}

// most is the largest number of elements that are read.
func (r *Rule) most() int {
	if r.MaxItems != 0 {
		return min(r.MaxItems, MaxElements)
	}
	return MaxElements
}

// beyond is the fault of a number that its type can't hold.
func beyond(negative bool) fault {
	if negative {
		return faultMinimum
	}
	return faultMaximum
}
