package schema_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/tooladapt/tooladapt/gen/model"
	"github.com/tooladapt/tooladapt/gen/schema"
)

// disagreements are the texts of the JSON Schema test suite on which the
// verdict is another, on purpose: rare forms that no example of a tool needs.
var disagreements = map[string]bool{
	"1998-12-31T23:59:60Z": true, "1998-12-31T15:59:60.123-08:00": true, // leap seconds
	"23:59:60Z": true, "23:59:60+00:00": true, "01:29:60+01:30": true,
	"23:29:60+23:30": true, "15:59:60-08:00": true, "00:29:60-23:30": true,
	`"joe bloggs"@example.com`: true, `"joe..bloggs"@example.com`: true, `"joe@bloggs"@example.com`: true,
	"joe.bloggs@[IPv6:::1]": true, "joe.bloggs@invalid=domain.com": true,
	"http:/[::1]": true,
}

// TestFormatSuite holds the formats against the JSON Schema test suite.
func TestFormatSuite(t *testing.T) {
	used := make(map[string]bool)
	for _, format := range []string{"date-time", "date", "time", "uuid", "ipv4", "ipv6", "uri", "email"} {
		text, err := schema.Arguments(&model.Tool{Name: format, Arguments: object(with("v", model.String{}, model.Constraint{Format: format}))})
		if err != nil {
			t.Fatal(err)
		}
		for value, valid := range suite(t, format) {
			args, err := json.Marshal(map[string]string{"v": value})
			if err != nil {
				t.Fatal(err)
			}
			err = schema.Accepts(text, string(args))
			if agree := (err == nil) == valid; agree == disagreements[value] {
				t.Errorf("%q as %s: accepted is %v, the suite says %v: %v", value, format, err == nil, valid, err)
			}
			used[value] = true
		}
	}
	for value := range disagreements {
		if !used[value] {
			t.Errorf("the suite has no %q any more", value)
		}
	}
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
