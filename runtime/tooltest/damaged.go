package tooltest

import (
	"bytes"
	"encoding/json"
	"strconv"
	"strings"
)

// What no answer tells, whatever a source says of it.
const secretWord, secretAddress = "hunter2", "10.0.0.7"

// wrongTypes are what is sent in the place of a value, and how it may be shown
// where it fits, after all.
var wrongTypes = [...]struct{ sent, shown string }{
	{`null`, never}, {`{}`, never}, {`[]`, never}, {`[[]]`, never}, {`{"` + word + `":[]}`, never},
	{`true`, "true"}, {`"` + word + `"`, word}, {`""`, ""}, {`1e999`, "1e999"},
	{`-70000000000000000000`, "-70000000000000000000"}, {`"７"`, "７"},
}

// never is no text that is shown.
const never = "\x00"

// word is a text that no source sends.
const word = "damaged"

// mostRetyped bounds the values in whose place others are put.
const mostRetyped = 150

// retyped puts values of other types in the place of those that are sent.
func (d *damage) retyped() {
	d.t.Helper()
	places := placesOf(d.sent)
	step := max(1, len(places)/mostRetyped)
	for i := 0; i < len(places); i += step {
		at := places[i]
		for _, wrong := range wrongTypes {
			data := bytes.Join([][]byte{d.sent[:at.start], []byte(wrong.sent), d.sent[at.end:]}, nil)
			d.try(wrong.sent+" at byte "+number(at.start), data, func(values map[string]string) string {
				return d.foreign(values, func(_, value string) bool { return value == wrong.shown || isMasked(value) })
			})
		}
	}
}

// isMasked reports whether redaction hides what a value is: nobody can compare it.
func isMasked(value string) bool { return strings.Contains(value, "**") }

// place is where a JSON value is.
type place struct{ start, end int }

// placesOf are those of all values within the JSON that data is, or that its
// lines are; none where there is none.
func placesOf(data []byte) (all []place) {
	dec := json.NewDecoder(bytes.NewReader(data))
	type level struct {
		isObject, isValue bool
		start             int
	}
	var open []level
	for {
		token, err := dec.Token()
		if err != nil {
			return all
		}
		end := int(dec.InputOffset())
		name := len(open) > 0 && open[len(open)-1].isObject && !open[len(open)-1].isValue
		if len(open) > 0 {
			open[len(open)-1].isValue = name
		}
		switch token {
		case json.Delim('{'), json.Delim('['):
			open = append(open, level{isObject: token == json.Delim('{'), start: end - 1})
			continue
		case json.Delim('}'), json.Delim(']'):
			all = append(all, place{open[len(open)-1].start, end})
			open = open[:len(open)-1]
			continue
		}
		if !name && len(open) > 0 {
			all = append(all, place{start(data, end), end})
		}
	}
}

// start is where the string or literal begins that ends at end.
func start(data []byte, end int) int {
	if data[end-1] != '"' {
		return bytes.LastIndexAny(data[:end], " \t\r\n:,[") + 1
	}
	for i := end - 2; ; i-- {
		slashes := i - len(bytes.TrimRight(data[:i], `\`))
		if data[i] == '"' && slashes%2 == 0 {
			return i
		}
	}
}

// replaced sends something else.
func (d *damage) replaced() {
	d.t.Helper()
	for what, data := range others() {
		d.try(what, data, func(values map[string]string) string {
			if len(values) > 0 {
				return "none of this was asked for"
			}
			return ""
		})
	}
	const huge = 32<<20 + 1
	d.try("more than is ever read", append(bytes.Clone(d.sent), bytes.Repeat([]byte("\n"), huge)...), func(values map[string]string) string {
		return d.foreign(values, func(string, string) bool { return false })
	})
}

// others are what no tool asks for.
func others() map[string][]byte {
	const deep = 100_000
	return map[string][]byte{
		"a page":           []byte("<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>"),
		"a page of a form": []byte("<html><body><form>Sign in</form></body></html>"),
		"nothing":          nil,
		"white space":      []byte(" \r\n\t\n"),
		"null":             []byte("null"),
		"a number":         []byte("5"),
		"a list":           []byte("[[[]]]"),
		"a quote":          []byte(`"`),
		"an error":         []byte(`{"error":{"code":401,"message":"token ` + secretWord + ` expired"}}`),
		"a refusal":        []byte(`{"success":false,"code":"NOT_FOUND","message":"nothing at ` + secretAddress + `"}`),
		"bytes":            []byte("\x00\x01\x02\xff\xfe"),
		"deep lists":       []byte(strings.Repeat("[", deep)),
		"deep objects":     []byte(strings.Repeat(`{"a":`, deep)),
		"deep elements":    []byte(strings.Repeat("<a>", deep)),
	}
}

func number(n int) string { return strconv.Itoa(n) }
