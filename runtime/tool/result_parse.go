package tool

import "fmt"

// UnmarshalJSON reads what AppendJSON appends, and nothing else: a member that
// is unknown, missing, there twice or of another type is an error that names it
// by a JSON Pointer, and so is an error's member that contradicts its category.
// What is no part of the JSON, such as the blobs, is empty in r. An error
// changes nothing.
func (r *Result) UnmarshalJSON(data []byte) error {
	var out Result
	p := newParser(data)
	out.parse(p)
	if err := p.end(); err != nil {
		return fmt.Errorf("read envelope: %w", err)
	}
	*r = out
	return nil
}

func (r *Result) parse(p *parser) {
	p.object(
		member{"tool_call_id", func(p *parser) { r.ToolCallID = p.text() }},
		member{"tool_name", func(p *parser) { r.ToolName = p.text() }},
		member{"schema_version", func(p *parser) { r.SchemaVersion = p.integer() }},
		member{"status", func(p *parser) { r.Status = parseStatus(p) }},
		member{"risk_level", func(p *parser) { r.Risk = parseRisk(p) }},
		member{"arguments", func(p *parser) { r.Arguments = p.raw() }},
		member{"key_fields", func(p *parser) { r.KeyFields = elements(p, parseKeyField) }},
		member{"coverage", func(p *parser) { r.Coverage = parseCoverage(p) }},
		member{"evidence_refs", func(p *parser) { r.Evidence = elements(p, parseEvidence) }},
		member{"display", func(p *parser) { r.Display = p.some() }},
		member{"next_action", func(p *parser) { r.Next = elements(p, parseText) }},
		member{"error", func(p *parser) { r.Error = parseError(p) }},
		member{"retry_policy", func(p *parser) { r.Retry = parseRetry(p) }},
		member{"redaction", func(p *parser) { r.parseRedaction(p) }},
		member{"raw_ref", func(p *parser) { r.RawRef = p.some() }},
		member{"data", func(p *parser) { r.Data = p.raw() }},
		member{"coercions", func(p *parser) { r.Coercions = elements(p, parseCoercion) }},
		member{"started_at", func(p *parser) { r.StartedAt = p.time() }},
		member{"duration", func(p *parser) { r.Duration = p.seconds() }},
	)
}

func parseText(p *parser, s *string) { *s = p.text() }

func parseStatus(p *parser) Status {
	switch s := Status(p.text()); s {
	case Success, Partial, Failed, Timeout, Denied:
		return s
	default:
		p.fail("is no status")
		return ""
	}
}

func parseRisk(p *parser) Risk {
	name := p.text()
	for r := R0; r <= R4; r++ {
		if r.String() == name {
			return r
		}
	}
	p.fail("is no risk, want R0 to R4")
	return 0
}

func parseKeyField(p *parser, f *KeyField) {
	p.object(
		member{"key", func(p *parser) { f.Key = p.text() }},
		member{"value", func(p *parser) { f.Value = p.text() }},
	)
}

func parseCoverage(p *parser) (c *Coverage) {
	p.objectOrNull(func() { c = new(Coverage) },
		member{"total", func(p *parser) { c.Total = p.count() }},
		member{"shown", func(p *parser) { c.Shown = p.integer() }},
		member{"ranges", func(p *parser) { c.Ranges = elements(p, parseRange) }},
		member{"complete", func(p *parser) { c.Complete = p.boolean() }},
		member{"as_of", func(p *parser) { c.AsOf = p.time() }},
		member{"scope", func(p *parser) { c.Scope = elements(p, parseKeyField) }},
	)
	return c
}

func parseRange(p *parser, r *Range) {
	p.object(
		member{"section", func(p *parser) { r.Section = p.text() }},
		member{"first", func(p *parser) { r.First = p.integer() }},
		member{"last", func(p *parser) { r.Last = p.integer() }},
		member{"total", func(p *parser) { r.Total = p.count() }},
	)
}

func parseEvidence(p *parser, e *Evidence) {
	p.object(
		member{"ref", func(p *parser) { e.Ref = p.text() }},
		member{"kind", func(p *parser) { e.Kind = p.text() }},
		member{"pointer", func(p *parser) { e.Pointer = p.text() }},
		member{"rows", func(p *parser) {
			p.objectOrNull(func() {},
				member{"first", func(p *parser) { e.Range.First = p.integer() }},
				member{"last", func(p *parser) { e.Range.Last = p.integer() }},
			)
		}},
		member{"version", func(p *parser) { e.Version = p.some() }},
	)
}

func parseRetry(p *parser) (r *Retry) {
	p.objectOrNull(func() { r = new(Retry) },
		member{"max_attempts", func(p *parser) { r.MaxAttempts = p.integer() }},
		member{"attempts", func(p *parser) { r.Attempts = p.integer() }},
		member{"backoff", func(p *parser) { r.Backoff = p.seconds() }},
		member{"on", func(p *parser) { r.On = elements(p, func(p *parser, c *Category) { *c = parseCategory(p) }) }},
	)
	return r
}

// parseRedaction reads what is hidden, which is something unless it is null.
func (r *Result) parseRedaction(p *parser) {
	p.objectOrNull(func() {},
		member{"version", func(p *parser) { r.RedactedBy = p.some() }},
		member{"fields", func(p *parser) {
			if r.Redacted = elements(p, parseText); len(r.Redacted) == 0 {
				p.fail("is empty, want null for the whole redaction")
			}
		}},
	)
}

func parseCoercion(p *parser, c *Coercion) {
	p.object(
		member{"path", func(p *parser) { c.Path = p.text() }},
		member{"rule", func(p *parser) { c.Rule = p.text() }},
		member{"before", func(p *parser) { c.Before = p.text() }},
	)
}
