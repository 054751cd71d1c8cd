package exec_test

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// callsOf are calls with those ids.
func callsOf(ids ...string) (calls []tool.Call) {
	for _, id := range ids {
		calls = append(calls, tool.Call{ID: id, Name: "t"})
	}
	return calls
}

// TestIDs replaces ids of every kind, and finds each of them again.
func TestIDs(t *testing.T) {
	long := strings.Repeat("x", 64)
	sent := []string{
		"call_1", "toolu_01A-b", "call_1", "", "functions.get_order:0", "", long, long + "y", long, long,
		"call_1_2", "call_1", "订单", "call\n1", "call 1", "e3b0c442", "call_e3b0c44298fc1c149afbf4c8996fb924",
	}
	var ids exec.IDs
	got := append(ids.Replace(callsOf(sent[:5]...)), ids.Replace(callsOf(sent[5:]...))...)
	form := regexp.MustCompile(`^[a-zA-Z0-9_-]{1,64}$`)
	seen := map[string]bool{}
	for i, c := range got {
		if !form.MatchString(c.ID) || seen[c.ID] || c.Name != "t" {
			t.Errorf("%q became %q", sent[i], c.ID)
		}
		seen[c.ID] = true
		if original, ok := ids.Original(c.ID); !ok || original != sent[i] {
			t.Errorf("%q was %q, %t, want %q", c.ID, original, ok, sent[i])
		}
	}
	for _, i := range []int{0, 1, 6, 15} {
		if got[i].ID != sent[i] {
			t.Errorf("%q became %q, although it was fine", sent[i], got[i].ID)
		}
	}
	if got[2].ID != "call_1_2" || got[10].ID != "call_1_2_2" || got[11].ID != "call_1_3" {
		t.Errorf("repeated ids became %q, %q and %q", got[2].ID, got[10].ID, got[11].ID)
	}
	var again exec.IDs
	if !reflect.DeepEqual(again.Replace(callsOf(sent...)), got) {
		t.Error("the same ids became others the second time")
	}
	if _, ok := ids.Original("call_9"); ok {
		t.Error("an id that was never given is known")
	}
}

// TestDoAllAnswersEachIDOnce repeats ids, among them such as are made.
func TestDoAllAnswersEachIDOnce(t *testing.T) {
	x := exec.New(tool.SetOf(named("t", tool.R0).Bind(answers("fine"))), exec.Config{})
	calls := callsOf("a", "b", "a", "", "a", "")
	made := x.DoAll(t.Context(), calls)
	at := made[3].ToolCallID[strings.LastIndexByte(made[3].ToolCallID, '_')+1:]
	for i := range 3 { // what may be made next
		calls = append(calls, tool.Call{Name: "t", ID: fmt.Sprintf("call_%d_%s", 5+i, at)})
	}
	seen := map[string]bool{}
	for i, m := range x.DoAll(t.Context(), calls) {
		if seen[m.ToolCallID] || m.ToolCallID == "" || m.Status != tool.Success || m.Result.ToolCallID != m.ToolCallID {
			t.Errorf("call %d, %q, is answered as %q: %s", i, calls[i].ID, m.ToolCallID, m.Status)
		}
		seen[m.ToolCallID] = true
		if first := i < 2 || i > 5; first && m.ToolCallID != calls[i].ID {
			t.Errorf("the id %q became %q", calls[i].ID, m.ToolCallID)
		}
	}
	if calls[2].ID != "a" || calls[3].ID != "" {
		t.Error("the program's calls were changed")
	}
}
