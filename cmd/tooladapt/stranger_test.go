package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
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
	blocks := strangerFiles(t)
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
