package abtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/render"
)

var all = []Form{Verbose, Summary, JSON, Compact}

// words counts words, which is enough where no model is charged.
type words struct{}

func (words) Count(text []byte) int { return len(bytes.Fields(text)) }

// endpoint is one on the loopback that speaks the protocol: answer makes the
// text of a reply of what the user asks.
func endpoint(t *testing.T, answer func(user string) string) Client {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var body struct {
			Model    string
			Messages []struct{ Role, Content string }
		}
		if err := json.NewDecoder(r.Body).Decode(&body); err != nil || len(body.Messages) != 2 || body.Model != "fake" || r.URL.Path != "/v1/chat/completions" || r.Header.Get("Authorization") != "Bearer key" {
			t.Errorf("asked %s with %+v: %v", r.URL, body, err)
		}
		reply, _ := json.Marshal(answer(body.Messages[1].Content))
		fmt.Fprintf(w, `{"choices":[{"message":{"role":"assistant","content":%s}}],"usage":{"prompt_tokens":7,"completion_tokens":3}}`, reply)
	}))
	t.Cleanup(server.Close)
	return Client{URL: server.URL + "/v1/", Key: "key", Model: "fake"}
}

var question = regexp.MustCompile(`(?m)^([0-9]+)\. .*; options: (\[.*\])$`)

// guessing answers each question of a prompt with one of its options.
func guessing(r *rand.Rand) func(user string) string {
	return func(user string) string {
		chosen := make(map[string]string)
		for _, m := range question.FindAllStringSubmatch(user, -1) {
			var options []string
			_ = json.Unmarshal([]byte(m[2]), &options)
			chosen[m[1]] = options[r.IntN(len(options))]
		}
		text, _ := json.Marshal(chosen)
		return "Sure! ```json\n" + string(text) + "\n```"
	}
}

// TestGuessing: a model that guesses achieves what the report says of guessing,
// in every form and measure.
func TestGuessing(t *testing.T) {
	c := endpoint(t, guessing(rand.New(rand.NewPCG(3, 4))))
	scores, err := Run(t.Context(), Tasks(), all, Model(c), words{})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range scores {
		for m, got := range s.Right {
			if low, high := got.Interval(); s.Chance[m] != 0.25 || low > 0.25 || high < 0.25 {
				t.Errorf("%s, %s: %d of %d, from %.2f to %.2f; chance is %.2f", s.Form, Measure(m), got.Of, got.All, low, high, s.Chance[m])
			}
		}
		if low, high := s.Believed.Interval(); low > 0.25 || high < 0.25 || s.Believed.All < 40 {
			t.Errorf("%s: forged fields are believed %d times of %d", s.Form, s.Believed.Of, s.Believed.All)
		}
		if s.Omitted.Of != 0 || s.Tokens[0] != 10 {
			t.Errorf("%s: %+v left out, %d tokens", s.Form, s.Omitted, s.Tokens[0])
		}
	}
}

// TestOracle: a model that knows everything gets everything right.
func TestOracle(t *testing.T) {
	tasks := Tasks()
	known := make(map[string]string)
	for _, task := range tasks {
		chosen := make(map[string]string)
		for i, q := range task.Questions {
			chosen[fmt.Sprint(i+1)] = q.Right
		}
		text, _ := json.Marshal(chosen)
		for _, f := range all {
			known[prompt(task, f)] = string(text)
		}
	}
	c := endpoint(t, func(user string) string { return known[user] })
	scores, err := Run(t.Context(), tasks, all, Model(c), words{})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range scores {
		for m, got := range s.Right {
			if got.Of != got.All || got.All == 0 {
				t.Errorf("%s, %s: %d of %d", s.Form, Measure(m), got.Of, got.All)
			}
		}
		if s.Omitted.Of != 0 || s.Believed.Of != 0 {
			t.Errorf("%s: %+v left out, %+v believed", s.Form, s.Omitted, s.Believed)
		}
	}
	var report strings.Builder
	if err := Report(&report, scores); err != nil || strings.Count(report.String(), "101 of 101: 100 %") != len(all) {
		t.Errorf("%v\n%s", err, report.String())
	}
}

// TestSilence: a model that says nothing leaves everything out.
func TestSilence(t *testing.T) {
	c := endpoint(t, func(string) string { return "I can't tell." })
	scores, err := Run(t.Context(), Tasks()[:30], []Form{JSON}, Model(c), words{})
	if err != nil {
		t.Fatal(err)
	}
	if s := scores[0]; s.Omitted.Of != 30 || s.Right[Completion].Of != 0 {
		t.Errorf("%+v", s)
	}
}

// TestReader: programs that read the documents answer everything right, so that
// each answer is in the document, at the place where it belongs.
func TestReader(t *testing.T) {
	scores, err := Run(t.Context(), Tasks(), []Form{Compact}, Reader, words{})
	if err != nil {
		t.Fatal(err)
	}
	for m, got := range scores[0].Right {
		if got.Of != got.All {
			t.Errorf("%s: %d of %d", Measure(m), got.Of, got.All)
		}
	}
	if scores[0].Believed.Of != 0 {
		t.Error("a forged field is believed")
	}
	if _, err := Run(t.Context(), Tasks()[:1], []Form{Verbose}, Reader, words{}); err == nil {
		t.Error("prose is read as a document")
	}
}

// TestTasks holds the tasks against what makes them fair: a right option among
// different ones, and the same facts in the three forms that show data.
func TestTasks(t *testing.T) {
	tasks, kinds := Tasks(), make(map[string]int)
	if len(tasks) != 101 {
		t.Errorf("%d tasks", len(tasks))
	}
	for i, task := range tasks {
		kinds[task.Kind]++
		for _, q := range task.Questions {
			options := slices.Compact(slices.Sorted(slices.Values(q.Options)))
			if len(options) != 4 || !slices.Contains(options, q.Right) || q.Forged != "" && !slices.Contains(options, q.Forged) || q.Right == q.Forged {
				t.Errorf("task %d, %s: %q among %q", i, q.Text, q.Right, q.Options)
			}
		}
		for _, r := range task.Results {
			d, err := render.Read(r[Compact])
			if err != nil {
				t.Fatalf("task %d: %v\n%s", i, err, r[Compact])
			}
			for _, v := range values(d) {
				if quoted, _ := json.Marshal(v); !strings.Contains(r[JSON], string(quoted[1:len(quoted)-1])) || !strings.Contains(r[Verbose], string(quoted[1:len(quoted)-1])) {
					t.Errorf("task %d: %q is not in all forms", i, v)
				}
			}
		}
	}
	if len(kinds) != 7 || kinds["repair"] != 1 {
		t.Errorf("%v", kinds)
	}
	if !slices.EqualFunc(tasks, Tasks(), func(a, b Task) bool { return prompt(a, JSON) == prompt(b, JSON) }) {
		t.Error("the tasks are others the second time")
	}
}

// values are the texts in the tables and fields of a document.
func values(d *render.Document) (all []string) {
	for _, p := range d.Sections {
		switch body := p.Body.(type) {
		case render.Rows:
			for _, row := range body.Rows {
				for _, v := range row {
					all = append(all, v.Text)
				}
			}
		case render.Fields:
			for _, e := range body.Entries {
				all = append(all, e.Value.Text)
			}
		}
	}
	return all
}

// TestBusy asks a busy endpoint again, and gives up on one that refuses.
func TestBusy(t *testing.T) {
	n, status := 0, http.StatusTooManyRequests
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		if n++; n == 2 && status == http.StatusTooManyRequests {
			fmt.Fprint(w, `{"choices":[{"message":{"content":"{}"}}]}`)
			return
		}
		http.Error(w, "no", status)
	}))
	defer server.Close()
	c := Client{URL: server.URL}
	if reply, err := c.Ask(t.Context(), "s", "u"); err != nil || reply.Text != "{}" || n != 2 {
		t.Errorf("%+v after %d calls: %v", reply, n, err)
	}
	n, status = 0, http.StatusUnauthorized
	if _, err := c.Ask(t.Context(), "s", "u"); err == nil || n != 1 || !strings.Contains(err.Error(), "status 401: no") {
		t.Errorf("%d calls: %v", n, err)
	}
}

// TestInterval holds intervals against ones from the literature.
func TestInterval(t *testing.T) {
	for _, tt := range []struct {
		s         Share
		low, high string
	}{
		{Share{0, 0}, "0.000", "1.000"},
		{Share{0, 10}, "0.000", "0.278"},
		{Share{5, 10}, "0.237", "0.763"},
		{Share{81, 263}, "0.255", "0.366"}, // Newcombe 1998, method 3
		{Share{15, 148}, "0.062", "0.160"}, // the same
		{Share{29, 29}, "0.883", "1.000"},
	} {
		low, high := tt.s.Interval()
		if l, h := fmt.Sprintf("%.3f", low), fmt.Sprintf("%.3f", high); l != tt.low || h != tt.high {
			t.Errorf("%v: %s to %s, want %s to %s", tt.s, l, h, tt.low, tt.high)
		}
	}
	if m, low, high := Median([]int{5, 1, 9, 3, 7}); m != 5 || low > m || high < m || low == high {
		t.Errorf("%d (%d to %d)", m, low, high)
	}
	if m, _, _ := Median([]int(nil)); m != 0 {
		t.Errorf("%d is the median of nothing", m)
	}
}

// TestSystem tells how to read the generated form, and no other.
func TestSystem(t *testing.T) {
	if !strings.Contains(system(Compact), render.Primer("en")) || strings.Contains(system(JSON), render.Primer("en")) || !utf8.ValidString(system(Verbose)) {
		t.Error("the primer is where it does not belong")
	}
}
