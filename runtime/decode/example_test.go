package decode_test

import (
	"errors"
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/decode"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// forecast is the arguments of a tool.
type forecast struct {
	City string `json:"city"`
	Days int    `json:"days"`
	Unit string `json:"unit,omitempty"`
}

// forecastRule and decodeForecast are what the generator writes for it.
var forecastRule = decode.Rule{Kind: decode.Object, Fields: []decode.Field{
	{Name: "city", Required: true, Rule: &decode.Rule{Kind: decode.String, MinLength: 1, MaxLength: 64}},
	{Name: "days", Required: true, Rule: &decode.Rule{
		Kind: decode.Integer, Bits: 64,
		Min: decode.Bound{Is: decode.Inclusive, Int: 1},
		Max: decode.Bound{Is: decode.Inclusive, Int: 15},
	}},
	{Name: "unit", Rule: &decode.Rule{Kind: decode.String, Enum: []string{"C", "F"}}},
}}

func decodeForecast(data []byte) (forecast, error) {
	var in forecast
	d := decode.New(data)
	o := d.Object(&forecastRule)
	for o.Next(&d) {
		switch o.Field {
		case 0:
			in.City = d.String(o.Rule)
		case 1:
			in.Days = int(d.Int(o.Rule))
		case 2:
			in.Unit = d.String(o.Rule)
		}
	}
	if err := d.End(&forecastRule); err != nil {
		return forecast{}, err
	}
	return in, nil
}

// All that is wrong with the arguments is told at once.
func Example() {
	in, err := decodeForecast([]byte(`{"city": "Reykjavik", "days": 3}`))
	fmt.Printf("%+v %v\n", in, err)

	_, err = decodeForecast([]byte(`{"days": "three", "unit": "C", "dayz": 3}`))
	fmt.Println(err)
	if e, ok := errors.AsType[*tool.Error](err); ok {
		for _, v := range e.Arguments.Violations {
			fmt.Printf("%s: %s, want %s\n", v.Path, v.Keyword, v.Want)
		}
		fmt.Printf("%s, to fill in: %v\n", e.Arguments.Call, e.Arguments.Fill)
	}
	// Output:
	// {City:Reykjavik Days:3 Unit:} <nil>
	// INVALID_ARGUMENTS: 3 of 4 arguments are not valid; the tool was not run
	// /days: type, want integer, 1 to 15
	// /dayz: additionalProperties, want nearest is days; known are city, days, unit
	// /city: required, want string, 1 to 64 characters
	// {"unit":"C"}, to fill in: [city days]
}
