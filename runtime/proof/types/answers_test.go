package types

import (
	"encoding/json"
	"math/big"
	"net/netip"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/runtime/proof/oracle"
	"github.com/tooladapt/tooladapt/runtime/proof/types/other"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestAnswer holds how values are shown that decide their own text, and that
// what fails or panics, or is no number, is told as such.
func TestAnswer(t *testing.T) {
	a := Answer{
		Host: home, Size: googol, Number: "-1.50", Odd: "status: x", Took: 1500 * time.Millisecond, Broken: &Secretive{"!"},
		Hidden: home, Hosts: []netip.Addr{home, {}}, Sizes: []*big.Int{big.NewInt(-1), nil}, Numbers: []json.Number{"1E5", "", "x"},
		Names: map[int]netip.Addr{10: home, -2: {}}, Sum: [4]byte{1, 255},
		Rows: other.Page[Row]{Items: []Row{{nil, big.NewInt(7), "0.5"}, {&home, nil, "[x]"}}, Next: "b"},
	}
	const want = `[result] ask success
[answer]
host: 2001:db8::1
size: 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000 B
number: -1.50
odd: (not a number)
took: 1500000000 ns
broken: (unknown)
nothing: (not returned)
hidden: (redacted)
hosts (2): 2001:db8::1, ""
sizes (2): -1, (null)
numbers (3): 1e5, 0, (not a number)
sum (4): 1, 255, 0, 0
[names] rows 1-2 of 2
key|value
-2|""
10|2001:db8::1
[rows]
next: b
[rows.items] rows 1-2 of 2
peer|bytes|share
(not returned)|7|0.5
2001:db8::1|(not returned)|(not a number)
`
	text := render.Banner(nil, "ask", tool.Success)
	text = AskTool.AppendCompact(text, tool.Value(a))
	if diff := cmp.Diff(want, string(text)); diff != "" {
		t.Errorf("it is shown otherwise (-want +got):\n%s", diff)
	}
	if _, err := render.Read(string(text)); err != nil {
		t.Error(err)
	}
	keys := AskTool.Result(tool.Value(a)).KeyFields
	if diff := cmp.Diff([]tool.KeyField{{Key: "host", Value: "2001:db8::1"}, {Key: "size", Value: googol.String()}, {Key: "number", Value: "-1.50"}}, keys); diff != "" {
		t.Errorf("the key fields differ (-want +got):\n%s", diff)
	}
}

// TestAnswerSchema holds that the schema of the result takes what AppendJSON
// writes of one.
func TestAnswerSchema(t *testing.T) {
	a := Answer{Host: home, Size: googol, Number: "1", Odd: "2", Broken: &Secretive{"a"}, Hosts: []netip.Addr{home}, Sizes: []*big.Int{nil},
		Numbers: []json.Number{"1"}, Names: map[int]netip.Addr{-1: home}, Rows: other.Page[Row]{Items: []Row{{}}}}
	text := AskTool.AppendJSON(nil, tool.Value(a))
	for _, v := range oracle.Of(t, string(AskTool.Spec().Result)) {
		if err := v.Refuses(string(text)); err != nil {
			t.Errorf("%s refuses %s: %v", v.Name, text, err)
		}
	}
}
