package normalize_test

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// disagreements are the outputs that Read takes for something else than a person
// does, and why that stays so.
var disagreements = map[string]struct{ got, why string }{
	"tau-bench/gpt-4o-airline-calls.jsonl#144": {"json", "the label is a slip of the pen: the output is 368.0"},
}

// classified is the form of what was sent, or error for that of an upstream.
func classified(sent []byte) string {
	a, err := normalize.Read(normalize.Bytes("", sent))
	if err == nil {
		return string(a.Form)
	}
	if e, ok := errors.AsType[*tool.Error](err); ok && e.Category == tool.InvalidResponse {
		return "unreadable"
	}
	return "error"
}

func TestClassification(t *testing.T) {
	root := data(t)
	all := labels(t)
	agreed := 0
	for _, l := range all {
		got := classified(l.output(t, root))
		known, listed := disagreements[l.path]
		switch {
		case got == l.want && listed:
			t.Errorf("%s is taken for %s as a person does; it is listed as a disagreement", l.path, got)
		case got == l.want:
			agreed++
		case !listed || known.got != got:
			t.Errorf("%s is taken for %s, by a person for %s", l.path, got, l.want)
		case known.why == "":
			t.Errorf("why %s is taken for %s is not said", l.path, got)
		}
	}
	for path := range disagreements {
		if !strings.Contains(string(readFile(t, filepath.Join("testdata", "labels.txt"))), "\t"+path+"\n") {
			t.Errorf("the disagreement on %s has no label", path)
		}
	}
	t.Logf("%d of %d agree", agreed, len(all))
	if agreed*100 < len(all)*98 {
		t.Errorf("%d of %d agree, want 98 %%", agreed, len(all))
	}
}

// TestEveryOutputIsRead reads every recorded output as every kind of source,
// whole and damaged. Whatever is answered is one JSON value, or an error that
// says why.
func TestEveryOutputIsRead(t *testing.T) {
	root := data(t)
	sources := []func([]byte) tool.Raw{
		normalize.JSON, normalize.NDJSON, normalize.CSV, normalize.TSV, normalize.XML,
		func(b []byte) tool.Raw { return normalize.Bytes("", b) },
		func(b []byte) tool.Raw { return normalize.Bytes("text/html", b) },
		func(b []byte) tool.Raw { return normalize.Text(string(b)) },
	}
	count := 0
	each(t, root, func(name string, sent []byte) {
		count++
		for i, source := range sources {
			for _, part := range [][]byte{sent, sent[:len(sent)/2], sent[len(sent)/3:]} {
				a, err := normalize.Read(source(part))
				if _, ok := errors.AsType[*tool.Error](err); err != nil && !ok {
					t.Errorf("%s as source %d: %v is no *tool.Error", name, i, err)
				}
				if err == nil && !json.Valid(a.JSON) {
					t.Errorf("%s as source %d: %.80q is no JSON", name, i, a.JSON)
				}
			}
		}
	})
	if count < 1600 {
		t.Errorf("%d outputs were read, want those of all files", count)
	}
}

// each calls do with every file of raw-outputs, and every output of tau-bench.
func each(t *testing.T, root string, do func(name string, sent []byte)) {
	t.Helper()
	err := filepath.WalkDir(filepath.Join(root, "raw-outputs"), func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		sent, err := os.ReadFile(name)
		if err == nil {
			do(name, sent)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	calls := filepath.Join(root, "tau-bench", "gpt-4o-airline-calls.jsonl")
	for line := range strings.Lines(string(readFile(t, calls))) {
		do(calls, member(t, []byte(line), false))
	}
}
