package plan

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// Program answers the texts of tools:
//
//	func main() {
//		tooldoc.Main(
//			tooldoc.Of(orders.GetOrderTool, `{"samples":["{}"]}`),
//		)
//	}
type Program struct {
	// Func is main, or init in a package that is a program itself.
	Func  string
	Tools []ProgramTool
}

// ProgramTool is one tool: its adapter in the package of that path, and what it
// is shown with, a [Case] as JSON.
type ProgramTool struct{ Path, Var, Case string }

func (d Program) Declares() []string { return []string{d.Func} }

func (d Program) uses() []string {
	all := []string{TooldocPath}
	for _, t := range d.Tools {
		all = append(all, t.Path)
	}
	return all
}

// ProgramOf is the program for some documents: a package of its own at that path,
// or a file of the one package that is a program itself.
func ProgramOf(path string, documents []Document) (File, error) {
	d := Program{Func: "main"}
	if isProgram(documents) {
		path, d.Func = documents[0].Path, "init"
	}
	for _, doc := range documents {
		for _, t := range doc.Tools {
			text, err := json.Marshal(t.Case)
			if err != nil {
				return File{}, fmt.Errorf("plan the texts of %s: %w", t.Name, err)
			}
			d.Tools = append(d.Tools, ProgramTool{doc.Path, t.Var, string(text)})
		}
	}
	f := File{Path: path, Package: "main", Decls: []Decl{d}}
	for i, p := range slices.Compact(slices.Sorted(slices.Values(d.uses()))) {
		if p != path {
			f.Imports = append(f.Imports, Import{Path: p, Name: fmt.Sprintf("tooladapt%d", i), Alias: true})
		}
	}
	return f, nil
}

// Programs are the documents that one program answers for, at most most of them.
// A package that is a program stands alone, as nothing can import it. Those that
// are internal to different folders are apart: the program must be below the
// folder.
func Programs(documents []Document, most int) (all [][]Document) {
	last := make(map[string]int) // the program of a folder that has room
	for _, d := range documents {
		folder := internalTo(d.Path)
		i, ok := last[folder]
		if !ok || len(all[i]) == most || d.Package == "main" {
			i = len(all)
			all = append(all, nil)
		}
		all[i] = append(all[i], d)
		if d.Package != "main" {
			last[folder] = i
		}
	}
	return all
}

// isProgram reports whether documents are of a package that is a program itself.
func isProgram(documents []Document) bool {
	return len(documents) == 1 && documents[0].Package == "main"
}

// internalTo is the path of the folder that a package is internal to; "" for
// none.
func internalTo(path string) string {
	i := strings.LastIndex("/"+path+"/", "/internal/")
	if i < 0 {
		return ""
	}
	return strings.TrimSuffix(("/" + path)[:i], "/") + "/internal"
}
