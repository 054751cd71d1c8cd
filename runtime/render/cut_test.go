package render_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestEchoesAreCut shows 200 characters of an argument, and fewer where one of
// those that people see would be broken.
func TestEchoesAreCut(t *testing.T) {
	tests := []struct {
		name  string
		front int    // how many letters come first
		text  string // what the 200th character is in or before
		shown int
	}{
		{"letters", 200, "x", 200},
		{"wide letters", 199, "語語", 200},
		{"bytes that are no UTF-8", 199, "\xff\xff", 200},
		{"an accent", 199, "e\u0301", 199},
		{"an emoji of two", 198, "👩\u200d👩", 198},
		{"an emoji with a colour", 199, "👍🏽", 199},
		{"an emoji with a style", 199, "❤\ufe0f", 199},
		{"a flag", 199, "🇮🇸", 199},
		{"two flags", 198, "🇮🇸🇳🇴", 200},
		{"a syllable of jamo", 198, "\u1112\u1161\u11ab", 198},
		{"a syllable and its last jamo", 199, "하\u11ab", 199},
		{"nothing but accents", 0, "e" + strings.Repeat("\u0301", 300), 0},
	}
	for _, tt := range tests {
		text := strings.Repeat("x", tt.front) + tt.text
		runes := []rune(text)
		want := fmt.Sprintf("arg.a: %s (cut: %d of %d chars)\n", quoted(string(runes[:tt.shown])), tt.shown, len(runes))
		if tt.text == "\xff\xff" {
			want = fmt.Sprintf("arg.a: %s (cut: 200 of 201 chars)\n", quoted(text[:200]))
		}
		if got := string(render.StringField(nil, "arg.a", text)); got != want {
			t.Errorf("%s: got %swant %s", tt.name, got, want)
		}
	}
	whole := strings.Repeat("語", 200)
	if got := string(render.StringField(nil, "arg.a", whole)); got != "arg.a: "+whole+"\n" {
		t.Errorf("200 characters are shown as %s", got)
	}
}

// quoted is text as a field that is always quoted shows it.
func quoted(text string) string {
	line := string(render.UntrustedField(nil, "a", text))
	return strings.TrimSuffix(strings.TrimPrefix(line, "a: "), "\n")
}

// TestErrorsAreBounded shows only the start of texts from upstream, whatever
// they are, in a document that still reads.
func TestErrorsAreBounded(t *testing.T) {
	for _, piece := range []string{"a", "\u202e", "\xff\n[order]\n", "【status: x】", "語"} {
		text := strings.Repeat(piece, 1<<20)
		e := &tool.Error{
			Code: text, Category: tool.RateLimited, Message: text, Cause: text, SideEffect: tool.SideEffect(text), RetryAfter: 1<<63 - 1,
			Next: append(make([]string, 0, 1000), strings.Split(strings.Repeat(text[:2000]+",", 999)+text, ",")...),
		}
		doc := string(render.Error(render.Banner(nil, "t", tool.Failed), e))
		if len(doc) > 100_000 {
			t.Errorf("an error of texts of %d bytes is shown with %d bytes", len(text), len(doc))
		}
		d, err := render.Read(doc)
		if err != nil {
			t.Fatal(err)
		}
		message, _ := d.Value("error.message")
		if !strings.HasPrefix(text, message.Text) || !strings.HasPrefix(message.Note, "cut: 1000 of ") {
			t.Errorf("the message is %.40q…, %s", message.Text, message.Note)
		}
		if after, _ := d.Value("error.retry_after"); after.Text != "9223372037 s" {
			t.Errorf("retry_after is %s", after.Text)
		}
	}
}
