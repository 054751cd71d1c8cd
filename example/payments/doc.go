// Package payments holds tools that ask the back ends of a Chinese shop: what
// became of a payment, of its refund, and what a product costs.
//
// Each back end has a way of its own to say the same: amounts in fen or with
// commas in a string, times as milliseconds or without a zone, states as English
// or Chinese words, keys in Chinese, XML. The tags of the results say which, and
// a model reads yuan, RFC 3339 and English keys.
package payments

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt
