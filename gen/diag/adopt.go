package diag

// adoptPages are about inputs of tooladapt import, whose positions are lines of
// that input.
var adoptPages = []Page{
	{
		Code:  "TA100",
		Title: "an imported schema says what no struct says",
		Text: `A Go type and its tags say of a value what kind it is, its bounds, and its
names. They choose between no schemas, join none, and make no rule depend on
another value. A tool whose schema does so is left out of what import writes:
a struct without the rule would accept more than the tool does. So is one with
a format or a pattern that no decoder checks, or with a name that no provider
takes. The other tools are written; with -strict nothing is.`,
		Wrong: `"value": {"oneOf": [{"type": "string"}, {"type": "number"}]}`,
		Cure:  `"value": {"type": "string"}`,
	},
	{
		Code:  "TA101",
		Title: "an input to import has no tools",
		Text: `import reads results of MCP's tools/list, also in a JSON-RPC envelope or as
the list alone, definitions of OpenAI, Anthropic and Gemini, and one JSON Schema
of arguments: as one JSON value, or one a line. What is no JSON in UTF-8, has a
key twice, or is none of these is told under this code, and so is a tool of the
provider's own, which has no schema.`,
		Wrong: `[{"type": "web_search_20250305", "name": "web_search"}]`,
		Cure:  `[{"name": "find", "description": "Finds.", "input_schema": {"type": "object"}}]`,
	},
	{
		Code:  "TA102",
		Title: "something imported is written otherwise",
		Text: `The tool is written, and its schema accepts what it accepted. But a name that
tools cannot have here was made one, a description has line breaks where a
comment has none, or a word to readers, such as a title of an element, has no
place in Go. With -strict nothing is written then.`,
		Wrong: `{"name": "get-sum", "inputSchema": {"type": "object"}}`,
		Cure:  `{"name": "get_sum", "inputSchema": {"type": "object"}}`,
	},
}
