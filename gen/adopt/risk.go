package adopt

// risk is the risk that MCP's hints tell, and why it should be looked at; "" for
// nothing to look at. It is never less than they say: a tool of which nothing is
// known is taken for one that does what is hard to undo.
//
//	readOnlyHint                   R1: whether it reads the outside is not told
//	destructiveHint false          R2
//	destructiveHint, or none       R3
func risk(hints *value) (level, doubt string) {
	reads, told := hint(hints, "readOnlyHint")
	if reads {
		return "R1", ""
	}
	destroys, said := hint(hints, "destructiveHint")
	switch {
	case said && !destroys:
		return "R2", ""
	case said:
		return "R3", ""
	case told:
		return "R3", "the definition says that it writes, and not whether that can be undone"
	default:
		return "R3", "the definition does not say what the tool does"
	}
}

// idempotent reports whether hints say that a tool which writes may be repeated.
func idempotent(hints *value) bool {
	reads, _ := hint(hints, "readOnlyHint")
	repeats, _ := hint(hints, "idempotentHint")
	return repeats && !reads
}

// hint is one of the hints, and whether it is there.
func hint(hints *value, name string) (is, said bool) {
	h := hints.get(name)
	if h == nil || h.kind != isTruth {
		return false, false
	}
	return h.text == "true", true
}
