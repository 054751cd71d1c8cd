package words

import (
	"maps"
	"regexp"
	"slices"
	"testing"
	"unicode"
)

var place = regexp.MustCompile(`\$[0-9]`)

// TestTables holds every language to all phrases, with the same places to fill
// in, none forged, and none left in another language.
func TestTables(t *testing.T) {
	keyLike := regexp.MustCompile(`[A-Za-z0-9_.] *[:：]`)
	names := map[string]bool{}
	for _, l := range languages {
		if names[l.name] {
			t.Errorf("language %s is there twice", l.name)
		}
		names[l.name] = true
		for p := None + 1; p < phrases; p++ {
			s := l.phrases[p]
			if s == "" {
				t.Errorf("%s: phrase %d has no words, in English %q", l.name, p, english.phrases[p])
			}
			got, want := places(s), places(english.phrases[p])
			if !slices.Equal(got, want) {
				t.Errorf("%s: %q has the places %v, in English %v", l.name, s, got, want)
			}
			if p != Primer && keyLike.MatchString(s) || slices.ContainsFunc([]rune(s), unicode.IsControl) {
				t.Errorf("%s: %q could be taken for a line of its own", l.name, s)
			}
		}
	}
	for p := None + 1; p < phrases; p++ {
		bare := place.ReplaceAllString(chinese.phrases[p], "")
		isHan := func(r rune) bool { return unicode.In(r, unicode.Han) || r == '，' || r == '、' }
		if !slices.ContainsFunc([]rune(bare), isHan) {
			t.Errorf("%q is not Chinese", chinese.phrases[p])
		}
		if slices.ContainsFunc([]rune(english.phrases[p]), isHan) {
			t.Errorf("%q is not English", english.phrases[p])
		}
	}
}

// places are the places of a phrase that are filled in, sorted.
func places(s string) []string {
	found := map[string]bool{}
	for _, p := range place.FindAllString(s, -1) {
		found[p] = true
	}
	return slices.Sorted(maps.Keys(found))
}

func TestIn(t *testing.T) {
	for name, want := range map[string]*Language{
		"": &english, "en": &english, "en-GB": &english, "fr": &english, "zhuang": &english, "-": &english,
		"zh": &chinese, "ZH": &chinese, "zh-CN": &chinese, "zh_Hant_TW": &chinese,
	} {
		if got := In(name); got != want {
			t.Errorf("In(%q) is %s", name, got.name)
		}
	}
}

func TestSay(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{english.Say(SomeNotValid, "3", "4"), "3 of 4 arguments are not valid; the tool was not run"},
		{chinese.Say(SomeNotValid, "3", "4"), "4 个参数中有 3 个无效；工具未执行"},
		{english.Say(Matching, "string", "^$1$2$"), "string matching ^$1$2$"},
		{english.Join([]string{"a", "b", "c"}), "a, b, c"},
		{chinese.Join([]string{"a", "b"}), "a、b"},
		{english.Join(nil), ""},
		{chinese.List(2, func(i int) string { return "xy"[i : i+1] }), "x、y"},
	} {
		if c.got != c.want {
			t.Errorf("said %q, want %q", c.got, c.want)
		}
	}
}
