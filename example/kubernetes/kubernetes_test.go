package kubernetes

import (
	"context"
	"errors"
	"os"
	osexec "os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/tooltest"
)

// The calls of the tests.
const (
	getCart  = `{"namespace": "shop", "name": "cart-7d4b9c-x2x8q"}`
	listShop = `{"namespace": "shop"}`
)

// answers are what kubectl may answer, by the folder that has it.
var answers = []struct{ name, tool, arguments string }{
	{"pod", "get_pod", getCart},
	{"pending_pod", "get_pod", `{"namespace": "shop", "name": "cart-7d4b9c-m4k2z"}`},
	{"pods", "list_pods", listShop},
	{"no_pods", "list_pods", `{"namespace": "shop", "selector": "app=none"}`},
}

// sent is what kubectl writes.
func sent(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name, "sent.json"))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// ask calls a tool whose kubectl has run already.
func ask(ctx context.Context, name, arguments string, run Run) tool.Message {
	return exec.New(New(run).Tools(), exec.Config{}).Do(ctx, tool.Call{ID: "call_1", Name: name, Arguments: []byte(arguments)})
}

// writes is a kubectl that writes data.
func writes(data []byte) Run {
	return func(context.Context, ...string) ([]byte, []byte, error) { return data, nil, nil }
}

func TestAnswers(t *testing.T) {
	for _, tt := range answers {
		t.Run(tt.name, func(t *testing.T) {
			tooltest.Golden(t, filepath.Join("testdata", tt.name), func(ctx context.Context) tool.Message {
				return ask(ctx, tt.tool, tt.arguments, writes(sent(t, tt.name)))
			})
		})
	}
}

func TestDamage(t *testing.T) {
	for _, tt := range answers[:3] {
		t.Run(tt.name, func(t *testing.T) {
			tooltest.Damage(t, sent(t, tt.name), func(data []byte) tool.Message {
				return ask(t.Context(), tt.tool, tt.arguments, writes(data))
			})
		})
	}
}

// failed is the error of a command that ended with another exit code than 0.
func failed(t *testing.T) error {
	t.Helper()
	err := osexec.CommandContext(t.Context(), os.Args[0], "-test.no-such-flag").Run()
	if _, ok := errors.AsType[*osexec.ExitError](err); !ok {
		t.Fatalf("the command ended with %v", err)
	}
	return err
}

// TestRefusals holds what is made of the words of kubectl, which tell addresses.
func TestRefusals(t *testing.T) {
	for stderr, want := range map[string]tool.Category{
		"Error from server (NotFound): pods \"cart-7d4b9c-x2x8q\" not found\n":                                                     tool.NotFound,
		"Error from server (Forbidden): pods is forbidden: User \"ann\" cannot list resource \"pods\" in the namespace \"shop\"\n": tool.PermissionDenied,
		"The connection to the server 10.0.0.7:6443 was refused - did you specify the right host or port?\n":                       tool.UpstreamError,
		"error: a file of mine says Error from server (NotFound)\n":                                                                tool.UpstreamError,
	} {
		msg := ask(t.Context(), "get_pod", getCart, func(context.Context, ...string) ([]byte, []byte, error) {
			return nil, []byte(stderr), failed(t)
		})
		if e := msg.Result.Error; e == nil || e.Category != want || strings.Contains(msg.Content, "10.0.0.7") || strings.Contains(msg.Content, "ann") {
			t.Errorf("%s is answered by\n%s", stderr, msg.Content)
		}
	}
}

// TestArguments holds how kubectl is run.
func TestArguments(t *testing.T) {
	for _, tt := range []struct {
		tool, arguments string
		want            []string
	}{
		{"get_pod", getCart, []string{"get", "--output=json", "--namespace=shop", "pod", "cart-7d4b9c-x2x8q"}},
		{"list_pods", `{"namespace": "shop", "selector": "--all-namespaces"}`, []string{"get", "--output=json", "--namespace=shop", "pods", "--selector=--all-namespaces"}},
		{"list_pods", `{"namespace": "--all"}`, nil},
		{"get_pod", `{"namespace": "shop", "name": "--all"}`, nil},
		{"get_pod", `{"namespace": "shop", "name": "a b"}`, nil},
	} {
		var got []string
		ask(t.Context(), tt.tool, tt.arguments, func(_ context.Context, args ...string) ([]byte, []byte, error) {
			got = args
			return nil, nil, nil
		})
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s %s runs kubectl %q, want %q", tt.tool, tt.arguments, got, tt.want)
		}
	}
}

func TestQuantity(t *testing.T) {
	for text, want := range map[string]bool{
		"1": true, "250m": true, "128Mi": true, "0.5": true, ".5": true, "1.": true, "-1": true, "12e6": true, "1E": true, "1E3": true, "100k": true,
		"": false, "m": false, "1 Mi": false, "1K": false, "1mi": false, "1e": false, "1.2.3": false, "+-1": false, "damaged": false, "1\n": false,
	} {
		var q Quantity
		if err := q.UnmarshalText([]byte(text)); (err == nil) != want {
			t.Errorf("%q is a quantity: %v, want %t", text, err, want)
		}
		if got, _ := q.MarshalText(); want && string(got) != text {
			t.Errorf("%q is written as %q", text, got)
		}
	}
}
