package render_test

import (
	"encoding/json"
	"errors"
	"math"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/redact"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

type failing struct{ panics bool }

func (f failing) MarshalText() ([]byte, error) {
	if f.panics {
		panic("no text")
	}
	return nil, errors.New("no text")
}

// TestNoJSONValue: what encoding/json has no value for is null, and a time that
// RFC 3339 cannot write has the form that documents have.
func TestNoJSONValue(t *testing.T) {
	tests := map[string]struct{ got, want []byte }{
		"NaN":             {render.FloatJSON(nil, math.NaN(), 64), []byte("null")},
		"infinity":        {render.FloatJSON(nil, math.Inf(-1), 32), []byte("null")},
		"no number":       {render.NumberJSON(nil, `1,"x":2`), []byte("null")},
		"a leading zero":  {render.NumberJSON(nil, "-01"), []byte("null")},
		"no text":         {render.TextualJSON(nil, failing{}), []byte("null")},
		"a panic":         {render.TextualJSON(nil, failing{panics: true}), []byte("null")},
		"a late year":     {render.TimeJSON(nil, time.Date(12026, 1, 2, 3, 4, 5, 0, time.UTC)), []byte(`"+12026-01-02T03:04:05Z"`)},
		"a hidden value":  {render.RedactedJSON(nil), []byte(`"(redacted)"`)},
		"an attachment":   {render.BlobJSON(nil, tool.Blob{Name: "a", MediaType: "b", Data: []byte("c")}), []byte(`{"name":"a","media_type":"b","size":1}`)},
		"a quoted number": {render.QuotedJSON(render.IntJSON([]byte("x"), -7), 1), []byte(`x"-7"`)},
		"a quoted text":   {render.QuotedJSON(render.StringJSON([]byte("x"), `"`), 1), []byte(`x"\"\\\"\""`)},
	}
	for name, tt := range tests {
		if string(tt.got) != string(tt.want) {
			t.Errorf("%s: %s, want %s", name, tt.got, tt.want)
		}
	}
}

// FuzzStringJSON: whatever a text holds, encoding/json reads it as it does what
// it writes itself, and nothing in it is invisible or a chat marker.
func FuzzStringJSON(f *testing.F) {
	for _, s := range []string{"", "a\"\\", "\x00\b\f\r", "<|im_start|>", "\u2028", "a\xff", "\U000e0041", "😀"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		text := render.StringJSON(nil, s)
		var got, want string
		if err := json.Unmarshal(text, &got); err != nil {
			t.Fatalf("%q is written as %s: %v", s, text, err)
		}
		own, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(own, &want); err != nil || got != want {
			t.Errorf("%q is written as %s, which is %q, %v; want %q", s, text, got, err, want)
		}
		checkClean(t, string(text))
	})
}

// TestNoJSONAllocations: into a buffer that is big enough nothing is allocated.
func TestNoJSONAllocations(t *testing.T) {
	phone := "138 0013 8000"
	n := testing.AllocsPerRun(100, func() {
		var buf [2048]byte
		dst := append(buf[:0], '{')
		dst = render.StringJSON(render.Member(dst, "text"), "a \"b\"\n\u200b<|\xff")
		dst = render.StringJSON(render.Member(dst, "phone"), redact.Phone(phone))
		dst = render.IntJSON(render.IntKey(render.UintJSON(render.UintKey(dst, 1), 2), 3), 4)
		dst = render.FloatJSON(render.StringKey(dst, "k"), 1e-7, 64)
		dst = render.DecimalJSON(render.Member(dst, "price"), tool.NewDecimal(5, 3))
		dst = render.TimeJSON(render.Member(dst, "at"), created)
		dst = render.NumberJSON(render.Member(dst, "number"), "1e5")
		dst = render.BoolJSON(render.Element(append(render.Member(dst, "list"), '[')), true)
		dst = render.QuotedJSON(render.IntJSON(dst, 12), len(dst))
		_ = append(dst, "]}"...)
	})
	if n != 0 {
		t.Errorf("%v allocations", n)
	}
}
