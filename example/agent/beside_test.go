package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestBeside holds the columns of a wide terminal, in which a wide character
// takes two cells and a long line is wrapped.
func TestBeside(t *testing.T) {
	call := tool.Call{Name: "get_order", Arguments: []byte(`{}`)}
	msg := tool.Message{Status: tool.Success, Content: "[result] get_order success\nstatus: 已取消\nnote: " + strings.Repeat("字", 30) + "\n1| \tend\n", Result: tool.Result{ToolName: "get_order"}}
	log := "level=INFO msg=\"tool call\" name=get_order id=call_1 status=success\n"
	const want = `call: get_order {}

the model sees:                                  │ a person sees:    │ the log keeps:
[result] get_order success                       │ get_order is done │ level=INFO msg="tool call" name=get_order
status: 已取消                                   │                   │ id=call_1 status=success
note: 字字字字字字字字字字字字字字字字字字字字字 │                   │
字字字字字字字字字                               │                   │
1|     end                                       │                   │

`
	var out bytes.Buffer
	s := show{terminal: terminal{width: 120}, out: &out, views: viewNames()}
	s.call(call, msg, log, english())
	if out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", &out, want)
	}
	out.Reset()
	s.width = 113
	s.call(call, msg, log, english())
	if !strings.Contains(out.String(), "\n\na person sees:\nget_order is done\n\n") {
		t.Errorf("three columns where there is no room:\n%s", &out)
	}
}

// TestBesideLosesNothing: whatever the width, each side says in its column what
// it says alone, and no line is longer than the terminal.
func TestBesideLosesNothing(t *testing.T) {
	sides := []side{
		{title: "one", text: "a 订单 b\n\n" + strings.Repeat("长x ", 50) + "\ne\u0301\x1b[31m"},
		{title: "two", text: strings.Repeat("y", 200), first: green},
		{title: "three", text: "z"},
	}
	for width := 3*narrow + 2*gapCells; width < 400; width += 7 {
		var out bytes.Buffer
		show{terminal: terminal{width: width}, out: &out}.beside(sides)
		var columns [3]string
		for line := range strings.Lines(strings.TrimSuffix(out.String(), "\n")) {
			line = strings.TrimSuffix(line, "\n")
			if cells(line) > width {
				t.Errorf("%d: %d cells: %s", width, cells(line), line)
			}
			for i, text := range strings.SplitN(line, strings.TrimRight(between, " "), 3) {
				columns[i] += strings.ReplaceAll(text, " ", "")
			}
		}
		for i, v := range sides {
			want := strings.NewReplacer(" ", "", "\n", "").Replace(v.title + printable(v.text))
			if columns[i] != want {
				t.Errorf("%d: got %s, want %s", width, columns[i], want)
			}
		}
	}
}

func TestBesideInColours(t *testing.T) {
	var out bytes.Buffer
	s := show{terminal: terminal{width: 80, colours: true}, out: &out}
	s.beside([]side{{title: "a", text: "1"}, {title: "b", text: "one\ntwo", first: red}})
	want := "\x1b[36ma\x1b[0m │ \x1b[36mb\x1b[0m\n1 │ \x1b[31mone\x1b[0m\n  │ two\n\n"
	if got := strings.ReplaceAll(out.String(), "  \n", "\n"); got != want {
		t.Errorf("got\n%q\nwant\n%q", got, want)
	}
}

func TestCells(t *testing.T) {
	for text, want := range map[string]int{
		"": 0, "abc": 3, "订单": 4, "ＡＢ": 4, "ｱｲ": 2, "한": 2, "e\u0301": 1, "…│": 2, "😀": 2, "，": 2,
	} {
		if got := cells(text); got != want {
			t.Errorf("%q: %d cells, want %d", text, got, want)
		}
	}
}

func FuzzWrap(f *testing.F) {
	for _, line := range []string{"", "a b c d e f", "订单 ORD-1 已取消", "\xff\xfe", strings.Repeat("字", 9)} {
		f.Add(line, 5)
	}
	f.Fuzz(func(t *testing.T, line string, most int) {
		if most < 2 {
			return
		}
		pieces := wrap(line, most)
		if strings.Join(pieces, "") != line {
			t.Errorf("%q is now %q", line, pieces)
		}
		for _, piece := range pieces {
			if cells(piece) > most {
				t.Errorf("%q has more than %d cells", piece, most)
			}
		}
	})
}

// TestTerminalOf: a buffer and a file are no terminals, whatever the environment
// says, and the null device is none either.
func TestTerminalOf(t *testing.T) {
	file, err := os.Create(filepath.Join(t.TempDir(), "out"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	for _, w := range []io.Writer{new(bytes.Buffer), file, null} {
		for columns, width := range map[string]int{"": 0, "120": 120, "-1": 0, "wide": 0} {
			env := map[string]string{"COLUMNS": columns, "TERM": "xterm-256color"}
			if got := terminalOf(w, lookup(env)); got != (terminal{width: width}) {
				t.Errorf("%T, %s: %+v", w, columns, got)
			}
		}
	}
}

// lookup answers as os.Getenv does.
func lookup(env map[string]string) func(string) string {
	return func(name string) string { return env[name] }
}
