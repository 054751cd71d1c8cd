// Package cause finds the root cause of an error that is not ours: a [Hint]
// from a closed vocabulary, and how long to wait where the error says so. It
// reads types, methods and codes, and no text of an error.
//
// It knows the errors of the standard library, codes of PostgreSQL, SQLite,
// gRPC and JSON-RPC, and answers over HTTP. What a hint means for a call is for
// package tool to say.
//
// # Why it imports so little
//
// Every program that has a tool links this package, and crypto/x509 alone is
// 1 MiB of a binary, net 100 KiB. So errors of such packages are known by the
// names of their types, those of other modules by their methods and fields, and
// only what the linker drops again is imported. The tests hold the names
// against the types.
package cause
