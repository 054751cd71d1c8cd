// Package charset reads upstream output in encodings other than UTF-8: GBK, Big5,
// Shift-JIS, Latin-1, UTF-16 and whatever else the WHATWG Encoding standard
// names. It is a module of its own, so that a program whose sources speak UTF-8
// needs no tables of others.
//
//	return charset.Decode(upstream.Raw(resp)), nil
package charset
