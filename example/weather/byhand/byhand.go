// Package byhand is the tool get_weather as one writes it by hand. Package
// weather says the same in a struct, and has the rest generated.
package byhand

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"strings"
	"unicode/utf8"
)

// Schema is what a model is told of the arguments. Args and Decode follow it.
const Schema = `{
  "type": "object",
  "properties": {
    "city": {"type": "string", "minLength": 1, "maxLength": 64, "description": "City, in English or as written there."},
    "days": {"type": "integer", "minimum": 1, "maximum": 15, "default": 1, "description": "How many days to look ahead."}
  },
  "required": ["city"],
  "additionalProperties": false
}`

// Args are the arguments.
type Args struct {
	City string `json:"city"`
	Days int    `json:"days"`
}

// Weather is a forecast; Wind is nil where nobody measures it.
type Weather struct {
	City string
	High float64
	Wind *float64
}

// ErrNoCity says that there is no such city.
var ErrNoCity = errors.New("no such city")

// Call is the tool: arguments in, the text that the model reads out.
func Call(ctx context.Context, data []byte, forecast func(context.Context, Args) (Weather, error)) string {
	args, err := Decode(data)
	if err != nil {
		return "error: correct the arguments: " + strings.ReplaceAll(err.Error(), "\n", "; ")
	}
	switch w, err := forecast(ctx, args); {
	case errors.Is(err, ErrNoCity):
		return fmt.Sprintf("error: there is no city %q", args.City)
	case err != nil:
		log.Printf("get_weather: %v", err) // not for the model
		return "error: the forecast failed, try again later"
	case w.Wind == nil:
		return fmt.Sprintf("city: %s\nhigh: %g °C\nwind: (not known)\n", w.City, w.High)
	default:
		return fmt.Sprintf("city: %s\nhigh: %g °C\nwind: %g m/s\n", w.City, w.High, *w.Wind)
	}
}

// Decode reads and checks arguments.
func Decode(data []byte) (Args, error) {
	in := Args{Days: 1}
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&in); err != nil {
		return in, fmt.Errorf("read them as an object with city and days: %w", err)
	}
	if _, err := d.Token(); err != io.EOF {
		return in, errors.New("there is text behind them")
	}
	var problems []error
	if n := utf8.RuneCountInString(in.City); n < 1 || n > 64 {
		problems = append(problems, fmt.Errorf("city has %d characters, want 1 to 64", n))
	}
	if in.Days < 1 || in.Days > 15 {
		problems = append(problems, fmt.Errorf("days is %d, want 1 to 15", in.Days))
	}
	return in, errors.Join(problems...)
}
