package decode

import (
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// FuzzLenient holds a lenient reading against a strict one: what is accepted
// strictly is the same value, with nothing coerced; what was coerced comes back
// as the text that was sent; the text as it was put right is accepted strictly,
// as the same value; and the call to complete is refused for what it lacks, and
// for nothing else.
func FuzzLenient(f *testing.F) {
	for _, seed := range []string{
		`{"null":null,"n":"5","b":"true","level":" LOW","ns":5,"tags":"red","code":12}`,
		`{"null":"null","in":"{\"n\":\"1\"}","ins":{"n":1},"flags":"{\"a\":\"true\"}","grid":"[[1],[\"2\"]]"}`,
		`"{\"null\":null,\"ns\":\"[1]\",\"exact\":{\"n\":1}}"`, `{"null":null,"f":"0.1","dec":"1.50","u":"7","s":"null","day":"null"}`,
		`{"null":null,"tags":["a"],"levels":["low","HIGH"],"key":"1","keys":{"pin":"1"},"big":"1"}`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		before := slices.Clone(data)
		var how tool.Reading
		d := Lenient(data, &how)
		v := read(&d, ladder)
		report := reportOf(d.End(ladder))
		if !slices.Equal(data, before) {
			t.Fatal("the input was changed")
		}
		s := New(data)
		strict := read(&s, ladder)
		if s.End(ladder) == nil && (report != nil || len(how.Coercions) > 0 || !reflect.DeepEqual(v, strict)) {
			t.Fatalf("valid arguments are read as %v %+v, with coercions %v", v, report, how.Coercions)
		}
		if report != nil {
			if len(how.Coercions) > 0 {
				t.Fatal("something is coerced in what is refused")
			}
			holdCall(t, ladder, report, func(call []byte) Decoder { return Lenient(call, nil) })
			return
		}
		inPlace := how.More == 0
		for _, c := range how.Coercions {
			holdCoercion(t, v, c)
			inPlace = inPlace && c.Rule != toList && c.Rule != toString
		}
		if !inPlace {
			return
		}
		s = New(d.data)
		strict = read(&s, ladder)
		if err := s.End(ladder); err != nil || !reflect.DeepEqual(v, strict) {
			t.Fatalf("put right as %s, it is read as %v, %v, not as %v", d.data, strict, err, v)
		}
	})
}

// holdCoercion holds what was sent against what came of it in v.
func holdCoercion(t *testing.T, v any, c tool.Coercion) {
	t.Helper()
	if strings.HasSuffix(c.Before, "…") || c.Before == masked || strings.HasSuffix(c.Path, "…") {
		return
	}
	is, sent := at(v, c.Path), ""
	if c.Rule != toString && c.Rule != toList {
		if err := json.Unmarshal([]byte(c.Before), &sent); err != nil {
			t.Fatalf("coercion %+v is of no string: %v", c, err)
		}
	}
	text, err := json.Marshal(is)
	if err != nil {
		t.Fatal(err)
	}
	if f, ok := is.(float64); ok { // without an exponent
		text = strconv.AppendFloat(nil, f, 'f', -1, 64)
	}
	var fine bool
	switch c.Rule {
	case toNumber, toBoolean:
		fine = string(text) == sent
	case toNull:
		fine = is == nil && sent == "null"
	case toString:
		fine = is == c.Before
	case toEnum:
		fine = strings.EqualFold(is.(string), strings.TrimSpace(sent))
	case toList:
		fine = len(is.([]any)) == 1
	case toJSON:
		fine = json.Valid([]byte(sent)) && sent[strings.IndexAny(sent, "[{")] == text[0]
	}
	if !fine {
		t.Fatalf("%+v became %s", c, text)
	}
}

// at is what is at pointer in v, nil for nothing.
func at(v any, pointer string) any {
	if pointer == "" {
		return v
	}
	for token := range strings.SplitSeq(pointer[1:], "/") {
		token = strings.ReplaceAll(strings.ReplaceAll(token, "~1", "/"), "~0", "~")
		switch of := v.(type) {
		case map[string]any:
			v = of[token]
		case []any:
			i, err := strconv.Atoi(token)
			if err != nil || i >= len(of) {
				return nil
			}
			v = of[i]
		}
	}
	return v
}
