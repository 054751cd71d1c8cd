// Package forms shows real results in several forms, each with the same facts,
// and counts what they cost a model: indented JSON, JSON, YAML, TOON, the prose
// of a chatty tool, the bare values, and the form of package render.
package forms
