package bench

// Gap is cases in which a peer's verdict is another than expected.
type Gap struct {
	Peer  string
	Cases []string
	// Why is the reason, in a few words.
	Why string
}

// Gaps are all of them: rules that a peer's users do without, so that it has
// less to do in the benchmarks.
func Gaps() []Gap {
	text := []string{"invalid UTF-8", "lone surrogate"}
	zero := []string{"missing number that may be 0", "minimum, sent as 0"}
	var gaps []Gap
	add := func(peer, why string, cases ...string) { gaps = append(gaps, Gap{peer, cases, why}) }
	for _, p := range []string{goSDK, ogenName, santhosh, "std+validator", "goccy+validator", "sonic+validator", "easyjson+validator"} {
		add(p, "takes U+FFFD for what is no Unicode text", text...)
		add(p, "the last of several values wins", "duplicate name")
	}
	for _, p := range []string{"std+validator", "goccy+validator", "sonic+validator", "easyjson+validator"} {
		add(p, "a number that is 0 counts as absent", zero...)
	}
	for _, p := range []string{"std+validator", "goccy+validator", "sonic+validator"} {
		add(p, "names match in any case", "name in another case")
	}
	for _, p := range []string{goSDK, "std+validator", "goccy+validator"} {
		add(p, "reads one value, and not on", "trailing data")
	}
	add(goSDK, "formats are not asserted", "date", "date that is none", "email", "uuid")
	add("easyjson+validator", "lets control characters through", "control character")
	return gaps
}
