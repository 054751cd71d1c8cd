package byhand_test

import (
	"context"
	"encoding/json"
	"errors"
	"log"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/example/weather"
	"github.com/tooladapt/tooladapt/example/weather/byhand"
	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestSchema holds what is generated to the schema that was written by hand.
func TestSchema(t *testing.T) {
	var hand, generated any
	if err := json.Unmarshal([]byte(byhand.Schema), &hand); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(weather.GetWeatherTool.Spec().Arguments, &generated); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(hand, generated) {
		t.Errorf("the schemas are\n%v\n%v", hand, generated)
	}
}

// TestDecode holds both decoders to accepting, and to reading, the same
// arguments, and to where they part: encoding/json takes what it should not.
func TestDecode(t *testing.T) {
	long := strings.Repeat("ö", 64)
	for _, c := range []struct {
		arguments       string
		hand, generated bool
	}{
		{`{"city":"Oslo"}`, true, true},
		{`{"city":"奥斯陆","days":15}`, true, true},
		{`{"days":1,"city":"` + long + `"}`, true, true},
		{` {"city":"Oslo","days":null} `, true, true},

		{`{}`, false, false},
		{`{"days":3}`, false, false},
		{`{"city":""}`, false, false},
		{`{"city":null}`, false, false},
		{`{"city":7}`, false, false},
		{`{"city":["Oslo"]}`, false, false},
		{`{"city":"` + long + `o"}`, false, false},
		{`{"city":"Oslo","days":0}`, false, false},
		{`{"city":"Oslo","days":16}`, false, false},
		{`{"city":"Oslo","days":1.5}`, false, false},
		{`{"city":"Oslo","days":99999999999999999999}`, false, false},
		{`{"city":"Oslo","country":"NO"}`, false, false},
		{`{"city":"Oslo"} {"city":"Rome"}`, false, false},
		{`{"city":"Oslo"`, false, false},
		{`["Oslo"]`, false, false},
		{`"Oslo"`, false, false},

		{`{"CITY":"Oslo"}`, true, false},
		{`{"city":"Oslo","city":"Rome"}`, true, false},
		{"{\"city\":\"Os\xfflo\"}", true, false},
	} {
		hand, err := byhand.Decode([]byte(c.arguments))
		if (err == nil) != c.hand {
			t.Errorf("by hand %s gives %v", c.arguments, err)
		}
		generated, gerr := weather.GetWeatherTool.Decode([]byte(c.arguments))
		if (gerr == nil) != c.generated {
			t.Errorf("generated %s gives %v", c.arguments, gerr)
		}
		if err == nil && gerr == nil && hand != byhand.Args(generated) {
			t.Errorf("%s is %v by hand, %v generated", c.arguments, hand, generated)
		}
	}
}

// TestCall holds what a model reads from both to the same facts.
func TestCall(t *testing.T) {
	var logged strings.Builder
	log.SetOutput(&logged)
	t.Cleanup(func() { log.SetOutput(os.Stderr) })
	wind := 3.5
	answers := map[string]byhand.Weather{
		"Oslo": {City: "Oslo", High: 21.5},
		"Rome": {City: "Rome", High: 30, Wind: &wind},
	}
	byHand := func(ctx context.Context, in byhand.Args) (byhand.Weather, error) {
		if in.City == "Atlantis" {
			return byhand.Weather{}, errors.New("dial 10.0.0.7: refused")
		}
		if w, ok := answers[in.City]; ok {
			return w, nil
		}
		return byhand.Weather{}, byhand.ErrNoCity
	}
	set, err := tool.NewSet(weather.GetWeatherTool.Bind(func(ctx context.Context, in weather.GetWeather) (weather.Weather, error) {
		w, err := byHand(ctx, byhand.Args(in))
		if errors.Is(err, byhand.ErrNoCity) {
			err = tool.NotFound.New("no such city")
		}
		return weather.Weather(w), err
	}))
	if err != nil {
		t.Fatal(err)
	}
	x := exec.New(set, exec.Config{})
	for _, c := range []struct{ city, hand, generated string }{
		{"Oslo", "high: 21.5 °C\nwind: (not known)\n", "high: 21.5 °C\nwind: (not returned)\n"},
		{"Rome", "high: 30 °C\nwind: 3.5 m/s\n", "high: 30 °C\nwind: 3.5 m/s\n"},
		{"Paris", `there is no city "Paris"`, "code: NOT_FOUND\nmessage: no such city\n"},
		{"Atlantis", "error: the forecast failed, try again later", "code: INTERNAL\n"},
		{"", "city has 0 characters, want 1 to 64", "city|\"\"|too short|string, 1 to 64 characters\n"},
	} {
		arguments, err := json.Marshal(byhand.Args{City: c.city, Days: 1})
		if err != nil {
			t.Fatal(err)
		}
		hand := byhand.Call(t.Context(), arguments, byHand)
		generated := x.Do(t.Context(), tool.Call{ID: "1", Name: "get_weather", Arguments: arguments}).Content
		if !strings.Contains(hand, c.hand) || !strings.Contains(generated, c.generated) {
			t.Errorf("for %q the model reads by hand\n%s\ngenerated\n%s", c.city, hand, generated)
		}
		if strings.Contains(hand+generated, "10.0.0.7") {
			t.Errorf("for %q an address reaches the model", c.city)
		}
	}
	if !strings.Contains(logged.String(), "10.0.0.7") {
		t.Errorf("the log lacks the address: %s", &logged)
	}
}

// TestLength holds both to the lengths that the README tells: about 80 lines by
// hand, about 20 as structs.
func TestLength(t *testing.T) {
	hand := lines(t, "byhand.go", "", "")
	structs := lines(t, "../weather.go", "// GetWeather tells", "// Forecast handles")
	if hand < 75 || hand > 85 || structs < 16 || structs > 22 {
		t.Errorf("%d lines are written by hand, %d lines of structs; the README says about 80 and 20", hand, structs)
	}
}

// lines counts the lines of a file from one text on to another that are not
// blank; "" is its begin, or its end.
func lines(t *testing.T, name, from, to string) (n int) {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(data), from)
	if to != "" {
		text, _, _ = strings.Cut(text, to)
	}
	for line := range strings.Lines(text) {
		if strings.TrimSpace(line) != "" {
			n++
		}
	}
	return n
}
