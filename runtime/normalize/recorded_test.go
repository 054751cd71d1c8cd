package normalize_test

import (
	"encoding/json"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestTablesOfJC holds CSV and XML against what jc makes of them.
func TestTablesOfJC(t *testing.T) {
	folder := filepath.Join(data(t), "raw-outputs", "cli-jc", "generic")
	for name, source := range map[string]func([]byte) tool.Raw{
		"csv-biostats.csv":     normalize.CSV,
		"csv-deniro.csv":       normalize.CSV,
		"csv-doublequoted.csv": normalize.CSV,
		"csv-example.csv":      normalize.CSV,
		"csv-homes.csv":        normalize.CSV,
		"csv-homes-pipe.csv":   normalize.CSV,
		"csv-utf-8-bom.csv":    normalize.CSV,
		"xml-cd_catalog.xml":   normalize.XML,
	} {
		path := filepath.Join(folder, name)
		a, err := normalize.Read(source(readFile(t, path)))
		if err != nil || a.Report != nil {
			t.Errorf("%s: Read = %+v, %v; want nothing noted", name, a.Report, err)
			continue
		}
		var got, want any
		if err := json.Unmarshal(a.JSON, &got); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(readFile(t, path[:len(path)-len(filepath.Ext(path))]+".json"), &want); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s is read as %s", name, a.JSON)
		}
	}
}

// TestRecordedNotes holds what is noted of outputs that can be read in part.
func TestRecordedNotes(t *testing.T) {
	root := filepath.Join(data(t), "raw-outputs")
	a, err := normalize.Read(normalize.JSON(readFile(t, filepath.Join(root, "github-graphql-cli", "status", "fixtures", "search_forbidden.json"))))
	var paths []string
	if err == nil && a.Report != nil {
		for _, m := range a.Report.Missing {
			paths = append(paths, m.Path)
		}
	}
	want := []string{"/data/assignments/nodes/1", "/data/assignments/nodes/3", "/data/reviewRequested/nodes/1"}
	if !reflect.DeepEqual(paths, want) {
		t.Errorf("search_forbidden.json lacks %q, %v; want %q", paths, err, want)
	}
	a, err = normalize.Read(normalize.NDJSON(readFile(t, filepath.Join(root, "go-test-json", "go-test-json-with-nonjson-stdout.out"))))
	if err != nil || !reflect.DeepEqual(a.Report, unreadableRows(2)) {
		t.Errorf("go-test-json-with-nonjson-stdout.out: %+v, %v; want line 2 unreadable", a.Report, err)
	}
}
