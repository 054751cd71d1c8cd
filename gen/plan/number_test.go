package plan

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/gen/model"
)

func TestBounds(t *testing.T) {
	signed, unsigned := model.Int{Go: "int", Bits: 64}, model.Int{Go: "uint8", Bits: 8, Unsigned: true}
	for _, c := range []struct {
		name      string
		typ       model.Type
		says      model.Constraint
		low, high Bound
	}{
		{"none", signed, model.Constraint{}, Bound{}, Bound{}},
		{"inclusive", signed, model.Constraint{Minimum: "-1", Maximum: "1e2"}, Bound{false, "Int", "-1"}, Bound{false, "Int", "100"}},
		{"exclusive", signed, model.Constraint{ExclusiveMinimum: "0", ExclusiveMaximum: "10"}, Bound{true, "Int", "0"}, Bound{true, "Int", "10"}},
		{"fractions go inward", signed, model.Constraint{Minimum: "-0.5", ExclusiveMaximum: "2.5"}, Bound{false, "Int", "0"}, Bound{false, "Int", "2"}},
		{"the tighter of two", signed, model.Constraint{Minimum: "1", ExclusiveMinimum: "1", Maximum: "5", ExclusiveMaximum: "6"}, Bound{true, "Int", "1"}, Bound{false, "Int", "5"}},
		{"beyond the type", signed, model.Constraint{Minimum: "-1e30", Maximum: "1e30"}, Bound{}, Bound{}},
		{"nothing is inside", signed, model.Constraint{Minimum: "1e30", Maximum: "-1e30"}, Bound{true, "Int", "9223372036854775807"}, Bound{true, "Int", "-9223372036854775808"}},
		{"unsigned", unsigned, model.Constraint{Minimum: "-3", Maximum: "18446744073709551615"}, Bound{}, Bound{false, "Uint", "18446744073709551615"}},
		{"float", model.Float{Bits: 64}, model.Constraint{Minimum: "0.5", ExclusiveMaximum: "1e2"}, Bound{false, "Float", "0.5"}, Bound{true, "Float", "1e2"}},
	} {
		low, high, err := bounds(c.typ, c.says)
		if err != nil || low != c.low || high != c.high {
			t.Errorf("%s: the bounds are %+v and %+v, %v", c.name, low, high, err)
		}
	}
	if _, _, err := bounds(signed, model.Constraint{Minimum: "1); evil("}); err == nil {
		t.Error("a bound that is no number is taken")
	}
}

func TestDecimalLiteral(t *testing.T) {
	for text, want := range map[string]DecimalLiteral{
		"0": {0, 0}, "12.50": {1250, 2}, "-0.001": {-1, 3}, "1.5e2": {150, 0}, "125e-4": {125, 4},
	} {
		if got, err := decimalLiteral(text); err != nil || got != want {
			t.Errorf("%s became %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "x", "1e30", "0.1234567890123456789", "1e9999"} {
		if got, err := decimalLiteral(text); err == nil {
			t.Errorf("%q became %v", text, got)
		}
	}
}

func TestDuration(t *testing.T) {
	got := []Duration{}
	for _, d := range []time.Duration{0, time.Hour, 90 * time.Minute, 5 * time.Second, 1500 * time.Millisecond, 7} {
		got = append(got, duration(d))
	}
	want := []Duration{{0, "Nanosecond"}, {1, "Hour"}, {90, "Minute"}, {5, "Second"}, {1500, "Millisecond"}, {7, "Nanosecond"}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the durations differ (-want +got):\n%s", diff)
	}
}
