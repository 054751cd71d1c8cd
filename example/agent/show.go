package main

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// show writes the steps of a conversation, each call from the sides that were
// chosen.
type show struct {
	terminal
	out   io.Writer
	views []string
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
	if !s.colours || c == "" {
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
	var sides []side
	if slices.Contains(s.views, "model") {
		sides = append(sides, side{title: "the model sees:", text: msg.Content})
	}
	if slices.Contains(s.views, "person") {
		mood := green
		if msg.Status != tool.Success {
			mood = red
		}
		sides = append(sides, side{title: "a person sees:", text: printable(w.person(msg.Result)), first: mood})
	}
	if slices.Contains(s.views, "log") {
		sides = append(sides, side{title: "the log keeps:", text: log})
	}
	for i := range sides {
		sides[i].text = strings.TrimSuffix(sides[i].text, "\n")
	}
	if s.fits(sides) {
		s.beside(sides)
	} else {
		s.stack(sides)
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
