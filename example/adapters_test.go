// Package example_test holds what all examples have to do alike.
package example_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/example/coding"
	"github.com/tooladapt/tooladapt/example/github"
	"github.com/tooladapt/tooladapt/example/kubernetes"
	"github.com/tooladapt/tooladapt/example/notes"
	"github.com/tooladapt/tooladapt/example/orders"
	"github.com/tooladapt/tooladapt/example/payments"
	"github.com/tooladapt/tooladapt/example/ripgrep"
	"github.com/tooladapt/tooladapt/example/testreport"
	"github.com/tooladapt/tooladapt/example/warehouse"
	"github.com/tooladapt/tooladapt/example/weather"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// adapters are those of all examples.
var adapters = []adapter{
	of(coding.EditFileTool), of(coding.GitLogTool), of(coding.ReadFileTool), of(coding.RunTestsTool), of(coding.SearchCodeTool),
	of(github.GetIssueTool), of(github.ListIssuesTool), of(github.SearchIssuesTool),
	of(kubernetes.GetPodTool), of(kubernetes.ListPodsTool),
	of(notes.AddNoteTool), of(notes.ListNotesTool),
	of(orders.CancelOrderTool), of(orders.GetOrderTool), of(orders.SearchOrdersTool),
	of(payments.GetProductTool), of(payments.QueryPaymentTool), of(payments.QueryRefundTool),
	of(ripgrep.SearchLinesTool),
	of(testreport.ReadTestReportTool),
	of(warehouse.ListStockTool),
	of(weather.GetWeatherTool),
}

// adapter is one tool's, without its types.
type adapter struct {
	spec      *tool.Spec
	arguments reflect.Type
	result    reflect.Type
	// read reads arguments without a coercion, render shows a result.
	read   func(arguments []byte) (reflect.Value, error)
	render func(result reflect.Value) string
}

func of[A, R any](a tool.Adapter[A, R]) adapter {
	return adapter{
		a.Spec(), reflect.TypeFor[A](), reflect.TypeFor[R](),
		func(arguments []byte) (reflect.Value, error) {
			in, err := a.Read(arguments, &tool.Reading{Strict: true})
			return reflect.ValueOf(in), err
		},
		func(result reflect.Value) string {
			banner := render.Banner(nil, a.Spec().Name, tool.Success)
			return string(a.AppendCompact(banner, tool.Value(result.Interface().(R))))
		},
	}
}

// TestAllAdaptersAreHeld fails when an example has a tool that is not above.
func TestAllAdaptersAreHeld(t *testing.T) {
	files, err := filepath.Glob("*/tooladapt_gen.go")
	if err != nil {
		t.Fatal(err)
	}
	declared := 0
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.VAR && slices.ContainsFunc(g.Specs, isAdapter) {
				declared++
			}
		}
	}
	if declared != len(adapters) {
		t.Errorf("the examples have %d tools, %d are held against the rules", declared, len(adapters))
	}
}

func isAdapter(s ast.Spec) bool {
	names := s.(*ast.ValueSpec).Names
	return len(names) == 1 && names[0].IsExported() && strings.HasSuffix(names[0].Name, "Tool")
}
