package tooldoc

import (
	"encoding/json"
	"fmt"
	"os"
)

// Main writes what the tools say, and what all tools have in common, as JSON into
// the file that is the program's only argument, and ends the program: with 1
// where that cannot be, which it says on standard error.
func Main(tools ...Tool) {
	if err := write(os.Args[1:], tools); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

func write(args []string, tools []Tool) error {
	if len(args) != 1 {
		return fmt.Errorf("write texts: %d arguments, want the name of a file", len(args))
	}
	for _, t := range tools {
		if t.fault != nil {
			return t.fault
		}
	}
	text, err := json.Marshal(struct {
		Protocol Protocol `json:"protocol"`
		Tools    []Tool   `json:"tools"`
	}{protocol(), tools})
	if err != nil {
		return fmt.Errorf("write texts: %w", err)
	}
	return os.WriteFile(args[0], text, 0o600)
}
