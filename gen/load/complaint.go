package load

import (
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// cure ends a line of the go command that tells what to run in the next one.
var cure = regexp.MustCompile(`; (?:to (?:add(?: it)?|update it)|try):$`)

// complaint makes a message and a hint of what the go command says: its first
// line, without paths to where the user is, and what it would have one run.
func complaint(dir, text string) (message, hint string) {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	head := lines[0]
	for i, line := range lines {
		if !strings.HasPrefix(line, "go: downloading ") && !strings.HasPrefix(line, "go: warning: ") {
			head, lines = line, lines[i+1:]
			break
		}
	}
	head = strings.TrimPrefix(strings.TrimSpace(head), "go: ")
	if short := cure.ReplaceAllString(head, ""); short != head && len(lines) > 0 {
		head, hint = short, "run "+strings.TrimSpace(lines[0])
	} else if strings.HasSuffix(head, ":") && len(lines) > 0 {
		if next := strings.TrimSpace(lines[0]); placed.MatchString(next) {
			head = next
		} else {
			head += " " + next
		}
	}
	switch {
	case strings.Contains(head, "missing go.sum entry"):
		hint = "run go mod tidy" // the go command names one package only
	case strings.HasPrefix(head, "go.mod file not found"):
		head, _, _ = strings.Cut(head, ";")
		hint = "run go mod init, or start in the folder of a module"
	case strings.HasPrefix(head, "inconsistent vendoring "):
		hint = "run go mod vendor"
	case strings.HasPrefix(head, "build constraints exclude all Go files "):
		hint = needsTags
	case strings.Contains(head, " not one of the workspace modules listed in go.work. "):
		head, _, _ = strings.Cut(head, ". You can")
		hint = "run go work use . in the folder of the module"
	case strings.HasPrefix(head, "main module (") && strings.Contains(head, " does not contain package "):
		hint = "start in the folder of the module that has it, or name that with -C"
	case strings.HasPrefix(head, "malformed import path "):
		hint = "name folders with ASCII letters, digits and -._~ only"
	case goroot.MatchString(head):
		hint = "correct the import"
	}
	return shorten(dir, head), hint
}

// needsTags is the hint for a package without a file in this build.
const needsTags = "give the build tags with -tags; files that import C need cgo as well (CGO_ENABLED=1)"

// goroot is the folder that the go command names behind a missing package of
// the standard library.
var goroot = regexp.MustCompile(` is not in std \(.*\)$`)

// shorten takes the absolute path of dir out of a message.
func shorten(dir, message string) string {
	message = goroot.ReplaceAllString(message, " is not in the standard library")
	message = strings.NewReplacer(dir+string(filepath.Separator), "", dir+":", ".:", dir+" ", ". ").Replace(message)
	if rest, ok := strings.CutSuffix(message, dir); ok {
		message = rest + "."
	}
	return message
}

// placed is a file, a line and perhaps a column at the start of a message.
var placed = regexp.MustCompile(`^(\S+?):([0-9]{1,7})(?::([0-9]{1,7}))?: (.*)$`)

// cutPosition splits the position that the go command writes before a message,
// a path that may be relative to dir, off; there may be none.
func cutPosition(dir, message string) (token.Position, string) {
	m := placed.FindStringSubmatch(message)
	if m == nil {
		return token.Position{}, message
	}
	path := m[1]
	if !filepath.IsAbs(path) {
		path = filepath.Join(dir, path)
	}
	line, _ := strconv.Atoi(m[2])
	column, _ := strconv.Atoi(m[3])
	return token.Position{Filename: path, Line: line, Column: max(1, column)}, m[4]
}
