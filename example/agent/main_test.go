package main

import (
	"os"
	"testing"
)

// TestMain takes the width of whoever runs the tests away: they set their own.
func TestMain(m *testing.M) {
	os.Unsetenv("COLUMNS")
	m.Run()
}
