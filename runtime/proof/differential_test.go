package proof

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/tooladapt/tooladapt/runtime/decode"
	"github.com/tooladapt/tooladapt/runtime/proof/oracle"
)

// disagreement is a decision of ours to judge some inputs otherwise than an
// oracle does.
type disagreement struct{ oracle, about string }

// accepted are all disagreements, and why.
var accepted = map[disagreement]string{
	{"google", optionalNull}:          "null is what models send for nothing; the field is left out",
	{"santhosh-tekuri", optionalNull}: "the same",

	{"google", duplicate}:          "which of the two was meant? encoding/json takes the last without a word",
	{"santhosh-tekuri", duplicate}: "the same",
	{"google", surrogate}:          "no Unicode text; encoding/json replaces it",
	{"santhosh-tekuri", surrogate}: "the same",

	{"google", formatted}:         "it takes format as an annotation",
	{"google", looseURI}:          "the same",
	{"santhosh-tekuri", looseURI}: "it asks net/url, which reads more than RFC 3986 has",

	{"google", looseEmail}:          "the same",
	{"santhosh-tekuri", looseEmail}: "it does not look at what stands before the @",

	{"google", precise}:           "it compares as float64, where the limits of int64 blur",
	{"santhosh-tekuri", overflow}: "no Go float holds it",
	{"santhosh-tekuri", rounded}:  "it compares exactly; a float field holds what it is rounded to",

	{"google", fine}:          "the limits of a decimal are no limits of JSON numbers",
	{"santhosh-tekuri", fine}: "the same",

	{"google", quotedRange}:          "a pattern bounds the digits of a quoted integer, not its value",
	{"santhosh-tekuri", quotedRange}: "the same",
}

// TestDifferential holds the decoder against the oracles on inputs at and
// beside every limit: the same verdict, or a disagreement that is accepted. An
// accepted one that never happens is out of date.
func TestDifferential(t *testing.T) {
	seen := map[disagreement]bool{}
	for _, tab := range tables {
		judges := oracle.Of(t, tab.schema)
		for _, in := range values(tab.rule) {
			got := decoded(tab.rule, in.text)
			for _, o := range judges {
				d := disagreement{o.Name, in.about}
				if o.Accepts(in.text) == got || seen[d] {
					continue
				}
				seen[d] = in.about != ""
				if accepted[d] == "" {
					t.Errorf("%s: %s is accepted: %v, %s says %v (about %q)", tab.name, in.text, got, o.Name, !got, in.about)
				}
			}
		}
	}
	for d, why := range accepted {
		if !seen[d] {
			t.Errorf("%s agrees about %s by now, so that this is out of date: %s", d.oracle, d.about, why)
		}
	}
}

// TestRandom mixes ordinary values of all fields, in any order: all agree.
func TestRandom(t *testing.T) {
	for _, tab := range tables {
		judges := oracle.Of(t, tab.schema)
		t.Run(tab.name, rapid.MakeCheck(func(rt *rapid.T) {
			text := draw(rt, tab.rule)
			got := decoded(tab.rule, text)
			for _, o := range judges {
				if o.Accepts(text) != got {
					rt.Errorf("%s is accepted: %v, %s says %v", text, got, o.Name, !got)
				}
			}
		}))
	}
}

// draw is an object of r with some of its fields, each with an ordinary value:
// mostly a good one.
func draw(rt *rapid.T, r *decode.Rule) string {
	var members []string
	for i := range r.Fields {
		f := &r.Fields[i]
		switch rapid.IntRange(0, 9).Draw(rt, "kind") {
		case 0: // left out
		case 1:
			members = append(members, quote(f.Name)+":"+rapid.SampledFrom(ordinary(f)).Draw(rt, f.Name))
		default:
			members = append(members, member(f, rapid.IntRange(0, 3).Draw(rt, f.Name)))
		}
	}
	members = rapid.Permutation(members).Draw(rt, "order")
	return "{" + strings.Join(members, ",") + "}"
}

// ordinary are the values of a field that no decision is about.
func ordinary(f *decode.Field) (list []string) {
	for _, v := range fieldValues(f) {
		if v.about == "" {
			list = append(list, v.text)
		}
	}
	return list
}
