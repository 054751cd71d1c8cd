package render_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/render"
)

// TestPrimer: both primers name the forms that they explain, and are short: an
// English token has about four characters, and a Chinese character is about
// one token at most.
func TestPrimer(t *testing.T) {
	for lang, limit := range map[string]int{"en": 480, "zh": 200} {
		p := render.Primer(lang)
		if n := utf8.RuneCountInString(p); n > limit {
			t.Errorf("%s has %d characters, want at most %d", lang, n, limit)
		}
		for _, form := range []string{"external", "(null)", "(not returned)", "rows a-b of n"} {
			if !strings.Contains(p, form) {
				t.Errorf("%s does not explain %s", lang, form)
			}
		}
	}
	if render.Primer("fr") != render.Primer("en") || render.Primer("zh") == render.Primer("en") {
		t.Error("want English for all languages but zh")
	}
}
