package suites

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/gen"
	"github.com/tooladapt/tooladapt/gen/adopt"
)

// program asks generated decoders, one for each schema that could be imported.
type program struct {
	file string
	// refused are the reasons why the schemas of other names were not imported.
	refused map[string]string
}

// question is one call of one tool, as JSON for the program.
type question struct {
	Tool      string
	Arguments []byte
	// Lenient asks for coercion.
	Lenient bool
}

// answer is what a generated decoder makes of a call.
type answer struct {
	// Paths and Keywords are those of the violations, one for one; none where
	// the call is accepted.
	Paths, Keywords []string
	// Coerced are the rules that were coerced.
	Coerced []string
	// Value is what encoding/json makes of the accepted value.
	Value json.RawMessage
	// Invalid is why Validate refuses what Decode accepted, "" as it should be.
	Invalid string
}

// perPackage is how many tools are generated into one package.
const perPackage = 40

// build imports the schema of each tool, generates, and compiles one program.
func build(t *testing.T, schemas map[string]json.RawMessage) *program {
	t.Helper()
	dir := module(t)
	p := &program{filepath.Join(dir, "ask"), make(map[string]string)}
	var imports, tools strings.Builder
	names := slices.Sorted(maps.Keys(schemas))
	for chunk := range slices.Chunk(names, perPackage) {
		pkg := "p" + chunk[0]
		made := p.adopt(t, filepath.Join(dir, pkg), pkg, chunk, schemas)
		for _, tool := range made {
			fmt.Fprintf(&tools, "\t%q: read(%s.%s),\n", tool.Given, pkg, adapter(tool.Go))
		}
		if len(made) > 0 {
			fmt.Fprintf(&imports, "\t%q\n", "example.com/suite/"+pkg)
		}
	}
	generate(t, dir)
	write(t, filepath.Join(dir, "main.go"), []byte(strings.NewReplacer("//imports", imports.String(), "//tools", tools.String()).Replace(mainSource)))
	goBuild := exec.Command("go", "build", "-trimpath", "-gcflags=-N -l", "-ldflags=-s -w", "-o", p.file, ".")
	goBuild.Dir = dir
	if out, err := goBuild.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%.4000s", err, out)
	}
	return p
}

// module is the folder of a module that needs nothing but the runtime.
func module(t *testing.T) (dir string) {
	t.Helper()
	t.Setenv("GOWORK", "off")
	t.Setenv("GOFLAGS", "-mod=mod")
	t.Setenv("GOPROXY", "off")
	dir = t.TempDir()
	runtime, err := filepath.Abs(filepath.Join("..", "..", "runtime"))
	if err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(dir, "go.mod"), fmt.Appendf(nil,
		"module example.com/suite\n\ngo 1.26.0\n\nrequire %[1]s v0.0.0\n\nreplace %[1]s => %[2]s\n", runtimeModule, filepath.ToSlash(runtime)))
	return dir
}

const runtimeModule = "github.com/tooladapt/tooladapt/runtime"

// adopt imports the schemas of a chunk into one package, and keeps the reasons
// why some were refused. Where all were there is no package.
func (p *program) adopt(t *testing.T, dir, pkg string, names []string, schemas map[string]json.RawMessage) []adopt.Tool {
	t.Helper()
	type definition struct {
		Name        string          `json:"name"`
		Description string          `json:"description"`
		InputSchema json.RawMessage `json:"inputSchema"`
	}
	var all []definition
	for _, name := range names {
		all = append(all, definition{name, "Takes what a suite has.", schemas[name]})
	}
	made, err := adopt.Make(adopt.Config{Package: pkg}, encode(t, all))
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range made.Diagnostics {
		if name, why, ok := strings.Cut(d.Message, " is left out: "); ok && p.refused[name] == "" {
			p.refused[name], _, _ = strings.Cut(why, " (/") // where it stands in the chunk
		}
	}
	for _, name := range made.LeftOut {
		if p.refused[name] == "" {
			t.Errorf("%s is left out without a reason", name)
		}
	}
	if len(made.Tools) > 0 {
		write(t, filepath.Join(dir, "tools.go"), made.Source)
	}
	return made.Tools
}

// adapter is the name of the variable that is generated for a struct.
func adapter(goName string) string {
	for _, end := range []string{"Args", "Input", "Params", "Request", "Tool"} {
		if short, ok := strings.CutSuffix(goName, end); ok && short != "" {
			return short + "Tool"
		}
	}
	return goName + "Tool"
}

// generate writes the adapters of all packages: what import makes must
// generate.
func generate(t *testing.T, dir string) {
	t.Helper()
	run, err := gen.Make(t.Context(), gen.Config{Dir: dir, Patterns: []string{"./..."}})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range run.Diagnostics {
		t.Errorf("%s:%d:%d: %s [%s]", d.Pos.Filename, d.Pos.Line, d.Pos.Column, d.Message, d.Code)
	}
	if t.Failed() {
		t.FailNow()
	}
	if err := run.Write(); err != nil {
		t.Fatal(err)
	}
}

// ask answers each question, in order.
func (p *program) ask(t *testing.T, questions []question) []answer {
	t.Helper()
	var in, out, stderr bytes.Buffer
	enc := json.NewEncoder(&in)
	for _, q := range questions {
		if err := enc.Encode(q); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command(p.file)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = &in, &out, &stderr
	if err := cmd.Run(); err != nil {
		t.Fatalf("%v\n%.4000s", err, &stderr)
	}
	var all []answer
	dec := json.NewDecoder(&out)
	for {
		var a answer
		err := dec.Decode(&a)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if a.Invalid != "" {
			t.Errorf("Validate refuses what Decode made of %s: %s", questions[len(all)].Arguments, a.Invalid)
		}
		all = append(all, a)
	}
	if len(all) != len(questions) {
		t.Fatalf("%d of %d questions are answered", len(all), len(questions))
	}
	return all
}

// mainSource is the program.
const mainSource = `package main

import (
	"encoding/json"
	"errors"
	"io"
	"log"
	"os"

	"` + runtimeModule + `/tool"

//imports
)

type question struct {
	Tool      string
	Arguments []byte
	Lenient   bool
}

type answer struct {
	Paths, Keywords, Coerced []string
	Value                    json.RawMessage
	Invalid                  string
}

var tools = map[string]func(question) answer{
//tools
}

func read[A, R any](a tool.Adapter[A, R]) func(question) answer {
	return func(q question) (to answer) {
		how := tool.Reading{Strict: !q.Lenient}
		in, err := a.Read(q.Arguments, &how)
		if e, ok := errors.AsType[*tool.Error](err); ok {
			for _, v := range e.Arguments.Violations {
				to.Paths, to.Keywords = append(to.Paths, v.Path), append(to.Keywords, v.Keyword)
			}
			return to
		}
		for _, c := range how.Coercions {
			to.Coerced = append(to.Coerced, c.Rule)
		}
		if err := a.Validate(in); err != nil {
			to.Invalid = err.Error()
		}
		if to.Value, err = json.Marshal(in); err != nil {
			to.Invalid = err.Error()
		}
		return to
	}
}

func main() {
	dec, enc := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		var q question
		err := dec.Decode(&q)
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			log.Fatal(err)
		}
		if err := enc.Encode(tools[q.Tool](q)); err != nil {
			log.Fatal(err)
		}
	}
}
`
