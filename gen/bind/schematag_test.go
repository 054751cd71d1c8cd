package bind

import (
	"strconv"
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

// TestLost holds what is told of text that a tag would lose, and the tag that is
// proposed instead, in which nothing is lost.
func TestLost(t *testing.T) {
	for value, want := range map[string]struct{ lost, instead, meant string }{
		"minimun=1":                    {`"minimun=1"`, "minimum=1", "minimum"},
		"min=1":                        {`"min=1"`, "minimum=1", "minimum"},
		"maxL=1":                       {`"maxL=1"`, "maxLength=1", "maxLength"},
		"requierd":                     {`"requierd"`, "required", "required"},
		"desc=City, or so,required":    {`"desc=City" and " or so"`, `description=City\\, or so,required`, "description"},
		"mi=1":                         {`"mi=1"`, "description=mi=1", ""},
		"description=City, or so":      {`" or so"`, `description=City\\, or so`, ""},
		"description=a, b, c,required": {`" b" and " c"`, `description=a\\, b\\, c,required`, ""},
		"enum=a,b,c":                   {`"b" and "c"`, "enum=a,enum=b,enum=c", ""},
		"enum=a b, c d":                {`" c d"`, `enum=a b\\, c d`, ""},
		"pattern=^a{1,3}$":             {`"3}$"`, `pattern=^a{1\\,3}$`, ""},
		"the city,required":            {`"the city"`, "description=the city,required", ""},
		"required,the city, or code":   {`"the city" and " or code"`, `required,description=the city\\, or code`, ""},
		"minimum=1,how many":           {`"how many"`, "minimum=1,description=how many", ""},
		"required, minimum=1":          {`" minimum=1"`, "required,minimum=1", ""},
		"required,":                    {`""`, "required", ""},
		`description=说明，如,北京`:          {`"北京"`, `description=说明，如\\,北京`, ""},
	} {
		_, faults := parseSchemaTag(value)
		hint := "write jsonschema:" + strconv.Quote(strings.ReplaceAll(want.instead, `\\`, `\`))
		if want.meant != "" {
			hint = "did you mean " + want.meant + "? " + hint
		}
		if len(faults) != 1 || faults[0].code != "TA048" || faults[0].message != "the jsonschema tag would lose "+want.lost || faults[0].hint != hint {
			t.Errorf("%q: faults %+v, want one that loses %s with the hint %s", value, faults, want.lost, hint)
		}
		if _, faults := parseSchemaTag(strings.ReplaceAll(want.instead, `\\`, `\`)); len(faults) > 0 && value != "mi=1" {
			t.Errorf("%q: the cure %s has faults %+v", value, want.instead, faults)
		}
	}
}

// TestRefused holds the words of JSON Schema and of other libraries that are
// refused by name.
func TestRefused(t *testing.T) {
	for _, word := range []string{
		"anyOf", "oneOf", "allOf", "not", "if", "then", "else", "patternProperties", "propertyNames", "dependentRequired", "dependentSchemas",
		"prefixItems", "contains", "minContains", "maxContains", "unevaluatedProperties", "unevaluatedItems", "$ref", "$defs", "items", "properties",
		"oneof_type", "oneof_ref", "oneof_required", "anyof_type", "anyof_ref", "anyof_required", "readOnly", "nullable", "anchor", "contentEncoding",
	} {
		for _, value := range []string{word + "=x", "required," + word + "=x,minimum=1"} {
			_, faults := parseSchemaTag(value)
			want := "jsonschema " + strconv.Quote(word) + " is not supported"
			if len(faults) != 1 || faults[0].code != "TA049" || faults[0].message != want || faults[0].hint == "" || value[faults[0].at:][:len(word)] != word {
				t.Errorf("%q: faults %+v", value, faults)
			}
		}
		if tag, faults := parseSchemaTag("what to do, " + word + " and more"); len(faults) > 0 || tag.description == "" {
			t.Errorf("%s: it is no word of a description: %+v", word, faults)
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
