package results

import (
	"encoding/json"
	"math/big"
	"net/netip"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

var alike = cmp.Options{
	cmp.Comparer(func(a, b tool.Decimal) bool { return a.String() == b.String() }),
	cmp.Comparer(func(a, b *big.Int) bool { return a == b || a != nil && b != nil && a.Cmp(b) == 0 }),
	cmp.Comparer(func(a, b netip.Addr) bool { return a == b }),
	cmp.Comparer(func(a, b tool.Maybe[string]) bool { return a == b }),
	cmpopts.EquateEmpty(),
}

func TestReadsWhatEncodingJSONReads(t *testing.T) {
	document := sheet("", "")
	var want Sheet
	if err := json.Unmarshal([]byte(document), &want); err != nil {
		t.Fatal(err)
	}
	_, of := show(t, normalize.JSON([]byte(document)))
	if diff := cmp.Diff(want, of.Value, alike); diff != "" {
		t.Errorf("read otherwise (-encoding/json +tooladapt):\n%s", diff)
	}
	if of.Report != nil || !of.Sent.IsWhole() {
		t.Errorf("report %+v, presence %+v; want nothing to tell", of.Report, of.Sent)
	}
}

// FuzzSheet holds that reading never panics, that what is read without a word is
// what encoding/json reads, that the presence is that of the members, and that
// what is shown can be read back, and is in the JSON.
func FuzzSheet(f *testing.F) {
	for _, m := range members {
		for _, value := range []string{m.value, m.zero, "null", "", `{"a":1}`, `"5"`, `[[]]`} {
			f.Add([]byte(sheet(m.name, value)))
		}
	}
	f.Add([]byte(`{"rows":[{"id":null},null,7,{"id":"8","id":9}],"inner":{"deep":[]}}`))
	f.Fuzz(func(t *testing.T, document []byte) {
		document, top, ok := exact(document)
		if !ok {
			_, _ = GetSheetTool.Normalize(normalize.JSON(document))
			return
		}
		of, err := GetSheetTool.Normalize(normalize.JSON(document))
		if err != nil {
			return
		}
		text := string(GetSheetTool.AppendCompact(render.Banner(nil, "get_sheet", tool.Success), of))
		if _, err := render.Read(text); err != nil {
			t.Fatalf("%s: shown as\n%s\nwhich is not read back: %v", document, text, err)
		}
		in := parsed(t, GetSheetTool.AppendJSON(nil, of)).(map[string]any)
		for i, m := range members {
			v, there := top[m.name]
			if shown, ok := in[m.name]; ok != there || ok && (shown == nil) == of.Sent.Has(i) {
				t.Fatalf("%s: field %s: in the JSON %t, as %v; sent %t", document, m.name, ok, shown, there)
			}
			isNull := there && string(v) == "null"
			if of.Sent.IsNull(i) != isNull || there && !isNull && !of.Sent.Has(i) && !of.Sent.IsUnknown(i) || !there && (of.Sent.Has(i) || of.Sent.IsUnknown(i)) {
				t.Fatalf("%s: field %s: Has %t, IsNull %t, IsUnknown %t", document, m.name, of.Sent.Has(i), of.Sent.IsNull(i), of.Sent.IsUnknown(i))
			}
		}
		if of.Report != nil {
			return
		}
		var want Sheet
		if err := json.Unmarshal(document, &want); err != nil {
			t.Fatalf("%s: read without a word, encoding/json: %v", document, err)
		}
		if diff := cmp.Diff(want, of.Value, alike); diff != "" {
			t.Fatalf("%s: read otherwise (-encoding/json +tooladapt):\n%s", document, diff)
		}
	})
}

// exact is an object without members of one name twice, and without those that
// only encoding/json takes for a field, as it ignores case.
func exact(document []byte) (_ []byte, top map[string]json.RawMessage, ok bool) {
	var v any
	if json.Unmarshal(document, &v) != nil {
		return document, nil, false
	}
	if _, ok := v.(map[string]any); !ok {
		return document, nil, false
	}
	once, err := json.Marshal(folded(v))
	if err != nil {
		return document, nil, false
	}
	return once, top, json.Unmarshal(once, &top) == nil
}

func folded(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for k, x := range v {
			if k != strings.ToLower(k) || strings.ContainsAny(k, "ſK") {
				delete(v, k)
				continue
			}
			v[k] = folded(x)
		}
	case []any:
		for i, x := range v {
			v[i] = folded(x)
		}
	}
	return v
}
