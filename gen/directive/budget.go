package directive

// Budget is the default size of the rendered result; 0 where nothing is said.
type Budget struct {
	Tokens, Chars int
	// Ask adds an argument by which the model asks for less.
	Ask bool
}

// readBudget reads tokens=800, chars=4000, or both, and ask.
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
	if len(values) == 0 {
		a.report(words[0].whole.Position(0), "TA025", "//tool:budget has ask without tokens= or chars=, which bound it")
		return
	}
	const most = 1_000_000
	okTokens := a.number(values["tokens"], 1, most, &b.Tokens)
	if a.number(values["chars"], 1, most, &b.Chars) && okTokens {
		s.Budget = Value[Budget]{a.pos, b}
	}
}
