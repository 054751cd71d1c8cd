package pattern_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"math/rand/v2"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/gen/pattern"
)

// pieces are what random expressions are made of.
var pieces = [...]string{
	"a", "b", "1", "_", "-", "^", "$", ".", "|", "(", ")", "(?:", "(?=", "(?<!", "(?<n>", "(?P<m>", "(?i)", "[", "[^", "]", "{", "}", "{2}", "{,2}", "{1,2}", "{01}",
	"*", "+", "?", ",", ":", "[:alpha:]", `\d`, `\W`, `\b`, `\a`, `\A`, `\z`, `\-`, `\.`, `\/`, `\_`, `\x41`, `\x{41}`, `\u0041`, `\u{42}`, `\0`, `\01`, `\1`,
	`\k<n>`, `\p{L}`, `\pL`, `\P{Lu}`, `\cA`, `\Q`, `\E`, `\`, "é", "😀",
}

// TestNode holds the verdicts against an engine of ECMA-262 that others wrote,
// where there is one.
func TestNode(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("there is no node to ask")
	}
	sources := slices.Sorted(maps.Keys(ecmaPatterns))
	sources = append(sources, slices.Sorted(maps.Keys(goPatterns))...)
	random := rand.New(rand.NewPCG(1, 2))
	for range 20000 {
		var b strings.Builder
		for range 1 + random.IntN(6) {
			b.WriteString(pieces[random.IntN(len(pieces))])
		}
		sources = append(sources, b.String())
	}
	valid := asked(t, node, sources)
	ofGo := 0
	var cured []*regexp.Regexp
	var portable []string
	for i, source := range sources {
		if got, want := pattern.Valid(source), valid[i] != nil; got != want && !isLenient(source) {
			t.Errorf("%q: valid is %v, node says %v", source, got, want)
		}
		re, err := regexp.Compile(source)
		if err != nil {
			continue
		}
		ofGo++
		switch faults := pattern.Faults(source); {
		case len(faults) == 0:
			agrees(t, re, valid[i])
		case !slices.ContainsFunc(faults, func(f pattern.Fault) bool { return f.Instead == "" }):
			cured, portable = append(cured, re), append(portable, pattern.Portable(source, faults))
		}
	}
	for i, matched := range asked(t, node, portable) {
		agrees(t, cured[i], matched)
	}
	t.Logf("%d expressions, %d of them of Go too, %d of those cured", len(sources), ofGo, len(cured))
}

// texts are what expressions are held against. Those of rare only are matched
// otherwise by . and \s.
var (
	rare  = []string{"\r", "\u2028", "a\u2029", "\u00a0", "\v", "\u3000"}
	texts = append([]string{"", "a", "ab", "A", "1", "a1", "-", "_", "a-", "\n", "a\n", "\x00", "\a", "é", "😀", "a😀b", "K", "ſ", "{", "2"}, rare...)
)

// agrees holds an expression without faults against the texts that node matches
// with it; nil where node does not take it.
func agrees(t *testing.T, re *regexp.Regexp, matched []bool) {
	t.Helper()
	if matched == nil {
		t.Errorf("%q has no fault, but node refuses it", re)
		return
	}
	for i, text := range texts {
		known := slices.Contains(rare, text) && (strings.Contains(re.String(), ".") || strings.Contains(re.String(), `\s`) || strings.Contains(re.String(), `\S`))
		if re.MatchString(text) != matched[i] && !known {
			t.Errorf("%q matches %q: %v, node says %v", re, text, re.MatchString(text), matched[i])
		}
	}
}

// lenient are in expressions that may have what is not looked for: repeated looks
// ahead and behind, and names of properties that nobody has.
var lenient = [...]string{"(?=", "(?<!", "{Greek}", "{Han}", "{lu}"}

func isLenient(source string) bool {
	return slices.ContainsFunc(lenient[:], func(s string) bool { return strings.Contains(source, s) })
}

// asked is which of the texts node matches with each of sources, under the flag
// u; nil for those that it does not take.
func asked(t *testing.T, node string, sources []string) (matched [][]bool) {
	t.Helper()
	const script = `const {sources, texts} = JSON.parse(require("fs").readFileSync(0, "utf8"));
console.log(JSON.stringify(sources.map(s => {
	try { const re = new RegExp(s, "u"); return texts.map(t => re.test(t)) } catch { return null }
})))`
	input, err := json.Marshal(map[string][]string{"sources": sources, "texts": texts})
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), node, "-e", script)
	cmd.Stdin = bytes.NewReader(input)
	out, err := cmd.Output()
	if err == nil {
		err = json.Unmarshal(out, &matched)
	}
	if err != nil || len(matched) != len(sources) {
		t.Fatalf("node answers %d of %d: %v", len(matched), len(sources), err)
	}
	return matched
}
