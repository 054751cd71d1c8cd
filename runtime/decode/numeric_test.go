package decode

import (
	"math/big"
	"strconv"
	"strings"
	"testing"
)

// FuzzCompare holds the order of exact numbers and floats against that of
// rational numbers.
func FuzzCompare(f *testing.F) {
	for _, text := range []string{"0", "-0", "1", "0.1", "-1.50", "123456789012345678901234567890", "1e21", "1E-7", "99999999999999999999.5", "-5e300", "0e10000000000000000000"} {
		for _, x := range []float64{0, 0.1, -1.5, 1e21, 5e-324, 1.7976931348623157e308} {
			f.Add(text, x)
		}
	}
	f.Fuzz(func(t *testing.T, text string, x float64) {
		if numberLength([]byte(text)) != len(text) || text == "" || len(text) > 40 || x-x != 0 {
			return
		}
		if e := exactly([]byte(text)); e.exponent > 400 || e.exponent < -400 {
			return
		}
		a, ok := new(big.Rat).SetString(text)
		if digits, _, _ := strings.Cut(strings.ToLower(text), "e"); !ok && strings.Trim(digits, "-0.") == "" {
			a = new(big.Rat) // 0, whatever its exponent, which may be more than big.Rat reads
		}
		b, _ := new(big.Rat).SetString(strconv.FormatFloat(x, 'g', -1, 64))
		if got, want := exactly([]byte(text)).compare(Bound{Is: Inclusive, Float: x}), a.Cmp(b); got != want {
			t.Errorf("%s compares to %g as %d, want %d", text, x, got, want)
		}
		if e := exactly([]byte(text)); e.integral() && e.big().Cmp(new(big.Int).Quo(a.Num(), a.Denom())) != 0 {
			t.Errorf("%s is the integer %s", text, e.big())
		}
	})
}

func TestNumbersOfAnySizeAreMended(t *testing.T) {
	for _, c := range []struct {
		rule       *Rule
		text, want string
		fine       bool
	}{
		{&Rule{Kind: Numeral}, `"1.50"`, "1.50", true},
		{&Rule{Kind: Numeral, Type: "integer"}, `"1.5"`, "", false},
		{&Rule{Kind: BigInteger}, `"123456789012345678901234567890"`, "123456789012345678901234567890", true},
		{&Rule{Kind: BigInteger}, `"x"`, "", false},
		{&Rule{Kind: BigInteger}, `1.50e1`, "15", true},
		{&Rule{Kind: BigInteger}, `1e1000000000`, "", false},
		{&Rule{Kind: Numeral}, `1e1000000000`, "1e1000000000", true},
	} {
		d := Lenient([]byte(c.text), nil)
		got := ""
		if c.rule.Kind == Numeral {
			got = d.Number(c.rule).String()
		} else if n := d.BigInt(c.rule); n != nil {
			got = n.String()
		}
		if d.Valid() != c.fine || got != c.want {
			t.Errorf("%s is read as %s, %v, want %s, %v", c.text, got, d.Valid(), c.want, c.fine)
		}
	}
}
