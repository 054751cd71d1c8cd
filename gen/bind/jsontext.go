package bind

import (
	"encoding/base64"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/tooladapt/tooladapt/gen/model"
)

// jsonText is what a tag says about a value of type t, as JSON. Its error says
// why it is no such value.
func jsonText(t model.Type, value string) (string, error) {
	switch t := t.(type) {
	case model.Bool:
		if value != "true" && value != "false" {
			return "", fmt.Errorf("%q is neither true nor false", value)
		}
		return value, nil
	case model.Int:
		return integerText(t, value)
	case model.Float:
		return numberText(value, t.Bits)
	case model.Decimal:
		return numberText(value, 64)
	case model.Numeral:
		return exactText(value)
	case model.BigInt:
		if _, ok := new(big.Int).SetString(value, 10); !ok {
			return "", fmt.Errorf("%q is no integer", value)
		}
		return exactText(value)
	case model.Textual:
		return model.JSONString(value), nil
	case model.Bytes:
		if _, err := base64.StdEncoding.Strict().DecodeString(value); err != nil {
			return "", fmt.Errorf("%q is no base64", value)
		}
		return model.JSONString(value), nil
	case model.String:
		return stringText(t.Enum, value)
	case model.Time:
		if _, err := time.Parse(time.RFC3339, value); err != nil {
			return "", fmt.Errorf("%q is no time like 2006-01-02T15:04:05Z", value)
		}
		return model.JSONString(value), nil
	default:
		return "", fmt.Errorf("%s has no value that a tag can write", classOf(t))
	}
}

func integerText(t model.Int, value string) (string, error) {
	var text string
	var err error
	if t.Unsigned {
		var u uint64
		u, err = strconv.ParseUint(value, 10, t.Bits)
		text = strconv.FormatUint(u, 10)
	} else {
		var i int64
		i, err = strconv.ParseInt(value, 10, t.Bits)
		text = strconv.FormatInt(i, 10)
	}
	if err != nil {
		return "", fmt.Errorf("%q is no %s", value, t.Go)
	}
	return oneOf(t.Enum, text, value)
}

func numberText(value string, bits int) (string, error) {
	if _, err := strconv.ParseFloat(value, bits); err != nil || !model.IsPlainNumber(value) {
		return "", fmt.Errorf("%q is no JSON number of %d bits", value, bits)
	}
	return value, nil
}

func exactText(value string) (string, error) {
	if !model.IsPlainNumber(value) {
		return "", fmt.Errorf("%q is no JSON number", value)
	}
	return value, nil
}

func stringText(e *model.Enum, value string) (string, error) {
	return oneOf(e, model.JSONString(value), value)
}

// oneOf refuses what is no constant of e.
func oneOf(e *model.Enum, text, value string) (string, error) {
	if e == nil || slices.ContainsFunc(e.Constants, func(c model.Constant) bool { return c.Value == text }) {
		return text, nil
	}
	var known []string
	for _, c := range e.Constants {
		known = append(known, c.Value)
	}
	return "", fmt.Errorf("%q is no constant of %s: %s", value, e.Go.Name, strings.Join(known, ", "))
}

// exact refuses a number that no float64 is, in which decoders keep bounds that
// are not those of Go's integers.
func exact(text string) error {
	f, err := strconv.ParseFloat(text, 64)
	if err != nil || rational(strconv.FormatFloat(f, 'g', -1, 64)).Cmp(rational(text)) != 0 {
		return fmt.Errorf("%q has more digits than are compared", text)
	}
	return nil
}

func sign(a string) int { return rational(a).Sign() }

func rational(a string) *big.Rat {
	r, ok := new(big.Rat).SetString(a)
	if !ok {
		return new(big.Rat)
	}
	return r
}
