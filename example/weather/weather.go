// Package weather holds the tools of a travel agent.
package weather

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt ./...

import (
	"context"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// GetWeather tells the weather in a city.
//
//tool:name get_weather
//tool:risk R1
//tool:example {"city": "Oslo"}
//tool:sample {"city": "Oslo", "high": 21.5}
type GetWeather struct {
	// City, in English or as written there.
	City string `json:"city" jsonschema:"minLength=1,maxLength=64"`
	// How many days to look ahead.
	Days int `json:"days" jsonschema:"minimum=1,maximum=15,default=1"`
}

// Weather is a forecast.
type Weather struct {
	City string   `json:"city" tool:"key"`
	High float64  `json:"high" tool:"key,unit=°C"`
	Wind *float64 `json:"wind" tool:"unit=m/s"`
}

// Forecast handles get_weather: its input type says so.
func Forecast(ctx context.Context, in GetWeather) (Weather, error) {
	if in.City != "Oslo" {
		return Weather{}, tool.NotFound.New("no such city")
	}
	return Weather{City: in.City, High: 21.5}, nil
}
