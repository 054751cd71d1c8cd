package schema

import (
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"
)

// read is one JSON value as Go values, its integers exact. Duplicate keys are
// refused, as generated decoders do.
func read(text string) (any, error) {
	if !json.Valid([]byte(text)) { // and not too deep
		return nil, json.Unmarshal([]byte(text), new(any))
	}
	d := json.NewDecoder(strings.NewReader(text))
	d.UseNumber()
	return readValue(d)
}

func readValue(d *json.Decoder) (any, error) {
	token, err := d.Token()
	if err != nil {
		return nil, err
	}
	switch token {
	case json.Delim('{'):
		return readObject(d)
	case json.Delim('['):
		return readArray(d)
	}
	if n, ok := token.(json.Number); ok {
		return exact(n)
	}
	return token, nil
}

func readObject(d *json.Decoder) (any, error) {
	object := map[string]any{}
	for d.More() {
		token, err := d.Token()
		if err != nil {
			return nil, err
		}
		key, _ := token.(string)
		if _, twice := object[key]; twice {
			return nil, fmt.Errorf("the key %q is there twice", key)
		}
		if object[key], err = readValue(d); err != nil {
			return nil, err
		}
	}
	_, err := d.Token()
	return object, err
}

func readArray(d *json.Decoder) (any, error) {
	array := []any{}
	for d.More() {
		value, err := readValue(d)
		if err != nil {
			return nil, err
		}
		array = append(array, value)
	}
	_, err := d.Token()
	return array, err
}

// exact is a JSON number as an int64 or uint64 where one holds it, and else as
// the float64 next to it: never one that a 64-bit bound would let pass.
func exact(n json.Number) (any, error) {
	if i, err := strconv.ParseInt(n.String(), 10, 64); err == nil {
		return i, nil
	}
	if u, err := strconv.ParseUint(n.String(), 10, 64); err == nil {
		return u, nil
	}
	f, err := n.Float64()
	if err != nil {
		return nil, fmt.Errorf("the number %s is out of range", n)
	}
	if f == math.MinInt64 && below(n) {
		f = math.Nextafter(f, math.Inf(-1))
	}
	return f, nil
}

// below reports whether n is less than the least int64.
func below(n json.Number) bool {
	r, ok := new(big.Rat).SetString(n.String())
	return ok && r.Cmp(new(big.Rat).SetInt64(math.MinInt64)) < 0
}
