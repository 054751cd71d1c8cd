package render

import "unicode/utf8"

// estimate counts tokens as EstimateTokens does.
type estimate struct{}

// Count is that of [Counter].
func (estimate) Count(text []byte) int { return EstimateTokens(text) }

// What each piece of a text takes, in twentieths of a token.
const (
	perWord   = 20 // a run of ASCII letters
	perLetter = 1  // beyond the fifth of a run
	perHump   = 35 // where a capital follows a small letter
	perDigits = 30 // three of a run of digits
	perMarks  = 16 // a run of other visible ASCII
	perMark   = 1  // beyond the first of a run
	perBreak  = 3  // a line end
	perSpaces = 30 // a run of more than one space
	perWide   = 21 // a Chinese, Japanese or Korean character
	perOther  = 12 // a letter or mark of the rest of the basic plane
	perAstral = 40 // anything beyond it, such as an emoji
)

// EstimateTokens is about the number of tokens of text, as the tokenizer o200k
// splits it, without its tables. Measured on 622 files of tool output, chats and
// Go source, the first 12 KB of each: half of the estimates are within 5 % and 95 %
// within 15 %, the worst are 17 % too few and 41 % too many.
func EstimateTokens(text []byte) int {
	sum := 0
	for i := 0; i < len(text); {
		n, cost := estimatePiece(text[i:])
		sum += cost
		i += n
	}
	return (sum + perWord - 1) / perWord
}

// estimatePiece is the length of the piece that starts text, and what it takes.
func estimatePiece(text []byte) (n, cost int) {
	switch class := pieceClass(text[0]); class {
	case letterPiece:
		return estimateWord(text)
	case digitPiece:
		n = pieceRun(text, class)
		return n, (n + 2) / 3 * perDigits
	case markPiece:
		n = pieceRun(text, class)
		return n, perMarks + (n-1)*perMark
	case spacePiece:
		if n = pieceRun(text, class); n > 1 {
			cost = perSpaces
		}
		return n, cost
	case breakPiece:
		return 1, perBreak
	}
	r, n := utf8.DecodeRune(text)
	switch {
	case r > 0xffff:
		return n, perAstral
	case r >= 0x2e80 && r < 0xe000 || r >= 0xf900:
		return n, perWide
	default:
		return n, perOther
	}
}

// estimateWord is estimatePiece for a run of letters.
func estimateWord(text []byte) (n, cost int) {
	n = pieceRun(text, letterPiece)
	cost = perWord + max(0, n-5)*perLetter
	for i := 1; i < n; i++ {
		if text[i] < 'a' && text[i-1] >= 'a' {
			cost += perHump
		}
	}
	return n, cost
}

// The classes of bytes that make up pieces.
const (
	widePiece = iota
	letterPiece
	digitPiece
	markPiece
	spacePiece
	breakPiece
)

func pieceClass(c byte) int {
	switch {
	case isLetter(c):
		return letterPiece
	case isDigit(c):
		return digitPiece
	case c == '\n':
		return breakPiece
	case c <= ' ':
		return spacePiece
	case c < utf8.RuneSelf:
		return markPiece
	default:
		return widePiece
	}
}

// pieceRun is how many bytes of a class start text.
func pieceRun(text []byte, class int) int {
	n := 1
	for n < len(text) && pieceClass(text[n]) == class {
		n++
	}
	return n
}
