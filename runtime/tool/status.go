package tool

// Status says how a call ended. It is the one source for every provider's
// error flag.
type Status string

// The closed set of statuses. An empty result is a success; a partial result
// lacks something that was asked for and names it.
const (
	Success Status = "success"
	Partial Status = "partial"
	Failed  Status = "failed"
	Timeout Status = "timeout"
	Denied  Status = "denied"
)
