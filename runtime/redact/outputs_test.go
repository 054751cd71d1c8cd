package redact_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/redact"
)

// mistaken is what no personal data is and has the form of it, in 2 MB of real
// output of tools, and why that is let pass.
var mistaken = map[string]string{
	"17179869184": "two to the power of 34, a size in bytes: a mobile number by form",
}

// personal is how much of that output is rightly masked: phone numbers,
// addresses, an identity number, passwords, and tokens, most of them in
// Authorization headers.
const personal = 173

// TestOutputs masks real output of tools, line by line, in which each line that
// changes has been looked at: it must stay that many, and of those the mistakes
// are named.
func TestOutputs(t *testing.T) {
	root := filepath.Join(dataRoot(t), "raw-outputs")
	changed, used := 0, map[string]bool{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for line := range strings.Lines(string(data)) {
			masked := redact.Text(line)
			for number := range mistaken {
				used[number] = used[number] || strings.Contains(line, number) && !strings.Contains(masked, number)
			}
			if masked != line {
				changed++
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	unused(t, used, mistaken)
	if want := personal + len(mistaken); changed != want {
		t.Errorf("%d lines are masked, want %d", changed, want)
	}
}
