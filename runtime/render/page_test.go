package render_test

import (
	"errors"
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

func TestPageOf(t *testing.T) {
	for _, tt := range []struct {
		n     int
		total *int64
		more  bool
		want  int
	}{
		{20, new(int64(137)), true, 137}, {20, new(int64(20)), false, 20}, {20, nil, false, 20}, {20, nil, true, -1},
		{20, new(int64(3)), true, -1}, {20, new(int64(3)), false, 20}, {0, new(int64(7)), false, 7}, {0, new(int64(-1)), false, 0},
		{1, new(int64(math.MaxInt64)), true, math.MaxInt},
	} {
		if got := render.PageOf(tt.n, tt.total, tt.more); got != tt.want {
			t.Errorf("PageOf(%d, %v, %t) = %d, want %d", tt.n, tt.total, tt.more, got, tt.want)
		}
	}
	if got := render.PageOf(2, new(uint64(math.MaxUint64)), false); got != 2 {
		t.Errorf("a total beyond int is %d", got)
	}
}

// TestEntries has reports with a total and with a next page.
func TestEntries(t *testing.T) {
	for _, tt := range []struct {
		report *tool.Report
		want   int
	}{
		{nil, 20}, {&tool.Report{}, 20}, {&tool.Report{Next: "/?page=2"}, -1}, {&tool.Report{Total: tool.Some(137)}, 137},
		{&tool.Report{Total: tool.Some(137), Next: "/?page=2"}, 137}, {&tool.Report{Total: tool.Some(3)}, 20},
	} {
		if got := render.Entries(20, tt.report); got != tt.want {
			t.Errorf("Entries(20, %+v) = %d, want %d", tt.report, got, tt.want)
		}
	}
}

// TestMoreKeys has every name that an argument may have, as those of echoed
// arguments, and reads them back. What is to be called word for word is not cut.
func TestMoreKeys(t *testing.T) {
	long := string(make([]rune, 0))
	for range 300 {
		long += "x"
	}
	for _, name := range []string{"cursor", "pullNumber", "a.b", "订单", "a b", "", "1"} {
		text := render.StringField(render.Banner(nil, "t", "success"), "more."+name, long)
		d, err := render.Read(string(text))
		if err != nil || len(d.Banner) != 1 || d.Banner[0].Value.Text != long {
			t.Errorf("%q reads %+v, %v", text, d, err)
		}
	}
}

func TestEndPart(t *testing.T) {
	for _, tt := range []struct{ cell, unit, want string }{
		{"a|", "", "a"}, {"12|", "CNY", "12 CNY"}, {"(not returned)|", "CNY", "(not returned)"}, {"", "x", ""}, {"a", "x", "a"},
	} {
		if got := string(render.EndPart([]byte(tt.cell), tt.unit)); got != tt.want {
			t.Errorf("EndPart(%q, %q) = %q, want %q", tt.cell, tt.unit, got, tt.want)
		}
	}
}

func TestBriefCell(t *testing.T) {
	long := strings.Repeat("é", 201)
	for _, tt := range []struct {
		text      string
		untrusted bool
		want      string
	}{
		{"a b", false, "a b|"}, {"a b", true, `"a b"|`}, {"a|b", false, `"a|b"|`}, {"", false, `""|`},
		{long[2:], false, long[2:] + "|"}, {long[2:], true, `"` + long[2:] + `"|`},
		{long, false, `"` + long[2:] + `" (cut: 200 of 201 chars)|`}, {long, true, `"` + long[2:] + `" (cut: 200 of 201 chars)|`},
	} {
		if got := string(render.BriefCell(nil, tt.text, tt.untrusted)); got != tt.want {
			t.Errorf("BriefCell(%q, %t) = %q, want %q", tt.text, tt.untrusted, got, tt.want)
		}
	}
}

// TestBriefNumbers cuts in a summary what has as many digits as its source likes.
func TestBriefNumbers(t *testing.T) {
	whole, long := strings.Repeat("7", 200), strings.Repeat("7", 5000)
	const note = "\" (cut: 200 of 5000 chars)|"
	integer := func(digits string) *big.Int {
		n, _ := new(big.Int).SetString(digits, 10)
		return n
	}
	for _, tt := range []struct {
		name, got, want string
	}{
		{"a number", string(render.BriefNumberCell(nil, "1E3")), "1e3|"},
		{"no number", string(render.BriefNumberCell(nil, strings.Repeat("x", 300))), "(not a number)|"},
		{"a number that fits", string(render.BriefNumberCell([]byte("a "), whole)), "a " + whole + "|"},
		{"a long number", string(render.BriefNumberCell([]byte("a "), long)), "a \"" + whole + note},
		{"an integer", string(render.BriefBigIntCell(nil, integer("-7"))), "-7|"},
		{"a long integer", string(render.BriefBigIntCell(nil, integer(long))), "\"" + whole + note},
		{"a text", string(render.BriefTextualCell(nil, said("a|b"))), "\"a|b\"|"},
		{"a long text", string(render.BriefTextualCell(nil, said(long))), "\"" + whole + note},
		{"no text", string(render.BriefTextualCell(nil, said(""))), "(unknown)|"},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.name, tt.got, tt.want)
		}
	}
}

// said writes itself as its text; none is an error.
type said string

func (s said) MarshalText() ([]byte, error) {
	if s == "" {
		return nil, errors.New("nothing is said")
	}
	return []byte(s), nil
}
