package weather_test

import (
	"context"
	"fmt"

	"github.com/tooladapt/tooladapt/example/weather"
	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

func ExampleForecast() {
	x := exec.New(weather.Tools(), exec.Config{})
	call := tool.Call{ID: "call_1", Name: "get_weather", Arguments: []byte(`{"city":"Oslo"}`)}
	fmt.Println(x.Do(context.Background(), call).Content)
	// Output:
	// [result] get_weather success
	// arg.city: Oslo
	// defaulted (1): days
	// [weather]
	// city: Oslo
	// high: 21.5 °C
	// wind: (not returned)
}
