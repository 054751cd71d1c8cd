// Package orders holds the tools of a shop's customer-service agent: they look
// orders up, search them and cancel them, in a SQLite database that is created
// and filled on first use. Keys and codes are English; values, and the sentences
// of declared errors, are in the language of the shop, Chinese.
//
// Handlers know nothing about models: they take a struct, ask the database and
// answer a struct. What stands between them and a model is generated from the
// structs.
package orders

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt
