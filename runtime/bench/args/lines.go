package args

import "context"

// ImportLines takes lines of invoices, as many as there are: arguments of any
// size.
//
//tool:name
//tool:risk R2
type ImportLines struct {
	Items []Item `json:"items" jsonschema:"maxItems=100000"`
}

// Import handles import_lines.
func Import(context.Context, ImportLines) error { return nil }
