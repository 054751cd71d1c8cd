package directive

// Later is what directives without an effect yet say.
type Later struct {
	// Budget is //tool:budget tokens=800 chars=4000 ask.
	Budget Value[Budget]
	// Deliver is //tool:deliver csv or ndjson.
	Deliver Value[string]
	// OK is //tool:ok exit=0,1: the exit codes that count as success.
	OK Value[[]int]
}

// Budget is the default size of the rendered result; 0 where nothing is said.
type Budget struct {
	Tokens, Chars int
	// Ask adds an argument by which the model may ask for less.
	Ask bool
}

func readBudget(a *args, s *Struct) {
	words, values, ok := a.keyed("", "tokens", "chars")
	if !ok || !a.has(len(words)+len(values)) {
		return
	}
	var b Budget
	for i, w := range words {
		if b.Ask = i == 0 && w.whole.String == "ask"; !b.Ask {
			a.surplus(words[i : i+1])
			return
		}
	}
	const most = 1_000_000
	okTokens := a.number(values["tokens"], 1, most, &b.Tokens)
	if a.number(values["chars"], 1, most, &b.Chars) && okTokens {
		s.Later.Budget = Value[Budget]{a.pos, b}
	}
}

func readDeliver(a *args, s *Struct) {
	s.Later.Deliver, _ = a.oneOf("csv", "ndjson")
}

func readOK(a *args, s *Struct) {
	words, values, ok := a.keyed("", "exit")
	if !a.surplus(words) || !ok || !a.has(len(values)) {
		return
	}
	var codes []int
	for _, part := range values["exit"][0].split(',') {
		var code int
		if !a.number([]Text{part}, 0, 255, &code) {
			return
		}
		codes = append(codes, code)
	}
	s.Later.OK = Value[[]int]{values["exit"][0].Position(0), codes}
}
