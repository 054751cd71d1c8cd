package tool

import (
	"encoding/json"
	"time"
)

// Result is the envelope of one answered call: what programs, logs and front
// ends read. Its JSON has fixed keys, and its duration is in seconds there.
type Result struct {
	// ToolCallID and ToolName are those of the call.
	ToolCallID string `json:"tool_call_id"`
	ToolName   string `json:"tool_name"`
	// SchemaVersion and Risk are those of the tool's [Spec].
	SchemaVersion int    `json:"schema_version"`
	Status        Status `json:"status"`
	Risk          Risk   `json:"risk_level"`
	// Arguments are the arguments as JSON, secrets hidden.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// Coercions are what was coerced among the arguments.
	Coercions []Coercion `json:"coercions,omitempty"`
	// KeyFields are the fields that are tagged key, in struct order.
	KeyFields []KeyField `json:"key_fields,omitempty"`
	// Coverage is nil where the result has neither lists nor text.
	Coverage *Coverage `json:"coverage,omitempty"`
	// Next are offers, after a success and after a failure.
	Next []string `json:"next_action,omitempty"`
	// Error is nil unless the call failed.
	Error     *Error        `json:"error,omitempty"`
	StartedAt time.Time     `json:"started_at"`
	Duration  time.Duration `json:"duration"`
	// Blobs are attachments, in the order in which the result has them. They
	// are no part of the JSON.
	Blobs []Blob `json:"-"`
}

// MarshalJSON writes the fixed keys.
func (r Result) MarshalJSON() ([]byte, error) {
	type keys Result
	return json.Marshal(struct {
		keys
		Duration seconds `json:"duration"`
	}{keys(r), seconds(r.Duration)})
}

// KeyField is one field of the result that is tagged key, as it was shown.
type KeyField struct {
	Key   string `json:"key"`
	Value string `json:"value"`
}

// Coverage says how much of the result's lists is shown.
type Coverage struct {
	// Total and Shown count the entries of all lists together.
	Total int `json:"total"`
	Shown int `json:"shown"`
	// Complete says that every list and text is shown whole.
	Complete bool `json:"complete"`
	// Empty names the lists that matched nothing. It is no part of the JSON.
	Empty []string `json:"-"`
}

// List counts one list of total entries, of which shown are shown, under its
// rendered key. It returns c; a nil c becomes a new Coverage.
func (c *Coverage) List(key string, total, shown int) *Coverage {
	if c == nil {
		c = &Coverage{Complete: true}
	}
	c.Total += total
	c.Shown += shown
	c.Complete = c.Complete && shown == total
	if total == 0 {
		c.Empty = append(c.Empty, key)
	}
	return c
}

// Text counts a text, which is shown whole unless it is a part itself. It
// returns c; a nil c becomes a new Coverage.
func (c *Coverage) Text(t Text) *Coverage {
	if c == nil {
		c = &Coverage{Complete: true}
	}
	first, last, total := t.Window()
	c.Complete = c.Complete && first == 1 && last == total
	return c
}
