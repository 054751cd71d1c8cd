package args

import "context"

// GetWeather tells the weather at a place: the small arguments.
//
//tool:name
//tool:risk R1
type GetWeather struct {
	// City and country.
	Location string `json:"location" jsonschema:"minLength=1,maxLength=100" validate:"required,min=1,max=100"`
	// Unit of temperatures.
	Unit string `json:"unit,omitempty" jsonschema:"enum=celsius,enum=fahrenheit,default=celsius" validate:"omitempty,oneof=celsius fahrenheit"`
	// Days to look ahead.
	Days int `json:"days,omitempty" jsonschema:"minimum=1,maximum=14,default=1" validate:"omitempty,min=1,max=14"`
}

// Weather handles get_weather.
func Weather(context.Context, GetWeather) error { return nil }
