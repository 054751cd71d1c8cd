package tool_test

import (
	"encoding/json"
	"errors"
	"math"
	"math/big"
	"strconv"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

func TestParseDecimal(t *testing.T) {
	tests := []struct {
		text  string
		units int64
		scale int
	}{
		{"0", 0, 0},
		{"-0.00", 0, 2},
		{"129.00", 12900, 2},
		{"-0.5", -5, 1},
		{"1e2", 100, 0},
		{"1.50E+1", 150, 1},
		{"1e-2", 1, 2},
		{"25e-1", 25, 1},
		{"0e999999999999999999999", 0, 0},
		{"0.000000000000000001", 1, 18},
		{"9223372036854775807", math.MaxInt64, 0},
		{"-9223372036854775808", math.MinInt64, 0},
		{"-9.223372036854775808", math.MinInt64, 18},
		{"922337203685477580.70", math.MaxInt64, 1}, // the zero does not fit
		{"100.0000000000000000000000", 1e18, 16},
		{"1000000000000000000000e-3", 1e18, 0},
	}
	for _, tt := range tests {
		got, err := tool.ParseDecimal(tt.text)
		want := tool.NewDecimal(tt.units, tt.scale)
		if err != nil || got.Cmp(want) != 0 || got.Scale() != tt.scale {
			t.Errorf("ParseDecimal(%q) = %v scale %d, %v; want %v scale %d", tt.text, got, got.Scale(), err, want, tt.scale)
		}
	}
}

func TestParseDecimalRefuses(t *testing.T) {
	tests := []struct {
		text string
		want error
	}{
		{"", strconv.ErrSyntax},
		{"-", strconv.ErrSyntax},
		{"+1", strconv.ErrSyntax},
		{".5", strconv.ErrSyntax},
		{"5.", strconv.ErrSyntax},
		{"007", strconv.ErrSyntax},
		{"1,000", strconv.ErrSyntax},
		{" 1", strconv.ErrSyntax},
		{"1e", strconv.ErrSyntax},
		{"1e+", strconv.ErrSyntax},
		{"0x10", strconv.ErrSyntax},
		{"NaN", strconv.ErrSyntax},
		{"１２", strconv.ErrSyntax},
		{"9223372036854775808", strconv.ErrRange},
		{"-9223372036854775809", strconv.ErrRange},
		{"0.0000000000000000001", strconv.ErrRange},
		{"1e19", strconv.ErrRange},
		{"1e-19", strconv.ErrRange},
		{"1e999999999999999999999", strconv.ErrRange},
		{"18446744073709551617", strconv.ErrRange},
		{strings.Repeat("9", 1<<20), strconv.ErrRange},
	}
	for _, tt := range tests {
		if got, err := tool.ParseDecimal(tt.text); !errors.Is(err, tt.want) {
			t.Errorf("ParseDecimal(%.30q) = %v, %v; want an error that wraps %v", tt.text, got, err, tt.want)
		}
	}
}

func TestDecimalText(t *testing.T) {
	tests := []struct {
		d     tool.Decimal
		text  string
		float float64
	}{
		{tool.Decimal{}, "0", 0},
		{tool.NewDecimal(0, 2), "0.00", 0},
		{tool.NewDecimal(5, 2), "0.05", 0.05},
		{tool.NewDecimal(-5, 1), "-0.5", -0.5},
		{tool.NewDecimal(12900, 2), "129.00", 129},
		{tool.NewDecimal(7, -3), "7", 7},
		{tool.NewDecimal(7, 300), "0.000000000000000007", 7e-18},
		{tool.NewDecimal(math.MinInt64, 0), "-9223372036854775808", math.MinInt64},
		{tool.NewDecimal(math.MinInt64, 18), "-9.223372036854775808", -9.223372036854775808},
		{tool.NewDecimal(math.MaxInt64, 18), "9.223372036854775807", 9.223372036854775807},
	}
	for _, tt := range tests {
		if got := tt.d.String(); got != tt.text {
			t.Errorf("String of %d scale %d = %s, want %s", tt.d.Units(), tt.d.Scale(), got, tt.text)
		}
		if got := tt.d.Float64(); got != tt.float {
			t.Errorf("Float64 of %s = %v, want %v", tt.text, got, tt.float)
		}
	}
}

func TestDecimalJSON(t *testing.T) {
	type order struct {
		Refund tool.Decimal  `json:"refund"`
		Fee    *tool.Decimal `json:"fee"`
		Tax    tool.Decimal  `json:"tax"`
	}
	const sent, want = `{"refund": "129.00", "fee": null, "tax": -0.50}`, `{"refund":129.00,"fee":null,"tax":-0.50}`
	var v order
	if err := json.Unmarshal([]byte(sent), &v); err != nil {
		t.Fatal(err)
	}
	got, err := json.Marshal(v)
	if err != nil || string(got) != want {
		t.Errorf("marshal what was read of %s = %s, %v; want %s", sent, got, err, want)
	}
	for _, bad := range []string{`""`, `"1.0 CNY"`, `"\u0031"`, `true`, `1e30`} {
		d := tool.NewDecimal(7, 0)
		if err := json.Unmarshal([]byte(bad), &d); err == nil || d.String() != "7" {
			t.Errorf("unmarshal %s = %v, %v; want an error and the old value", bad, d, err)
		}
	}
}

func TestDecimalCmp(t *testing.T) {
	ordered := []tool.Decimal{ // ascending
		tool.NewDecimal(math.MinInt64, 0),
		tool.NewDecimal(math.MinInt64, 18),
		tool.NewDecimal(-15, 1),
		tool.NewDecimal(-1, 0),
		tool.NewDecimal(0, 5),
		tool.NewDecimal(1, 18),
		tool.NewDecimal(1499, 3),
		tool.NewDecimal(150, 2),
		tool.NewDecimal(math.MaxInt64, 18),
		tool.NewDecimal(math.MaxInt64, 0),
	}
	for i, a := range ordered {
		for j, b := range ordered {
			if got, want := a.Cmp(b), min(max(i-j, -1), 1); got != want {
				t.Errorf("%v.Cmp(%v) = %d, want %d", a, b, got, want)
			}
		}
	}
}

// FuzzParseDecimal holds ParseDecimal against math/big: what it reads is the
// exact value, and survives String; what it refuses is no JSON number, or needs
// more than an int64 and 18 digits after the point.
func FuzzParseDecimal(f *testing.F) {
	for _, s := range []string{"129.00", "-0.5", "1e2", "-922.3372036854775808e2", "10.0000000000000000000", "1E-18", "01"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		d, err := tool.ParseDecimal(s)
		if len(s) > 60 || strings.ContainsAny(s, "eE") && len(s) > 12 {
			return // keeps the exponents of the oracle small
		}
		exact, isNumber := new(big.Rat).SetString(s)
		isNumber = isNumber && json.Valid([]byte(s)) && strings.TrimSpace(s) == s
		if err != nil {
			if isNumber && fits(exact) {
				t.Errorf("ParseDecimal(%q): %v; want %v", s, err, exact)
			}
			return
		}
		if got, _ := new(big.Rat).SetString(d.String()); !isNumber || got.Cmp(exact) != 0 {
			t.Errorf("ParseDecimal(%q) = %v, want %v", s, d, exact)
		}
		if again, err := tool.ParseDecimal(d.String()); err != nil || again != d {
			t.Errorf("ParseDecimal(%v) = %v, %v; want the same again", d, again, err)
		}
	})
}

// fits reports whether some scale of a Decimal holds exact.
func fits(exact *big.Rat) bool {
	for scale := range int64(19) {
		power := new(big.Int).Exp(big.NewInt(10), big.NewInt(scale), nil)
		units := new(big.Rat).Mul(exact, new(big.Rat).SetInt(power))
		if units.IsInt() && units.Num().IsInt64() {
			return true
		}
	}
	return false
}
