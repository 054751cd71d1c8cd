package directive

// Later is what directives without an effect yet say.
type Later struct {
	// Deliver is //tool:deliver csv or ndjson.
	Deliver Value[string]
}

func readDeliver(a *args, s *Struct) {
	s.Later.Deliver, _ = a.oneOf("csv", "ndjson")
}
