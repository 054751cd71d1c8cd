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
	"a", "b", "1", "_", "-", "^", "$", ".", "|", "(", ")", "(?:", "(?=", "(?<!", "(?<n>", "(?P<m>", "(?i)", "[", "[^", "]", "{", "}", "{2}", "{,2}", "{1,2}",
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
	for i, source := range sources {
		if got := pattern.Valid(source); got != valid[i] && !isLenient(source) {
			t.Errorf("%q: valid is %v, node says %v", source, got, valid[i])
		}
		if _, err := regexp.Compile(source); err == nil {
			ofGo++
			if faults := pattern.Faults(source); len(faults) == 0 && !valid[i] {
				t.Errorf("%q has no fault, but node refuses it", source)
			}
		}
	}
	t.Logf("%d expressions, %d of them of Go too", len(sources), ofGo)
}

// lenient are in expressions that may have what is not looked for: repeated looks
// ahead and behind, and names of properties that nobody has.
var lenient = [...]string{"(?=", "(?<!", "{Greek}", "{Han}", "{lu}"}

func isLenient(source string) bool {
	return slices.ContainsFunc(lenient[:], func(s string) bool { return strings.Contains(source, s) })
}

// asked is which of sources node takes with the flag u.
func asked(t *testing.T, node string, sources []string) (valid []bool) {
	t.Helper()
	const script = `const all = JSON.parse(require("fs").readFileSync(0, "utf8"));
console.log(JSON.stringify(all.map(s => { try { new RegExp(s, "u"); return true } catch { return false } })))`
	input, err := json.Marshal(sources)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), node, "-e", script)
	cmd.Stdin = bytes.NewReader(input)
	out, err := cmd.Output()
	if err == nil {
		err = json.Unmarshal(out, &valid)
	}
	if err != nil || len(valid) != len(sources) {
		t.Fatalf("node answers %d of %d: %v", len(valid), len(sources), err)
	}
	return valid
}
