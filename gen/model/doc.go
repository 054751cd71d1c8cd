// Package model is what the generator knows about a tool package, as plain
// data: no syntax trees, no go/types, nothing that is still to be decided
// about meaning. Package bind makes it, schema and plan read it.
package model
