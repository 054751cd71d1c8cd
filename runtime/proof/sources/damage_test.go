package sources

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// large is a document of the way of that name, of a few kilobytes.
func large(t *testing.T, name string) []byte {
	t.Helper()
	long := strings.Repeat("no pieces of it are lost. ", 40)
	small := string(sent(t, name))
	rows := func(format, between string) string {
		var all []string
		for i := range 40 {
			all = append(all, fmt.Sprintf(format, i+1, 100+i))
		}
		return strings.Join(all, between)
	}
	switch name {
	case "ndjson", "http page":
		const row = `{"parcel_id":%d,"parcel_state":"sent","pieces":%d,"fee":1.25,"insured":true,"note":"it is fine"}`
		if name == "ndjson" {
			return []byte(rows(row, "\n") + "\n")
		}
		return []byte("[" + rows(row, ",") + "]")
	case "csv":
		return []byte("parcel_id,parcel_state,pieces,fee,insured,note\n" + rows(`%d,sent,%d,1.25,true,"so, it is fine"`, "\n") + "\n")
	case "tsv":
		return []byte("parcel_id\tparcel_state\tpieces\tfee\tinsured\tnote\n" + rows("%d\tsent\t%d\t1.25\ttrue\tit is fine", "\n") + "\n")
	case "text", "colored command":
		return []byte(rows("parcel %d has %d pieces", "\n") + "\n")
	case "html":
		return []byte("<html><body><ul>" + rows("<li>parcel %d has %d pieces</li>", "\n") + "</ul></body></html>\n")
	case "xml":
		return []byte(strings.Replace(small, "<fee>", "<who>"+long+"</who><fee>", 1))
	default:
		return []byte(strings.Replace(small, `"fee"`, `"who":"`+strings.ReplaceAll(long, `"`, "")+`","fee"`, 1))
	}
}

// body are the lines of a text behind the head of its last section.
func body(content string) []string {
	_, after, _ := strings.Cut(content, "\n[")
	lines := strings.Split(strings.TrimSuffix(after, "\n"), "\n")
	return slices.DeleteFunc(lines[1:], func(l string) bool { return l == "(no newline at end)" })
}

// says reports whether a text says nothing but what whole says: all of an object,
// or the first entries or lines, of which the last may be cut in its last value,
// and may be the start of a tag, which HTML takes for text.
func says(name, part, whole string) bool {
	got, want := body(part), body(whole)
	switch name {
	case "ndjson":
		return len(got) <= len(want) && slices.Equal(got, want[:len(got)])
	case "csv", "tsv", "text", "colored command", "html":
		last := len(got) - 1
		if name == "html" && len(got) > len(want) && strings.HasSuffix(strings.TrimRight(got[last], "</"), "| ") {
			return slices.Equal(got[:last], want)
		}
		return len(got) <= len(want) && slices.Equal(got[:max(last, 0)], want[:max(last, 0)]) &&
			(last < 0 || strings.HasPrefix(want[last], strings.TrimRight(got[last], `"</`)))
	default:
		return slices.Equal(got, want)
	}
}

// TestCutAnswers cuts what a source sends at every 64th byte, or where that is
// cheap at every one: a success says nothing but what the whole says.
func TestCutAnswers(t *testing.T) {
	for name, w := range ways {
		data := large(t, name)
		whole := ask(t, w.tool, "en", w.raw(t, data))
		step := 1
		if testing.Short() || strings.Contains(name, "http") || strings.Contains(name, "command") {
			step = 64
		}
		told := map[tool.Status]int{}
		for cut := 0; cut < len(data); cut += step {
			got := ask(t, w.tool, "en", w.raw(t, data[:cut]))
			told[got.Status]++
			if got.Status == tool.Success && !says(name, got.Content, whole.Content) {
				t.Errorf("%s, cut at byte %d of %d: %.80q is a success:\n%s", name, cut, len(data), data[max(0, cut-60):cut], got.Content)
			}
			checked(t, name, got)
		}
		t.Logf("%s: %d bytes: %v", name, len(data), told)
	}
}

// checked holds an answer to the form, and a failure to what is told of one.
func checked(t *testing.T, name string, got tool.Message) {
	t.Helper()
	if _, err := render.Read(got.Content); err != nil {
		t.Errorf("%s: %v\n%s", name, err, got.Content)
	}
	e := got.Result.Error
	if e != nil && e.Category == tool.Internal {
		t.Errorf("%s: the answer is INTERNAL: %v", name, e.Unwrap())
	}
	if got.Status == tool.Partial && len(got.Result.Warnings) == 0 {
		t.Errorf("%s: partial, and nothing is named that is missing:\n%s", name, got.Content)
	}
}

// TestOtherAnswers has each source answer with something else.
func TestOtherAnswers(t *testing.T) {
	others := map[string]string{
		"a page":    "<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>",
		"nothing":   "",
		"space":     " \n",
		"null":      "null",
		"a number":  "5",
		"a list":    "[[[]]]",
		"an error":  `{"error":{"code":401,"message":"token hunter2 expired"}}`,
		"not found": `{"success":false,"code":"NOT_FOUND","message":"no such parcel at 10.0.0.7"}`,
		"bytes":     "\x00\x01\x02\xff\xfe",
		"deep":      strings.Repeat("[", 100_000),
		"a quote":   `"`,
	}
	for name, w := range ways {
		for what, data := range others {
			if w.tool == "read_notice" && what != "a page" && what != "bytes" || name == "mcp structured" && !isJSONText(data) {
				continue // that is text as well, and what is no JSON go-sdk does not write
			}
			got := ask(t, w.tool, "en", w.raw(t, []byte(data)))
			checked(t, name, got)
			if isList(name, what, got) {
				continue
			}
			if got.Status == tool.Success && w.tool != "read_notice" {
				t.Errorf("%s that answers with %s is a success:\n%s", name, what, got.Content)
			}
			if strings.Contains(got.Content, "hunter2") || strings.Contains(got.Content, "10.0.0.7") {
				t.Errorf("%s that answers with %s tells:\n%s", name, what, got.Content)
			}
		}
	}
}

func isJSONText(data string) bool {
	_, err := normalize.Read(normalize.JSON([]byte(data)))
	return err == nil
}

// isList reports whether an answer is a list, after all: one line of names and
// none of values, no lines at all, or null as the one entry.
func isList(name, what string, got tool.Message) bool {
	isLines := name == "ndjson" || name == "csv" || name == "tsv"
	if !isLines || got.Status != tool.Success || what == "a page" {
		return false
	}
	return got.Result.Coverage.Total == 0 || strings.Contains(got.Content, "\n(null)|(null)|(null)|")
}

// TestWrongTypes puts values of another type in the place of one.
func TestWrongTypes(t *testing.T) {
	for name, w := range ways {
		if w.tool != "get_parcel" {
			continue
		}
		data := string(sent(t, name))
		if !strings.Contains(data, `"pieces":3`) {
			continue
		}
		for _, wrong := range []string{`{}`, `[]`, `[1,2]`, `"x"`, `""`, `1.5`, `1e999`, `"３"`, `99999999999999999999`, `{"pieces":3}`} {
			raw := w.raw(t, []byte(strings.Replace(data, `"pieces":3`, `"pieces":`+wrong, 1)))
			got := ask(t, w.tool, "en", raw)
			checked(t, name, got)
			if got.Status == tool.Success || got.Status == tool.Partial && !strings.Contains(got.Content, "\npieces: (unknown)\n") {
				t.Errorf("%s with %s pieces:\n%s", name, wrong, got.Content)
			}
		}
	}
}

// TestHugeAnswers has sources answer with more than is read.
func TestHugeAnswers(t *testing.T) {
	huge := strings.Repeat("x", normalize.MaxBytes)
	for what, raw := range map[string]tool.Raw{
		"JSON":    normalize.JSON([]byte(`{"parcel_id":1,"parcel_state":"sent","note":"` + huge + `"}`)),
		"XML":     normalize.XML([]byte(`<parcel><note>` + huge + `</note></parcel>`)),
		"MCP":     normalize.MCP([]byte(`{"content":[{"type":"text","text":"` + huge + `"}]}`)),
		"command": normalize.Command([]byte(`{"note":"`+huge+`"}`), nil, nil),
		"HTTP":    served(200, "application/json", nil)(t, []byte(`{"parcel_id":1,"note":"`+huge+`"}`)),
	} {
		got := ask(t, "get_parcel", "en", raw)
		if e := got.Result.Error; e == nil || e.Category != tool.ResultTooLarge {
			t.Errorf("%s of 32 MiB and more: %.500s", what, got.Content)
		}
	}
}
