package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/gotooltest"
	"github.com/rogpeppe/go-internal/testscript"
	"golang.org/x/mod/module"
	"golang.org/x/mod/zip"
)

// release is the version under which this checkout is served to strangers; it
// is the one that the README names.
const release = "v0.1.0"

// TestStranger plays somebody who never saw this: the modules of this checkout
// are served as a release by a module proxy of files, and scripts run the
// README's own lines in a module of their own, with an empty module cache.
func TestStranger(t *testing.T) {
	if testing.Short() {
		t.Skip("downloads modules, and builds the command from nothing")
	}
	root, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	proxy := t.TempDir()
	for path, dir := range map[string]string{
		"github.com/tooladapt/tooladapt":         root,
		"github.com/tooladapt/tooladapt/runtime": filepath.Join(root, "runtime"),
	} {
		if err := serve(proxy, module.Version{Path: path, Version: release}, dir); err != nil {
			t.Fatal(err)
		}
	}
	blocks := readmeBlocks(t, filepath.Join(root, "README.md"))
	proxies := strings.Join([]string{fileURL(proxy), fileURL(filepath.Join(goEnv(t, "GOMODCACHE"), "cache", "download")), goEnv(t, "GOPROXY")}, ",")
	params := testscript.Params{
		Dir:                 "testdata/stranger",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(env *testscript.Env) error {
			for name, value := range map[string]string{
				"GOWORK": "off", "GOPROXY": proxies, "GONOSUMDB": "*", "GOFLAGS": "-modcacherw",
				"GOMODCACHE": filepath.Join(env.WorkDir, ".modcache"), "GOSUMDB": "off",
			} {
				env.Setenv(name, value)
			}
			readme := filepath.Join(env.WorkDir, ".readme") // no package of the script's module
			if err := os.Mkdir(readme, 0o755); err != nil {
				return err
			}
			for name, text := range blocks {
				if err := os.WriteFile(filepath.Join(readme, name), []byte(text), 0o644); err != nil {
					return err
				}
			}
			return nil
		},
	}
	if err := gotooltest.Setup(&params); err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, params)
}

// serve adds one module to a proxy of files, zipped from a folder as the go
// command would.
func serve(proxy string, m module.Version, dir string) error {
	escaped, err := module.EscapePath(m.Path)
	if err != nil {
		return err
	}
	at := filepath.Join(proxy, filepath.FromSlash(escaped), "@v")
	if err := os.MkdirAll(at, 0o755); err != nil {
		return err
	}
	gomod, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	if err != nil {
		return err
	}
	info, err := json.Marshal(map[string]any{"Version": m.Version, "Time": time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)})
	if err != nil {
		return err
	}
	for name, data := range map[string][]byte{"list": []byte(m.Version + "\n"), m.Version + ".info": info, m.Version + ".mod": gomod} {
		if err := os.WriteFile(filepath.Join(at, name), data, 0o644); err != nil {
			return err
		}
	}
	f, err := os.Create(filepath.Join(at, m.Version+".zip"))
	if err != nil {
		return err
	}
	defer f.Close()
	if err := zip.CreateFromDir(f, m, dir); err != nil {
		return fmt.Errorf("zip %s: %w", m, err)
	}
	return f.Close()
}

// readmeBlocks are the fenced blocks of the README's section for one's own
// module: setup.sh, weather.go, weather_test.go and run.sh.
func readmeBlocks(t *testing.T, name string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	_, section, found := strings.Cut(string(text), "## Five minutes in your own module\n")
	if !found {
		t.Fatal("README.md has no section Five minutes in your own module")
	}
	section, _, _ = strings.Cut(section, "\n## ")
	fences := regexp.MustCompile("(?ms)^```(sh|go)\n(.*?)^```$").FindAllStringSubmatch(section, -1)
	names := []string{"sh setup.sh", "go weather.go", "go weather_test.go", "sh run.sh"}
	if len(fences) != len(names) {
		t.Fatalf("the section has %d blocks of sh and go, want %d: %v", len(fences), len(names), names)
	}
	blocks := make(map[string]string)
	for i, f := range fences {
		language, file, _ := strings.Cut(names[i], " ")
		if f[1] != language {
			t.Fatalf("block %d is %s, want %s", i+1, f[1], language)
		}
		blocks[file] = f[2]
	}
	return blocks
}

func fileURL(dir string) string {
	dir = filepath.ToSlash(dir)
	if !strings.HasPrefix(dir, "/") {
		dir = "/" + dir
	}
	return "file://" + dir
}

func goEnv(t *testing.T, name string) string {
	t.Helper()
	out, err := exec.Command("go", "env", name).Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}
