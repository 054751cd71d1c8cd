package adopt

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/output"
	"github.com/tooladapt/tooladapt/gen/plan"
	"github.com/tooladapt/tooladapt/templates"
)

// note is the line below the header of a source. Whoever edits the file takes
// the header out, and no import overwrites it again.
const note = "To edit this file, take the line above out."

// Config says how to read an input.
type Config struct {
	// File is what findings call the input; "" is input.
	File string
	// Package is the name of the package; "" is tools.
	Package string
	// Tool is the name of the tool that a bare schema is of; "" is the file's
	// name up to its first dot.
	Tool string
	// Closed takes objects that do not say whether they accept further names
	// for objects that accept none. JSON Schema takes them for open ones.
	Closed bool
}

// Made is what became of an input.
type Made struct {
	// Source is one formatted Go file; nil where it has no tool.
	Source []byte
	// Tools are those of the source, in the order of the input.
	Tools []Tool
	// LeftOut are the names of tools that no Go type can say, as the input
	// has them.
	LeftOut []string
	// Diagnostics are sorted: why tools were left out, and what of the others
	// is written otherwise than it was said.
	Diagnostics []diag.Diagnostic
}

// Tool is one tool of the source.
type Tool struct {
	// Name is the tool's name, Go that of its struct.
	Name, Go string
	// Given is the name that the input has.
	Given string
}

// Make writes structs for the tools that data defines. Whatever is wrong with
// data is in the Diagnostics; an error is a bug of ours.
func Make(c Config, data []byte) (*Made, error) {
	in := newInput(or(c.File, "input"), data)
	var found diag.List
	made := &Made{}
	var tools []*tool
	names := make(map[string]bool)
	for _, d := range definitions(in, or(c.Tool, fileTool(in.file)), &found) {
		r := &reader{finder: finder{input: in, tool: clip(d.name, 64)}, closed: c.Closed, known: make(map[known]*object)}
		t := r.definition(d)
		if names[t.name] {
			r.out.Add(in.position(d.at.at), sameName, "give one of them another name",
				"%s is left out: a tool before it has the name %s (%s)", r.tool, t.name, place(d.at))
		}
		found.Append(r.found()...)
		if r.out.Len() > 0 {
			made.LeftOut = append(made.LeftOut, d.name)
			continue
		}
		tools, names[t.name] = append(tools, t), true
	}
	if err := made.write(c, in, tools, &found); err != nil {
		return nil, fmt.Errorf("write structs for %s: %w", in.file, err)
	}
	made.Diagnostics = found.Sorted("")
	return made, nil
}

// fileTool is the name of a tool that is alone in a file.
func fileTool(file string) string {
	name, _, _ := strings.Cut(file[strings.LastIndex(file, "/")+1:], ".")
	return toolNamed(name)
}

func or(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}

// definitions are those of the input; what is none is found.
func definitions(in input, bare string, found *diag.List) []*definition {
	values, fault := read(in.data)
	if fault != nil {
		found.Add(in.position(fault.at), noTools, "", "%s", clip(fault.what, 200))
		return nil
	}
	f := forms{finder: finder{input: in}, bare: bare}
	if len(values) == 1 {
		f.root(values[0])
	} else {
		for _, v := range values {
			f.one(v)
		}
	}
	found.Append(f.out.All()...)
	if len(f.all) == 0 && f.out.Len() == 0 {
		found.Add(in.position(0), noTools, "", "there is no tool in it")
	}
	return f.all
}

// write renders the source, and notes descriptions that comments could not
// carry as they are.
func (made *Made) write(c Config, in input, tools []*tool, found *diag.List) error {
	if len(tools) == 0 {
		return nil
	}
	d := declare(tools)
	source, err := templates.Render(plan.File{Note: note, Package: or(c.Package, "tools"), Decls: d.decls})
	for last := []byte(nil); err == nil && !bytes.Equal(last, source); {
		last = source // gofmt settles doc comments step by step
		source, err = format.Source(source)
	}
	if err != nil {
		return err
	}
	said, err := descriptions(source)
	if err != nil {
		return err
	}
	for _, t := range tools {
		made.Tools = append(made.Tools, Tool{t.name, d.tools[t], t.definition.name})
	}
	for _, s := range d.said {
		f := finder{input: in, tool: clip(s.of.definition.name, 64)}
		if what := difference(s.text, said[s.name]); what != "" {
			f.note(s.at, "the description%s %s", s.element, what)
		}
		found.Append(f.found()...)
	}
	made.Source = source
	return nil
}

// descriptions are what the generator will read of the doc comments of types.
func descriptions(source []byte) (map[string]string, error) {
	file, err := parser.ParseFile(token.NewFileSet(), "", source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	said := make(map[string]string)
	for _, d := range file.Decls {
		if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.TYPE {
			name := g.Specs[0].(*ast.TypeSpec).Name.Name
			said[name] = directive.Describe(name, g.Doc.Text())
		}
	}
	return said, nil
}

// difference says in what a description differs from what was wanted; "" for
// nothing.
func difference(want, got string) string {
	switch {
	case want == got:
		return ""
	case strings.Join(strings.Fields(want), " ") == strings.Join(strings.Fields(got), " "):
		return "has other spaces and line breaks, as gofmt writes comments"
	default:
		return "is not what a comment can say: it reads " + strconv.Quote(clip(got, 80))
	}
}

// Write writes the source to a file below dir, and says whether that changed it.
// A file that is there must have the header of a generated one.
func (made *Made) Write(dir, file string) (changed bool, err error) {
	written, err := output.Write(dir, []output.File{{Path: file, Data: made.Source}})
	return len(written) > 0, err
}
