package decode

import (
	"encoding/json"
	"testing"
)

// BenchmarkDecode compares decoding with all rules to encoding/json without
// any, in one run: only the ratios mean something.
func BenchmarkDecode(b *testing.B) {
	b.Run("small/decode", func(b *testing.B) { run(b, forecastText, decodeForecast) })
	b.Run("small/json.Valid", func(b *testing.B) { run(b, forecastText, valid) })
	b.Run("small/json.Unmarshal", func(b *testing.B) { run(b, forecastText, unmarshal[forecast]) })
	b.Run("medium/decode", func(b *testing.B) { run(b, searchText, decodeSearch) })
	b.Run("medium/json.Valid", func(b *testing.B) { run(b, searchText, valid) })
	b.Run("medium/json.Unmarshal", func(b *testing.B) { run(b, searchText, unmarshal[search]) })
}

// BenchmarkRefuse is what it costs to tell ten violations at once.
func BenchmarkRefuse(b *testing.B) {
	data := []byte(badSearchText)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := decodeSearch(data); err == nil {
			b.Fatal("was accepted")
		}
	}
}

func run[T any](b *testing.B, text string, read func([]byte) (T, error)) {
	data := []byte(text)
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := read(data); err != nil {
			b.Fatal(err)
		}
	}
}

func valid(data []byte) (bool, error) { return json.Valid(data), nil }

func unmarshal[T any](data []byte) (v T, err error) { return v, json.Unmarshal(data, &v) }
