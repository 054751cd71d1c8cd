package decode

import (
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/words"
)

// wantNumber is the words of a number: its kind, range and step.
func (l voice) wantNumber(kind words.Phrase, r *Rule) string {
	s := l.Say(kind)
	if text := l.bounded(lowEnd(r), highEnd(r)); text != "" {
		s = l.Say(words.Joined, s, text)
	}
	if r.MultipleOf != 0 {
		step := strconv.FormatFloat(r.MultipleOf, 'f', -1, 64)
		s = l.Say(words.Joined, s, l.Say(words.MultipleOf, step))
	}
	return s
}

// end is one end of a range as it is shown.
type end struct {
	is   Limit
	text string
}

func lowEnd(r *Rule) end {
	e := end{r.Min.Is, boundText(r.Kind, r.Min)}
	small := r.Bits != 0 && r.Bits < 64
	switch {
	case e.is != Unbounded:
	case r.Kind == Unsigned:
		return end{Inclusive, "0"}
	case r.Kind == Integer && small:
		return end{Inclusive, strconv.FormatInt(-1<<(r.Bits-1), 10)}
	}
	return e
}

func highEnd(r *Rule) end {
	e := end{r.Max.Is, boundText(r.Kind, r.Max)}
	small := r.Bits != 0 && r.Bits < 64
	switch {
	case e.is != Unbounded:
	case r.Kind == Unsigned && small:
		return end{Inclusive, strconv.FormatUint(1<<r.Bits-1, 10)}
	case r.Kind == Integer && small:
		return end{Inclusive, strconv.FormatInt(1<<(r.Bits-1)-1, 10)}
	}
	return e
}

// boundText is the member of b that counts, in plain digits.
func boundText(k Kind, b Bound) string {
	switch k {
	case Integer:
		return strconv.FormatInt(b.Int, 10)
	case Unsigned:
		return strconv.FormatUint(b.Uint, 10)
	default:
		return strconv.FormatFloat(b.Float, 'f', -1, 64)
	}
}

// bounded is a range in words, "" for all numbers.
func (l voice) bounded(low, high end) string {
	if low.is == Inclusive && high.is == Inclusive {
		if low.text == high.text {
			return l.Say(words.Exactly, low.text)
		}
		return l.Say(words.Between, low.text, high.text)
	}
	var s string
	switch low.is {
	case Inclusive:
		s = l.Say(words.AtLeast, low.text)
	case Exclusive:
		s = l.Say(words.MoreThan, low.text)
	}
	var t string
	switch high.is {
	case Inclusive:
		t = l.Say(words.AtMost, high.text)
	case Exclusive:
		t = l.Say(words.LessThan, high.text)
	}
	if s != "" && t != "" {
		return l.Say(words.Joined, s, t)
	}
	return s + t
}
