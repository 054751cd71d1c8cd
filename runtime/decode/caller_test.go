package decode

import (
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestCaller fills arguments from the caller, and refuses them where that lacks
// something. Nobody is asked where no caller is named.
func TestCaller(t *testing.T) {
	rule := Rule{Kind: Object}
	for _, tt := range []struct {
		caller *tool.Caller
		data   string
		valid  bool
		err    string
	}{
		{nil, "{}", true, ""},
		{&tool.Caller{Subject: "s", Tenant: "t", Session: "c"}, "{}", true, ""},
		{&tool.Caller{Subject: "s", Tenant: "t", Session: "c"}, `{"tenant":"x"}`, false, "INVALID_ARGUMENTS: the only argument is not valid; the tool was not run"},
		{&tool.Caller{Subject: "s", Tenant: "t"}, "{}", false, "UNAUTHENTICATED: the user is not signed in"},
		{&tool.Caller{Subject: "s", Session: "c"}, `{"tenant":"x"}`, false, "UNAUTHENTICATED: the user is not signed in"},
		{&tool.Caller{Tenant: "t", Session: "c"}, "{", false, "UNAUTHENTICATED: the user is not signed in"},
	} {
		d := Lenient([]byte(tt.data), &tool.Reading{Caller: tt.caller})
		for o := d.Object(&rule); o.Next(&d); {
		}
		var want tool.Caller
		if tt.caller != nil {
			want = *tt.caller
		}
		if got := (tool.Caller{Subject: d.Subject(), Tenant: d.Tenant(), Session: d.Session()}); got != want {
			t.Errorf("%+v fills %+v", tt.caller, got)
		}
		err, said := d.End(&rule), ""
		if err != nil {
			said = err.Error()
		}
		if d.Valid() != tt.valid || said != tt.err {
			t.Errorf("%+v, %s: valid is %v, and the error %q, want %q", tt.caller, tt.data, d.Valid(), said, tt.err)
		}
	}
}
