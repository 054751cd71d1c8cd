package directive

// Later is what directives without an effect yet say.
type Later struct {
	// Deliver is //tool:deliver csv or ndjson.
	Deliver Value[string]
	// OK is //tool:ok exit=0,1: the exit codes that count as success.
	OK Value[[]int]
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
