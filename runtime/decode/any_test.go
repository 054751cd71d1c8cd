package decode_test

import (
	"encoding/json"
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/decode"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// freeRule is that of two arguments that may be anything.
var freeRule = decode.Rule{Kind: decode.Object, Fields: []decode.Field{
	{Name: "any", Required: true, Nullable: true, Rule: &decode.Rule{Kind: decode.Any}},
	{Name: "raw", Rule: &decode.Rule{Kind: decode.Any}},
}}

type free struct {
	Any any             `json:"any"`
	Raw json.RawMessage `json:"raw,omitempty"`
}

func decodeFree(data string) (in free, err error) {
	d := decode.New([]byte(data))
	o := d.Object(&freeRule)
	for o.Next(&d) {
		switch o.Field {
		case 0:
			in.Any = d.Any(o.Rule)
		case 1:
			in.Raw = d.Raw(o.Rule)
		}
	}
	return in, d.End(&freeRule)
}

func checkFree(in free) error {
	var c decode.Checker
	o := c.Object(&freeRule)
	c.Any(o.Field(0), in.Any)
	c.Raw(o.Field(1), in.Raw)
	o.Close()
	return c.End()
}

func TestAnyChangesNoNumber(t *testing.T) {
	for text, want := range map[string]any{
		"0": 0.0, "-0": math.Copysign(0, -1), "1.50": 1.5, "1E2": 100.0, "0.1": 0.1, "9007199254740992": 9007199254740992.0,
		"9007199254740993": json.Number("9007199254740993"), "0.1000000000000000055": json.Number("0.1000000000000000055"),
		"1e400": json.Number("1e400"), "1e-400": json.Number("1e-400"), "18446744073709551615": json.Number("18446744073709551615"),
		"1.7976931348623157e308": math.MaxFloat64, "5e-324": 5e-324,
	} {
		in, err := decodeFree(`{"any":` + text + `}`)
		if err != nil || !reflect.DeepEqual(in.Any, want) {
			t.Errorf("%s becomes %#v, %v, want %#v", text, in.Any, err, want)
		}
	}
}

func TestAnyIsAsStrictAsAllElse(t *testing.T) {
	deep := strings.Repeat("[", decode.MaxDepth)
	for _, c := range []struct{ value, path, keyword string }{
		{`{"a":1,"a":2}`, "/a", "duplicate"},
		{`{"a":1,"\u0061":2}`, "/a", "duplicate"},
		{`[1,{"b":{"c":0,"c":0}}]`, "/1/b/c", "duplicate"},
		{`["\ud800"]`, "/0", "encoding"},
		{`"` + "\xff" + `"`, "", "encoding"},
		{`{"\udc00":1}`, `/\udc00`, "encoding"},
		{`[01]`, "", "syntax"},
		{`{"a" 1}`, "", "syntax"},
		{`nul`, "", "syntax"},
		{deep, "", "limit"},
	} {
		for _, field := range []string{"any", "raw"} {
			text := `{"any":1,"` + field + `":` + c.value + `}`
			if field == "any" {
				text = `{"any":` + c.value + `}`
			}
			_, err := decodeFree(text)
			e, ok := errors.AsType[*tool.Error](err)
			if !ok {
				t.Errorf("%s is accepted", text)
				continue
			}
			got := e.Arguments.Violations[0]
			want := "/" + field + c.path
			if c.keyword == "syntax" || c.keyword == "limit" { // told where reading ended
				want = got.Path
			}
			if got.Path != want || got.Keyword != c.keyword {
				t.Errorf("%s: %s at %s, want %s at %s", text, got.Keyword, got.Path, c.keyword, want)
			}
		}
	}
}

func TestRawIsACopy(t *testing.T) {
	data := []byte(`{"any":0,"raw": { "b" : [1.50, "\u00e9"] } }`)
	d := decode.New(data)
	var in free
	o := d.Object(&freeRule)
	for o.Next(&d) {
		if o.Field == 1 {
			in.Raw = d.Raw(o.Rule)
		} else {
			d.Any(o.Rule)
		}
	}
	if err := d.End(&freeRule); err != nil {
		t.Fatal(err)
	}
	clear(data)
	if want := `{ "b" : [1.50, "\u00e9"] }`; string(in.Raw) != want {
		t.Errorf("it is %s, want %s", in.Raw, want)
	}
}

func TestCheckAny(t *testing.T) {
	loop := map[string]any{}
	loop["loop"] = []any{1, loop}
	for _, c := range []struct {
		name, path, keyword string
		in                  free
	}{
		{"nil", "", "", free{}},
		{"values", "", "", free{Any: map[string]any{"a": []int{1}}, Raw: json.RawMessage(" [1] ")}},
		{"no JSON", "/any", "type", free{Any: func() {}}},
		{"no number", "/any", "type", free{Any: math.NaN()}},
		{"a circle", "/any", "type", free{Any: loop}},
		{"syntax", "/raw", "syntax", free{Raw: json.RawMessage(`{"a"}`)}},
		{"two values", "/raw", "syntax", free{Raw: json.RawMessage(`1 2`)}},
		{"nothing", "/raw", "syntax", free{Raw: json.RawMessage{}}},
		{"twice", "/raw/0/a", "duplicate", free{Raw: json.RawMessage(`[{"a":1,"a":1}]`)}},
		{"surrogate", "/raw/0", "encoding", free{Raw: json.RawMessage(`["\ud800"]`)}},
		{"too deep", "/raw", "limit", free{Raw: json.RawMessage(strings.Repeat("[", decode.MaxDepth) + strings.Repeat("]", decode.MaxDepth))}},
	} {
		err := checkFree(c.in)
		e, ok := errors.AsType[*tool.Error](err)
		switch {
		case !ok && c.keyword != "":
			t.Errorf("%s: it is accepted", c.name)
		case ok && c.keyword == "":
			t.Errorf("%s: it is refused: %+v", c.name, e.Arguments.Violations)
		case ok && (!strings.HasPrefix(e.Arguments.Violations[0].Path, c.path) || e.Arguments.Violations[0].Keyword != c.keyword):
			t.Errorf("%s: it finds %+v", c.name, e.Arguments.Violations)
		}
	}
}

// FuzzAnyValue holds that any and raw text are accepted together, that what is
// accepted is JSON of which every byte is kept, that encoding/json writes a value
// that is read as the same one, and that Validate agrees.
func FuzzAnyValue(f *testing.F) {
	for _, s := range []string{
		`null`, `{"a":[1,2.50,1e400,"\u00e9",true,null,{}]}`, ` [ ] `, `{"a":1,"a":2}`, `"\ud800"`, "\"\xff\"", `01`, `-0`, `1e-400`, `[1 2]`, `{"a":1}}`,
		`123456789012345678901234567890`, `"<&>\u2028"`, `{"":{"":[{"":0.1}]}}`, `tru`, ``,
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, value string) {
		if strings.TrimSpace(value) == "null" { // absence, of what is optional
			return
		}
		in, err := decodeFree(`{"any":` + value + `}`)
		raw, rawErr := decodeFree(`{"any":0,"raw":` + value + `}`)
		if (err == nil) != (rawErr == nil) {
			t.Fatalf("%q: any gives %v, raw gives %v", value, err, rawErr)
		}
		if err != nil || !json.Valid([]byte(value)) { // further members may be valid behind it
			return
		}
		if string(raw.Raw) != strings.Trim(value, " \t\r\n") {
			t.Errorf("of %q %q is kept", value, raw.Raw)
		}
		text, err := json.Marshal(in)
		if err != nil {
			t.Fatal(err)
		}
		again, err := decodeFree(string(text))
		if err != nil || !reflect.DeepEqual(in, again) {
			t.Errorf("%q becomes %#v, is written as %s and becomes %#v, %v", value, in, text, again, err)
		}
		in.Raw = raw.Raw
		if err := checkFree(in); err != nil {
			t.Errorf("Validate refuses %q: %v", value, err)
		}
	})
}
