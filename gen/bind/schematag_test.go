package bind

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParseSchemaTag(t *testing.T) {
	for value, want := range map[string]schemaTag{
		"":                              {},
		"the city":                      {description: "the city"},
		"the city, or a code":           {description: "the city, or a code"},
		"City, such as Paris, if a=b":   {description: "City, such as Paris, if a=b"},
		`escaped\, here`:                {description: "escaped, here"},
		"required":                      {keywords: []keywordPart{{key: "required"}}},
		"minimum=1,required,maximum=5":  {keywords: []keywordPart{{"minimum", "1", 8}, {"required", "", 10}, {"maximum", "5", 27}}},
		`description=a\, b,enum=x\,y`:   {keywords: []keywordPart{{"description", "a, b", 12}, {"enum", "x,y", 23}}},
		`pattern=^[0-9]{1\,3}$`:         {keywords: []keywordPart{{"pattern", "^[0-9]{1,3}$", 8}}},
		"title=a=b":                     {keywords: []keywordPart{{"title", "a=b", 6}}},
		"description=说明\\, 两个,required": {keywords: []keywordPart{{"description", "说明, 两个", 12}, {"required", "", 28}}},
	} {
		got, faults := parseSchemaTag(value)
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(schemaTag{}, keywordPart{})); diff != "" || len(faults) > 0 {
			t.Errorf("%q: faults %v (-want +got):\n%s", value, faults, diff)
		}
	}
}

// TestLost holds the hints for text that a tag would lose.
func TestLost(t *testing.T) {
	const comma = `in a tag with keywords a comma that belongs to a value is written \\,`
	for value, want := range map[string]string{
		"minimun=1":               "did you mean minimum?",
		"min=1":                   "did you mean minimum?",
		"maxL=1":                  "did you mean maxLength?",
		"requierd":                "did you mean required?",
		"mi=1":                    comma,
		"description=City, or so": comma,
	} {
		_, faults := parseSchemaTag(value)
		if len(faults) != 1 || faults[0].code != "TA048" || faults[0].hint != want {
			t.Errorf("%q: faults %+v, want one with the hint %s", value, faults, want)
		}
	}
}

// FuzzParseSchemaTag looks for text that is lost without a word: whatever has
// no fault is all in the description, or all in the keywords.
func FuzzParseSchemaTag(f *testing.F) {
	for _, seed := range []string{"the city, or a code", "minimum=1,required", `description=a\,b`, "a,required", `\,,=`} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, value string) {
		tag, faults := parseSchemaTag(value)
		for _, fault := range faults {
			if fault.at < 0 || fault.at > len(value) {
				t.Errorf("%q: a fault at %d", value, fault.at)
			}
		}
		if len(faults) > 0 {
			return
		}
		var parts []string
		for _, k := range tag.keywords {
			part := k.key
			if k.at > 0 && k.at <= len(value) && value[k.at-1] == '=' {
				part += "=" + k.value
			}
			parts = append(parts, part)
		}
		kept := tag.description
		if kept == "" {
			kept = strings.Join(parts, ",")
		}
		if plain := strings.TrimSpace(strings.ReplaceAll(value, `\,`, ",")); strings.TrimSpace(kept) != plain {
			t.Errorf("%q: kept is %q", value, kept)
		}
	})
}
