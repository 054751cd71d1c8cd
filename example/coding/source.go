package coding

import (
	"path"
	"path/filepath"
	"regexp"
	"strings"
)

// source is where the code is that go test speaks of: the module of that path
// is in a folder of the workspace.
type source struct{ root, folder, module string }

// file is the path of a package's file, from the folder of the workspace.
func (s source) file(pkg, name string) string {
	below := strings.TrimPrefix(strings.TrimPrefix(pkg, s.module), "/")
	return path.Join(s.folder, below, name)
}

// innermost is the place of the innermost call, in the stack of a panic, that
// is code of the workspace.
func (s source) innermost(stack []string) (string, int) {
	for _, line := range stack {
		m := frame.FindStringSubmatch(strings.TrimRight(line, "\r\n"))
		if m == nil {
			continue
		}
		below, err := filepath.Rel(s.root, filepath.FromSlash(m[1]))
		if err == nil && filepath.IsLocal(below) {
			return filepath.ToSlash(below), number(m[2])
		}
	}
	return "", 0
}

var complaint = regexp.MustCompile(`^(?:vet: )?((?:\.\.?[/\\])?[^\s:]+\.go|[^\s:]*go\.mod):([0-9]+)(?::[0-9]+)?: (.+)`)

// compiled is a line of the compiler's or vet's, whose paths are from the
// module's folder; false for a line that is about no place.
func (s source) compiled(line string) (Hit, bool) {
	m := complaint.FindStringSubmatch(line)
	if m == nil {
		return Hit{}, false
	}
	name := path.Join(s.folder, filepath.ToSlash(m[1]))
	return Hit{name, number(m[2]), clip(m[3])}, true
}
