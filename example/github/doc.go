// Package github holds tools that read the issues of GitHub over its REST API, or
// of a GitHub Enterprise Server: one issue, those of a repository, those that a
// search finds.
//
// Each handler asks and returns what came in one line, by upstream.Raw. From
// there on everything is generated: fields are read from where GitHub has them,
// as from= says; a field that it left out is no zero; a Link header becomes the
// call that reads the next page; an error is told by its status and header, and
// never by the words of its body.
package github

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt
