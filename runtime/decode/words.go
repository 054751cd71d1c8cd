package decode

import (
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// voice is one language, as rules are told in it.
type voice struct{ *words.Language }

// english is for who has no caller to ask.
func english() voice { return voice{words.In("")} }

// voice is the language that the caller asked for.
func (d *Decoder) voice() voice { return voice{words.In(d.Lang())} }

// expected is what the JSON text is to be where reading stopped.
var expected = [stops]words.Phrase{
	wantValue: words.WantValue, wantName: words.WantName, wantColon: words.WantColon,
	wantCommaOrBrace: words.WantCommaOrBrace, wantCommaOrBracket: words.WantCommaOrBracket,
	wantQuote: words.WantQuote, wantEscape: words.WantEscape, wantNoControl: words.WantNoControl,
	wantDigit: words.WantDigit, wantEnd: words.WantEnd,
	tooDeep: words.TooDeep, tooLarge: words.TooLarge16, tooMany: words.TooManyElements, tooSlow: words.TooSlow,
}

// halt is the violation of text that ends, at byte at, for the reason why.
func (l voice) halt(why stop, at string) tool.Violation {
	keyword := syntaxKeyword
	if why.isLimit() {
		keyword = limitKeyword
	}
	return tool.Violation{Keyword: keyword, Got: l.Say(words.AtByte, at), Want: l.Say(expected[why])}
}
