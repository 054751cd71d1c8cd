package schema_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/tooladapt/tooladapt/gen/model"
	"github.com/tooladapt/tooladapt/gen/schema"
)

// disagreements are the texts of the JSON Schema test suite on which the
// verdict is another, on purpose: names of hosts in the ASCII form of IDNA are
// not looked into.
var disagreements = []string{
	"xn--X", "xn--07jt112bpxg.xn--9t4b11yi5a", "xn--hello-txk", "xn--hello-zed", "xn--hello-6bf", "xn--chb89f", "xn--07jceefgh4c",
	"xn--al-0ea", "xn--l-fda", "xn--la-0ea", "xn--l-gda", "xn--S-jib3p", "xn--wva3j", "xn--A-2hc5h", "xn--5db1e", "xn--A-2hc8h",
	"xn--5db3e", "xn--defabc-k64e", "xn--vek", "xn--ngb6iyr", "xn--11b2er09f", "xn--02b508i", "XN--aa---o47jg78q",
}

// TestFormatSuite holds the formats against the JSON Schema test suite.
func TestFormatSuite(t *testing.T) {
	used := make(map[string]bool)
	for _, format := range formats {
		for value, valid := range suite(t, format) {
			accepted := hasFormat(t, format, value)
			if agree := accepted == valid; agree == slices.Contains(disagreements, value) {
				t.Errorf("%q as %s: accepted is %v, the suite says %v", value, format, accepted, valid)
			}
			used[value] = true
		}
	}
	for _, value := range disagreements {
		if !used[value] {
			t.Errorf("the suite has no %q any more", value)
		}
	}
}

// formats are the formats that are asserted.
var formats = []string{
	"date-time", "date", "time", "duration", "email", "hostname", "ipv4", "ipv6", "uri", "uuid", "json-pointer", "regex",
}

// hasFormat is the verdict on a string of a format.
func hasFormat(t *testing.T, format, value string) bool {
	t.Helper()
	text, err := schema.Arguments(&model.Tool{Name: format, Arguments: object(with("v", model.String{}, model.Constraint{Format: format}))})
	if err != nil {
		t.Fatal(err)
	}
	args, err := json.Marshal(map[string]string{"v": value})
	if err != nil {
		t.Fatal(err)
	}
	return schema.Accepts(text, string(args)) == nil
}

// suite is the strings of one file of the suite, and which are valid.
func suite(t *testing.T, format string) map[string]bool {
	t.Helper()
	name := filepath.Join(dataFolder(t), "json-schema-test-suite", "tests", "draft2020-12", "optional", "format", format+".json")
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var groups []struct {
		Tests []struct {
			Data  any
			Valid bool
		}
	}
	if err := json.Unmarshal(text, &groups); err != nil {
		t.Fatal(err)
	}
	all := make(map[string]bool)
	for _, g := range groups {
		for _, c := range g.Tests {
			if s, ok := c.Data.(string); ok {
				all[s] = c.Valid
			}
		}
	}
	return all
}
