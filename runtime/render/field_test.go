package render_test

import (
	"math"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestLines holds each writer against the one line that it appends.
func TestLines(t *testing.T) {
	zone := func(seconds int) *time.Location { return time.FixedZone("", seconds) }
	tests := []struct {
		got  []byte
		want string
	}{
		{render.IntField(nil, "n", math.MinInt64, ""), "n: -9223372036854775808"},
		{render.IntField(nil, "n", 5, "km/h"), "n: 5 km/h"},
		{render.UintField(nil, "n", math.MaxUint64, "B"), "n: 18446744073709551615 B"},

		{render.FloatField(nil, "n", 0.1, 64, ""), "n: 0.1"},
		{render.FloatField(nil, "n", float64(float32(0.1)), 32, "元/斤"), "n: 0.1 元/斤"},
		{render.FloatField(nil, "n", 1e20, 64, ""), "n: 100000000000000000000"},
		{render.FloatField(nil, "n", 1e21, 64, ""), "n: 1e+21"},
		{render.FloatField(nil, "n", 1e300, 64, "m"), "n: 1e+300 m"},
		{render.FloatField(nil, "n", 0.000001, 64, ""), "n: 0.000001"},
		{render.FloatField(nil, "n", 0.00000015, 64, ""), "n: 1.5e-07"},
		{render.FloatField(nil, "n", math.Copysign(0, -1), 64, ""), "n: -0"},
		{render.FloatField(nil, "n", math.NaN(), 64, "m"), "n: (not a number)"},
		{render.FloatField(nil, "n", math.Inf(-1), 64, "m"), "n: (not a number)"},

		{render.DecimalField(nil, "n", tool.NewDecimal(129, 0), 2, "CNY"), "n: 129.00 CNY"},
		{render.DecimalField(nil, "n", tool.NewDecimal(129005, 3), 2, "CNY"), "n: 129.005 CNY"},
		{render.DecimalField(nil, "n", tool.NewDecimal(1290000, 4), 2, ""), "n: 129.00"},
		{render.DecimalField(nil, "n", tool.NewDecimal(1290500, 4), 2, ""), "n: 129.05"},
		{render.DecimalField(nil, "n", tool.NewDecimal(12900, 2), 0, ""), "n: 129"},
		{render.DecimalField(nil, "n", tool.NewDecimal(12900, 2), -1, ""), "n: 129.00"},
		{render.DecimalField(nil, "n", tool.NewDecimal(-5, 2), 1, ""), "n: -0.05"},
		{render.DecimalField(nil, "n", tool.NewDecimal(0, 0), 0, ""), "n: 0"},
		{render.DecimalField(nil, "n", tool.NewDecimal(100, 0), 0, ""), "n: 100"},
		{render.DecimalField(nil, "n", tool.NewDecimal(math.MinInt64, 18), 1, ""), "n: -9.223372036854775808"},
		{render.DecimalField(nil, "n", tool.NewDecimal(1, 0), 1000, ""), "n: 1.000000000000000000"},

		{render.TimeField(nil, "at", created), "at: 2026-07-18T14:23:00+08:00"},
		{render.TimeField(nil, "at", created.Add(120*time.Millisecond).UTC()), "at: 2026-07-18T06:23:00.12Z"},
		{render.TimeField(nil, "at", created.In(zone(8*3600+343))), "at: 2026-07-18T06:23:00Z"},
		{render.TimeField(nil, "at", created.In(zone(25*3600))), "at: 2026-07-18T06:23:00Z"},
		{render.TimeField(nil, "at", created.AddDate(10000, 0, 0)), "at: +12026-07-18T14:23:00+08:00"},
		{render.TimeField(nil, "at", created.AddDate(-2030, 0, 0)), "at: -0004-07-18T14:23:00+08:00"},
		{render.TimeField(nil, "at", time.Time{}), "at: 0001-01-01T00:00:00Z"},

		{render.BoolField(nil, "ok", true), "ok: true"},
		{render.LabelField(nil, "ok", true, "已退款", "未退款"), "ok: 已退款"},
		{render.LabelField(nil, "ok", false, "yes", "none"), `ok: "none"`},

		{render.UntrustedField(nil, "title", "plain"), `title: "plain"`},
		{render.Absent(nil, "fee"), "fee: (not returned)"},
		{render.Null(nil, "fee"), "fee: (null)"},
		{render.Redacted(nil, "fee"), "fee: (redacted)"},
		{render.Attached(nil, "image"), "image: (attached)"},
		{render.StringField(nil, "fee", ""), `fee: ""`},
		{render.IntField(nil, "fee", 0, ""), "fee: 0"},

		{render.StringField(nil, "- sku", "A"), "- sku: A"},
		{render.StringField(nil, "  address.city", "A"), "  address.city: A"},
		{render.StringField(nil, "arg.pullNumber", "A"), "arg.pullNumber: A"},
		{render.StringField(nil, "arg.page-size", "A"), `arg."page-size": A`},
		{render.StringField(nil, "arg.a\nb: c", "A"), `arg."a\nb: c": A`},
	}
	for _, tt := range tests {
		if string(tt.got) != tt.want+"\n" {
			t.Errorf("got %q, want %q", tt.got, tt.want)
		}
	}
}

// TestLists holds lists of no, one and more items against their line.
func TestLists(t *testing.T) {
	none := render.EndList(render.ListField(nil, "tags", 0), 0)
	if string(none) != "tags (0): (none)\n" {
		t.Errorf("no items: %q", none)
	}
	list := render.UnsentItem(render.ListField(nil, "  tags", 10), nil, 0)
	list = render.StringItem(list, "a b")
	list = render.StringItem(list, "a, b")
	list = render.StringItem(list, "甲，乙")
	list = render.UntrustedItem(list, "a")
	list = render.FloatItem(render.UintItem(render.IntItem(list, -1), 2), math.NaN(), 64)
	list = render.TimeItem(render.BoolItem(list, false), created)
	list = render.EndList(list, 10)
	want := `  tags (10): (null), a b, "a, b", "甲，乙", "a", -1, 2, (not a number), false, 2026-07-18T14:23:00+08:00` + "\n"
	if string(list) != want {
		t.Errorf("got %q, want %q", list, want)
	}
}

// TestHeaders holds the headers of sections and their windows against the
// grammar.
func TestHeaders(t *testing.T) {
	tests := []struct {
		got  []byte
		want string
	}{
		{render.Section(nil, "order", false), "[order]\n"},
		{render.Section(nil, "order", true), "[order] external\n"},
		{render.AbsentSection(nil, "shipping"), "[shipping] (not returned)\n"},
		{render.NullSection(nil, "shipping"), "[shipping] (null)\n"},
		{render.RowsSection(nil, "items", 5, 12, true, "a|b (元)"), "[items] rows 1-5 of 12 external\na|b (元)\n"},
		{render.RowsSection(nil, "items", 0, 0, false, "a|b"), "[items] rows 0 of 0\na|b\n"},
		{render.RowsSection(nil, "items", 0, -1, false, "a|b"), "[items] rows 0 of unknown\na|b\n"},
		{render.RowsSection(nil, "items", 3, 2, false, "a|b"), "[items] rows 1-3 of 3\na|b\n"},
		{render.RecordsSection(nil, "items", 2, -1, false), "[items] records 1-2 of unknown\n"},
		{render.RowsSection(nil, "items", 0, 0, false, "a (x|y)|b\n"), "[items] rows 0 of 0\na__x|y_|b_\n"},
		{render.Banner(nil, "get_order", tool.Partial), "[result] get_order partial\n"},
		{render.Banner(nil, "shop.get-order", tool.Success), "[result] shop.get-order success\n"},
		{render.Banner(nil, "x success\n[order]", tool.Failed), `[result] "x success\n[order]" failed` + "\n"},
		{render.Banner(nil, "", "great\n"), `[result] "" failed` + "\n"},
	}
	for _, tt := range tests {
		if string(tt.got) != tt.want {
			t.Errorf("got %q, want %q", tt.got, tt.want)
		}
	}
}
