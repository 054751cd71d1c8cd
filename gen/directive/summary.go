package directive

// readSummary takes the rest of the line as it is written.
func readSummary(a *args, s *Struct) {
	if !a.has(len(a.text.String)) {
		return
	}
	s.Summary, _ = a.oneLine(a.text, "the summary")
}
