package render

// The forms of a message's Content. Compact is for models. Verbose is Compact
// whole, with the envelope and with what is for the log only: whoever chooses it
// shows all of that. JSON is the envelope alone, whose data is the result. Where
// a form is "", who is less particular decides: a call leaves it to the
// executor, that to the tool, the tool to Compact.
const (
	Compact = "compact"
	Verbose = "verbose"
	JSON    = "json"
)
