// Package plan settles everything about the files that one package gets: which
// declarations, in which order, under which names, with which imports. After it
// nothing is left to decide; package templates only spells.
package plan
