package decode

import (
	"errors"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Subject, Tenant and Session are those of the caller, for the arguments that it
// fills. Where who reads the arguments names a caller, and that has none, the
// arguments are refused: see [Decoder.End]. They are "" where no caller is named.
func (d *Decoder) Subject() string { return d.called("subject", d.caller().Subject) }

// Tenant is as Subject.
func (d *Decoder) Tenant() string { return d.called("tenant", d.caller().Tenant) }

// Session is as Subject.
func (d *Decoder) Session() string { return d.called("session", d.caller().Session) }

// caller is who the arguments are read for; nobody where that is not said.
func (d *Decoder) caller() tool.Caller {
	if d.how == nil || d.how.Caller == nil {
		return tool.Caller{}
	}
	return *d.how.Caller
}

// called is a value of the caller of that name, and notes that it lacks one.
func (d *Decoder) called(name, value string) string {
	if value == "" && d.how != nil && d.how.Caller != nil {
		d.lacks = name
	}
	return value
}

// anonymous is the error of arguments whose caller lacks what fills one. What
// that is, only the log knows: no model knows of the argument.
func (d *Decoder) anonymous() error {
	e := tool.Unauthenticated.New("").With(errors.New("read arguments: the caller has no " + d.lacks))
	e.SideEffect = tool.NotApplied
	return e.In(d.Lang())
}
