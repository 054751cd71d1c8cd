package coding

import (
	"compress/zlib"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestGitRunsNothing plants every setting of a repository that names a program,
// each so that plain git runs it where it can, and asks for the history.
func TestGitRunsNothing(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skipf("no sh here: %v", err)
	}
	for name, tt := range map[string]struct {
		config string   // "RUN" stands for a program
		plain  []string // the command of plain git that runs it; none where that takes a terminal, a signature or a remote
	}{
		"fsmonitor":   {"[core]\nfsmonitor = RUN", []string{"status"}},
		"hooks":       {"[core]\nhooksPath = HOOKS", []string{"checkout", "-q", "-b", "x"}},
		"pager":       {"[core]\npager = RUN\n[pager]\nlog = RUN\nrev-list = RUN", nil},
		"external":    {"[diff]\nexternal = RUN", []string{"log", "-p", "--ext-diff"}},
		"textconv":    {"[diff \"x\"]\ntextconv = RUN", []string{"log", "-p"}},
		"driver":      {"[diff \"x\"]\ncommand = RUN", []string{"log", "-p", "--ext-diff"}},
		"filter":      {"[filter \"x\"]\nclean = RUN\nsmudge = RUN\nrequired", []string{"checkout", "-f", "HEAD~1", "--", "."}},
		"gpg":         {"[gpg]\nprogram = RUN\n[log]\nshowSignature", nil},
		"alias":       {"[alias]\nx = !RUN\nlog = !RUN\nrev-list = !RUN", []string{"x"}},
		"ssh":         {"[core]\nsshCommand = RUN\naskPass = RUN\neditor = RUN\n[credential]\nhelper = !RUN", []string{"ls-remote", "ssh://nowhere.invalid/x"}},
		"lazy fetch":  {"[core]\nrepositoryFormatVersion = 1\n[extensions]\npartialClone = x\n[remote \"x\"]\nurl = ext::RUN\npromisor = true\n[protocol \"ext\"]\nallow = always", []string{"fetch", "x"}},
		"alternates":  {"[core]\nalternateRefsCommand = RUN", nil},
		"by include":  {"[include]\npath = ../included", []string{"x"}},
		"by worktree": {"[extensions]\nworktreeConfig\n[core]\nrepositoryFormatVersion = 1", []string{"status"}},
	} {
		t.Run(name, func(t *testing.T) {
			dir, ran := t.TempDir(), filepath.Join(t.TempDir(), "ran")
			run := filepath.Join(t.TempDir(), "run")
			plant(t, run, "#!/bin/sh\necho >'"+ran+"'\n")
			initRepository(t, dir, "a.x", "a.x")
			hooks := filepath.Join(dir, ".git", "planted")
			for _, hook := range []string{"post-checkout", "reference-transaction", "post-index-change"} {
				plant(t, filepath.Join(hooks, hook), "#!/bin/sh\necho >'"+ran+"'\n")
			}
			plant(t, filepath.Join(dir, ".git", "info", "attributes"), "*.x diff=x filter=x\n")
			plant(t, filepath.Join(dir, "included"), "[alias]\nx = !"+run+"\n")
			plant(t, filepath.Join(dir, ".git", "config.worktree"), "[core]\nfsmonitor = "+run+"\n")
			config := "[core]\nrepositoryFormatVersion = 0\nbare = false\n" + strings.NewReplacer("RUN", run, "HOOKS", hooks).Replace(tt.config) + "\n"
			plant(t, filepath.Join(dir, ".git", "config"), config)
			if tt.plain != nil {
				plainGit(dir, tt.plain...)
				if os.Remove(ran) != nil {
					t.Fatal("plain git does not run it: nothing is shown")
				}
			}
			if got, err := open(t, dir).GitLog(t.Context(), GitLog{Limit: 5, Path: "a.x"}); err != nil || got.Total != 2 {
				t.Errorf("%+v, %v", got, err)
			}
			if _, err := os.Lstat(ran); err == nil {
				t.Error("it was run")
			}
		})
	}
}

// TestGitReadsNothingOutside plants every way in which a repository takes
// something from elsewhere: a commit that is only outside, or settings from
// there.
func TestGitReadsNothingOutside(t *testing.T) {
	outside := t.TempDir()
	initRepository(t, outside, "secret.txt")
	secret := filepath.Join(outside, ".git")
	head := strings.TrimSpace(content(t, secret, "refs/heads/main"))
	for name, tt := range map[string]struct {
		plant func(t *testing.T, git string)
		want  string // "" for a history without the secret
	}{
		"alternates": {func(t *testing.T, git string) {
			plant(t, filepath.Join(git, "objects", "info", "alternates"), filepath.Join(secret, "objects")+"\n")
		}, "HISTORY_ELSEWHERE"},
		"alternates by a path up": {func(t *testing.T, git string) {
			plant(t, filepath.Join(git, "objects", "info", "alternates"), "../../../../"+filepath.Base(outside)+"/.git/objects\n")
		}, "HISTORY_ELSEWHERE"},
		"linked objects": {func(t *testing.T, git string) {
			remove(t, filepath.Join(git, "objects"))
			link(t, filepath.Join(secret, "objects"), filepath.Join(git, "objects"))
		}, "HISTORY_ELSEWHERE"},
		"a linked folder of objects": {func(t *testing.T, git string) {
			remove(t, filepath.Join(git, "objects", head[:2]))
			link(t, filepath.Join(secret, "objects", head[:2]), filepath.Join(git, "objects", head[:2]))
		}, "HISTORY_ELSEWHERE"},
		"a linked object": {func(t *testing.T, git string) {
			plant(t, filepath.Join(git, "objects", head[:2], "x"), "")
			link(t, filepath.Join(secret, "objects", head[:2], head[2:]), filepath.Join(git, "objects", head[:2], head[2:]))
		}, "HISTORY_ELSEWHERE"},
		"commondir": {func(t *testing.T, git string) {
			plant(t, filepath.Join(git, "commondir"), secret+"\n")
		}, "HISTORY_ELSEWHERE"},
		"gitdir": {func(t *testing.T, git string) {
			remove(t, git)
			plant(t, git, "gitdir: "+secret+"\n")
		}, "NO_REPOSITORY"},
		"a linked .git": {func(t *testing.T, git string) {
			remove(t, git)
			link(t, secret, git)
		}, "NO_REPOSITORY"},
		"a linked HEAD": {func(t *testing.T, git string) {
			remove(t, filepath.Join(git, "HEAD"))
			link(t, filepath.Join(secret, "refs", "heads", "main"), filepath.Join(git, "HEAD"))
		}, "HISTORY_ELSEWHERE"},
		"a branch above": {func(t *testing.T, git string) {
			plant(t, filepath.Join(git, "HEAD"), "ref: refs/../../../"+filepath.Base(outside)+"/.git/refs/heads/main\n")
		}, "NO_REPOSITORY"},
		"linked branches": {func(t *testing.T, git string) {
			remove(t, filepath.Join(git, "refs"))
			link(t, filepath.Join(secret, "refs"), filepath.Join(git, "refs"))
		}, "HISTORY_ELSEWHERE"},
		"linked packed names": {func(t *testing.T, git string) {
			remove(t, filepath.Join(git, "refs", "heads", "main"))
			link(t, filepath.Join(secret, "packed-refs"), filepath.Join(git, "packed-refs"))
		}, "HISTORY_ELSEWHERE"},
		"a linked shallow": {func(t *testing.T, git string) {
			link(t, filepath.Join(secret, "refs", "heads", "main"), filepath.Join(git, "shallow"))
		}, "HISTORY_ELSEWHERE"},
		"a reftable": {func(t *testing.T, git string) {
			plant(t, filepath.Join(git, "reftable", "tables.list"), "")
		}, "REFTABLE"},
		"a hash of elsewhere": {func(t *testing.T, git string) {
			plant(t, filepath.Join(git, "HEAD"), head+"\n")
		}, "INTERNAL"},
		"include": {func(t *testing.T, git string) {
			plant(t, filepath.Join(outside, "broken"), "no configuration")
			plant(t, filepath.Join(git, "config"), "[include]\npath = "+filepath.Join(outside, "broken")+"\n")
		}, ""},
		"worktree": {func(t *testing.T, git string) {
			plant(t, filepath.Join(git, "config"), "[core]\nworktree = "+outside+"\nattributesFile = "+filepath.Join(outside, "broken")+"\n")
		}, ""},
		"grafts": {func(t *testing.T, git string) {
			link(t, filepath.Join(outside, "broken"), filepath.Join(git, "info", "grafts"))
		}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			initRepository(t, dir, "a.go")
			tt.plant(t, filepath.Join(dir, ".git"))
			text := ask(t, open(t, dir), "git_log", GitLog{Limit: 5})
			if got := code(t, text); got != tt.want || strings.Contains(text, "secret") {
				t.Errorf("%q, want %q\n%s", got, tt.want, text)
			}
		})
	}
}

// TestGitPackedAndShallow: repositories as git leaves them after its own
// cleaning, and as a shallow clone makes them.
func TestGitPackedAndShallow(t *testing.T) {
	for _, format := range []string{"sha1", "sha256"} {
		dir, clone := t.TempDir(), t.TempDir()
		initRepository(t, dir)
		remove(t, filepath.Join(dir, ".git"))
		git(t, dir, 0, "init", "--quiet", "--initial-branch=main", "--object-format="+format)
		initRepository(t, dir, "a.go", "b.go", "c.go")
		git(t, dir, 0, "repack", "-adq", "--write-midx")
		git(t, dir, 0, "pack-refs", "--all")
		git(t, dir, 0, "prune-packed")
		if got, err := open(t, dir).GitLog(t.Context(), GitLog{Limit: 5}); err != nil || got.Total != 3 {
			t.Errorf("%s, packed: %+v, %v", format, got, err)
		}
		git(t, clone, 0, "clone", "--quiet", "--depth=2", "file://"+filepath.ToSlash(dir), ".")
		if got, err := open(t, clone).GitLog(t.Context(), GitLog{Limit: 5}); err != nil || got.Total != 2 {
			t.Errorf("%s, shallow: %+v, %v", format, got, err)
		}
	}
}

// TestGitHugeObject: an object that says it has a tebibyte is not believed.
func TestGitHugeObject(t *testing.T) {
	dir := t.TempDir()
	initRepository(t, dir)
	head := strings.Repeat("ab", 20)
	object := new(strings.Builder)
	z := zlib.NewWriter(object)
	if _, err := z.Write([]byte("commit 1099511627776\x00tree ")); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	plant(t, filepath.Join(dir, ".git", "objects", head[:2], head[2:]), object.String())
	plant(t, filepath.Join(dir, ".git", "HEAD"), head+"\n")
	_, err := open(t, dir).GitLog(t.Context(), GitLog{Limit: 5})
	if err == nil || !strings.Contains(err.Error(), "over limit") {
		t.Errorf("%v", err)
	}
}

// plant writes a file that anyone may run, and the folders that it is in.
func plant(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
}

func remove(t *testing.T, path string) {
	t.Helper()
	if err := os.RemoveAll(path); err != nil {
		t.Fatal(err)
	}
}

// plainGit runs git as anyone would. It may fail, as what it runs does nothing
// that git wants.
func plainGit(dir string, args ...string) {
	cmd := exec.Command("git", args...)
	cmd.Dir = dir
	cmd.Env = append(environment(), "GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_TERMINAL_PROMPT=0")
	_ = cmd.Run()
}
