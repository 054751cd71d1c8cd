package proof

import (
	"encoding/json"
	"maps"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/proof/keywords"
	"github.com/tooladapt/tooladapt/runtime/proof/oracle"
	"github.com/tooladapt/tooladapt/runtime/proof/types"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/tooltest"
)

// decided are the decisions by which a generated decoder judges arguments
// otherwise than an oracle judges them by the emitted schema. How a text is
// told to be about one is in about_test.go.
var decided = map[disagreement]string{
	{"google", optionalNull}:          "null is what models send for nothing; the field is left out",
	{"santhosh-tekuri", optionalNull}: "the same",

	{"google", duplicate}:          "which of the two was meant? encoding/json takes the last without a word",
	{"santhosh-tekuri", duplicate}: "the same",
	{"google", surrogate}:          "no Unicode text; encoding/json replaces it",
	{"santhosh-tekuri", surrogate}: "the same",

	{"google", formatted}:           "it takes format as an annotation",
	{"google", precise}:             "it compares as float64, where the limits of int64 blur",
	{"google", empty}:               "no arguments at all are the empty object",
	{"santhosh-tekuri", empty}:      "the same",
	{"santhosh-tekuri", overflow}:   "no Go float holds it",
	{"google", beyond}:              "arguments are nested more than 64 levels deep",
	{"santhosh-tekuri", beyond}:     "the same",
	{"encoding/json", asInteger}:    "1.0 and 1e2 are integers in JSON Schema, -0 is an unsigned one, and none to Go",
	{"encoding/json", otherCase}:    "names match exactly; it takes any case where further names are accepted",
	{"encoding/json", empty}:        "no arguments at all are the empty object",
	{"encoding/json", optionalNull}: "a json.RawMessage keeps it",
}

// More that arguments may be about.
const (
	empty     = "no arguments"
	beyond    = "nested deeply"
	asInteger = "an integer with a fraction or exponent, or less than none"
	otherCase = "a name in another case"
)

// subject is a generated adapter, its type taken away.
type subject struct {
	spec *tool.Spec
	// decode is what the decoder and encoding/json make of a text, each as JSON.
	decode func(data []byte) (got []byte, err error, std []byte, stdErr error)
}

func generated[A, R any](a tool.Adapter[A, R]) subject {
	return subject{a.Spec(), func(data []byte) ([]byte, error, []byte, error) {
		in, err := a.Decode(data)
		got, _ := json.Marshal(in)
		var other A
		stdErr := json.Unmarshal(data, &other)
		std, _ := json.Marshal(other)
		return got, err, std, stdErr
	}}
}

func subjects() []subject {
	return []subject{
		generated(keywords.NumbersTool), generated(keywords.TextsTool), generated(keywords.ListsTool), generated(keywords.FormatsTool), generated(keywords.LooseTool),
		generated(types.ScalarsTool), generated(types.OpenTool), generated(types.ListsTool), generated(types.CirclesTool),
	}
}

// judge is a subject and the oracles of its schema.
type judge struct {
	subject
	oracles []oracle.Oracle
	// defaults are the names of the arguments that have one.
	defaults []string
}

func judges(t testing.TB) (all []judge) {
	t.Helper()
	for _, s := range subjects() {
		var schema struct {
			Properties map[string]struct{ Default json.RawMessage }
		}
		if err := json.Unmarshal(s.spec.Arguments, &schema); err != nil {
			t.Fatal(err)
		}
		j := judge{s, oracle.Of(t, string(s.spec.Arguments)), nil}
		for name, p := range schema.Properties {
			if p.Default != nil {
				j.defaults = append(j.defaults, name)
			}
		}
		all = append(all, j)
	}
	return all
}

// withoutDefaults is an object without the arguments that text does not have,
// and that have a default.
func (j judge) withoutDefaults(object []byte, text string) string {
	var members map[string]json.RawMessage
	if json.Unmarshal(object, &members) != nil {
		return string(object)
	}
	for _, name := range j.defaults {
		if !strings.Contains(nulled.ReplaceAllString(text, ""), quote(name)) {
			delete(members, name)
		}
	}
	less, _ := json.Marshal(members)
	return string(less)
}

// disagreements are those about one text, each with what it is about: "" is
// none that was decided.
func (j judge) disagreements(text string) (all []disagreement) {
	value, err, other, stdErr := j.decode([]byte(text))
	got, std := j.withoutDefaults(value, text), j.withoutDefaults(other, text)
	for _, o := range j.oracles {
		if o.Accepts(text) != (err == nil) {
			all = append(all, disagreement{o.Name, about(o, text, err)})
		}
	}
	switch {
	case err != nil:
	case stdErr != nil:
		all = append(all, disagreement{"encoding/json", stdAbout(text)})
	case got == std:
	case nulled.ReplaceAllString(got, "") == nulled.ReplaceAllString(std, ""):
		all = append(all, disagreement{"encoding/json", optionalNull})
	case capital.MatchString(text):
		all = append(all, disagreement{"encoding/json", otherCase})
	default:
		all = append(all, disagreement{"encoding/json", "decoding " + std + " as " + got})
	}
	return all
}

// special are arguments that no schema suggests, and that decisions are about.
var special = map[string][]string{
	"loose": {
		`{"text":"\ud83d"}`, `{"text":"\ude00\ud83d"}`, `{"text":"a","\ud83d":1}`, "{\"text\":\"\xff\"}",
		`{"text":"a","more":` + strings.Repeat("[", 64) + strings.Repeat("]", 64) + `}`, `{"text":"a","in":{"more":` + strings.Repeat(`{"a":`, 64) + "1" + strings.Repeat("}", 64) + `}}`,
	},
	"scalars": {`{"float64":1e400}`, `{"float64":-1e999}`, `{"int64":9223372036854775808}`, `{"uint64":18446744073709551616}`, `{"int64":9223372036854775807}`},
	"open":    {`{"any":1e400}`, `{"raw":-1e999}`},
}

// TestGenerated holds generated decoders against validators on the emitted
// schema, on what the schema suggests: the same verdict, or a decided
// disagreement; where both accept, the value is what encoding/json decodes. A
// decision that is never needed is out of date.
func TestGenerated(t *testing.T) {
	left := maps.Clone(decided)
	n := 0
	for _, j := range judges(t) {
		for _, text := range append(tooltest.Suggest(j.spec), special[j.spec.Name]...) {
			n++
			for _, d := range j.disagreements(text) {
				if decided[d] == "" {
					t.Errorf("%s: %.300s: %s disagrees (about %q)", j.spec.Name, text, d.oracle, d.about)
				}
				delete(left, d)
			}
		}
	}
	for d, why := range left {
		t.Errorf("%s agrees about %s by now, so that this is out of date: %s", d.oracle, d.about, why)
	}
	t.Logf("%d texts", n)
}

// FuzzGenerated does the same with any text, for the subject of that number.
func FuzzGenerated(f *testing.F) {
	all := judges(f)
	for i, j := range all {
		for _, e := range j.spec.Examples {
			f.Add(i, string(e))
		}
	}
	f.Fuzz(func(t *testing.T, i int, text string) {
		j := all[max(i, -i, 0)%len(all)]
		for _, d := range j.disagreements(text) {
			if decided[d] == "" {
				t.Errorf("%s: %s disagrees (about %q)", j.spec.Name, d.oracle, d.about)
			}
		}
	})
}
