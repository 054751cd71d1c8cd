package model

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// String is the name as people write it, without its package: Order, or
// Page[Order].
func (n Name) String() string { return n.Name + mark.ReplaceAllString(string(n.Args), "") }

// Word is the name as one identifier: Order, or PageOrder. Two names may have
// the same one.
func (n Name) Word() string {
	word := n.Name
	args := mark.ReplaceAllString(string(n.Args), "")
	for arg := range strings.FieldsFuncSeq(args, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		first, size := utf8.DecodeRuneInString(arg)
		word += string(unicode.ToUpper(first)) + arg[size:]
	}
	return word
}

// mark is the import path of a package in a [GoType].
var mark = regexp.MustCompile(`«[^»]*»\.`)
