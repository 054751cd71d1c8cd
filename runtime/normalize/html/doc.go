// Package html makes readable text of pages, for tools whose result is text. It
// is a module of its own, so that a program whose tools read no pages needs no
// parser of them.
//
//	return html.Page(upstream.Raw(resp)), nil
package html
