package render_test

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// internals are Go types, stack frames, addresses and paths of a server.
var internals = regexp.MustCompile(`\*?[a-z]+\.[A-Z]\w+|goroutine|0x[0-9a-f]{6,}|\.go:[0-9]+|/(srv|home|usr|etc)/`)

// TestCauseStaysPrivate: whatever the category, neither the cause of an error
// nor anything else from inside the program is shown.
func TestCauseStaysPrivate(t *testing.T) {
	const secret = "hunter2-7f3a"
	cause := fmt.Errorf("open /srv/shop/%s.go:17: %w", secret, errors.New("goroutine 7 [running]: *sql.DB at 0xc000123456"))
	for _, c := range []tool.Category{
		tool.InvalidArguments, tool.ArgumentsTruncated, tool.UnknownTool, tool.NotFound, tool.AlreadyExists, tool.Conflict,
		tool.FailedPrecondition, tool.Unauthenticated, tool.PermissionDenied, tool.PolicyDenied, tool.ApprovalRequired,
		tool.RateLimited, tool.QuotaExceeded, tool.TimedOut, tool.OutcomeUnknown, tool.Canceled, tool.UpstreamUnavailable,
		tool.UpstreamError, tool.InvalidResponse, tool.ResultTooLarge, tool.Unsupported, tool.Internal,
	} {
		for _, e := range []*tool.Error{{Category: c}, {Code: string(c), Category: c, Message: "it did not work"}} {
			e.Arguments = &tool.ArgumentReport{Violations: []tool.Violation{{Path: "/token", Keyword: "pattern", Got: secret, Secret: true}}}
			text := string(render.Error(render.Banner(nil, "t", c.Status()), e.With(cause)))
			if strings.Contains(text, secret) || internals.MatchString(text) {
				t.Errorf("%s: %s", c, text)
			}
			if _, err := render.Read(text); err != nil {
				t.Errorf("%s: %v\n%s", c, err, text)
			}
		}
	}
}

// FuzzError: an error with any texts in it is a document of as many lines as
// its parts predict, in which those texts are values; of a sentence that is too
// long its start, with a note.
func FuzzError(f *testing.F) {
	for _, v := range hostile {
		f.Add(v, "/a/"+v, v)
	}
	f.Add(strings.Repeat("\xc6", 1500), "", strings.Repeat("字", 1001))
	f.Fuzz(func(t *testing.T, text, path, word string) {
		e := &tool.Error{
			Code: word, Category: tool.InvalidArguments, Message: text, Next: []string{text, word}, Cause: word,
			SideEffect: tool.SideEffect(word), UserActs: true, RetryAfter: 1,
			Arguments: &tool.ArgumentReport{
				Violations: []tool.Violation{{Path: path, Keyword: word, Got: text, Want: text, Type: word}},
				Valid:      []tool.ValidArgument{{Name: word, Sent: text, Want: text}},
				Fill:       []string{word, text}, Call: []byte(text), Total: 40,
			},
		}
		doc := string(render.Error(render.Banner(nil, word, tool.Failed), e))
		d, err := render.Read(doc)
		if err != nil {
			t.Fatalf("%v\n%q", err, doc)
		}
		for path, want := range map[string]string{"error.message": text, "error.next.1": text, "error.next.2": word} {
			if v, ok := d.Value(path); !ok || !isOrStarts(v, want) || v.Absent != "" {
				t.Errorf("%s is %+v, want %q", path, v, want)
			}
		}
		table := d.Sections[1].Body.(render.Rows)
		if len(table.Rows) != 2 || table.Window.Total != 41 {
			t.Errorf("%d rows of %d", len(table.Rows), table.Window.Total)
		}
		if sent := table.Rows[1][1]; sent.Text != text || sent.Absent != "" {
			t.Errorf("sent is %+v, want %q", sent, text)
		}
	})
}

// isOrStarts reports whether v is want, or, with a note, the start of one that is
// too long.
func isOrStarts(v render.Value, want string) bool {
	if utf8.RuneCountInString(want) <= 1000 {
		return v.Text == want && v.Note == ""
	}
	n := utf8.RuneCountInString(v.Text)
	note := fmt.Sprintf("cut: %d of %d chars", n, utf8.RuneCountInString(want))
	return strings.HasPrefix(want, v.Text) && n > 0 && n <= 1000 && v.Note == note
}

// FuzzUnit: a unit breaks no line and no table, whatever an author wrote.
func FuzzUnit(f *testing.F) {
	for _, v := range append([]string{"CNY", "a) b (c", "a)|b (", "°C", "m\n[x]", "a: b", "<"}, hostile...) {
		f.Add(v)
	}
	f.Fuzz(func(t *testing.T, unit string) {
		dst := render.Section(render.Banner(nil, "x", tool.Success), "a", false)
		dst = render.IntField(dst, "n", 5, unit)
		dst = render.RowsSection(dst, "b", 0, 0, false, "k ("+unit+")|l")
		d, err := render.Read(string(dst))
		if strings.Contains(unit, "|") { // it makes more columns, which may have one name
			if n := strings.Count(string(dst), "\n"); n != 5 {
				t.Errorf("%d lines: %q", n, dst)
			}
			return
		}
		if err != nil {
			t.Fatalf("%v\n%q", err, dst)
		}
		want := "5"
		if unit != "" {
			want = "5 " + unit
		}
		if v, _ := d.Value("a.n"); v.Text != want {
			t.Errorf("5 %q reads back as %q", unit, v.Text)
		}
		if n := len(d.Sections[1].Body.(render.Rows).Columns); n != 2 {
			t.Errorf("%d columns: %q", n, dst)
		}
	})
}
