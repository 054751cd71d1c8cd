package labels

import (
	"context"
	"strconv"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// words are what the labels say, by the key of the field and the value.
var words = map[string]map[string]string{
	"state":  {"paid": "已支付", "cancelled": "已取消"},
	"before": {"paid": "已支付", "cancelled": "已取消"},
	"level":  {"-1": "不急", "0": "普通", "1": "加急"},
	"zone":   {"1": "省内", "200": "省外"},
}

// TestEveryValueIsAnArgument holds that every value of a named type in a rendered
// result decodes as an argument of that type, and that its word stands before it.
func TestEveryValueIsAnArgument(t *testing.T) {
	for _, state := range []State{Paid, Cancelled, Lost} {
		for _, level := range []Level{Calm, Normal, Urgent} {
			for _, zone := range []Zone{Near, Far} {
				parcels := []Parcel{{state, &level, zone, state}, {state, nil, zone, state}}
				found := Found{state, level, zone, &state, state, Inner{state}, parcels, parcels}
				for _, sections := range []string{
					string(FindTool.AppendCompact(nil, tool.Value(found))), string(FindTool.AppendVerbose(nil, tool.Value(found))),
				} {
					pairs := pairsOf(t, sections)
					if len(pairs) != 4+1+2*(3+2) { // fields, inner, rows and parts
						t.Fatalf("%d pairs of a word and a value in:\n%s", len(pairs), sections)
					}
					for _, p := range pairs {
						p.holds(t)
					}
				}
			}
		}
	}
}

// pair is a field and the one behind it.
type pair struct {
	key, codeKey string
	word, code   render.Value
}

// pairsOf are the fields of sections with a code behind them, where there is a
// value.
func pairsOf(t *testing.T, sections string) (all []pair) {
	t.Helper()
	doc, err := render.Read(string(render.Banner(nil, "find_parcels", tool.Success)) + sections)
	if err != nil {
		t.Fatalf("%v in:\n%s", err, sections)
	}
	line := func(entries []render.Entry) {
		for i, e := range entries {
			if strings.HasSuffix(e.Key, "_code") {
				all = append(all, pair{entries[i-1].Key, e.Key, entries[i-1].Value, e.Value})
			}
		}
	}
	for _, part := range doc.Sections {
		switch body := part.Body.(type) {
		case render.Fields:
			line(body.Entries)
		case render.Records:
			for _, record := range body.Records {
				line(record)
			}
		case render.Rows:
			for _, row := range body.Rows {
				var entries []render.Entry
				for i, column := range body.Columns {
					entries = append(entries, render.Entry{Key: column.Key, Value: row[i]})
				}
				line(entries)
			}
		}
	}
	kept := all[:0]
	for _, p := range all {
		if p.word.Absent != p.code.Absent {
			t.Errorf("%s is absent as %q, and %s as %q", p.key, p.word.Absent, p.codeKey, p.code.Absent)
		}
		if strings.HasPrefix(p.key, "hidden") != (p.code.Absent == render.Hidden) {
			t.Errorf("%s is shown as %q and %q", p.key, p.word.Text, p.code.Text)
		}
		if p.code.Absent == "" {
			kept = append(kept, p)
		}
	}
	return kept
}

// holds reports a pair that does not say one value twice, or whose code is no
// argument.
func (p pair) holds(t *testing.T) {
	t.Helper()
	if p.codeKey != p.key+"_code" {
		t.Errorf("%s stands behind %s", p.codeKey, p.key)
	}
	want, named := words[p.key][p.code.Text]
	if !named {
		want = p.code.Text
	}
	if p.word.Text != want {
		t.Errorf("%s is %q, want %q for %s", p.key, p.word.Text, want, p.code.Text)
	}
	name, value := p.key, p.code.Text
	if name == "before" {
		name = "state"
	}
	if name == "state" {
		value = strconv.Quote(value)
	}
	in, err := FindTool.Decode([]byte(`{"` + name + `": ` + value + `}`))
	if err != nil {
		t.Errorf("%s is no %s: %v", value, name, err)
	}
	if echo := string(FindTool.AppendArguments(nil, in)); name == "state" && echo != "arg.state: "+p.code.Text+"\n" {
		t.Errorf("the argument is repeated as %q", echo)
	}
}

// TestAbsent holds that a document has the same keys whether or not a value is
// there, and that a summary says the word.
func TestAbsent(t *testing.T) {
	found := tool.Value(Found{State: Cancelled, Level: 7, Zone: Far})
	if got := FindTool.Result(found).Display; got != "已取消, 7 and 省外" {
		t.Errorf("the summary is %q", got)
	}
	got := string(FindTool.AppendCompact(nil, found))
	const want = `[found]
state: 已取消
state_code: cancelled
level: 7
level_code: 7
zone: 省外
zone_code: 200
before: (not returned)
before_code: (not returned)
hidden: (redacted)
hidden_code: (redacted)
`
	if !strings.HasPrefix(got, want) {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// TestChosen holds that a field which the model chooses comes with its value, and
// one which it does not choose leaves none behind.
func TestChosen(t *testing.T) {
	handle := func(context.Context, Find) (Found, error) { return Found{State: Paid, Level: Urgent, Zone: Far}, nil }
	executor := exec.New(tool.SetOf(FindTool.Bind(handle)), exec.Config{})
	got := executor.Do(t.Context(), tool.Call{ID: "call_1", Name: "find_parcels", Arguments: []byte(`{"fields": ["level"]}`)}).Content
	if !strings.Contains(got, "state: 已支付\nstate_code: paid\nlevel: 加急\nlevel_code: 1\n") || strings.Contains(got, "zone_code") {
		t.Errorf("chosen is level, and got\n%s", got)
	}
}
