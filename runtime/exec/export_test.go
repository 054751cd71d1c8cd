package exec

// WithChance has x wait between attempts as if chance, 0 to 1, had come up.
func (x *Executor) WithChance(chance float64) *Executor {
	x.random = func() float64 { return chance }
	return x
}
