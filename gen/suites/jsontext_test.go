package suites

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/big"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// accepted are the texts of JSONTestSuite that a parser may accept or refuse and
// that are accepted as an argument of any value; all others are refused.
var accepted = map[string]string{
	"i_number_double_huge_neg_exp.json":   "nearly 0 is 0",
	"i_number_real_underflow.json":        "the same",
	"i_number_too_big_neg_int.json":       "it is a number, if no integer of 64 bits",
	"i_number_too_big_pos_int.json":       "the same",
	"i_number_very_big_negative_int.json": "the same",
	"i_number_huge_exp.json":              "the same: what takes any value keeps the digits, a float refuses them",
	"i_number_neg_int_huge_exp.json":      "the same",
	"i_number_pos_double_huge_exp.json":   "the same",
	"i_number_real_neg_overflow.json":     "the same",
	"i_number_real_pos_overflow.json":     "the same",
}

// twice are the texts that every parser must accept, and that are refused on
// purpose: which of two values of one name was meant?
var twice = []string{"y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json"}

// TestJSONTestSuite sends each text as the argument v, which takes any value: what
// every parser must accept is accepted, what none may is refused, and the rest as
// written down.
func TestJSONTestSuite(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(data(t, "jsontestsuite", "test_parsing"), "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	p := build(t, map[string]json.RawMessage{"take": json.RawMessage(`{"type": "object", "properties": {"v": {}}, "required": ["v"]}`)})
	count := make(map[byte]int)
	left := maps.Clone(accepted)
	for i, a := range p.ask(t, wrapped(t, files)) {
		name := filepath.Base(files[i])
		count[name[0]]++
		want := name[0] == 'y' && !slices.Contains(twice, name)
		if name[0] == 'i' {
			want = left[name] != ""
			delete(left, name)
		}
		got := len(a.Paths) == 0
		if got != want {
			t.Errorf("%s is accepted: %v, violations %q at %q", name, got, a.Keywords, a.Paths)
		}
		if got {
			likeEncodingJSON(t, files[i], a)
		}
	}
	for name := range left {
		t.Errorf("%s is decided on, but not there", name)
	}
	if want := map[byte]int{'y': 95, 'n': 188, 'i': 35}; !maps.Equal(count, want) {
		t.Errorf("there are %d texts to accept, %d to refuse and %d to decide on, want %v", count['y'], count['n'], count['i'], want)
	}
}

// TestJSONChecker sends numbers and strings that parsers often spoil.
func TestJSONChecker(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(data(t, "json-checker-roundtrip"), "*", "*.json"))
	if err != nil || len(files) != 63 {
		t.Fatalf("found %d files: %v", len(files), err)
	}
	// The suite is older than JSON with a string as the whole text, and its limit
	// on nesting is another.
	excluded := []string{"fail01_EXCLUDE.json", "fail18_EXCLUDE.json"}
	p := build(t, map[string]json.RawMessage{"take": json.RawMessage(`{"type": "object", "properties": {"v": {}}, "required": ["v"]}`)})
	for i, a := range p.ask(t, wrapped(t, files)) {
		name := filepath.Base(files[i])
		want := name[:4] != "fail" || slices.Contains(excluded, name)
		if got := len(a.Paths) == 0; got != want {
			t.Errorf("%s is accepted: %v, violations %q at %q", name, got, a.Keywords, a.Paths)
		} else if got {
			likeEncodingJSON(t, files[i], a)
		}
	}
}

// wrapped asks for the texts of files as the argument v.
func wrapped(t *testing.T, files []string) (questions []question) {
	t.Helper()
	for _, file := range files {
		questions = append(questions, question{Tool: "take", Arguments: slices.Concat([]byte(`{"v":`), read(t, file), []byte("}"))})
	}
	return questions
}

// likeEncodingJSON holds the accepted value of a file against encoding/json.
func likeEncodingJSON(t *testing.T, file string, a answer) {
	t.Helper()
	var got struct{ V json.RawMessage }
	decode(t, a.Value, &got)
	made, want := digits(t, got.V), digits(t, read(t, file))
	if !reflect.DeepEqual(made, want) {
		t.Errorf("%s is %#v, encoding/json reads %#v", file, made, want)
	}
}

// digits is what encoding/json reads, no digit of a number lost.
func digits(t *testing.T, text []byte) (v any) {
	t.Helper()
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	if err := dec.Decode(&v); err != nil {
		t.Errorf("%.100s is accepted, encoding/json says %v", text, err)
	}
	return exact(v)
}

// exact is v with its numbers in one form: those of little exponents as ratios.
func exact(v any) any {
	switch v := v.(type) {
	case json.Number:
		sign := strings.HasPrefix(string(v), "-")
		if x, ok := new(big.Rat).SetString(string(v)); ok && len(v) < 100 {
			return fmt.Sprint(sign, x)
		}
	case []any:
		for i := range v {
			v[i] = exact(v[i])
		}
	case map[string]any:
		for name := range v {
			v[name] = exact(v[name])
		}
	}
	return v
}
