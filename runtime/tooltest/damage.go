package tooltest

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Damage has the source of a tool answer with damaged output, and fails t where
// the tool takes that for an answer. sent is what the source sends when all is
// well, and ask calls the tool while the source sends something else:
//
//   - sent cut at every 64th byte
//   - values of other types in the place of each that JSON has, also JSON of one
//     value a line
//   - a page, nothing, other JSON, an error that comes as a success, bytes that
//     are no text, lists of great depth, and more than is ever read
//
// Whatever the source sends, the answer is in its form, is not INTERNAL, says
// what is missing where it is partial, and is no longer than 20,000 characters.
// A success has no value that is neither in the answer to sent nor in what was
// sent in its place; it may lack values, which it then shows as such. Output
// that may end at any line, such as CSV, may be cut within its last value: nobody
// can tell.
//
// derived are the keys of values that the tool makes of others, such as advice:
// they may differ wherever those do.
//
// It is for tools that read values out of what was sent: text that is shown as
// it is says whatever it says.
func Damage(t testing.TB, sent []byte, ask func(sent []byte) tool.Message, derived ...string) {
	t.Helper()
	d := damage{t: t, sent: sent, ask: ask, derived: derived}
	whole := ask(sent)
	if whole.Status != tool.Success {
		t.Fatalf("the whole of what the source sends is no success:\n%s", whole.Content)
	}
	d.whole = d.values("all that was sent", whole)
	d.cut()
	d.retyped()
	d.replaced()
	if d.failed == 0 {
		t.Errorf("no damage is told: %d answers to it are successes", d.succeeded)
	}
}

// damage is what one source sends, and what is said of it.
type damage struct {
	t     testing.TB
	sent  []byte
	ask   func([]byte) tool.Message
	whole map[string]string
	// derived are keys that are not compared.
	derived []string
	// failed and succeeded count the answers.
	failed, succeeded int
}

// try has the source send data, which what describes, and hands the values of a
// success to judge, which says what is wrong with one of them.
func (d *damage) try(what string, data []byte, judge func(values map[string]string) string) {
	d.t.Helper()
	msg := d.ask(data)
	values := d.values(what, msg)
	if msg.Status != tool.Success {
		d.failed++
		return
	}
	d.succeeded++
	if wrong := judge(values); wrong != "" {
		d.t.Errorf("%s: a success, although %s:\n%s", what, wrong, msg.Content)
	}
}

// values are those of an answer, which is held to what is so of each.
func (d *damage) values(what string, msg tool.Message) map[string]string {
	d.t.Helper()
	const longest = 20_000
	doc, err := render.Read(msg.Content)
	if err != nil {
		d.t.Errorf("%s: the answer is not read back: %v\n%s", what, err, msg.Content)
		return nil
	}
	if e := msg.Result.Error; e != nil && e.Category == tool.Internal {
		d.t.Errorf("%s: the answer is INTERNAL: %v", what, e.Unwrap())
	}
	if msg.Status == tool.Partial && msg.Result.Error == nil && len(msg.Result.Warnings) == 0 {
		d.t.Errorf("%s: partial, and nothing says what is missing:\n%s", what, msg.Content)
	}
	if len(msg.Content) > longest {
		d.t.Errorf("%s: the answer has %d bytes", what, len(msg.Content))
	}
	for _, secret := range [...]string{secretWord, secretAddress} {
		if strings.Contains(msg.Content, secret) {
			d.t.Errorf("%s: the answer tells %s:\n%s", what, secret, msg.Content)
		}
	}
	return valuesOf(doc)
}

// cut cuts what is sent.
func (d *damage) cut() {
	d.t.Helper()
	endless := d.endless()
	for n := 0; n < len(d.sent); n += 64 {
		d.try("cut at byte "+number(n), d.sent[:n], func(values map[string]string) string {
			if !endless && !maps.Equal(values, d.whole) {
				return "the whole says something else"
			}
			return d.foreign(values, func(path, value string) bool { return endless && strings.HasPrefix(d.whole[path], value) })
		})
	}
}

// endless reports whether what is sent may end anywhere.
func (d *damage) endless() bool {
	text := bytes.TrimSpace(d.sent)
	return !json.Valid(text) && !bytes.HasPrefix(text, []byte("<"))
}

// foreign says which of values the whole does not have, unless allowed lets it
// pass.
func (d *damage) foreign(values map[string]string, allowed func(path, value string) bool) string {
	for _, path := range slices.Sorted(maps.Keys(values)) {
		key := path[strings.LastIndexByte(path, '.')+1:]
		if value := values[path]; d.whole[path] != value && !slices.Contains(d.derived, key) && !allowed(path, value) {
			return path + " was not " + jsonString(value)
		}
	}
	return ""
}
