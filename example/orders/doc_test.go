package orders_test

import (
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestStory walks from one go doc to the next, as somebody does who knows no
// more than the generated package: each names what the next is about.
func TestStory(t *testing.T) {
	const runtime = "github.com/tooladapt/tooladapt/runtime/"
	for _, step := range []struct{ pkg, name, leads string }{
		{".", "GetOrderTool", "tool.Adapter of GetOrder and Order; Bind makes it a tool"},
		{runtime + "tool", "Adapter", "Bind(handle func(ctx context.Context, in A) (R, error)) Tool"},
		{runtime + "tool", "Tool", "Tools form a Set, whose calls package exec runs"},
		{runtime + "tool", "Set", "func NewSet(tools ...Tool) (Set, error)"},
		{runtime + "exec", "New", "func New(set tool.Set, c Config) *Executor"},
		{runtime + "exec", "Executor", "Do(ctx context.Context, sent tool.Call) tool.Message"},
		{runtime + "tool", "Message", "Content with render.Field"},
		{runtime + "render", "Field", "the text at path in a document"},
		{".", "Shop", "Tools() tool.Set"},
		{".", "ErrOrderShipped", "ErrOrderShipped.With(cause)"},
	} {
		cmd := exec.Command("go", "doc", step.pkg, step.name)
		cmd.Env = append(os.Environ(), "GOWORK=off")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("go doc %s %s: %v\n%s", step.pkg, step.name, err, out)
		}
		if text := strings.Join(strings.Fields(string(out)), " "); !strings.Contains(text, step.leads) {
			t.Errorf("go doc %s %s does not say %q:\n%s", step.pkg, step.name, step.leads, out)
		}
	}
}

// TestStoryImports holds the example that such a reader writes to the generated
// package, the runtime and the standard library.
func TestStoryImports(t *testing.T) {
	f, err := parser.ParseFile(token.NewFileSet(), "story_test.go", nil, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	for _, spec := range f.Imports {
		path := strings.Trim(spec.Path.Value, `"`)
		first, _, _ := strings.Cut(path, "/")
		ours := strings.HasPrefix(path, "github.com/tooladapt/tooladapt/runtime/") || path == "github.com/tooladapt/tooladapt/example/orders"
		if strings.Contains(first, ".") && !ours {
			t.Errorf("the story imports %s", path)
		}
	}
}
