package types

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/runtime/proof/oracle"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestTraced: each form redacts; what is for the log stands in the verbose one
// alone, and nothing is cut there; the schema is that of the JSON.
func TestTraced(t *testing.T) {
	token := "planted-secret"
	v := tool.Value(Traced{
		ID: "t1", Query: "select 1", Phone: "13800138000", Token: &token, Cards: []string{"4111111111111111", "no card"},
		Steps: []Hop{{"a", "h1", 1}, {"b", "h2", 2}}, Notes: []string{"x", "y"},
	})
	const compact = `[traced]
trace_id: t1
phone: 138****8000
token: (redacted)
cards (2): 4111 **** **** 1111, ****
notes (1): x
[steps] rows 1-1 of 2
name|lasted (ms)
a|1
`
	const verbose = `[traced]
trace_id: t1
query: select 1
phone: 138****8000
token: (redacted)
cards (2): 4111 **** **** 1111, ****
notes (2): x, y
[steps] rows 1-2 of 2
name|machine|lasted (ms)
a|h1|1
b|h2|2
`
	const written = `{"trace_id":"t1","phone":"138****8000","token":"(redacted)","cards":["4111 **** **** 1111","****"],` +
		`"steps":[{"name":"a","lasted":1},{"name":"b","lasted":2}],"notes":["x","y"]}`
	text := TraceTool.AppendJSON(nil, v)
	for _, form := range []struct{ got, want string }{
		{string(TraceTool.AppendCompactLimit(nil, v, tool.Limit{})), compact}, {string(TraceTool.AppendVerbose(nil, v)), verbose}, {string(text), written},
	} {
		if diff := cmp.Diff(form.want, form.got); diff != "" {
			t.Errorf("a form differs (-want +got):\n%s", diff)
		}
	}
	if _, err := render.Read("[result] trace success\n" + verbose); err != nil {
		t.Error(err)
	}
	for _, schema := range oracle.Of(t, string(TraceTool.Spec().Result)) {
		if err := schema.Refuses(string(text)); err != nil {
			t.Errorf("%s refuses %s: %v", schema.Name, text, err)
		}
	}
	if form := TraceTool.Spec().Form; form != render.Verbose {
		t.Errorf("the tool's form is %s", form)
	}
}
