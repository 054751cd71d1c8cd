package forms

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
)

// toonVersion is the version of @toon-format/toon that is compared with.
const toonVersion = "4.4.0"

//go:embed toon.mjs
var toonScript []byte

// ErrNoNode says that TOON is left out, since node or npm is not there.
var ErrNoNode = errors.New("node and npm are not installed")

// WriteTOON adds the form TOON to texts, as TOON's own encoder writes the sources
// of all with their units in the keys. It installs the encoder in a folder below
// cache, unless it is there.
func WriteTOON(ctx context.Context, cache string, all []Result, texts [][Forms]string) error {
	node, err := exec.LookPath("node")
	if err != nil {
		return ErrNoNode
	}
	dir := filepath.Join(cache, "toon-"+toonVersion)
	if err := install(ctx, dir); err != nil {
		return err
	}
	sources := make([]json.RawMessage, len(all))
	for i, r := range all {
		sources[i] = withUnits(r)
	}
	input, err := json.Marshal(sources)
	if err != nil {
		return fmt.Errorf("collect the results: %w", err)
	}
	cmd := exec.CommandContext(ctx, node, "toon.mjs")
	cmd.Dir, cmd.Stdin, cmd.Stderr = dir, bytes.NewReader(input), os.Stderr
	output, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("run TOON's encoder: %w", err)
	}
	var toons []string
	if err := json.Unmarshal(output, &toons); err != nil || len(toons) != len(all) {
		return fmt.Errorf("read what TOON's encoder wrote: %d texts, %w", len(toons), err)
	}
	for i := range texts {
		texts[i][TOON] = toons[i]
	}
	return nil
}

// install puts the encoder and the script that drives it into dir.
func install(ctx context.Context, dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return fmt.Errorf("make a folder for TOON: %w", err)
	}
	if err := os.WriteFile(filepath.Join(dir, "toon.mjs"), toonScript, 0o666); err != nil {
		return fmt.Errorf("write the script for TOON: %w", err)
	}
	if _, err := os.Stat(filepath.Join(dir, "node_modules", "@toon-format", "toon")); err == nil {
		return nil
	}
	npm, err := exec.LookPath("npm")
	if err != nil {
		return ErrNoNode
	}
	cmd := exec.CommandContext(ctx, npm, "install", "--no-audit", "--no-fund", "--prefix", dir, "@toon-format/toon@"+toonVersion)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("install TOON %s: %w: %.300s", toonVersion, err, out)
	}
	return nil
}

var quotedKey = regexp.MustCompile(`"([a-z_]+)"\s*:`)

// withUnits is the source with units in its keys.
func withUnits(r Result) json.RawMessage {
	return quotedKey.ReplaceAllFunc(r.Source, func(key []byte) []byte {
		name := quotedKey.FindSubmatch(key)[1]
		if unit := r.Units[string(name)]; unit != "" {
			return []byte(`"` + unit + `":`)
		}
		return key
	})
}
