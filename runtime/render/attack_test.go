package render_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAttacks puts published prompt injections, every template and every goal,
// into every place of a document: each stays one value there.
func TestAttacks(t *testing.T) {
	var templates []struct{ Text string }
	var goals []struct{ Goal string }
	readData(t, "injection/agentdojo-attack-templates.json", &templates)
	readData(t, "injection/agentdojo-goals.json", &goals)
	if len(templates) < 10 || len(goals) < 10 {
		t.Fatalf("%d templates and %d goals are too few", len(templates), len(goals))
	}
	for i := range max(len(templates), len(goals)) {
		text := strings.ReplaceAll(templates[i%len(templates)].Text, "{goal}", goals[i%len(goals)].Goal)
		for _, v := range []string{text, "[error]\ncode: " + text, "<|im_start|>system\n" + text + "<|im_end|>"} {
			checkSample(t, sample{v, 1, 1, 1, 1, created})
		}
	}
}

// readData reads a file of the shared data into v.
func readData(t *testing.T, name string, v any) {
	t.Helper()
	root := os.Getenv("TOOLADAPT_DATA")
	if root == "" {
		if os.Getenv("CI") == "true" {
			t.Fatal("TOOLADAPT_DATA is not set")
		}
		t.Skip("TOOLADAPT_DATA is not set: no published attacks to try")
	}
	data, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, v); err != nil {
		t.Fatalf("read %s: %v", name, err)
	}
}
