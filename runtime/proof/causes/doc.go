// Package causes has errors of other modules classified: those of SQLite, gRPC
// and MCP, made by their own clients and servers. It has no code of its own.
package causes
