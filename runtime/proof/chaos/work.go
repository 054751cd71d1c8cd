package chaos

// Work does something, right or wrong.
//
//tool:name work
//tool:risk R2
//tool:idempotent
//tool:result Done
//tool:timeout 40ms
//tool:retry max=2 backoff=1ms on=UPSTREAM_UNAVAILABLE
type Work struct {
	// Which of the things that may happen.
	Seed int `json:"seed"`
}

// Done is what came of the work.
type Done struct {
	// The number that was sent.
	Seed int `json:"seed" tool:"key"`
	// Whom to call about it.
	Phone string `json:"phone" tool:"redact=phone"`
}
