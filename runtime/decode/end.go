package decode

import (
	"bytes"
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// End reads up to the end of the text and answers nil where nothing was wrong,
// else a *[tool.Error] of category INVALID_ARGUMENTS with all that was. R is the
// rule of the whole arguments, an Object. Where an argument needs what the caller
// lacks, the error is of category UNAUTHENTICATED whatever else is wrong: no
// other arguments would help.
func (d *Decoder) End(r *Rule) error {
	if d.lacks != "" {
		return d.anonymous()
	}
	if d.stop == noStop && d.peek() != 0 || d.pos < len(d.data) {
		d.fail(wantEnd)
	}
	d.halted()
	if d.tally.violations == 0 {
		d.tell()
		return nil
	}
	return d.refusal(r)
}

// refusal makes the error. What can stay of the call is read anew, so that
// nothing has to be kept while all is well.
func (d *Decoder) refusal(r *Rule) error {
	e := refused(tool.ArgumentReport{Violations: d.report.found, Total: d.report.total})
	missing := 0
	if d.isObject() {
		s := survey{
			scanner: scanner{data: d.data}, rule: r, bad: d.report.bad, ends: d.report.ends, texts: &d.report.texts,
			report: e.Arguments, lang: d.Lang(),
		}
		s.run(d.report.halted)
		missing = s.missing
	}
	e.Message = d.summary(e.Arguments, missing)
	return e.In(d.Lang())
}

// refused is the error that a report makes, still without its message.
func refused(report tool.ArgumentReport) *tool.Error {
	both := &struct {
		e      tool.Error
		report tool.ArgumentReport
	}{report: report}
	both.e = tool.Error{
		Code:       string(tool.InvalidArguments),
		Category:   tool.InvalidArguments,
		SideEffect: tool.NotApplied,
		Arguments:  &both.report,
	}
	return &both.e
}

// isObject reports whether the text is an object as far as it goes, or nothing.
func (d *Decoder) isObject() bool {
	s := scanner{data: d.data}
	c := s.peek()
	return c == '{' || s.pos == len(d.data) || bytes.HasPrefix(d.data[s.pos:], []byte("null"))
}

// summary is the message of the error; missing counts the top-level arguments
// that are.
func (d *Decoder) summary(report *tool.ArgumentReport, missing int) string {
	switch {
	case d.stop.isLimit():
		return d.voice().Say(words.BeyondLimit)
	case d.stop != noStop:
		return d.voice().Say(words.NotJSON)
	case !d.isObject():
		return d.voice().Say(words.NotAnObject)
	default:
		return d.voice().invalid(report.Sent-len(report.Valid), report.Sent, missing)
	}
}

// invalid is the message where n of all arguments are not valid, of which some
// are missing.
func (l voice) invalid(n, all, missing int) string {
	switch {
	case n == 0:
		return l.Say(words.TogetherNotValid)
	case n == missing && n == 1:
		return l.Say(words.OneMissing)
	case n == missing:
		return l.Say(words.SomeMissing, strconv.Itoa(n))
	case n == 1 && all == 1:
		return l.Say(words.OnlyNotValid)
	case n == 1:
		return l.Say(words.OneNotValid, strconv.Itoa(all))
	default:
		return l.Say(words.SomeNotValid, strconv.Itoa(n), strconv.Itoa(all))
	}
}
