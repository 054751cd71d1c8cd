package cause

// errno knows none: errors of Plan 9 are texts.
func errno(error) Hint { return "" }
