package main

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// show writes the steps of a conversation, each call from the sides that were
// chosen.
type show struct {
	out     io.Writer
	views   []string
	colours bool
}

// colour is an attribute of a terminal's text.
type colour string

const (
	bold  colour = "1"
	red   colour = "31"
	green colour = "32"
	cyan  colour = "36"
)

// paint is text in a colour, where there are colours.
func (s show) paint(c colour, text string) string {
	if !s.colours {
		return text
	}
	return "\x1b[" + string(c) + "m" + text + "\x1b[0m"
}

func (s show) question(text string) {
	fmt.Fprintf(s.out, "%s %s\n\n", s.paint(bold, "question:"), printable(text))
}

func (s show) answer(text string) {
	fmt.Fprintf(s.out, "%s %s\n", s.paint(bold, "answer:"), printable(text))
}

// call shows one call, the message that came of it and what was logged.
func (s show) call(call tool.Call, msg tool.Message, log string, w words) {
	fmt.Fprintf(s.out, "%s %s %s\n\n", s.paint(bold, "call:"), call.Name, printable(string(call.Arguments)))
	if slices.Contains(s.views, "model") {
		fmt.Fprintf(s.out, "%s\n%s\n", s.paint(cyan, "the model sees:"), msg.Content)
	}
	if slices.Contains(s.views, "person") {
		mood := green
		if msg.Status != tool.Success {
			mood = red
		}
		first, rest, more := strings.Cut(printable(w.person(msg.Result)), "\n")
		if more {
			rest = "\n" + rest
		}
		fmt.Fprintf(s.out, "%s\n%s%s\n\n", s.paint(cyan, "a person sees:"), s.paint(mood, first), rest)
	}
	if slices.Contains(s.views, "log") {
		fmt.Fprintf(s.out, "%s\n%s\n", s.paint(cyan, "the log keeps:"), log)
	}
}

// printable is text with every character escaped that a terminal could obey,
// but for line feeds.
func printable(text string) string {
	var b strings.Builder
	for _, c := range text {
		switch {
		case c == '\n', strconv.IsPrint(c):
			b.WriteRune(c)
		case c == '\t':
			b.WriteString("    ")
		default:
			b.WriteString(strings.Trim(strconv.QuoteRune(c), "'"))
		}
	}
	return b.String()
}

// isTerminal reports whether what is written to w is shown at once.
func isTerminal(w io.Writer) bool {
	file, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&fs.ModeCharDevice != 0
}
