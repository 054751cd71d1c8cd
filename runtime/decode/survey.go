package decode

import (
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// survey goes once more through the top level of arguments that were refused,
// to tell which of them can stay.
type survey struct {
	scanner
	rule *Rule
	// bad are the fields with a violation, seen those that came, kept those that
	// the call to complete has.
	bad, seen, kept bitset
	texts           *texts
	// ends are where some values of bad fields end, which are not read again.
	ends []ending
	// missing counts the required fields that did not come.
	missing int
	report  *tool.ArgumentReport
	lang    string
}

// maxCall is how many bytes the call to complete has at most. What is too long
// for it is to be filled in again.
const maxCall = 4000

// run fills the report. Of text that was not read to its end no call is made,
// as nobody knows what else was meant.
func (s *survey) run(halted bool) {
	s.markChecked()
	n := len(s.rule.Fields)
	s.report.Call = append(make([]byte, 0, min(len(s.data), 1024)), '{')
	s.report.Valid = make([]tool.ValidArgument, 0, n-s.bad.len())
	if s.take('{') && s.peek() != '}' {
		for s.member() && s.take(',') {
		}
	}
	names := make([]string, 0, n+s.bad.len()+2) // of all fields, and about as many more
	for i := range s.rule.Fields {
		names = append(names, s.rule.Fields[i].Name)
	}
	s.report.Known = names[:n:n]
	for i := range s.rule.Fields {
		f := &s.rule.Fields[i]
		if f.Required && !s.seen.has(i) {
			s.missing++
		}
		if fine := s.seen.has(i) && !s.bad.has(i); f.Required && !fine || fine && !s.kept.has(i) {
			names = append(names, f.Name)
		}
	}
	s.report.Fill = names[n:]
	s.report.Sent += s.missing
	s.report.Call = append(s.report.Call, '}')
	if halted {
		s.report.Call, s.report.Fill = nil, nil
	}
}

// markChecked counts the fields in which the Check method found something as
// bad.
func (s *survey) markChecked() {
	for _, v := range s.report.Violations {
		if v.Keyword != checkKeyword {
			continue
		}
		first, _, _ := strings.Cut(strings.TrimPrefix(v.Path, "/"), "/")
		for i := range s.rule.Fields {
			if pointer(s.rule.Fields[i].Name) == "/"+first {
				s.bad.add(i)
			}
		}
	}
}

// showChecked adds to what the Check method found at field f what was sent.
func (s *survey) showChecked(f *Field, raw []byte) {
	for i := range s.report.Violations {
		v := &s.report.Violations[i]
		switch {
		case v.Keyword != checkKeyword || v.Path != pointer(f.Name):
		case f.hidden():
			v.Got, v.Secret = masked, true
		default:
			v.Got = s.texts.sent(raw)
		}
	}
}

// member reads one argument.
func (s *survey) member() bool {
	if s.peek() != '"' {
		return false
	}
	start := s.pos
	t, ok := s.text()
	name := s.data[start:s.pos]
	if !ok || !s.colon() {
		return false
	}
	start = s.pos
	i := s.rule.find(t)
	if !s.pass(i) {
		return false
	}
	s.argument(i, name, s.data[start:s.pos])
	return true
}

// pass moves past the value of field i, -1 for an unknown one.
func (s *survey) pass(i int) bool {
	for _, e := range s.ends {
		if e.field == i && e.at > s.pos { // and not that of a duplicate
			s.pos = e.at
			return true
		}
	}
	return s.skip()
}

// argument counts the value raw of field i, -1 for an unknown one, and keeps
// it where it is valid. An unknown one that the rule lets pass counts neither as
// valid nor as not.
func (s *survey) argument(i int, name, raw []byte) {
	if i < 0 {
		if !s.rule.Open {
			s.report.Sent++
		}
		return
	}
	f := &s.rule.Fields[i]
	if s.seen.has(i) || raw[0] == 'n' && !f.Required {
		return
	}
	s.seen.add(i)
	s.report.Sent++
	if s.bad.has(i) {
		s.showChecked(f, raw)
		return
	}
	valid := tool.ValidArgument{Name: f.Name, Want: voice{words.In(s.lang)}.want(f.Rule, f.Quoted)}
	if f.hidden() {
		valid.Sent, valid.Secret = masked, true
	} else {
		valid.Sent = s.texts.sent(raw)
		s.keep(i, name, raw)
	}
	s.report.Valid = append(s.report.Valid, valid)
}

// keep adds field i to the call to complete, unless it is too long. What was sent
// alone for a list is shown as the list that it was read as.
func (s *survey) keep(i int, name, raw []byte) {
	open, end := "", ""
	if s.rule.Fields[i].Rule.Kind == List && raw[0] != '[' && raw[0] != 'n' {
		open, end = "[", "]"
	}
	call := s.report.Call
	if len(call)+len(name)+len(open)+len(raw)+len(end)+len(",:}") > maxCall {
		return
	}
	s.kept.add(i)
	if len(call) > 1 {
		call = append(call, ',')
	}
	call = append(append(append(call, name...), ':'), open...)
	call = compact(call, raw, len(call)+len(raw)+1)
	s.report.Call = append(call, end...)
}
