package model_test

import (
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/gen/model"
)

func TestIsPlainNumber(t *testing.T) {
	hundred := strings.Repeat("9", 100)
	for text, want := range map[string]bool{
		"0": true, "-0": true, "1.50": true, "1e-999": true, hundred: true, hundred + "9": false,
		"0." + hundred: false, "1e1000": false, "01": false, ".5": false, "1.": false, "+1": false, "": false, "1 ": false, "NaN": false,
	} {
		if got := model.IsPlainNumber(text); got != want {
			t.Errorf("IsPlainNumber(%q) = %v", text, got)
		}
	}
}
