package sources

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestZeroNullAndAbsentOfEachSource holds that what a source can tell apart is told
// apart. A source that sends text has a document with a place for the field; SQL
// and Go values have one for each.
func TestZeroNullAndAbsentOfEachSource(t *testing.T) {
	const object = `{"parcel_id":1,"parcel_state":"sent"%s,"fee":1,"insured":true,"note":"n"}`
	in := map[string]struct{ document, zero, null, absent string }{
		"csv": {"parcel_id,parcel_state%s\n1,sent%s\n", ",pieces|,0", "", "|"},
		"tsv": {"parcel_id\tparcel_state%s\n1\tsent%s\n", "\tpieces|\t0", "", "|"},
		"xml": {
			`<parcel xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><parcel_id>1</parcel_id><parcel_state>sent</parcel_state>%s<fee>1</fee><insured>true</insured><note>n</note></parcel>`,
			"<pieces>0</pieces>", `<pieces xsi:nil="true"/>`, "",
		},
		"graphql":  {`{"data":{"parcel":` + object + `}}`, `,"pieces":0`, `,"pieces":null`, ""},
		"mcp json": {`{"structuredContent":` + object + `,"content":[]}`, `,"pieces":0`, `,"pieces":null`, ""},
	}
	for name, w := range ways {
		if w.tool == "read_notice" || name == "json half" {
			continue
		}
		c, ok := in[name]
		if !ok {
			c.document, c.zero, c.null = object+"\n", `,"pieces":0`, `,"pieces":null`
			if name == "http page" {
				c.document = "[" + object + "]"
			}
		}
		show := func(part string) tool.Message {
			var parts []any
			for p := range strings.SplitSeq(part, "|") {
				parts = append(parts, p)
			}
			return ask(t, w.tool, "en", w.raw(t, []byte(fmt.Sprintf(c.document, parts...))))
		}
		null := tool.Message{ // of a source that has none
			Content: "(null)", Result: tool.Result{Data: json.RawMessage(`{"pieces":null}`), Display: "of (null) pieces"},
		}
		if c.null != "" {
			null = show(c.null)
		}
		threeTexts(t, name, show(c.zero), null, show(c.absent))
	}
	rows := func(pieces string) tool.Message {
		return ask(t, "list_parcels", "en", queried(t, `SELECT 1 AS parcel_id, 'sent' AS parcel_state, 2 AS fee, 1 AS insured, 'n' AS note`+pieces))
	}
	threeTexts(t, "rows", rows(`, 0 AS pieces`), rows(`, NULL AS pieces`), rows(``))
	zero := 0
	value := func(v any) tool.Message { return ask(t, "get_parcel", "en", tool.FromValue(v)) }
	type nullable struct {
		sdkParcel
		Pieces *int `json:"pieces"`
	}
	threeTexts(t, "sdk value", value(sdkParcel{ID: 1, State: "sent", Fee: "1", Pieces: &zero}),
		value(nullable{sdkParcel: sdkParcel{ID: 1, State: "sent", Fee: "1"}}), value(sdkParcel{ID: 1, State: "sent", Fee: "1"}))
}

// threeTexts holds the three in each form: for the model, as JSON and in the summary
// that one of the tools has.
func threeTexts(t *testing.T, name string, zero, null, absent tool.Message) {
	t.Helper()
	if strings.Contains(zero.Content, "(null)") || strings.Contains(zero.Content, "pieces: (") || !strings.Contains(null.Content, "(null)") || !strings.Contains(absent.Content, "(not returned)") {
		t.Errorf("%s: zero, null and absent are shown as\n%s\n%s\n%s", name, zero.Content, null.Content, absent.Content)
	}
	if zero.Content == null.Content || null.Content == absent.Content || zero.Content == absent.Content {
		t.Errorf("%s: two of zero, null and absent look the same:\n%s", name, zero.Content)
	}
	has := func(m tool.Message, text string) bool { return strings.Contains(string(m.Result.Data), text) }
	if !has(zero, `"pieces":0`) || !has(null, `"pieces":null`) || has(absent, `"pieces"`) {
		t.Errorf("%s: zero, null and absent are the JSON\n%s\n%s\n%s", name, zero.Result.Data, null.Result.Data, absent.Result.Data)
	}
	if zero.Name != "get_parcel" {
		return
	}
	for m, want := range map[*tool.Message]string{&zero: "of 0 pieces", &null: "of (null) pieces", &absent: "of (not returned) pieces"} {
		if !strings.Contains(m.Result.Display, want) {
			t.Errorf("%s: the summary is %q, want %q", name, m.Result.Display, want)
		}
	}
}

// TestMissingKeysArePartial holds that a result without one of its key fields says
// which.
func TestMissingKeysArePartial(t *testing.T) {
	for _, tt := range []struct{ document, en, zh string }{
		{`{"parcel_id":1}`, "the source did not return parcel_state", "数据源没有返回 parcel_state"},
		{`{"parcel_id":null,"parcel_state":null}`, "the source answered null for parcel_id, parcel_state", "数据源中 parcel_id、parcel_state 为 null"},
		{`{}`, "the source did not return parcel_id, parcel_state", "数据源没有返回 parcel_id、parcel_state"},
	} {
		for lang, want := range map[string]string{"en": tt.en, "zh": tt.zh} {
			got := ask(t, "get_parcel", lang, normalize.JSON([]byte(tt.document)))
			if got.Status != tool.Partial || !strings.Contains(got.Content, "\nwarning.1: "+want+"\n") {
				t.Errorf("%s in %s: status %s, want partial and %q:\n%s", tt.document, lang, got.Status, want, got.Content)
			}
		}
	}
}

// TestManyMissingPartsAreBounded holds the banner to a size, whatever is missing.
func TestManyMissingPartsAreBounded(t *testing.T) {
	long, _ := json.Marshal(strings.Repeat("x", 10_000))
	document := `{"data":{"parcel":{"parcel_id":1,"parcel_state":"sent"}},"errors":[` +
		strings.TrimSuffix(strings.Repeat(`{"message":"m","path":["parcel",`+string(long)+`]},`, 100), ",") + `]}`
	got := ask(t, "get_parcel", "en", normalize.JSON([]byte(document)))
	if got.Status != tool.Partial || len(got.Content) > 1000 {
		t.Errorf("status %s, %d bytes: %.2000s", got.Status, len(got.Content), got.Content)
	}
	rows := "parcel_id,parcel_state,note\n" + strings.Repeat("x,sent\n", 500) + "1,sent,a\n"
	got = ask(t, "list_parcels", "en", normalize.CSV([]byte(rows)))
	if got.Status != tool.Partial || !strings.Contains(got.Content, "not all that is missing is named here") {
		t.Errorf("status %s: %s", got.Status, got.Content)
	}
}
