package forms

import (
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/bench"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tokens"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Count is what a result costs in each form.
type Count struct {
	Result
	// Bytes and Tokens are 0 where there is no such form. Tokens are by encoding,
	// in the order of [Encodings].
	Bytes  [Forms]int
	Tokens [2][Forms]int
	// Pieces are what the pieces of the body cost in tokens of the first encoding.
	Pieces [Pieces]int
}

// Encodings are the encodings that are counted; goals are about the first.
func Encodings() [2]tokens.Encoding { return [2]tokens.Encoding{tokens.O200k, tokens.Cl100k} }

// CountAll counts all results in the forms that texts has.
func CountAll(all []Result, texts [][Forms]string) ([]Count, error) {
	counts := make([]Count, len(all))
	for e, encoding := range Encodings() {
		counter, err := tokens.New(encoding)
		if err != nil {
			return nil, err
		}
		for i := range all {
			counts[i].Result = all[i]
			if e == 0 {
				counts[i].Pieces = account(counter, texts[i][Body])
			}
			for f, text := range texts[i] {
				counts[i].Bytes[f] = len(text)
				counts[i].Tokens[e][f] = counter.Count([]byte(text))
			}
		}
	}
	return counts, nil
}

// The goals: how many times a form's tokens the generated one may take.
const (
	ofTOON, ofAnyTOON   = 1.00, 1.10
	ofJSON, ofIndented  = 0.78, 0.52
	ofValues            = 1.35
	bannerTokens        = 25
	briefTokens         = 90
	timesFewerThanProse = 2.5
)

// Goals are the goals about tokens of the first encoding, with what was counted.
// Those about TOON are left out where that is.
func Goals(counts []Count, chosen int) (goals []bench.Goal) {
	var sum [Forms]int
	worst, banner, prose, windows, names := 0.0, 0, 0, 0, 0
	for _, c := range counts {
		if !c.Goal {
			continue
		}
		n := c.Tokens[0]
		for f := range sum {
			sum[f] += n[f]
		}
		windows += c.Pieces[Windows]
		names += c.Pieces[Sections]
		if n[TOON] > 0 {
			worst = max(worst, float64(n[Body])/float64(n[TOON]))
		}
		banner = max(banner, n[Compact]-n[Body])
		if c.Name == orderName {
			prose = n[Prose]
		}
	}
	most := func(name string, want, got float64) {
		goals = append(goals, bench.Goal{Name: name, Want: want, Got: got})
	}
	of := func(tokens int, f Form) float64 { return float64(tokens) / float64(sum[f]) }
	ratio := func(name string, want float64, f Form) {
		most("body, of the tokens of "+name+", summed", want, of(sum[Body], f))
	}
	if sum[TOON] > 0 {
		ratio(fmt.Sprintf("TOON with the same facts (%.2f without windows)", of(sum[Body]-windows, TOON)), ofTOON, TOON)
		most("body, of the tokens of TOON, on any one", ofAnyTOON, worst)
	}
	if sum[JSON] > 0 {
		ratio("JSON", ofJSON, JSON)
		ratio("indented JSON", ofIndented, Indented)
		ratio(fmt.Sprintf("the values alone (%.2f without windows and section names)", of(sum[Body]-windows-names, Values)), ofValues, Values)
		most("tokens of a banner where nothing is echoed", bannerTokens, float64(banner))
	}
	most("tokens of the order with its author's fields", briefTokens, float64(chosen))
	if prose > 0 {
		goals = append(goals, bench.Goal{Name: "the same, times fewer than prose", Least: true, Want: timesFewerThanProse, Got: float64(prose) / float64(chosen)})
	}
	return goals
}

// orderName is the result that the seed's goals are about.
const orderName = "order-seed"

// Chosen is how many tokens the document of [Brief] has.
func Chosen() (int, error) {
	counter, err := tokens.New(Encodings()[0])
	if err != nil {
		return 0, err
	}
	r := Brief()
	doc, err := r.Compact(render.Banner(nil, r.Tool, tool.Success))
	if err != nil {
		return 0, fmt.Errorf("show %s: %w", r.Name, err)
	}
	return counter.Count(doc), nil
}
