package tool

// Raw is what an upstream answered, before it is normalized. Package normalize
// has a constructor for each kind of source, [FromValue] makes one of a Go
// value. The zero Raw holds nothing.
type Raw struct{ value any }

// FromValue is upstream output that is already a Go value. A tool's normalizer
// takes its own result type, a pointer to it, or what encoding/json makes of
// any other value.
func FromValue(v any) Raw { return Raw{value: v} }

// Value is what [FromValue] was given, the source itself where package normalize
// made the Raw, or nil.
func (r Raw) Value() any { return r.value }

// Bytes is what the source sent, unchanged, and its media type (RFC 9110), such
// as text/csv; nil where it did not send bytes. They are shared: treat them as
// read-only.
func (r Raw) Bytes() (data []byte, mediaType string) {
	if source, ok := r.value.(interface{ Bytes() ([]byte, string) }); ok {
		return source.Bytes()
	}
	return nil, ""
}
