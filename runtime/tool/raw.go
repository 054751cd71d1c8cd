package tool

// Raw is what an upstream answered, before it is normalized. The zero Raw
// holds nothing.
type Raw struct{ value any }

// FromValue is upstream output that is already a Go value. A tool's normalizer
// takes its own result type, or a pointer to it.
func FromValue(v any) Raw { return Raw{value: v} }

// Value is what [FromValue] was given, or nil.
func (r Raw) Value() any { return r.value }
