package render

import "github.com/tooladapt/tooladapt/runtime/words"

// Primer is what a system prompt should say about the form compact/1, in about
// 110 tokens: in Chinese for "zh", else in English.
func Primer(lang string) string { return words.In(lang).Say(words.Primer) }
