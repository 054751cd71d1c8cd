package main

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/history"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestWindow asks a model that has room for little: what it gets is cut to that,
// and it can read all of it.
func TestWindow(t *testing.T) {
	const question = "Show all delivered orders"
	db := filepath.Join(t.TempDir(), "orders.db")
	wide := ask(t, db, question, "-view", "model")
	narrow := ask(t, db, question, "-view", "model", "-window", "1600")
	if len(narrow) >= len(wide) || !strings.Contains(narrow, "more.orders: ") || strings.Contains(wide, "more.orders: ") {
		t.Errorf("with little room it is shown\n%s\nelse\n%s", narrow, wide)
	}
}

// TestExchanges pairs calls with their answers, also those that are stubs by now.
func TestExchanges(t *testing.T) {
	first := render.UntrustedField(render.Section(render.Banner(nil, "a", tool.Success), "page", true), "text", strings.Repeat("long ", 100))
	talk := []history.Message{
		history.Said{Text: "hello"},
		history.Turn{Calls: []tool.Call{{ID: "1", Name: "a"}}}, history.Result{CallID: "1", Content: string(first)},
		history.Turn{Calls: []tool.Call{{ID: "2", Name: "b"}}}, history.Result{CallID: "2", Content: "[result] b success\n"},
	}
	left := exec.Budget{Window: 60}.Left("", tool.Set{}, history.Tokens(talk, nil))
	got := exchanges(history.Shortened(talk, left, nil))
	want := []exchange{{tool.Call{ID: "1", Name: "a"}, "[result] a success\ncomplete: false\n"}, {tool.Call{ID: "2", Name: "b"}, "[result] b success\n"}}
	if len(got) != 2 || got[0].call.ID != want[0].call.ID || got[0].text != want[0].text || got[1].text != want[1].text {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
