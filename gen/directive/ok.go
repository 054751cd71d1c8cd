package directive

// readOK reads exit=0,1.
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
	s.OK = Value[[]int]{values["exit"][0].Position(0), codes}
}
