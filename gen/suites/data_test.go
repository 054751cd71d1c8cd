package suites

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
)

// data is a file or folder of TOOLADAPT_DATA. The test is skipped without it,
// except where CI=true says that it must be there.
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

func read(t *testing.T, path string) []byte {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func write(t *testing.T, path string, text []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, text, 0o666); err != nil {
		t.Fatal(err)
	}
}

func decode(t *testing.T, text []byte, to any) {
	t.Helper()
	if err := json.Unmarshal(text, to); err != nil {
		t.Fatalf("%v in %.200s", err, text)
	}
}

func encode(t *testing.T, v any) []byte {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
