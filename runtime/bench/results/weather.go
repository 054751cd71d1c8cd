package results

import (
	"context"
	"time"
)

// GetWeather tells the weather.
//
//tool:name
//tool:risk R1
type GetWeather struct{}

// Weather is the weather at a place.
type Weather struct {
	Location    string      `json:"location"`
	Coordinates Coordinates `json:"coordinates"`
	ObservedAt  time.Time   `json:"observed_at"`
	Current     Current     `json:"current"`
	Forecast    []Day       `json:"forecast"`
	Alerts      []string    `json:"alerts"`
}

// Coordinates are those of a place.
type Coordinates struct {
	Lat float64 `json:"lat"`
	Lon float64 `json:"lon"`
}

// Current is the weather now.
type Current struct {
	Condition    string  `json:"condition"`
	TemperatureC float64 `json:"temperature_c"`
	FeelsLikeC   float64 `json:"feels_like_c"`
	HumidityPct  int     `json:"humidity_pct"`
	WindKPH      float64 `json:"wind_kph"`
	WindDir      string  `json:"wind_dir"`
	PressureHPa  float64 `json:"pressure_hpa"`
	VisibilityKM float64 `json:"visibility_km"`
	UVIndex      int     `json:"uv_index"`
}

// Day is the weather of a day.
type Day struct {
	Date          string  `json:"date"`
	Condition     string  `json:"condition"`
	HighC         float64 `json:"high_c"`
	LowC          float64 `json:"low_c"`
	RainMM        float64 `json:"rain_mm"`
	RainChancePct int     `json:"rain_chance_pct"`
}

// Call is never made.
func (GetWeather) Call(context.Context) (Weather, error) { return Weather{}, nil }
