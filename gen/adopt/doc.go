// Package adopt writes annotated Go structs for tools that were defined
// elsewhere: the tools of an MCP server, the tool definitions of a provider, or
// one JSON Schema. Its stages are
//
//	read → definitions → shapes → declarations → Go source
//
// What no Go type can say is a finding that names its place in the input, and
// the tool that says it is left out: never is a schema made looser. The package
// reads no file but the text that it is given, and its structs are input of the
// generator like any that a person wrote.
package adopt
