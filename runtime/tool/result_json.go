package tool

import "strconv"

// AppendJSON appends the envelope as one JSON object:
//
//	tool_call_id, tool_name, schema_version, status, risk_level, arguments,
//	key_fields [{key, value}], coverage {total, shown, ranges [{section, first,
//	last, total}], complete, as_of, scope [{key, value}]}, evidence_refs [{ref,
//	kind, pointer, rows {first, last}, version}], display, next_action, error (see
//	[Error.AppendJSON]), retry_policy {max_attempts, attempts, backoff, on},
//	redaction {version, fields}, raw_ref, data, coercions [{path, rule, before}],
//	started_at, duration
//
// Every key is always there, in this order: null where there is nothing, []
// where a list is empty. Times are in RFC 3339, durations are numbers of
// seconds. Arguments and Data must be JSON, and are copied as they are.
func (r Result) AppendJSON(dst []byte) []byte {
	dst = appendText(append(dst, `{"tool_call_id":`...), r.ToolCallID)
	dst = appendText(append(dst, `,"tool_name":`...), r.ToolName)
	dst = strconv.AppendInt(append(dst, `,"schema_version":`...), int64(r.SchemaVersion), 10)
	dst = appendText(append(dst, `,"status":`...), string(r.Status))
	dst = appendText(append(dst, `,"risk_level":`...), r.Risk.String())
	dst = appendRaw(append(dst, `,"arguments":`...), r.Arguments)
	dst = appendList(append(dst, `,"key_fields":`...), r.KeyFields, appendKeyField)
	dst = r.Coverage.append(append(dst, `,"coverage":`...))
	dst = appendList(append(dst, `,"evidence_refs":`...), r.Evidence, appendEvidence)
	dst = appendSome(append(dst, `,"display":`...), r.Display)
	dst = appendList(append(dst, `,"next_action":`...), r.Next, appendTextOf)
	dst = r.Error.AppendJSON(append(dst, `,"error":`...))
	dst = r.Retry.append(append(dst, `,"retry_policy":`...))
	dst = r.appendRedaction(append(dst, `,"redaction":`...))
	dst = appendSome(append(dst, `,"raw_ref":`...), r.RawRef)
	dst = appendRaw(append(dst, `,"data":`...), r.Data)
	dst = appendList(append(dst, `,"coercions":`...), r.Coercions, appendCoercion)
	dst = appendTime(append(dst, `,"started_at":`...), r.StartedAt)
	dst = appendSeconds(append(dst, `,"duration":`...), r.Duration)
	return append(dst, '}')
}

// MarshalJSON is what AppendJSON appends.
func (r Result) MarshalJSON() ([]byte, error) { return r.AppendJSON(nil), nil }

func appendKeyField(dst []byte, f *KeyField) []byte {
	dst = appendText(append(dst, `{"key":`...), f.Key)
	return append(appendText(append(dst, `,"value":`...), f.Value), '}')
}

func (c *Coverage) append(dst []byte) []byte {
	if c == nil {
		return append(dst, "null"...)
	}
	dst = appendCount(append(dst, `{"total":`...), c.Total)
	dst = strconv.AppendInt(append(dst, `,"shown":`...), int64(c.Shown), 10)
	dst = appendList(append(dst, `,"ranges":`...), c.Ranges, appendWindow)
	dst = strconv.AppendBool(append(dst, `,"complete":`...), c.Complete)
	dst = appendTime(append(dst, `,"as_of":`...), c.AsOf)
	dst = appendList(append(dst, `,"scope":`...), c.Scope, appendKeyField)
	return append(dst, '}')
}

// appendWindow appends the range of a section.
func appendWindow(dst []byte, r *Range) []byte {
	dst = appendText(append(dst, `{"section":`...), r.Section)
	dst = appendEnds(append(dst, ','), *r)
	return append(appendCount(append(dst, `,"total":`...), r.Total), '}')
}

func appendEnds(dst []byte, r Range) []byte {
	dst = strconv.AppendInt(append(dst, `"first":`...), int64(r.First), 10)
	return strconv.AppendInt(append(dst, `,"last":`...), int64(r.Last), 10)
}

func appendEvidence(dst []byte, e *Evidence) []byte {
	dst = appendText(append(dst, `{"ref":`...), e.Ref)
	dst = appendText(append(dst, `,"kind":`...), e.Kind)
	dst = appendText(append(dst, `,"pointer":`...), e.Pointer)
	dst = append(dst, `,"rows":`...)
	if e.Range.First == 0 && e.Range.Last == 0 {
		dst = append(dst, "null"...)
	} else {
		dst = append(appendEnds(append(dst, '{'), e.Range), '}')
	}
	return append(appendSome(append(dst, `,"version":`...), e.Version), '}')
}

func (r *Retry) append(dst []byte) []byte {
	if r == nil {
		return append(dst, "null"...)
	}
	dst = strconv.AppendInt(append(dst, `{"max_attempts":`...), int64(r.MaxAttempts), 10)
	dst = strconv.AppendInt(append(dst, `,"attempts":`...), int64(r.Attempts), 10)
	dst = appendSeconds(append(dst, `,"backoff":`...), r.Backoff)
	dst = appendList(append(dst, `,"on":`...), r.On, func(dst []byte, c *Category) []byte {
		return appendText(dst, string(*c))
	})
	return append(dst, '}')
}

func (r *Result) appendRedaction(dst []byte) []byte {
	if len(r.Redacted) == 0 {
		return append(dst, "null"...)
	}
	dst = appendSome(append(dst, `{"version":`...), r.RedactedBy)
	return append(appendList(append(dst, `,"fields":`...), r.Redacted, appendTextOf), '}')
}

func appendCoercion(dst []byte, c *Coercion) []byte {
	dst = appendText(append(dst, `{"path":`...), c.Path)
	dst = appendText(append(dst, `,"rule":`...), c.Rule)
	return append(appendText(append(dst, `,"before":`...), c.Before), '}')
}
