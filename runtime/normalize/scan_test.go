package normalize

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
	"unicode/utf8"
)

// check holds the scanner against encoding/json.
func check(t *testing.T, data []byte) {
	t.Helper()
	if !utf8.Valid(data) {
		return // which the scanner never sees
	}
	end, why := scan(data, 0)
	if why == tooDeep {
		return
	}
	if end < 0 || end > len(data) || why == truncated && end != len(data) {
		t.Errorf("%q: scan ends at %d with %d", data, end, why)
	}
	got := why == noFault && space(data, end) == len(data)
	if want := json.Valid(data); got != want {
		t.Errorf("%q: JSON is %v, by encoding/json %v", data, got, want)
	}
	if !got {
		return
	}
	if data = trim(data); data[0] != '{' && data[0] != '[' && data[0] != '"' {
		return // half a number is a number
	}
	for cut := range data {
		if _, why := scan(data[:cut], 0); why != truncated {
			t.Errorf("%q: its first %d bytes are taken for more than a beginning", data, cut)
			return
		}
	}
}

func TestScanAgreesWithEncodingJSON(t *testing.T) {
	root := os.Getenv("TOOLADAPT_DATA")
	if root == "" {
		if os.Getenv("CI") == "true" {
			t.Fatal("TOOLADAPT_DATA is not set")
		}
		t.Skip("set TOOLADAPT_DATA to the folder that has jsontestsuite")
	}
	files, _ := filepath.Glob(filepath.Join(root, "jsontestsuite", "test_parsing", "*.json"))
	if len(files) < 300 {
		t.Fatalf("the suite has %d files", len(files))
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		check(t, data)
	}
}

// FuzzScan holds that the scanner accepts what encoding/json does, and knows
// each beginning of JSON for one.
func FuzzScan(f *testing.F) {
	for _, seed := range []string{
		`{"a":[1,-0.5e+3,"\u00e9\n",{}],"b":null}`, `[[],[{}]]`, `"\"`, `01`, `-`, `1.`, `{"a":1,}`, `[1 2]`, `tru`, "\"\t\"", `{"a" 1}`, `[}`, `{]`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(check)
}
