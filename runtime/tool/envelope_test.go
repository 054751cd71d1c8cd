package tool_test

import (
	"bytes"
	"encoding/json"
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// The envelope as encoding/json writes and reads it: the oracle of our own
// writer and reader.
type (
	envelopeKeys struct {
		ToolCallID    string          `json:"tool_call_id"`
		ToolName      string          `json:"tool_name"`
		SchemaVersion int             `json:"schema_version"`
		Status        string          `json:"status"`
		Risk          string          `json:"risk_level"`
		Arguments     json.RawMessage `json:"arguments"`
		KeyFields     []keyFieldKeys  `json:"key_fields"`
		Coverage      *coverageKeys   `json:"coverage"`
		Evidence      []evidenceKeys  `json:"evidence_refs"`
		Display       *string         `json:"display"`
		Next          []string        `json:"next_action"`
		Error         *errorKeys      `json:"error"`
		Retry         *retryKeys      `json:"retry_policy"`
		Redaction     *redactionKeys  `json:"redaction"`
		RawRef        *string         `json:"raw_ref"`
		Data          json.RawMessage `json:"data"`
		Coercions     []coercionKeys  `json:"coercions"`
		StartedAt     *time.Time      `json:"started_at"`
		Duration      json.Number     `json:"duration"`
	}
	keyFieldKeys struct {
		Key   string `json:"key"`
		Value string `json:"value"`
	}
	coverageKeys struct {
		Total    *int           `json:"total"`
		Shown    int            `json:"shown"`
		Ranges   []rangeKeys    `json:"ranges"`
		Complete bool           `json:"complete"`
		AsOf     *time.Time     `json:"as_of"`
		Scope    []keyFieldKeys `json:"scope"`
	}
	rangeKeys struct {
		Section string `json:"section"`
		First   int    `json:"first"`
		Last    int    `json:"last"`
		Total   *int   `json:"total"`
	}
	evidenceKeys struct {
		Ref     string    `json:"ref"`
		Kind    string    `json:"kind"`
		Pointer string    `json:"pointer"`
		Rows    *rowsKeys `json:"rows"`
		Version *string   `json:"version"`
	}
	rowsKeys struct {
		First int `json:"first"`
		Last  int `json:"last"`
	}
	errorKeys struct {
		Code       string          `json:"code"`
		Category   string          `json:"category"`
		Message    string          `json:"message"`
		Retryable  bool            `json:"retryable"`
		UserActs   bool            `json:"user_action_required"`
		Safe       bool            `json:"safe_to_show"`
		Hint       *string         `json:"root_cause_hint"`
		SideEffect *string         `json:"side_effect"`
		RetryAfter *json.Number    `json:"retry_after"`
		Violations []violationKeys `json:"violations"`
	}
	violationKeys struct {
		Path    string  `json:"path"`
		Keyword string  `json:"keyword"`
		Got     *string `json:"got"`
		Want    *string `json:"want"`
	}
	retryKeys struct {
		MaxAttempts int         `json:"max_attempts"`
		Attempts    int         `json:"attempts"`
		Backoff     json.Number `json:"backoff"`
		On          []string    `json:"on"`
	}
	redactionKeys struct {
		Version *string  `json:"version"`
		Fields  []string `json:"fields"`
	}
	coercionKeys struct {
		Path   string `json:"path"`
		Rule   string `json:"rule"`
		Before string `json:"before"`
	}
)

// hostile are texts that a writer of JSON gets wrong.
var hostile = [...]string{
	"", "plain", "订单 已取消", "quote \" and \\ back", "tab\tline\nfeed\r\b\f", "\x00\x1f\x7f", "\u2028 and \u2029",
	"\xff\xfe bad", "half \xe8\xae", "<a href='x'>&amp;</a>", "😀 \U0010ffff", "\ufffd", `","status":"failed","x":"`, "null",
}

// envelopes makes random envelopes.
type envelopes struct{ *rand.Rand }

func (g envelopes) text() string { return hostile[g.IntN(len(hostile))] }
func (g envelopes) number() int {
	return []int{0, 1, 7, -3, math.MaxInt, math.MinInt, 1 << 53}[g.IntN(7)]
}
func (g envelopes) count() int { return []int{-1, 0, 5, math.MaxInt}[g.IntN(4)] }
func (g envelopes) wait() time.Duration {
	return []time.Duration{0, 1, 1500 * time.Millisecond, time.Hour, math.MaxInt64, math.MinInt64, -250 * time.Millisecond}[g.IntN(7)]
}
func (g envelopes) time() time.Time {
	zone := time.FixedZone("", g.IntN(24*60)*60-12*3600)
	return []time.Time{{}, time.Unix(g.Int64N(1<<33), g.Int64N(1e9)).In(zone), time.Date(9999, 1, 2, 0, 0, 0, 0, time.UTC)}[g.IntN(3)]
}

func several[T any](g envelopes, one func() T) (list []T) {
	for range g.IntN(3) {
		list = append(list, one())
	}
	return list
}

func (g envelopes) keyField() tool.KeyField { return tool.KeyField{Key: g.text(), Value: g.text()} }

func (g envelopes) category() tool.Category {
	return []tool.Category{tool.NotFound, tool.Unauthenticated, tool.RateLimited, tool.UpstreamError, tool.Internal}[g.IntN(5)]
}

func (g envelopes) coverage() *tool.Coverage {
	return &tool.Coverage{
		Total: g.count(), Shown: g.number(), Complete: g.IntN(2) == 0, AsOf: g.time(), Scope: several(g, g.keyField),
		Ranges: several(g, func() tool.Range { return tool.Range{g.text(), g.number(), g.number(), g.count()} }),
	}
}

func (g envelopes) failure() *tool.Error {
	e := &tool.Error{
		Code: []string{"UPSTREAM_503", g.text()}[g.IntN(2)], Category: g.category(), Message: g.text(), Cause: g.text(),
		RetryAfter: g.wait(), SideEffect: []tool.SideEffect{"", tool.NotApplied, tool.MaybeApplied}[g.IntN(3)],
	}
	e.UserActs = g.IntN(2) == 0 && !e.Category.UserActs()
	if list := several(g, func() tool.Violation {
		return tool.Violation{Path: g.text(), Keyword: g.text(), Got: g.text(), Want: g.text()}
	}); list != nil {
		e.Arguments = &tool.ArgumentReport{Violations: list, Total: len(list)}
	}
	return e
}

func (g envelopes) result() tool.Result {
	r := tool.Result{
		ToolCallID: g.text(), ToolName: g.text(), SchemaVersion: g.number(), Risk: tool.Risk(g.IntN(5)),
		Status:    []tool.Status{tool.Success, tool.Partial, tool.Failed, tool.Timeout, tool.Denied}[g.IntN(5)],
		KeyFields: several(g, g.keyField), Display: g.text(), Next: several(g, g.text), RawRef: g.text(),
		Evidence: several(g, func() tool.Evidence {
			return tool.Evidence{g.text(), g.text(), g.text(), tool.Range{First: g.number(), Last: g.number()}, g.text()}
		}),
		Coercions: several(g, func() tool.Coercion { return tool.Coercion{g.text(), g.text(), g.text()} }),
		StartedAt: g.time(), Duration: g.wait(),
	}
	if g.IntN(2) == 0 {
		r.Arguments, r.Data = json.RawMessage(`{"a":[1,"x"]}`), json.RawMessage(`[0.10]`)
		r.Coverage = g.coverage()
		r.Retry = &tool.Retry{g.number(), g.number(), g.wait(), several(g, g.category)}
	}
	if g.IntN(2) == 0 {
		r.Error = g.failure()
		if r.Redacted = several(g, g.text); r.Redacted != nil {
			r.RedactedBy = g.text()
		}
	}
	return r
}

// TestEnvelopeAgainstEncodingJSON writes random envelopes: encoding/json reads
// every byte into the same keys, and writes the same bytes of them again; our
// own reader reads what was written.
func TestEnvelopeAgainstEncodingJSON(t *testing.T) {
	g := envelopes{rand.New(rand.NewPCG(1, 2))}
	for range 3000 {
		r := g.result()
		text := r.AppendJSON(nil)
		sameByOracle(t, text)
		var back tool.Result
		if err := json.Unmarshal(text, &back); err != nil {
			t.Fatalf("%s\nis not read: %v", text, err)
		}
		if want := mended(r); !reflect.DeepEqual(back, want) {
			t.Fatalf("%s\nis read as %+v\nwant %+v", text, back, want)
		}
		if again := back.AppendJSON(nil); !bytes.Equal(again, text) {
			t.Fatalf("%s\nis written again as\n%s", text, again)
		}
	}
}

// sameByOracle fails unless encoding/json reads text with the fixed keys only,
// and writes the same text.
func sameByOracle(t *testing.T, text []byte) {
	t.Helper()
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	var keys envelopeKeys
	if err := dec.Decode(&keys); err != nil {
		t.Fatalf("encoding/json does not read %s: %v", text, err)
	}
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(keys); err != nil {
		t.Fatal(err)
	}
	if got := strings.TrimSuffix(out.String(), "\n"); got != string(text) {
		t.Fatalf("encoding/json writes\n%s\nwe write\n%s", got, text)
	}
}

// mended is r as it reads back: bytes that are no UTF-8 are U+FFFD, and times
// are in zones without names.
func mended(r tool.Result) tool.Result {
	mend(reflect.ValueOf(&r).Elem())
	return r
}

func mend(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			c := reflect.New(v.Type().Elem())
			c.Elem().Set(v.Elem())
			v.Set(c)
			mend(c.Elem())
		}
	case reflect.Slice:
		c := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		reflect.Copy(c, v)
		for i := range c.Len() {
			mend(c.Index(i))
		}
		if !v.IsNil() {
			v.Set(c)
		}
	case reflect.Struct:
		if at, ok := v.Interface().(time.Time); ok {
			var back time.Time
			if text, err := at.MarshalText(); err != nil || back.UnmarshalText(text) != nil {
				panic("a time that RFC 3339 cannot tell")
			}
			v.Set(reflect.ValueOf(back))
			return
		}
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				mend(v.Field(i))
			}
		}
	case reflect.String:
		v.SetString(string([]rune(v.String())))
	}
}

// TestEnvelopeRefused says where an envelope is not one.
func TestEnvelopeRefused(t *testing.T) {
	g := envelopes{rand.New(rand.NewPCG(3, 4))}
	r := g.result()
	for r.Error == nil || r.Coverage == nil || r.Error.Category != tool.NotFound {
		r = g.result()
	}
	r.Status, r.Coverage.Total, r.Coverage.Complete, r.Display = tool.Success, 5, true, "d"
	r.Coverage.Ranges = []tool.Range{{"a", 1, 2, 2}}
	good := string(r.AppendJSON(nil))
	tests := []struct{ name, old, with, want string }{
		{"another status", `"status":"success"`, `"status":"ok"`, `at "/status" is no status`},
		{"a status of another type", `"status":"success"`, `"status":1`, `at "/status" is a number, want a string`},
		{"twice", `"status":"success"`, `"status":"success","status":"failed"`, `at "/status" stands twice`},
		{"unknown", `"status":"success"`, `"status":"success","a/b~c":1`, `at "/a~1b~0c" is no known member`},
		{"missing", `"status":"success",`, ``, `at "/status" is missing`},
		{"another case", `"status":"success"`, `"Status":"success"`, `at "/Status" is no known member`},
		{"a fraction", `"total":5,`, `"total":5.0,`, `at "/coverage/total" is no count`},
		{"below zero", `"total":5,`, `"total":-5,`, `at "/coverage/total" is no count`},
		{"a string for a boolean", `"complete":true`, `"complete":"true"`, `at "/coverage/complete" is a string, want a boolean`},
		{"null in a list", `"ranges":[{"section":"a"`, `"ranges":[null,{"section":"a"`, `at "/coverage/ranges/0" is null, want an object`},
		{"deep", `"first":1,"last":2`, `"first":1,"last":[2]`, `at "/coverage/ranges/0/last" is a list, want an integer`},
		{"empty for null", `"display":"d"`, `"display":""`, `at "/display" is empty, want null`},
		{"no category", `"category":"NOT_FOUND"`, `"category":"LOST"`, `at "/error/category" is no category`},
		{"a contradiction", `"retryable":false`, `"retryable":true`, `at "/error/retryable" is true, which contradicts the category`},
		{"no list", `"coercions":[`, `"coercions":{"a":[`, `at "/coercions" is an object, want a list`},
		{"cut off", good[len(good)/2:], ``, `is no JSON`},
		{"followed", `{"tool_call_id"`, `{}{"tool_call_id"`, `at "/tool_call_id" is missing`},
		{"no UTF-8", `"status":"success"`, "\"status\":\"\xff\"", `it is no UTF-8`},
		{"a list", good, `[]`, `at "" is a list, want an object`},
	}
	for _, tt := range tests {
		text := strings.Replace(good, tt.old, tt.with, 1)
		if text == good {
			t.Fatalf("%s changes nothing in %s", tt.name, good)
		}
		back := tool.Result{ToolName: "before"}
		err := back.UnmarshalJSON([]byte(text))
		if err == nil || !strings.Contains(err.Error(), tt.want) || !reflect.DeepEqual(back, tool.Result{ToolName: "before"}) {
			t.Errorf("%s: error %v, want %s; read %+v", tt.name, err, tt.want, back)
		}
	}
	if err := new(tool.Result).UnmarshalJSON([]byte(good + "{}")); err == nil || !strings.Contains(err.Error(), "something follows") {
		t.Errorf("followed by another: %v", err)
	}
}

// FuzzEnvelope: what is read is what encoding/json reads, and is written so
// that it reads the same.
func FuzzEnvelope(f *testing.F) {
	g := envelopes{rand.New(rand.NewPCG(5, 6))}
	for range 20 {
		f.Add(g.result().AppendJSON(nil))
	}
	f.Add([]byte(`{"tool_call_id":"","tool_name":{}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		var r, back tool.Result
		if r.UnmarshalJSON(data) != nil {
			return
		}
		if !json.Valid(data) {
			t.Fatalf("%q is read, and is no JSON", data)
		}
		text := r.AppendJSON(nil)
		if err := back.UnmarshalJSON(text); err != nil || !reflect.DeepEqual(r, back) {
			t.Fatalf("%q is read as %+v, written as %s and read as %+v, %v", data, r, text, back, err)
		}
		var keys, again envelopeKeys
		if json.Unmarshal(data, &keys) != nil || json.Unmarshal(text, &again) != nil || keys.ToolName != again.ToolName || len(keys.KeyFields) != len(again.KeyFields) {
			t.Fatalf("encoding/json reads %q otherwise than %s", data, text)
		}
	})
}

// TestAppendJSONAllocates nothing into a buffer that is big enough.
func TestAppendJSONAllocates(t *testing.T) {
	g := envelopes{rand.New(rand.NewPCG(7, 8))}
	r := g.result()
	for r.Error == nil || r.Coverage == nil {
		r = g.result()
	}
	room := make([]byte, 0, 64<<10)
	if n := testing.AllocsPerRun(100, func() { room = r.AppendJSON(room[:0]) }); n != 0 {
		t.Errorf("AppendJSON allocates %v times", n)
	}
}
