package exec

// Stats is how many calls an [Executor] has answered, and what is still going
// on. Its numbers are of about the same moment.
type Stats struct {
	// Calls counts the calls that were answered.
	Calls int64
	// Running counts the goroutines that run calls now, one each.
	Running int64
	// Left counts those of Running whose call has been answered without them,
	// because its time was up or it was canceled. A number that grows tells of
	// handlers that don't heed their context.
	Left int64
	// Summaries counts the summarizers that work now, whether their call waits for
	// them or has been answered without them.
	Summaries int64
}

// Stats is the state of x now.
func (x *Executor) Stats() Stats {
	return Stats{Calls: x.calls.Load(), Running: x.running.Load(), Left: max(0, x.left.Load()), Summaries: x.summaries.Load()}
}
