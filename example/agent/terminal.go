package main

import (
	"io"
	"os"
	"strconv"

	"golang.org/x/term"
)

// terminal is what can be shown where the agent writes.
type terminal struct {
	width   int // cells of a line, 0 where that is not known
	colours bool
}

// terminalOf looks at w and at the environment. COLUMNS goes before what a
// terminal says of itself, and gives a width to what is none. There are colours
// on a terminal only, and none with NO_COLOR or on one that is dumb.
func terminalOf(w io.Writer, getenv func(string) string) terminal {
	width, _ := strconv.Atoi(getenv("COLUMNS"))
	file, ok := w.(*os.File)
	if !ok || !term.IsTerminal(int(file.Fd())) {
		return terminal{width: max(width, 0)}
	}
	if width <= 0 {
		width, _, _ = term.GetSize(int(file.Fd())) // 0 where it does not know
	}
	return terminal{width: width, colours: getenv("NO_COLOR") == "" && getenv("TERM") != "dumb"}
}
