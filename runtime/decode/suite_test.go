package decode

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// data is a folder of TOOLADAPT_DATA. The test is skipped without it, except
// where CI=true says that it must be there.
func data(t *testing.T, elem ...string) string {
	t.Helper()
	root := os.Getenv("TOOLADAPT_DATA")
	if root == "" {
		if os.Getenv("CI") == "true" {
			t.Fatal("TOOLADAPT_DATA is not set")
		}
		t.Skip("TOOLADAPT_DATA is not set")
	}
	return filepath.Join(append([]string{root}, elem...)...)
}

// undefined is our decision on each text of JSONTestSuite that a parser may
// accept or refuse: the keyword of its violation, or "" where it is accepted.
var undefined = map[string]string{
	"i_number_double_huge_neg_exp.json": "", // nearly 0 is 0
	"i_number_real_underflow.json":      "",

	"i_number_huge_exp.json":            "maximum", // no float64 is near
	"i_number_pos_double_huge_exp.json": "maximum",
	"i_number_real_pos_overflow.json":   "maximum",
	"i_number_neg_int_huge_exp.json":    "minimum",
	"i_number_real_neg_overflow.json":   "minimum",

	"i_number_too_big_neg_int.json":       "", // as a number they are fine; an integer's rule refuses them
	"i_number_too_big_pos_int.json":       "",
	"i_number_very_big_negative_int.json": "",

	"i_object_key_lone_2nd_surrogate.json":                "encoding", // no Unicode text: nobody could print it
	"i_string_1st_surrogate_but_2nd_missing.json":         "encoding",
	"i_string_1st_valid_surrogate_2nd_invalid.json":       "encoding",
	"i_string_UTF-8_invalid_sequence.json":                "encoding",
	"i_string_UTF8_surrogate_U+D800.json":                 "encoding",
	"i_string_incomplete_surrogate_and_escape_valid.json": "encoding",
	"i_string_incomplete_surrogate_pair.json":             "encoding",
	"i_string_incomplete_surrogates_escape_valid.json":    "encoding",
	"i_string_invalid_lonely_surrogate.json":              "encoding",
	"i_string_invalid_surrogate.json":                     "encoding",
	"i_string_invalid_utf-8.json":                         "encoding",
	"i_string_inverted_surrogates_U+1D11E.json":           "encoding",
	"i_string_iso_latin_1.json":                           "encoding",
	"i_string_lone_second_surrogate.json":                 "encoding",
	"i_string_lone_utf8_continuation_byte.json":           "encoding",
	"i_string_not_in_unicode_range.json":                  "encoding",
	"i_string_overlong_sequence_2_bytes.json":             "encoding",
	"i_string_overlong_sequence_6_bytes.json":             "encoding",
	"i_string_overlong_sequence_6_bytes_null.json":        "encoding",
	"i_string_truncated-utf-8.json":                       "encoding",

	"i_string_UTF-16LE_with_BOM.json":         "syntax", // JSON between systems is UTF-8, without a mark
	"i_string_utf16BE_no_BOM.json":            "syntax",
	"i_string_utf16LE_no_BOM.json":            "syntax",
	"i_structure_UTF-8_BOM_empty_object.json": "syntax",

	"i_structure_500_nested_arrays.json": "limit", // deeper than any arguments are
}

// duplicated are texts that JSON allows and that this package refuses.
var duplicated = []string{"y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json"}

// TestJSONTestSuite accepts what every parser must, refuses what none may, and
// decides the rest as written down.
func TestJSONTestSuite(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(data(t, "jsontestsuite", "test_parsing"), "*.json"))
	if err != nil || len(files) < 300 {
		t.Fatalf("found %d files: %v", len(files), err)
	}
	left := maps.Clone(undefined)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		v, report := decodeAny(text)
		got := strings.Join(slices.Compact(keywordsOf(report)), " ")
		name := filepath.Base(file)
		var want string
		switch {
		case slices.Contains(duplicated, name):
			want = "duplicate"
		case name[0] == 'n':
			want = "syntax"
			if strings.Count(string(text), "[") > MaxDepth {
				want = "limit"
			}
		case name[0] == 'i':
			want = left[name]
			delete(left, name)
		}
		// A text may hold more than one thing before it stops being JSON.
		if got != want && !(name[0] == 'n' && strings.HasSuffix(got, " "+want)) {
			t.Errorf("%s has violations %q, want %q", name, got, want)
		}
		if report == nil {
			equalsUnmarshal(t, name, text, v)
		}
	}
	for name := range left {
		t.Errorf("%s is decided on, but not there", name)
	}
}

// equalsUnmarshal holds a decoded value against encoding/json.
func equalsUnmarshal(t *testing.T, name string, text []byte, v any) {
	t.Helper()
	var want any
	if err := json.Unmarshal(text, &want); err != nil {
		t.Errorf("%s is accepted, encoding/json says %v", name, err)
	} else if !reflect.DeepEqual(v, want) {
		t.Errorf("%s is %#v, encoding/json reads %#v", name, v, want)
	}
}

// TestRoundtrip reads numbers and strings that parsers often spoil.
func TestRoundtrip(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(data(t, "json-checker-roundtrip"), "*", "*.json"))
	if err != nil || len(files) < 50 {
		t.Fatalf("found %d files: %v", len(files), err)
	}
	// A string at the root is JSON by now, and so is deep nesting.
	accepted := []string{"fail01_EXCLUDE.json", "fail18_EXCLUDE.json"}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		v, report := decodeAny(text)
		name := filepath.Base(file)
		if want := strings.HasPrefix(name, "fail") && !slices.Contains(accepted, name); (report != nil) != want {
			t.Errorf("%s has violations %v", name, keywordsOf(report))
		}
		if report == nil {
			equalsUnmarshal(t, name, text, v)
		}
	}
}
