package forms

import (
	"errors"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
)

// given are the results that are there: those of TOOLADAPT_DATA, else the order.
func given(t *testing.T) []Result {
	t.Helper()
	root := os.Getenv("TOOLADAPT_DATA")
	if root == "" {
		if os.Getenv("CI") == "true" {
			t.Fatal("TOOLADAPT_DATA is not set")
		}
		return Samples()
	}
	all, err := Results(root)
	if err != nil {
		t.Fatal(err)
	}
	if len(all) < 11 {
		t.Errorf("%d results are too few", len(all))
	}
	return all
}

// TestSameFacts: the document that generated code writes has every value of the
// source, so that no token is saved by leaving something out.
func TestSameFacts(t *testing.T) {
	for _, r := range given(t) {
		texts, err := Show(r)
		if err != nil {
			t.Fatal(err)
		}
		d, err := render.Read(texts[Compact])
		if err != nil {
			t.Fatalf("%s: %v", r.Name, err)
		}
		shown := shownFacts(d)
		for _, want := range Facts(r.Source) {
			i := slices.Index(shown, want)
			if i < 0 {
				t.Errorf("%s: %q is not shown", r.Name, want)
				continue
			}
			shown = slices.Delete(shown, i, i+1)
		}
	}
}

// shownFacts are the values of a document as [Facts] has them.
func shownFacts(d *render.Document) (facts []string) {
	add := func(v render.Value) {
		switch n, _, isNumber := v.Number(); {
		case v.Absent == render.SaidNull:
			facts = append(facts, "null")
		case isNumber:
			facts = append(facts, n)
		case v.Absent == "":
			facts = append(facts, v.Text)
		}
	}
	entries := func(all []render.Entry) {
		for _, e := range all {
			if e.List == nil && e.Count == 0 {
				add(e.Value)
			}
			for _, v := range e.List {
				add(v)
			}
		}
	}
	for _, p := range d.Sections {
		switch body := p.Body.(type) {
		case render.Fields:
			entries(body.Entries)
		case render.Rows:
			for _, row := range body.Rows {
				for _, v := range row {
					add(v)
				}
			}
		case render.Records:
			for _, r := range body.Records {
				entries(r)
			}
		}
	}
	return facts
}

// TestFacts lists the values of JSON, without keys.
func TestFacts(t *testing.T) {
	got := Facts([]byte(`{"a":[1.50,"b",null,{"c":{"d":true},"e":[]}],"f":2.0,"g":"h"}`))
	if want := []string{"1.5", "b", "null", "true", "2", "h"}; !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestForms holds that each form is there and says what it is to say.
func TestForms(t *testing.T) {
	texts, err := Show(Samples()[0])
	if err != nil {
		t.Fatal(err)
	}
	for f, want := range map[Form]string{
		Indented: "\n  \"refund_amount\": 129.0,\n", JSON: `"refund_amount":129.0,`, YAML: "\nrefund_amount: 129.0\n",
		Values: " 129 ", Body: "[order]\norder_id: ", Compact: "[result] get_order success\n[order]\n",
	} {
		if !strings.Contains(texts[f], want) {
			t.Errorf("%s lacks %q:\n%s", f, want, texts[f])
		}
	}
	if got := string(withUnits(Samples()[0])); !strings.Contains(got, `"price_cny":79.0`) {
		t.Errorf("no unit in %s", got)
	}
}

// TestWithoutNode leaves TOON out, and says so.
func TestWithoutNode(t *testing.T) {
	t.Setenv("PATH", "")
	if err := WriteTOON(t.Context(), t.TempDir(), nil, nil); !errors.Is(err, ErrNoNode) {
		t.Errorf("without node: %v", err)
	}
}

// TestGoals holds the counts against what must not get worse. The goals that
// TOON is needed for are printed by the command.
func TestGoals(t *testing.T) {
	all := given(t)
	texts := make([][Forms]string, len(all))
	for i := range all {
		var err error
		if texts[i], err = Show(all[i]); err != nil {
			t.Fatal(err)
		}
	}
	counts, err := CountAll(all, texts)
	if err != nil {
		t.Fatal(err)
	}
	chosen, err := Chosen()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range Goals(counts, chosen) {
		if !g.Met() && !strings.Contains(g.Name, "values alone") {
			t.Errorf("%s: %.3f, want %g", g.Name, g.Got, g.Want)
		}
	}
}
