package normalize_test

import (
	"encoding/json"
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// answer is what a source is to answer: a value, or an error of a category and
// hint.
type answer struct {
	json     string
	form     normalize.Form
	rules    string // of the lossy steps, joined by a space
	category tool.Category
	hint     string
}

// read is what is answered to raw, with every promise of an Answer kept.
func read(t *testing.T, raw tool.Raw) answer {
	t.Helper()
	a, err := normalize.Read(raw)
	if err != nil {
		e, ok := errors.AsType[*tool.Error](err)
		if !ok || !reflect.DeepEqual(a, normalize.Answer{}) {
			t.Fatalf("Read = %+v, %v; want no answer and a *tool.Error", a, err)
		}
		return answer{category: e.Category, hint: e.Cause}
	}
	if !json.Valid(a.JSON) || strings.ToValidUTF8(string(a.JSON), "") != string(a.JSON) || strings.TrimSpace(string(a.JSON)) != string(a.JSON) {
		t.Errorf("Read = %q, which is no bare JSON in UTF-8", a.JSON)
	}
	var rules []string
	if a.Report != nil {
		for _, step := range a.Report.Coercions {
			rules = append(rules, step.Rule)
		}
	}
	return answer{json: string(a.JSON), form: a.Form, rules: strings.Join(rules, " ")}
}

func TestReadJSON(t *testing.T) {
	deep := strings.Repeat("[", normalize.MaxDepth)
	tests := []struct {
		name, sent string
		want       answer
	}{
		{"an object", `{"id": 9007199254740993}`, answer{json: `{"id": 9007199254740993}`, form: normalize.FormJSON}},
		{"white space and a byte order mark", "\ufeff\r\n [1]\n\t", answer{json: `[1]`, form: normalize.FormJSON}},
		{"null", `null`, answer{json: `null`, form: normalize.FormJSON}},
		{"a number in a string", `"5"`, answer{json: `"5"`, form: normalize.FormJSON}},
		{"a text in brackets", `"[sic] {so}"`, answer{json: `"[sic] {so}"`, form: normalize.FormJSON}},
		{"an object in a string", `" {\"a\": \"\\u4f60\"}\n"`, answer{json: `{"a": "\u4f60"}`, form: normalize.FormWrapped, rules: "unwrapped"}},
		{"a list in a string", `"[]"`, answer{json: `[]`, form: normalize.FormWrapped, rules: "unwrapped"}},
		{"the beginning of an object in a string", `"{\"a\": 1, \"b"`, answer{category: tool.InvalidResponse, hint: "unexpected_end"}},
		{"half an object in a string", `"{\"a\": 1, \"b"}`, answer{category: tool.InvalidResponse, hint: "invalid_json"}},
		{"a cut string", `"{\"a\": 1, \"b\""`, answer{category: tool.InvalidResponse, hint: "unexpected_end"}},
		{"bytes that are no UTF-8", "[\"a\xff\xfeb\"]", answer{json: "[\"a\ufffdb\"]", form: normalize.FormJSON, rules: "utf8"}},
		{"half a rune at the end", "[\"\xe4\xbd", answer{category: tool.InvalidResponse, hint: "unexpected_end"}},
		{"nothing", "", answer{category: tool.InvalidResponse}},
		{"white space", " \n", answer{category: tool.InvalidResponse}},
		{"two values", `{} x`, answer{category: tool.InvalidResponse, hint: "invalid_json"}},
		{"an early end", `{"a": [1, {"b": tr`, answer{category: tool.InvalidResponse, hint: "unexpected_end"}},
		{"prose", `It is sunny.`, answer{category: tool.InvalidResponse, hint: "invalid_json"}},
		{"as deep as may be", deep + strings.Repeat("]", normalize.MaxDepth), answer{json: deep + strings.Repeat("]", normalize.MaxDepth), form: normalize.FormJSON}},
		{"deeper", "[" + deep + strings.Repeat("]", normalize.MaxDepth+1), answer{category: tool.InvalidResponse, hint: "invalid_json"}},
		{"very deep", strings.Repeat(`{"a":`, 1_000_000), answer{category: tool.InvalidResponse, hint: "invalid_json"}},
		{"too large", strings.Repeat(" ", normalize.MaxBytes) + "1", answer{category: tool.ResultTooLarge}},
	}
	for _, tt := range tests {
		if got := read(t, normalize.JSON([]byte(tt.sent))); got != tt.want {
			t.Errorf("%s: Read = %+v\nwant %+v", tt.name, got, tt.want)
		}
	}
}

func TestReadText(t *testing.T) {
	for sent, want := range map[string]string{
		"":          `""`,
		`{"a": 1`:   `"{\"a\": 1"`,
		"你\n\"好\"":  `"你\n\"好\""`,
		"a\xffb":    `"a�b"`,
		"<b>\u2028": `"\u003cb\u003e\u2028"`,
	} {
		got := read(t, normalize.Text(sent))
		var value, wanted string
		if json.Unmarshal([]byte(got.json), &value) != nil || json.Unmarshal([]byte(want), &wanted) != nil || value != wanted || got.form != normalize.FormText {
			t.Errorf("Read of the text %q = %+v, want %s", sent, got, want)
		}
	}
}

// failing is a value that encoding/json can't write.
type failing struct{ F float64 }

func TestReadValue(t *testing.T) {
	type sdkOrder struct {
		ID   int64      `json:"id"`
		Paid *time.Time `json:"paid_at"`
		Note string     `json:"note,omitempty"`
	}
	circle := map[string]any{}
	circle["self"] = circle
	tests := []struct {
		name string
		raw  tool.Raw
		want answer
	}{
		{"a struct", tool.FromValue(sdkOrder{ID: math.MaxInt64}), answer{json: `{"id":9223372036854775807,"paid_at":null}`, form: normalize.FormValue}},
		{"a pointer to nothing", tool.FromValue((*sdkOrder)(nil)), answer{json: `null`, form: normalize.FormValue}},
		{"a string", tool.FromValue(`{"a":1}`), answer{json: `"{\"a\":1}"`, form: normalize.FormValue}},
		{"JSON of its own", tool.FromValue(json.RawMessage(`[1]`)), answer{json: `[1]`, form: normalize.FormValue}},
		{"what is no JSON", tool.FromValue(failing{math.NaN()}), answer{category: tool.InvalidResponse}},
		{"a circle", tool.FromValue(circle), answer{category: tool.InvalidResponse}},
		{"an error", tool.FromValue(tool.NotFound.New("gone")), answer{category: tool.NotFound}},
		{"an error that is not ours", tool.FromValue(errors.ErrUnsupported), answer{category: tool.Unsupported, hint: "not_supported"}},
		{"nil", tool.FromValue(nil), answer{category: tool.InvalidResponse}},
		{"the zero Raw", tool.Raw{}, answer{category: tool.InvalidResponse}},
	}
	for _, tt := range tests {
		if got := read(t, tt.raw); got != tt.want {
			t.Errorf("%s: Read = %+v\nwant %+v", tt.name, got, tt.want)
		}
	}
}

// TestReadCopiesNothing reads a large body without memory of its size.
func TestReadCopiesNothing(t *testing.T) {
	body := []byte(`{"items": ["` + strings.Repeat("x", 1<<20) + `"]}`)
	raw := normalize.JSON(body)
	if n := testing.AllocsPerRun(10, func() {
		if a, err := normalize.Read(raw); err != nil || &a.JSON[0] != &body[0] {
			t.Error("the body was copied")
		}
	}); n != 0 {
		t.Errorf("reading allocates %v times, want none", n)
	}
}

func TestRawKeepsTheBytes(t *testing.T) {
	body := []byte("\ufeff[1]")
	if data, media := normalize.JSON(body).Bytes(); &data[0] != &body[0] || media != "application/json" {
		t.Errorf("Bytes of JSON = %q, %q", data, media)
	}
	if data, media := normalize.Text("a").Bytes(); string(data) != "a" || media != "text/plain; charset=utf-8" {
		t.Errorf("Bytes of a text = %q, %q", data, media)
	}
	if data, media := tool.FromValue(body).Bytes(); data != nil || media != "" {
		t.Errorf("Bytes of a value = %q, %q", data, media)
	}
}
