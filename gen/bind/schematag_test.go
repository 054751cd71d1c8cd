package bind

import (
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParseSchemaTag(t *testing.T) {
	for value, want := range map[string]schemaTag{
		"":                               {},
		"the city":                       {description: "the city"},
		"the city, or a code":            {description: "the city, or a code"},
		"request, response, or both":     {description: "request, response, or both"},
		"optional: when set, all":        {description: "optional: when set, all"},
		`a list: ["a","b"]. Default: []`: {description: `a list: ["a","b"]. Default: []`},
		"排序: 综合|最新,默认为'综合'":             {description: "排序: 综合|最新,默认为'综合'"},
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
		if _, faults := parseSchemaTag(strings.ReplaceAll(want.instead, `\\`, `\`)); len(faults) > 0 {
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

// FuzzParseSchemaTag looks for text that is lost without a word: every part of a
// tag is in the description, is a keyword, or is told in a fault that stands in
// the tag. The tag that a fault proposes loses nothing.
func FuzzParseSchemaTag(f *testing.F) {
	for _, seed := range []string{
		"the city, or a code", "minimum=1,required", `description=a\,b`, "a,required", `\,,=`, "enum=a,b,c", "required, minimum=1", "mi=1,anyOf=x",
		"nullable,desc=x, y,default=", "optional", "pattern=^a{1,3}$,-", "title=x,uniqueItems=true,type=",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, value string) {
		tag, faults := parseSchemaTag(value)
		for _, fault := range faults {
			if fault.at < 0 || fault.at > len(value) {
				t.Fatalf("%q: a fault at %d", value, fault.at)
			}
			loses(t, value, fault)
		}
		kept := len(tag.keywords)
		for _, p := range splitParts(value) {
			if k := tag.keywords; len(k) > 0 && k[0].at <= p.offset+len(p.text) && isPart(k[0], p) {
				tag.keywords = k[1:]
			} else if tag.description == "" && !isTold(faults, p) && strings.TrimSpace(value) != "" {
				t.Errorf("%q: %q is lost: %+v, %+v", value, p.text, tag, faults)
			}
		}
		if len(tag.keywords) > 0 {
			t.Errorf("%q: %d of %d keywords are not in it: %+v", value, len(tag.keywords), kept, tag.keywords)
		}
		if plain := strings.TrimSpace(strings.ReplaceAll(value, `\,`, ",")); tag.description != "" && tag.description != plain {
			t.Errorf("%q: the description is %q", value, tag.description)
		}
	})
}

// isPart reports whether a keyword is a part of a tag.
func isPart(k keywordPart, p tagPart) bool {
	if k.at == p.offset {
		return p.text == k.key && k.value == ""
	}
	return p.text == k.key+"="+k.value && k.at == p.offset+len(k.key)+1
}

// isTold reports whether a fault is about a part of a tag: it stands there,
// quotes it, or has it in the tag that it proposes.
func isTold(faults []tagFault, p tagPart) bool {
	quoted := strconv.Quote(inTag(p.text))
	for _, f := range faults {
		if f.at == p.offset || strings.Contains(f.message, strconv.Quote(p.text)) || strings.Contains(f.hint, quoted[1:len(quoted)-1]) {
			return true
		}
	}
	return false
}

// loses holds the tag that a fault proposes: it loses no more text.
func loses(t *testing.T, value string, fault tagFault) {
	t.Helper()
	if fault.code != "TA048" {
		return
	}
	_, quoted, ok := strings.Cut(fault.hint, "write jsonschema:")
	proposed, err := strconv.Unquote(quoted)
	if !ok || err != nil {
		t.Fatalf("%q: the hint %s has no tag: %v", value, fault.hint, err)
	}
	_, faults := parseSchemaTag(proposed)
	for _, f := range faults {
		if f.code == "TA048" {
			t.Errorf("%q: the proposed %q loses text: %+v", value, proposed, f)
		}
	}
}
