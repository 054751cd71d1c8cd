package charset_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/text/encoding/htmlindex"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/normalize/charset"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/upstream"
)

// in is text in an encoding.
func in(t testing.TB, name, text string) []byte {
	t.Helper()
	encoding, err := htmlindex.Get(name)
	if err != nil {
		t.Fatal(err)
	}
	data, err := encoding.NewEncoder().Bytes([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestDecode(t *testing.T) {
	gbk := in(t, "gbk", `{"状态": "已取消"}`)
	tests := []struct {
		name string
		raw  tool.Raw
		json string
		rule string // of the only lossy step, "" for none
	}{
		{"GBK by its label", normalize.Bytes("application/json; charset=GBK", gbk), `{"状态": "已取消"}`, "charset"},
		{"GBK by its name", charset.From("gb2312", normalize.JSON(gbk)), `{"状态": "已取消"}`, "charset"},
		{"Shift-JIS", normalize.Bytes(`text/plain;charset="shift_jis"`, in(t, "shift_jis", "注文は取消済み")), `"注文は取消済み"`, "charset"},
		{"Latin-1", normalize.Bytes("text/csv; charset=iso-8859-1", in(t, "iso-8859-1", "nom,ville\nRené,Besançon\n")), `[{"nom":"René","ville":"Besançon"}]`, "charset"},
		{"Big5", charset.From("big5", normalize.Bytes("text/plain", in(t, "big5", "訂單"))), `"訂單"`, "charset"},
		{"UTF-16 with a mark", normalize.JSON(append([]byte{0xff, 0xfe}, in(t, "utf-16le", `["好"]`)...)), `["好"]`, "charset"},
		{"UTF-16 of the other order", normalize.JSON(append([]byte{0xfe, 0xff}, in(t, "utf-16be", `["好"]`)...)), `["好"]`, "charset"},
		{"an XML declaration", normalize.XML(in(t, "gbk", `<?xml version="1.0" encoding="gbk"?><xml><a>已取消</a></xml>`)), `{"xml":{"a":"已取消"}}`, "charset"},
		{"a meta of a page", normalize.Bytes("text/html", in(t, "gbk", `<html><head><meta http-equiv="Content-Type" content="text/html; charset=gb2312"></head>好`)),
			`"<html><head><meta http-equiv=\"Content-Type\" content=\"text/html; charset=gb2312\"></head>好"`, "charset"},
		{"UTF-8 labeled GBK", normalize.Bytes("application/json; charset=gbk", []byte(`["好"]`)), `["好"]`, ""},
		{"GBK that could be UTF-8", normalize.Bytes("application/json; charset=gbk", in(t, "gbk", `["状态"]`)), `["状态"]`, "charset"},
		{"a byte that is not of the encoding", charset.From("gbk", normalize.JSON([]byte("[\"a\xff\"]"))), `["a�"]`, "utf8"},
		{"a value", tool.FromValue(7), `7`, ""},
	}
	for _, tt := range tests {
		a, err := normalize.Read(charset.Decode(tt.raw))
		rule := ""
		if a.Report != nil {
			for _, step := range a.Report.Coercions {
				rule += step.Rule
			}
		}
		if err != nil || string(a.JSON) != tt.json || rule != tt.rule {
			t.Errorf("%s: %s, %q, %v; want %s, %q", tt.name, a.JSON, rule, err, tt.json, tt.rule)
		}
	}
}

func TestDecodeRefuses(t *testing.T) {
	gbk := in(t, "gbk", `["已取消"]`)
	for name, raw := range map[string]tool.Raw{
		"an unknown encoding":   charset.From("klingon", normalize.JSON(gbk)),
		"no label, as text":     charset.Decode(normalize.Bytes("", gbk[2:8])),
		"a label, not decoded":  normalize.Bytes("application/json; charset=gbk", gbk),
		"UTF-16 without a mark": charset.Decode(normalize.Bytes("", in(t, "utf-16le", "so it is"))),
	} {
		_, err := normalize.Read(raw)
		if e, ok := errors.AsType[*tool.Error](err); !ok || e.Category != tool.InvalidResponse {
			t.Errorf("%s: %v, want INVALID_RESPONSE", name, err)
		}
	}
}

func TestDecodeKeepsWhatTheSourceIs(t *testing.T) {
	gbk := in(t, "gbk", `["已取消"]`)
	answered := func(status int) tool.Raw {
		return charset.Decode(upstream.Raw(&http.Response{
			StatusCode: status, Body: io.NopCloser(strings.NewReader(string(gbk))),
			Header: http.Header{"Content-Type": {"application/json; charset=gbk"}},
		}))
	}
	if a, err := normalize.Read(answered(200)); err != nil || string(a.JSON) != `["已取消"]` {
		t.Errorf("an answer in GBK: %s, %v", a.JSON, err)
	}
	_, err := normalize.Read(answered(404))
	if e, ok := errors.AsType[*tool.Error](err); !ok || e.Category != tool.NotFound {
		t.Errorf("an error in GBK: %v, want NOT_FOUND", err)
	}
	if sent, media := answered(200).Bytes(); string(sent) != string(gbk) || media != "application/json; charset=gbk" {
		t.Errorf("kept are %q of %q, want what was sent", sent, media)
	}
}

// FuzzDecode holds that text in an encoding comes back as it was, and that bytes
// of any kind are UTF-8 afterwards or refused.
func FuzzDecode(f *testing.F) {
	f.Add("gbk", "已取消 a\n")
	f.Add("shift_jis", "注文")
	f.Add("utf-16", "\xfe\xff\x00a")
	f.Add("windows-1252", "<?xml encoding='big5'")
	f.Fuzz(func(t *testing.T, name, text string) {
		if len(name) > 40 {
			return
		}
		for _, raw := range []tool.Raw{charset.From(name, normalize.Text(text)), charset.Decode(normalize.Bytes("text/html; charset="+name, []byte(text)))} {
			a, err := normalize.Read(raw)
			if err == nil && (!json.Valid(a.JSON) || !utf8.Valid(a.JSON)) {
				t.Fatalf("%q in %q is read as %q", text, name, a.JSON)
			}
		}
		encoded, err := encode(name, text)
		if err != nil || !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool { return r < ' ' || r == utf8.RuneError }) {
			return
		}
		var want, got string
		plain, _ := normalize.Read(normalize.Text(text))
		a, err := normalize.Read(charset.From(name, normalize.Text(string(encoded))))
		if err != nil || json.Unmarshal(plain.JSON, &want) != nil || json.Unmarshal(a.JSON, &got) != nil || got != want {
			t.Fatalf("%q in %q is read as %q, %v", text, name, got, err)
		}
	})
}

// encode is text in one of the encodings that have every text.
func encode(name, text string) ([]byte, error) {
	switch name {
	case "gb18030", "utf-16le", "utf-16be":
	default:
		return nil, errors.ErrUnsupported
	}
	encoding, err := htmlindex.Get(name)
	if err != nil {
		return nil, err
	}
	return encoding.NewEncoder().Bytes([]byte(text))
}

// A handler whose source answers in GBK.
func ExampleDecode() {
	sent := []byte("{\"\xd7\xb4\xcc\xac\": 1}")
	answer, _ := normalize.Read(charset.Decode(normalize.Bytes("application/json; charset=gbk", sent)))
	fmt.Println(string(answer.JSON))
	// Output: {"状态": 1}
}
