package decode

import (
	"encoding/json"
	"reflect"
	"testing"
)

// TestAllocations decodes from the caller's stack: neither the input nor the
// decoder escapes, and only strings and lists take memory.
func TestAllocations(t *testing.T) {
	scalars := &Rule{Kind: Object, Fields: []Field{
		{Name: "b", Rule: &Rule{Kind: Boolean}}, {Name: "i", Rule: &Rule{Kind: Integer, MultipleOf: 2}},
		{Name: "u", Rule: &Rule{Kind: Unsigned, Enum: []string{"1", "2"}}}, {Name: "f", Rule: &Rule{Kind: Number, MultipleOf: 0.1}},
		{Name: "g", Rule: &Rule{Kind: Number, Bits: 32}}, {Name: "t", Rule: &Rule{Kind: Time}}, {Name: "d", Rule: &Rule{Kind: Decimal}},
		{Name: "e", Rule: &Rule{Enum: []string{"red", "green"}}},
	}}
	decode := func(data []byte) {
		d := New(data)
		for o := d.Object(scalars); o.Next(&d); {
			switch o.Field {
			case 0:
				d.Bool(o.Rule)
			case 1:
				d.Int(o.Rule)
			case 2:
				d.Uint(o.Rule)
			case 3, 4:
				d.Float(o.Rule)
			case 5:
				d.Time(o.Rule)
			case 6:
				d.Decimal(o.Rule)
			case 7:
				d.String(o.Rule)
			}
		}
		if d.End(scalars) != nil {
			t.Error("was refused")
		}
	}
	cases := []struct {
		name string
		want float64
		run  func()
	}{
		{"scalars in a literal", 0, func() {
			decode([]byte(`{"b":true,"i":-12,"u":2,"f":0.3,"g":1e-3,"t":"2026-01-31T10:00:00Z","d":129.00,"e":"green"}`))
		}},
		{"scalars on the stack", 0, func() {
			var room [128]byte
			decode(append(room[:0], `{"i":1.2e1,"u":1,"f":1.5e0,"e":"red"}`...))
		}},
		{"one string", 1, func() { _, _ = decodeForecast([]byte(forecastText)) }},
		{"strings in one block, lists in another, and what holds both", 3, func() { _, _ = decodeSearch([]byte(searchText)) }},
		{"a check that finds nothing", 1, func() { _ = checkForecast(forecast{Location: "a", Unit: "celsius", Days: 1}) }},
	}
	for _, c := range cases {
		if got := testing.AllocsPerRun(100, c.run); got > c.want {
			t.Errorf("%s: %v allocations, want at most %v", c.name, got, c.want)
		}
	}
}

// TestFixtures holds the code that the benchmarks run against encoding/json.
func TestFixtures(t *testing.T) {
	var wantForecast forecast
	var wantSearch search
	for text, v := range map[string]any{forecastText: &wantForecast, searchText: &wantSearch} {
		if err := json.Unmarshal([]byte(text), v); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := decodeForecast([]byte(forecastText)); err != nil || got != wantForecast {
		t.Errorf("decoded %+v, %v, want %+v", got, err, wantForecast)
	}
	if got, err := decodeSearch([]byte(searchText)); err != nil || !reflect.DeepEqual(got, wantSearch) {
		t.Errorf("decoded %+v, %v, want %+v", got, err, wantSearch)
	}
	_, err := decodeSearch([]byte(badSearchText))
	want := []string{"pattern", "enum", "format", "minimum", "pattern", "enum", "required", "type", "maximum", "additionalProperties"}
	if got := keywordsOf(reportOf(err)); !reflect.DeepEqual(got, want) {
		t.Errorf("violations are %v, want %v", got, want)
	}
}
