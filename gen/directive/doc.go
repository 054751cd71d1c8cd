// Package directive reads what users say about a tool in comments and tags:
// the //tool:verb lines and the tool:"…" field tag. It sees text only, no
// types: whether a named result type exists is for package bind to say. What is
// wrong is told in diagnostics with the position of the wrong word, all of them
// in one pass.
//
// # Arguments
//
// The text after the verb is a sequence of arguments with spaces between them:
//
//	word            anything without a space, a quote or an equals sign
//	key=value       value is anything without a space or a quote
//	key="value"     value is a Go string with its escapes
//	"text"          the same without a key
//
// Some verbs take the rest of the line as it stands: a JSON object (example,
// reject, sample), a template (summary), or prose (the reason of allow).
//
// # Tags
//
// The text of a tool tag is a list of options with commas between them, each a
// flag or key=value. A comma that belongs to a value is written \\, in the tag
// (which Go unquotes to \,), as in the jsonschema tag.
package directive
