package schema_test

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// judge is a program that holds strings against formats through the runtime's
// decoder, which this module does not import.
const judge = `package main

import (
	"encoding/json"
	"os"

	"github.com/tooladapt/tooladapt/runtime/decode"
)

var formats = map[string]decode.Format{
	"date-time": decode.DateTime, "date": decode.Date, "time": decode.TimeOfDay, "duration": decode.Duration, "email": decode.Email,
	"hostname": decode.Hostname, "ipv4": decode.IPv4, "ipv6": decode.IPv6, "uri": decode.URI, "uuid": decode.UUID,
	"json-pointer": decode.JSONPointer, "regex": decode.Regex,
}

func main() {
	var asked []struct{ Format, Text string }
	if err := json.NewDecoder(os.Stdin).Decode(&asked); err != nil {
		panic(err)
	}
	verdicts := make([]bool, len(asked))
	for i, a := range asked {
		var c decode.Checker
		c.String(&decode.Rule{Format: formats[a.Format]}, a.Text)
		verdicts[i] = c.Valid()
	}
	if err := json.NewEncoder(os.Stdout).Encode(verdicts); err != nil {
		panic(err)
	}
}
`

type question struct{ Format, Text string }

// TestFormatsAsDecoded holds the verdicts on formats against those of the
// runtime's decoder, which has code of its own: on the strings of every format
// of the JSON Schema test suite, on each of them cut and changed a little, and on
// random regular expressions.
func TestFormatsAsDecoded(t *testing.T) {
	var asked []question
	for _, format := range formats {
		for value := range suite(t, format) {
			for _, text := range variants(value) {
				for _, f := range formats {
					if f == format || text == value {
						asked = append(asked, question{f, text})
					}
				}
			}
		}
	}
	random := rand.New(rand.NewPCG(3, 4))
	for range 20000 {
		asked = append(asked, question{"regex", expression(random)})
	}
	verdicts := decoded(t, asked)
	for i, q := range asked {
		if got := hasFormat(t, q.Format, q.Text); got != verdicts[i] {
			t.Errorf("%q as %s: accepted is %v, the decoder says %v", q.Text, q.Format, got, verdicts[i])
		}
	}
	t.Logf("%d questions", len(asked))
}

// expression is a random one, right as often as wrong.
func expression(random *rand.Rand) string {
	pieces := [...]string{
		"a", "1", "-", "^", "$", ".", "|", "(", ")", "(?:", "(?=", "(?<n>", "(?P<m>", "(?i)", "[", "[^", "]", "{", "}", "{2}", "{,2}", "{2,1}", "{01,2}", "{01}", "a",
		"*", "+", "?", `\d`, `\b`, `\a`, `\-`, `\.`, `\/`, `\_`, `\x41`, `\x4`, `\u0041`, `\u{42}`, `\u{`, `\0`, `\01`, `\1`, `\k<n>`, `\k`, `\p{L}`, `\pL`, `\cA`, `\c`, `\`, "é",
	}
	var b strings.Builder
	for range 1 + random.IntN(6) {
		b.WriteString(pieces[random.IntN(len(pieces))])
	}
	return b.String()
}

// variants are s and what is near it: without its first and its last character,
// twice, in capitals' stead, and with a character too many.
func variants(s string) []string {
	all := []string{s, s + s, s + ".", s + " ", "-" + s, s + "0", s + "Z", s + "@", s + "[::1]", s + "%20", s + "é"}
	if s != "" && s[0] < 0x80 && s[len(s)-1] < 0x80 {
		all = append(all, s[1:], s[:len(s)-1])
	}
	return all
}

// decoded is the runtime's verdicts.
func decoded(t *testing.T, asked []question) (verdicts []bool) {
	t.Helper()
	runtime, err := filepath.Abs(filepath.Join("..", "..", "runtime"))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	const path = "github.com/tooladapt/tooladapt/runtime"
	module := "module judge\n\ngo 1.26.0\n\nrequire " + path + " v0.0.0\n\nreplace " + path + " => " + filepath.ToSlash(runtime) + "\n"
	for name, text := range map[string]string{"go.mod": module, "main.go": judge} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	input, err := json.Marshal(asked)
	if err != nil {
		t.Fatal(err)
	}
	var stderr bytes.Buffer
	cmd := exec.CommandContext(t.Context(), "go", "run", ".")
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOWORK=off", "GOFLAGS=", "GOPROXY=off")
	cmd.Stdin, cmd.Stderr = bytes.NewReader(input), &stderr
	out, err := cmd.Output()
	if err == nil {
		err = json.Unmarshal(out, &verdicts)
	}
	if err != nil || len(verdicts) != len(asked) {
		t.Fatalf("the decoder answers %d of %d: %v\n%s", len(verdicts), len(asked), err, stderr.Bytes())
	}
	return verdicts
}
