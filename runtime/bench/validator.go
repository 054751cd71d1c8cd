package bench

import (
	"bytes"
	"encoding/json"
	"regexp"

	"github.com/bytedance/sonic"
	"github.com/go-playground/validator/v10"
	gojson "github.com/goccy/go-json"
	"github.com/mailru/easyjson"

	"github.com/tooladapt/tooladapt/runtime/bench/args"
)

// patterns are what the tags of package args call validator's own checks.
var patterns = [...]struct{ tag, source string }{
	{"customer", `^CUS-[0-9]{6}$`},
	{"invoice", `^INV-[0-9]{8}-[0-9]{3}$`},
	{"sku", `^[A-Z]{2,10}-[0-9]{3,6}$`},
	{"tax", `^[A-Z]{2}[0-9]{8,12}$`},
	{"country", `^[A-Z]{2}$`},
}

// newValidator is the validator with the checks that it does not bring along.
func newValidator() *validator.Validate {
	v := validator.New(validator.WithRequiredStructEnabled())
	for _, p := range patterns {
		re := regexp.MustCompile(p.source)
		check := func(f validator.FieldLevel) bool { return re.MatchString(f.Field().String()) }
		if err := v.RegisterValidation(p.tag, check); err != nil {
			panic(err)
		}
	}
	return v
}

// structDecoder reads a struct, and refuses names that it does not have.
type structDecoder func(data []byte, v any) error

// validated reads with decode, then validates.
func validated(name string, decode structDecoder) Peer {
	v := newValidator()
	return Peer{Name: name, Read: [Sizes]Reader{
		readThenValidate[args.GetWeather](v, decode),
		readThenValidate[args.SearchOrders](v, decode),
		readThenValidate[args.CreateInvoice](v, decode),
	}}
}

func readThenValidate[T any](v *validator.Validate, decode structDecoder) Reader {
	return func(data []byte) error {
		var in T
		if err := decode(data, &in); err != nil {
			return err
		}
		return v.Struct(&in)
	}
}

func stdValidator() Peer {
	return validated("std+validator", func(data []byte, v any) error {
		d := json.NewDecoder(bytes.NewReader(data))
		d.DisallowUnknownFields()
		return d.Decode(v)
	})
}

func goccyValidator() Peer {
	return validated("goccy+validator", func(data []byte, v any) error {
		d := gojson.NewDecoder(bytes.NewReader(data))
		d.DisallowUnknownFields()
		return d.Decode(v)
	})
}

// sonicValidator copies strings and checks them, as the others do.
func sonicValidator() Peer {
	api := sonic.Config{DisallowUnknownFields: true, CopyString: true, ValidateString: true}.Froze()
	return validated("sonic+validator", api.Unmarshal)
}

func easyjsonValidator() Peer {
	return validated("easyjson+validator", func(data []byte, v any) error {
		return easyjson.Unmarshal(data, v.(easyjson.Unmarshaler))
	})
}
