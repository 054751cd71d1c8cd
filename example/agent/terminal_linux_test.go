package main

import (
	"fmt"
	"os"
	"testing"

	"golang.org/x/sys/unix"
)

// TestTerminal looks at a terminal of a size, with and without what keeps
// colours off it.
func TestTerminal(t *testing.T) {
	tty := openTerminal(t, 132)
	for _, tt := range []struct {
		env  map[string]string
		want terminal
	}{
		{map[string]string{"TERM": "xterm"}, terminal{132, true}},
		{map[string]string{}, terminal{132, true}},
		{map[string]string{"TERM": "xterm", "COLUMNS": "90"}, terminal{90, true}},
		{map[string]string{"TERM": "xterm", "NO_COLOR": "1"}, terminal{132, false}},
		{map[string]string{"TERM": "xterm", "NO_COLOR": ""}, terminal{132, true}},
		{map[string]string{"TERM": "dumb"}, terminal{132, false}},
	} {
		if got := terminalOf(tty, lookup(tt.env)); got != tt.want {
			t.Errorf("%v: %+v, want %+v", tt.env, got, tt.want)
		}
	}
}

// openTerminal is the end of a new pseudo terminal that programs write to.
func openTerminal(t *testing.T, columns uint16) *os.File {
	t.Helper()
	master, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Skipf("no pseudo terminals here: %v", err)
	}
	t.Cleanup(func() { _ = master.Close() })
	fd := int(master.Fd())
	number, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	if err := unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	if err := unix.IoctlSetWinsize(fd, unix.TIOCSWINSZ, &unix.Winsize{Row: 24, Col: columns}); err != nil {
		t.Fatal(err)
	}
	tty, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = tty.Close() })
	return tty
}
